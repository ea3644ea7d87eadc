import { createNumberValues } from './column-values.ts'
import type { FacetDocument, FacetPrice } from './facet-document.ts'
import type { Pause } from './pause.ts'
import { type Identity, SortedColumn } from './sorted-column.ts'

/** Sets of groups with prices of their own whose orders are kept; the longest unused one goes first. */
const MAX_GROUP_COLUMNS = 8

interface CurrencyPrices {
  base: SortedColumn<number>
  /** Group → position → what its members pay. */
  groups: Map<number, Map<number, number>>
  columns: Map<string, { groups: number[]; column: SortedColumn<number> }>
}

/** What products cost, per currency, and per set of customer groups once such a customer comes. */
export class PriceBook {
  #currencies = new Map<number, CurrencyPrices>()
  #capacity = 0
  readonly #identity: Identity

  constructor(identity: Identity) {
    this.#identity = identity
  }

  grow(capacity: number): void {
    this.#capacity = capacity
    for (const column of this.#columns()) column.grow(capacity)
  }

  fill(position: number, document: FacetDocument): void {
    for (const price of document.prices) {
      const currency = this.#currency(price.currency_id)
      currency.base.fill(position, price.paid)
      writeGroups(currency, position, price)
    }
  }

  async arrange(pause: Pause): Promise<void> {
    for (const [currency_id, { base, groups }] of this.#currencies) {
      await base.arrange(pause)
      // Most customers are in one group: not even the first of them waits for its order.
      for (const group of [...groups.keys()].slice(0, MAX_GROUP_COLUMNS)) {
        this.column(currency_id, [group])
        await pause()
      }
    }
  }

  stage(position: number, prices: FacetPrice[]): void {
    for (const { currency_id } of prices) this.#currency(currency_id)
    for (const [currency_id, currency] of this.#currencies) {
      const price = prices.find((one) => one.currency_id === currency_id)
      currency.base.stage(position, price?.paid)
      writeGroups(currency, position, price)
      for (const { groups, column } of currency.columns.values()) {
        column.stage(position, price && paidBy(currency, groups, position, price.paid))
      }
    }
  }

  commit(): void {
    for (const column of this.#columns()) column.commit()
  }

  /** What a member of these groups pays. */
  column(currency_id: number, groups: number[]): SortedColumn<number> {
    const currency = this.#currency(currency_id)
    const own = groups
      .filter((group) => (currency.groups.get(group)?.size ?? 0) > 0)
      .toSorted((a, b) => a - b)
    if (own.length === 0) return currency.base
    const key = own.join()
    const kept = currency.columns.get(key) ?? { groups: own, column: this.#groupColumn(currency, own) }
    // Written last again, it is the last to go.
    currency.columns.delete(key)
    currency.columns.set(key, kept)
    for (const [oldest] of currency.columns) {
      if (currency.columns.size > MAX_GROUP_COLUMNS) currency.columns.delete(oldest)
    }
    return kept.column
  }

  #groupColumn(currency: CurrencyPrices, groups: number[]): SortedColumn<number> {
    const column = this.#createColumn()
    currency.base.copyTo(column, this.#capacity)
    for (const position of new Set(
      groups.flatMap((group) => [...(currency.groups.get(group)?.keys() ?? [])]),
    )) {
      const base = currency.base.get(position)
      if (base !== undefined) column.stage(position, paidBy(currency, groups, position, base))
    }
    column.commit()
    return column
  }

  #currency(currency_id: number): CurrencyPrices {
    let currency = this.#currencies.get(currency_id)
    if (!currency) {
      const base = this.#createColumn()
      base.grow(this.#capacity)
      currency = { base, groups: new Map(), columns: new Map() }
      this.#currencies.set(currency_id, currency)
    }
    return currency
  }

  #createColumn(): SortedColumn<number> {
    return new SortedColumn(createNumberValues(), this.#identity)
  }

  *#columns(): Generator<SortedColumn<number>> {
    for (const { base, columns } of this.#currencies.values()) {
      yield base
      for (const { column } of columns.values()) yield column
    }
  }
}

function writeGroups({ groups }: CurrencyPrices, position: number, price: FacetPrice | undefined): void {
  for (const paid of groups.values()) paid.delete(position)
  for (const { customer_group_id, paid } of price?.by_group ?? []) {
    groups.set(customer_group_id, (groups.get(customer_group_id) ?? new Map()).set(position, paid))
  }
}

function paidBy({ groups }: CurrencyPrices, own: number[], position: number, base: number): number {
  return Math.min(base, ...own.map((group) => groups.get(group)?.get(position) ?? base))
}
