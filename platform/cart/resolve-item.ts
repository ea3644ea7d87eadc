import { CART_ITEM_TYPES, type CartItemBody } from '#contract/cart-item.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { productFieldIssues } from '#contract/product-field-issue.ts'
import { creditsOf, type Goods, type PackageChoice, type Stockroom, stockKey } from './cart-goods.ts'
import type { ItemRow, StoredField } from './cart-item.ts'
import { ItemRefused } from './item-refused.ts'
import { dealToParts } from './package-contents.ts'

/** A line as it is wanted: everything about it is decided but whether there is enough of it. */
export interface WantedLine extends Omit<ItemRow, 'id' | 'parent_id' | 'payload'> {
  /** Of a child: pieces with one piece of its parent. */
  amount_per_package: number | null
  children: WantedLine[]
}

type ChildBody = NonNullable<CartItemBody['items']>[number]

/** What the shop has, and what this cart may do with it. */
interface Terms {
  stockroom: Stockroom
  /** Whether credits may be spent at all: the cart is that of the customer who asks. */
  has_credits: boolean
}

export function resolveProduct(terms: Terms, body: CartItemBody): WantedLine {
  const goods = requireGoods(terms.stockroom, body.product_id)
  const line = resolveLine(terms, goods, body, null)
  const bodies = body.items ?? []
  switch (goods.product_type) {
    case PRODUCT_TYPES.fixed_package:
      return {
        ...line,
        children: [...fixedContents(terms.stockroom, goods), ...services(terms, bodies)].map(
          times(line.amount),
        ),
      }
    case PRODUCT_TYPES.configurable_package:
    case PRODUCT_TYPES.composite_package: {
      const [extra, chosen] = partition(bodies, (one) => isService(terms.stockroom, one, goods))
      const contents =
        goods.product_type === PRODUCT_TYPES.configurable_package
          ? chosenPieces(terms, goods, chosen)
          : chosenParts(terms, goods, chosen)
      return { ...line, children: [...contents, ...services(terms, extra)].map(times(line.amount)) }
    }
    default:
      return { ...line, children: services(terms, bodies).map(times(line.amount)) }
  }
}

const LINE_TYPES = {
  [PRODUCT_TYPES.normal]: CART_ITEM_TYPES.classic,
  [PRODUCT_TYPES.fixed_package]: CART_ITEM_TYPES.classic,
  [PRODUCT_TYPES.configurable_package]: CART_ITEM_TYPES.flexible_package,
  [PRODUCT_TYPES.composite_package]: CART_ITEM_TYPES.combinable_package,
  [PRODUCT_TYPES.service]: CART_ITEM_TYPES.service,
} as const

function resolveLine(
  terms: Terms,
  goods: Goods,
  body: ChildBody,
  choice: PackageChoice | null,
): Omit<WantedLine, 'children'> {
  const product_variation_id = requireVariation(terms.stockroom, goods, body, choice)
  return {
    item_type: choice ? CART_ITEM_TYPES.package_item : LINE_TYPES[goods.product_type],
    product_id: goods.id,
    product_variation_id,
    gift_id: null,
    amount: body.amount,
    amount_per_package: null,
    customer_account_id: requireAccount(terms, goods, product_variation_id, body.customer_account_id, choice),
    product_fields: requireFields(goods, body.product_fields ?? []),
  }
}

function requireGoods(stockroom: Stockroom, product_id: number | undefined): Goods {
  const goods = product_id === undefined ? undefined : stockroom.goods.get(product_id)
  if (!goods?.is_offered) throw new ItemRefused('product_id', 'product')
  return goods
}

function requireVariation(
  stockroom: Stockroom,
  goods: Goods,
  body: ChildBody,
  choice: PackageChoice | null,
): number | null {
  const asked = body.product_variation_id ?? choice?.product_variation_id ?? null
  if (asked === null && goods.has_variations)
    throw new ItemRefused('product_variation_id', 'choose_variation')
  if (asked === null) return null
  const item = stockroom.stock.get(stockKey({ product_id: goods.id, product_variation_id: asked }))
  if (!item?.is_active) throw new ItemRefused('product_variation_id', 'variation')
  return asked
}

/** Credits pay whole lines; what is in a package is paid with the package. */
export function requireAccount(
  { has_credits }: Pick<Terms, 'has_credits'>,
  goods: Goods,
  product_variation_id: number | null,
  customer_account_id: number | null | undefined,
  choice: PackageChoice | null = null,
): number | null {
  if (customer_account_id === null || customer_account_id === undefined) return null
  const is_allowed = creditAccountIds(goods, product_variation_id).includes(customer_account_id)
  if (!has_credits || choice || !is_allowed) throw new ItemRefused('customer_account_id', 'credits')
  return customer_account_id
}

export function creditAccountIds(goods: Goods, product_variation_id: number | null): number[] {
  const own = creditsOf(goods, product_variation_id)
  return [...new Set(own.map(({ customer_account_id }) => customer_account_id))]
}

/** A field is named by its code, or by its name in any language. */
function requireFields(goods: Goods, filled: { name: string; value: string }[]): StoredField[] {
  const named = filled.map(({ name, value }) => ({
    field: goods.fields.find(({ code, names }) => code === name || Object.values(names).includes(name)),
    name,
    value: value.trim(),
  }))
  const values = Object.fromEntries(named.map(({ field, name, value }) => [field?.code ?? name, value]))
  const [issue] = productFieldIssues(goods.fields, values)
  if (issue) {
    const field = goods.fields.find(({ code }) => code === issue.code)
    throw new ItemRefused('product_fields', 'field', field?.name ?? issue.code)
  }
  return goods.fields.flatMap(({ id, code, name }) => {
    const value = Object.hasOwn(values, code) ? values[code] : undefined
    return value ? [{ product_field_id: id, name, value }] : []
  })
}

/** What goes with a parent is counted for one piece of it. */
const times =
  (amount: number) =>
  (child: WantedLine): WantedLine => ({
    ...child,
    amount_per_package: child.amount,
    amount: child.amount * amount,
  })

const asksForText = ({ fields }: Goods) => fields.some(({ is_required }) => is_required)

function fixedContents(stockroom: Stockroom, goods: Goods): WantedLine[] {
  return goods.package_items.map((item) => {
    const inside = stockroom.goods.get(item.product_id)
    const isOpen =
      inside &&
      ((inside.has_variations && item.product_variation_id === null) ||
        (asksForText(inside) && !asksForText(goods)))
    if (!inside?.is_visible || isOpen) {
      throw new ItemRefused('product_id', 'unavailable')
    }
    return {
      item_type: CART_ITEM_TYPES.package_item,
      product_id: item.product_id,
      product_variation_id: item.product_variation_id,
      gift_id: null,
      amount: item.count,
      amount_per_package: item.count,
      customer_account_id: null,
      product_fields: [],
      children: [],
    }
  })
}

function isService(stockroom: Stockroom, body: ChildBody, parent: Goods): boolean {
  const goods = body.product_id === undefined ? undefined : stockroom.goods.get(body.product_id)
  const is_inside = parent.package_items.some(({ product_id }) => product_id === body.product_id)
  return goods?.product_type === PRODUCT_TYPES.service && !is_inside
}

function services(terms: Terms, bodies: ChildBody[]): WantedLine[] {
  const lines = bodies.map((body) =>
    insideItems(() => {
      const goods = requireGoods(terms.stockroom, body.product_id)
      if (goods.product_type !== PRODUCT_TYPES.service) throw new ItemRefused('items', 'service')
      return { ...resolveLine(terms, goods, body, null), children: [] }
    }),
  )
  return joinedPieces(lines)
}

function matching(goods: Goods, body: ChildBody): PackageChoice[] {
  const asked = body.product_variation_id ?? null
  return goods.package_items.filter(
    (item) =>
      item.product_id === body.product_id &&
      (item.product_variation_id === null || asked === null || item.product_variation_id === asked),
  )
}

function chosenPieces(terms: Terms, goods: Goods, bodies: ChildBody[]): WantedLine[] {
  const size = goods.flexible_package_number_of_items ?? 0
  const lines = bodies.map((body) => chosenLine(terms, body, matching(goods, body)[0], body.amount))
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (pieces !== size) throw new ItemRefused('items', 'number_of_items', size)
  return joinedPieces(lines)
}

function chosenLine(
  terms: Terms,
  body: ChildBody,
  choice: PackageChoice | undefined,
  amount: number,
): WantedLine {
  return insideItems(() => {
    if (!choice) throw new ItemRefused('items', 'contents')
    const inside = requireGoods(terms.stockroom, body.product_id)
    return { ...resolveLine(terms, inside, { ...body, amount }, choice), children: [] }
  })
}

/** The same tea or service chosen twice is one child of two pieces. */
function joinedPieces(lines: WantedLine[]): WantedLine[] {
  const joined = new Map<string, WantedLine>()
  for (const line of lines) {
    const key = `${stockKey(line)} ${line.customer_account_id} ${fieldsKey(line.product_fields)}`
    const same = joined.get(key)
    joined.set(key, same ? { ...same, amount: same.amount + line.amount } : line)
  }
  return [...joined.values()]
}

export function fieldsKey(fields: readonly StoredField[]): string {
  return JSON.stringify(fields.map(({ product_field_id, value }) => [product_field_id, value]))
}

function chosenParts(terms: Terms, goods: Goods, bodies: ChildBody[]): WantedLine[] {
  const choices = bodies.map((body) => matching(goods, body))
  if (choices.some((one) => one.length === 0)) throw new ItemRefused('items', 'contents')
  const holder = dealToParts(choices)
  if (!holder || bodies.length !== goods.package_part_ids.length) throw new ItemRefused('items', 'parts')
  return goods.package_part_ids.map((part) => {
    const index = holder.get(part) ?? -1
    const body = bodies[index]
    const choice = choices[index]?.find(({ package_part_id }) => package_part_id === part)
    if (!body || !choice) throw new ItemRefused('items', 'parts')
    if (body.amount !== 1 && body.amount !== choice.count) throw new ItemRefused('items', 'parts')
    return chosenLine(terms, body, choice, choice.count)
  })
}

/** A caller counts errors by the items they sent, so a nested item's trouble is told of the list it came in. */
function insideItems<Result>(resolve: () => Result): Result {
  try {
    return resolve()
  } catch (refused) {
    if (!(refused instanceof ItemRefused)) throw refused
    throw new ItemRefused('items', refused.problem, refused.word)
  }
}

function partition<T>(list: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((one) => !test(one))]
}
