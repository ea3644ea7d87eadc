import type { FacetDocument } from './facet-document.ts'
import type { Mask } from './mask.ts'
import { PositionSet } from './position-set.ts'
import { TermRows } from './term-row.ts'

/** One value of one facet, with the products that have it. */
interface Term {
  index: number
  value: number
  set: PositionSet
}

/** Counting by products costs about this many times more a value than counting by words costs a word. */
const ROW_COST = 3

/** Which products have which value of which facet, both ways. */
export class TermStore {
  #facets = new Map<string, Map<number, Term>>()
  #terms: Term[] = []
  #rows = new TermRows()
  #counters = new Int32Array(0)
  #restrictions = new Map<string, { groups: number[]; term: Term }>()

  grow(capacity: number): void {
    this.#rows.grow(capacity)
  }

  write(position: number, document: FacetDocument): void {
    const row = this.#termsOf(document).map(({ index }) => index)
    const before = this.#rows.get(position)
    if (before.length === row.length && row.every((term) => before.includes(term))) return
    for (const term of before) if (!row.includes(term)) this.#terms[term]!.set.delete(position)
    for (const term of row) this.#terms[term]!.set.add(position)
    this.#rows.set(position, row)
  }

  clear(position: number): void {
    for (const term of this.#rows.get(position)) this.#terms[term]!.set.delete(position)
    this.#rows.set(position, [])
  }

  /** Sets in the mask all positions that have any of the values. */
  addTo(mask: Mask, facet: string, values: Iterable<number>): void {
    const terms = this.#facets.get(facet)
    for (const value of values) terms?.get(value)?.set.addTo(mask)
  }

  /** Removes from the mask what members of these groups alone may not see. */
  removeRestricted(mask: Mask, groups: number[]): void {
    for (const { groups: allowed, term } of this.#restrictions.values()) {
      if (!allowed.some((group) => groups.includes(group))) term.set.removeFrom(mask)
    }
  }

  /** Counts the values of each facet among the products in the mask, of which there are `total`. */
  count(mask: Mask, total: number, facets: string[], positions: number): Map<number, number>[] {
    if (total === 0) return facets.map(() => new Map())
    const rowCost = total * (this.#rows.length / Math.max(positions, 1)) * ROW_COST
    if (rowCost > this.#setCost(facets, mask.length))
      return facets.map((facet) => this.#countSets(mask, facet))
    return this.#countRows(mask, facets)
  }

  #setCost(facets: string[], words: number): number {
    let cost = 0
    for (const facet of facets) {
      for (const { set } of this.#facets.get(facet)?.values() ?? []) cost += Math.min(set.size, words)
    }
    return cost
  }

  #countSets(mask: Mask, facet: string): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { value, set } of this.#facets.get(facet)?.values() ?? []) {
      const count = set.countIn(mask)
      if (count > 0) counts.set(value, count)
    }
    return counts
  }

  #countRows(mask: Mask, facets: string[]): Map<number, number>[] {
    if (this.#counters.length < this.#terms.length) this.#counters = new Int32Array(this.#terms.length * 2)
    const counters = this.#counters.fill(0)
    this.#rows.tally(mask, counters)
    return facets.map((facet) => {
      const counts = new Map<number, number>()
      for (const { index, value } of this.#facets.get(facet)?.values() ?? []) {
        if (counters[index]! > 0) counts.set(value, counters[index]!)
      }
      return counts
    })
  }

  #termsOf(document: FacetDocument): Term[] {
    const { brand_id, availability_id } = document
    const terms = [
      ...document.category_ids.map((id) => this.#term('category', id)),
      ...document.values.map(([property_id, id]) => this.#term(String(property_id), id)),
      ...document.restrictions.map((groups) => this.#restriction(groups)),
    ]
    if (brand_id !== null) terms.push(this.#term('brand', brand_id))
    if (availability_id !== null) terms.push(this.#term('availability', availability_id))
    return [...new Set(terms)]
  }

  #term(facet: string, value: number): Term {
    let values = this.#facets.get(facet)
    if (!values) this.#facets.set(facet, (values = new Map<number, Term>()))
    let term = values.get(value)
    if (!term) {
      term = { index: this.#terms.length, value, set: new PositionSet() }
      this.#terms.push(term)
      values.set(value, term)
    }
    return term
  }

  #restriction(groups: number[]): Term {
    const key = groups.toSorted((a, b) => a - b).join()
    let restriction = this.#restrictions.get(key)
    if (!restriction) {
      restriction = { groups, term: this.#term('restriction', this.#restrictions.size) }
      this.#restrictions.set(key, restriction)
    }
    return restriction.term
  }
}
