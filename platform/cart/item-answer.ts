import type { CartItem } from '#contract/cart-item.ts'
import { money } from '#contract/money.ts'
import { MAX_ITEM_AMOUNT } from '#contract/cart-item.ts'
import { availabilityTable } from '#platform/catalogue/availability-table.ts'
import { announcedLowest, discountPercents } from '#platform/catalogue/price.ts'
import { type Row, type RowEmbeds, selectRows } from '#platform/db/list-rows.ts'
import { readByIds } from '#platform/db/read-table.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import type { Selection } from '#platform/http/selection.ts'
import { hasCredits } from './cart.ts'
import { stockKey } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'
import { readItemLooks } from './item-look.ts'
import { maxAmount } from './place-item.ts'
import type { PricedLine } from './price-shape.ts'
import type { ReadCart } from './read-priced-cart.ts'

const IMAGE_WIDTH = 320

/** All lines of a cart as they go over the wire, each with those below it. */
export function itemEntities(read: ReadCart): CartItem[] {
  const rows = new Map(read.rows.map((row) => [row.id, row]))
  const entities = read.lines.flatMap((line) => {
    const row = rows.get(line.id)
    return row ? [itemEntity(read, line, row)] : []
  })
  const found = new Map(entities.map((entity) => [entity.id, entity]))
  for (const entity of entities) {
    if (entity.parent_id !== null) found.get(entity.parent_id)?.items.push(entity)
  }
  return entities
}

export const isRoot = (entity: { parent_id: number | null }): boolean => entity.parent_id === null

function itemEntity({ context, stockroom, currency }: ReadCart, line: PricedLine, row: ItemRow): CartItem {
  const worth = (minor: number) => money(minor, currency, context.language)
  const stock = stockroom.stock.get(stockKey(row))
  const goods = stockroom.goods.get(row.product_id)
  const fields = new Map(
    (goods?.fields ?? []).filter(({ id }) => id !== null).map((field) => [field.id, field.name]),
  )
  return {
    id: row.id,
    name: goods?.name ?? '',
    product_id: row.product_id,
    product_variation_id: row.product_variation_id,
    gift_id: row.gift_id,
    amount: row.amount,
    amount_per_package: row.amount_per_package,
    amount_without_customer_account: line.amount_without_customer_account,
    item_type: row.item_type,
    parent_id: row.parent_id,
    payload: row.payload,
    unit_price: worth(line.unit.price),
    taxed_unit_price: worth(line.unit.taxed_price),
    original_unit_price: worth(line.original_unit.price),
    taxed_original_unit_price: worth(line.original_unit.taxed_price),
    total_price: worth(line.total.price),
    taxed_total_price: worth(line.total.taxed_price),
    total_price_with_credits: worth(line.total_with_credits.price),
    taxed_total_price_with_credits: worth(line.total_with_credits.taxed_price),
    total_price_without_credits: worth(line.total_without_credits.price),
    taxed_total_price_without_credits: worth(line.total_without_credits.taxed_price),
    tax_amount: worth(line.tax_amount),
    tax_rate: line.tax_rate,
    stock_state: stock?.stock_state ?? null,
    update_stock: stock?.update_stock ?? false,
    weight: line.weight,
    customer_account_amounts: line.credits,
    customer_account_id: row.customer_account_id,
    product_fields: row.product_fields.map(({ product_field_id, name, value }) => ({
      name: fields.get(product_field_id) ?? name,
      value,
    })),
    items: [],
  }
}

function itemEmbeds(read: ReadCart): RowEmbeds<CartItem> {
  const { context } = read
  const rows = new Map(read.rows.map((row) => [row.id, row]))
  const stockOf = (item: CartItem) => read.stockroom.stock.get(itemKey(item))
  let looks: ReturnType<typeof readItemLooks> | null = null
  const lookOf = async () => (looks ??= readItemLooks(context, read.rows))
  return {
    availability: async (items, nested) => {
      const ids = items.flatMap((item) => stockOf(item)?.product_availability_id ?? [])
      const found = await readByIds(context, availabilityTable, [...new Set(ids)], nested)
      return items.map((item) => found.get(stockOf(item)?.product_availability_id ?? 0) ?? null)
    },
    amount_unit_translations: async (items) => {
      const found = await lookOf()
      const forms = new Intl.PluralRules(context.language).resolvedOptions().pluralCategories
      return items.map((item) => {
        const unit = found.get(itemKey(item))?.amount_unit
        return Object.fromEntries(unit ? forms.map((form) => [form, unit]) : [])
      })
    },
    image_url: async (items) => {
      const found = await lookOf()
      return items.map((item) => {
        const name = found.get(itemKey(item))?.image_name
        return name ? mediaUrl(name, IMAGE_WIDTH) : null
      })
    },
    variation_properties_names: async (items) => {
      const found = await lookOf()
      return items.map((item) => found.get(itemKey(item))?.variation_properties_names ?? [])
    },
    withdrawal_exception: async (items) => {
      const found = await lookOf()
      return items.map((item) => found.get(itemKey(item))?.withdrawal_exception ?? null)
    },
    url: async (items) => {
      const found = await lookOf()
      return items.map((item) => found.get(itemKey(item))?.url ?? null)
    },
    discount_percents: (items) =>
      items.map((item) => {
        const price = read.prices.get(itemKey(item))
        return price ? discountPercents(price) : null
      }),
    taxed_lowest_price_30_days: (items) =>
      items.map((item) => {
        const price = read.prices.get(itemKey(item))
        const lowest = price && item.gift_id === null ? announcedLowest(price) : null
        return lowest === null ? null : money(lowest, context.currency, context.language)
      }),
    max_purchasable_amount: (items) => {
      const basket = { rows: read.rows, stockroom: read.stockroom, now: context.now }
      return items.map((item) => {
        const row = rows.get(item.id)
        if (!row || row.amount_per_package !== null) return null
        const limit = read.gifts.get(row.gift_id ?? 0)?.limit ?? MAX_ITEM_AMOUNT
        const most = Math.min(maxAmount(basket, row), limit)
        return most === MAX_ITEM_AMOUNT ? null : most
      })
    },
    is_priced: (items) => items.map(({ id }) => !read.unpriced.has(id)),
    credit_account_ids: (items) => {
      if (!hasCredits(context, read.cart)) return items.map(() => [])
      const lines = new Map(read.lines.map((line) => [line.id, line]))
      return items.map((item) => lines.get(item.id)?.credit_account_ids ?? [])
    },
  }
}

function itemKey(item: CartItem): string {
  return stockKey({ product_id: item.product_id ?? 0, product_variation_id: item.product_variation_id })
}

/** Fills the embeds of a tree: those below a line get what the line was asked for, and are always whole. */
export async function fillTree(read: ReadCart, items: CartItem[], selection: Selection): Promise<CartItem[]> {
  if (selection.embeds.size === 0) return items
  const all = items.flatMap((item) => [item, ...item.items])
  const embedded = await selectRows(
    all,
    { fields: new Set(['id']), embeds: selection.embeds },
    itemEmbeds(read),
  )
  const found = new Map(embedded.map((row: Row) => [row.id, row]))
  const filled = (item: CartItem): CartItem => ({
    ...item,
    ...found.get(item.id),
    items: item.items.map(filled),
  })
  return items.map(filled)
}
