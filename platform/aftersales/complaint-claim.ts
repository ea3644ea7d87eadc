import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { COMPLAINT_STATES, type ComplaintBody } from '#contract/complaint.ts'
import type { FieldError } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { Failure } from '#platform/http/failure.ts'
import { complaintText } from './complaint-texts.ts'
import { shareOf } from './refund-price.ts'
import { packagesHeldInPart } from './return-obstacle.ts'

type AskedItem = ComplaintBody['items'][number]

export interface ClaimedItem extends AskedItem {
  total_price: number
  taxed_total_price: number
}

interface BoughtItem {
  id: number
  package_id: number | null
  amount: number
  left: number
  total_price: number
  taxed_total_price: number
}

type Asking = Database | Transaction

/** An item of a complaint that is open, or that has paid it back. */
const isClaimed = (sql: Asking): Fragment => sql`(complaint.state < ${COMPLAINT_STATES.rejected}
  or (complaint.state = ${COMPLAINT_STATES.resolved} and item.final_resolve = 'money_back'))`

/** Pieces of a line in a complaint's `item` that is `held`, or that went back. */
const takenPieces = (sql: Asking, id: Fragment, held: Fragment) => sql`(coalesce((
  select sum(item.amount) from complaint_item item join complaint on complaint.id = item.complaint_id
  where item.order_item_id = ${id} and ${held}), 0)
  + coalesce((select returned_amount from order_item_return where order_item_id = ${id}), 0))`

export const claimableLines = (sql: Asking): Fragment => sql`order_item line left join order_item package
  on package.id = line.parent_id and line.order_item_type = ${CART_ITEM_TYPES.package_item}`

/** Pieces of a claimable line not taken, alone, with their package or by a part; below zero, some were taken twice. */
export const piecesLeft = (sql: Asking, held: Fragment): Fragment => sql`(
  line.amount - ${takenPieces(sql, sql`line.id`, held)} - ${packagesHeldInPart(sql, held)}
  - coalesce(line.amount * ${takenPieces(sql, sql`package.id`, held)} / package.amount, 0))`

/** Pieces of a claimable line left to complain about. */
export const claimablePieces = (sql: Asking): Fragment =>
  sql`greatest(0, ${piecesLeft(sql, isClaimed(sql))})::int`

/** The pieces that are complained about, at the prices they were bought for; the order is locked already. */
export async function claimItems(
  tx: Transaction,
  language: Language,
  order_id: number,
  asked: readonly AskedItem[],
): Promise<ClaimedItem[]> {
  const bought = await tx<BoughtItem[]>`
    select line.id, package.id as package_id, line.amount, line.total_price, line.taxed_total_price,
      ${claimablePieces(tx)} as left
    from ${claimableLines(tx)} where line.order_id = ${order_id}`
  const known = new Map(bought.map((item) => [item.id, item]))
  const errors = asked.flatMap((item, index) => {
    const own = known.get(item.order_item_id)
    const is_repeated = asked.findIndex(({ order_item_id }) => order_item_id === item.order_item_id) < index
    const refuse = (field: keyof AskedItem, message: string): FieldError[] => [
      { field: `items.${index}.${field}`, message },
    ]
    if (!own) return refuse('order_item_id', complaintText(language, 'unknown_item'))
    if (is_repeated) return refuse('order_item_id', complaintText(language, 'same_item'))
    const left = Math.max(0, own.left - packagesAskedInPart(own, asked, known))
    if (item.amount > left) return refuse('amount', complaintText(language, 'too_many', { left }))
    return []
  })
  if (errors.length > 0) throw new Failure('validation', { errors })
  return asked.map((item) => {
    const own = known.get(item.order_item_id)
    if (!own) throw new Error('An item was checked and is not in the order')
    const taxed_total_price = shareOf(own.taxed_total_price, item.amount, own.amount)
    const total_price = shareOf(own.total_price, taxed_total_price, own.taxed_total_price)
    return { ...item, total_price, taxed_total_price }
  })
}

/** As `packagesHeldInPart`, of the complaint that is being filed. */
function packagesAskedInPart(
  { id, amount }: BoughtItem,
  asked: readonly AskedItem[],
  known: ReadonlyMap<number, BoughtItem>,
): number {
  return asked.reduce((sum, { order_item_id, amount: pieces }) => {
    const part = known.get(order_item_id)
    return part?.package_id === id ? sum + Math.ceil((pieces * amount) / part.amount) : sum
  }, 0)
}
