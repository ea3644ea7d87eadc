import { type Discount, DISCOUNT_METHODS, DISCOUNT_OPERATIONS, isTargeted } from '#contract/discount.ts'
import type { Database } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { type DiscountTargets, isAnyTargeted, isMatching, type TargetedLine } from './discount-target.ts'
import { VOUCHER_TEXTS, type VoucherRefusal } from './voucher-texts.ts'

/** A discount that counts for a cart: validity, limits and whom it is for are settled already. */
export interface CartDiscountRule extends DiscountTargets {
  id: number
  name: string
  code: string | null
  operation: Discount['operation']
  percents: number | null
  /** In the cart's currency; a fixed discount without one does not count in it. */
  amount: number | null
  priority: number
  is_for_purchase: boolean
  free_shipping: boolean
  application_scope: Discount['application_scope']
}

/** Whoever buys. A guest is known by the e-mail alone, once it is filled in. */
export interface Buyer {
  customer_id: number | null
  group_ids: number[]
  email: string | null
}

type CountUses = (context: Context, buyer: Buyer, discount_ids: number[]) => Promise<Map<number, number>>

let countUses: CountUses = async () => new Map()

/** Orders are known to a domain to the right of this one; without it nobody has used a discount. */
export function provideDiscountUses(lookup: CountUses): void {
  countUses = lookup
}

interface DiscountRow extends CartDiscountRule {
  valid_from: string | null
  valid_to: string | null
  is_active: boolean
  limit_orders: number | null
  used_orders: number
  limit_per_customer: number | null
  groups: DiscountTargets['products']
  customers: DiscountTargets['products']
}

/**
 * Automatic discounts and entered codes that count now for the buyer. The catalogue's own discounted prices are
 * kept with the prices, apart from this table, so nothing here is in a catalogue price already.
 */
export async function readCartDiscounts(
  context: Context,
  { entered_ids, ...buyer }: Buyer & { entered_ids: number[] },
): Promise<CartDiscountRule[]> {
  const { sql } = context
  const found = await readDiscounts(
    context,
    sql`discount.is_active and (
      discount.method = ${DISCOUNT_METHODS.automatic} or discount.id = any(${entered_ids}::int[]))`,
  )
  const refused = await refusals(context, buyer, found)
  return found.filter((discount) => refused(discount) === null).map(ruleOf)
}

interface LostCode {
  id: number
  name: string
  code: string
}

/** How entered codes are called that are not among the discounts of a cart any more. */
export async function readLostCodes(
  { sql, language }: Context,
  { entered_ids, discounts }: { entered_ids: number[]; discounts: readonly { id: number }[] },
): Promise<LostCode[]> {
  const lost = entered_ids.filter((id) => !discounts.some((one) => one.id === id))
  if (lost.length === 0) return []
  return sql<LostCode[]>`
    select id, localized_text(name, ${language}) as name, code from discount
    where id = any(${lost}::int[]) order by id`
}

interface Voucher extends Buyer {
  code: string
  entered_ids: number[]
  lines: TargetedLine[]
}

/** Reasons that would tell a stranger which codes there are, were or will be. */
const UNTOLD_TO_GUESTS: readonly VoucherRefusal[] = ['unknown', 'expired', 'not_yet', 'used_up']

/** The id of the discount with this code, or a refusal on the field `code`: to customers it says why not. */
export async function requireVoucher(context: Context, voucher: Voucher): Promise<number> {
  const answer = await findVoucher(context, voucher)
  if (typeof answer === 'number') return answer
  const is_untold = voucher.customer_id === null && UNTOLD_TO_GUESTS.includes(answer)
  throw invalid('code', VOUCHER_TEXTS[context.language][is_untold ? 'not_for_guests' : answer])
}

export async function findVoucher(
  context: Context,
  { code, entered_ids, lines, ...buyer }: Voucher,
): Promise<number | VoucherRefusal> {
  const { sql } = context
  const [found] = await readDiscounts(context, sql`upper(discount.code) = upper(${code.trim()}::text)`)
  if (!found) return 'unknown'
  const refused = await refusals(context, buyer, [found])
  const why = refused(found)
  if (why === null && entered_ids.includes(found.id)) return 'already_applied'
  if (why === null && !lines.some((line) => isMatching(found, line))) return 'nothing_to_discount'
  return why ?? found.id
}

async function refusals(context: Context, buyer: Buyer, found: DiscountRow[]) {
  const limited = found.filter((one) => one.limit_per_customer !== null).map(({ id }) => id)
  const uses = limited.length === 0 ? null : await countUses(context, buyer, limited)
  return (discount: DiscountRow) => refusalOf(discount, buyer, uses?.get(discount.id) ?? 0, context.now)
}

function refusalOf(discount: DiscountRow, buyer: Buyer, uses: number, now: Date): VoucherRefusal | null {
  const { valid_from, valid_to, limit_orders, used_orders, limit_per_customer } = discount
  if (!discount.is_active) return 'unknown'
  if (valid_to !== null && Date.parse(valid_to) <= now.getTime()) return 'expired'
  if (valid_from !== null && Date.parse(valid_from) > now.getTime()) return 'not_yet'
  if (!isForBuyer(discount, buyer)) return buyer.customer_id === null ? 'not_for_guests' : 'not_for_you'
  if (limit_orders !== null && used_orders >= limit_orders) return 'used_up'
  if (limit_per_customer !== null && uses >= limit_per_customer) return 'used_by_you'
  return hasValue(discount) ? null : 'not_in_currency'
}

/** A fixed discount means nothing in a currency it has no amount for. */
export function hasValue({ operation, percents, amount }: CartDiscountRule): boolean {
  return (operation === DISCOUNT_OPERATIONS.percents ? percents : amount) !== null
}

function isForBuyer({ groups, customers }: DiscountRow, { group_ids, customer_id }: Buyer): boolean {
  return isAnyTargeted(groups, group_ids) && isTargeted(customers.targeting, customers.ids, customer_id)
}

function ruleOf(discount: DiscountRow): CartDiscountRule {
  const { id, name, code, operation, percents, amount, priority, is_for_purchase, free_shipping } = discount
  const { application_scope, products, variations, categories } = discount
  const value = { operation, percents, amount, priority, is_for_purchase, free_shipping, application_scope }
  return { id, name, code, ...value, products, variations, categories }
}

async function readDiscounts({ sql, language, currency }: Context, where: Fragment): Promise<DiscountRow[]> {
  return sql<DiscountRow[]>`
    select discount.id, localized_text(discount.name, ${language}) as name, code, discount.operation,
      percents::float8 as percents, own.amount, priority, is_for_purchase, free_shipping, application_scope,
      is_active, valid_from, valid_to, limit_orders, used_orders, limit_per_customer,
      ${targeting(sql, 'groups', 'discount_customer_group', 'customer_group_id')},
      ${targeting(sql, 'customers', 'discount_customer', 'customer_id')},
      ${targeting(sql, 'products', 'discount_product', 'product_id')},
      ${targeting(sql, 'variations', 'discount_variation', 'product_variation_id')},
      ${targeting(sql, 'categories', 'discount_category', 'category_id')}
    from discount
    left join discount_amount own on own.discount_id = discount.id and own.currency_id = ${currency.id}
    where ${where}
    order by priority desc, discount.id`
}

function targeting(sql: Database, name: string, list: string, key: string): Fragment {
  return sql`json_build_object('targeting', ${sql(`type_${name}`)}, 'ids', array(
    select ${sql(key)} from ${sql(list)} listed where listed.discount_id = discount.id
  )) as ${sql(name)}`
}
