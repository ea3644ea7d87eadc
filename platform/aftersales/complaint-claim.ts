import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { COMPLAINT_STATES, type ComplaintBody } from '#contract/complaint.ts'
import type { FieldError } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Failure } from '#platform/http/failure.ts'
import { complaintText } from './complaint-texts.ts'

type AskedItem = ComplaintBody['items'][number]

export interface ClaimedItem extends AskedItem {
  total_price: number
  taxed_total_price: number
}

interface BoughtItem {
  id: number
  amount: number
  /** Pieces that are neither complained about at this moment nor on their way back, alone or with their package. */
  left: number
  total_price: number
  taxed_total_price: number
}

/** The pieces that are complained about, at the prices they were bought for; the order is locked already. */
export async function claimItems(
  tx: Transaction,
  language: Language,
  order_id: number,
  asked: readonly AskedItem[],
): Promise<ClaimedItem[]> {
  const bought = await tx<BoughtItem[]>`
    with gone as (
      select line.id, line.amount, coalesce((
        select sum(item.amount) from complaint_item item join complaint on complaint.id = item.complaint_id
        where item.order_item_id = line.id and (state < ${COMPLAINT_STATES.rejected}
          or (state = ${COMPLAINT_STATES.resolved} and final_resolve = 'money_back'))), 0)
        + coalesce((
          select returned_amount from order_item_return where order_item_id = line.id), 0) as pieces
      from order_item line where order_id = ${order_id}
    )
    select line.id, line.amount, total_price, taxed_total_price,
      (line.amount - own.pieces - coalesce(line.amount * package.pieces / package.amount, 0))::int as left
    from order_item line join gone own on own.id = line.id
    left join gone package
      on package.id = line.parent_id and line.order_item_type = ${CART_ITEM_TYPES.package_item}
    where order_id = ${order_id}`
  const known = new Map(bought.map((item) => [item.id, item]))
  const errors = asked.flatMap((item, index) => {
    const own = known.get(item.order_item_id)
    const is_repeated = asked.findIndex(({ order_item_id }) => order_item_id === item.order_item_id) < index
    const refuse = (field: keyof AskedItem, message: string): FieldError[] => [
      { field: `items.${index}.${field}`, message },
    ]
    if (!own) return refuse('order_item_id', complaintText(language, 'unknown_item'))
    if (is_repeated) return refuse('order_item_id', complaintText(language, 'same_item'))
    if (item.amount > own.left)
      return refuse('amount', complaintText(language, 'too_many', { left: Math.max(0, own.left) }))
    return []
  })
  if (errors.length > 0) throw new Failure('validation', { errors })
  return asked.map((item) => {
    const own = known.get(item.order_item_id)
    if (!own) throw new Error('An item was checked and is not in the order')
    const share = (minor: number) => Math.round((minor * item.amount) / own.amount)
    return { ...item, total_price: share(own.total_price), taxed_total_price: share(own.taxed_total_price) }
  })
}
