import type { FilterType } from '#contract/filter-type.ts'
import type { FilterBook, FilterChoice } from '#platform/facet/filter-book.ts'
import { readFilterDefinitions } from '#platform/facet/filter-book.ts'
import type { Context } from '#platform/http/context.ts'
import type { ListingState } from './listing-state.ts'
import { LISTING_TEXTS } from './listing-text.ts'

/** One filter of a listing, whether anything is chosen in it or not. */
export interface ListingFilter {
  /** Its name in the address. */
  code: string
  /** Its name among the counts: `brand`, `availability`, `price` or a property's id. */
  key: string
  type: FilterType
  label: string
  choices: FilterChoice[]
  /** What is chosen of them, in their order. */
  chosen: FilterChoice[]
}

/** All filters a listing may have, each with what is chosen in it. Slugs that name nothing choose nothing. */
export async function readFilters(
  { sql, language }: Context,
  book: FilterBook | null,
  state: ListingState,
): Promise<ListingFilter[]> {
  const texts = LISTING_TEXTS[language]
  const { brands, availabilities, properties } =
    book?.get(language) ?? (await readFilterDefinitions(sql, language))
  const choice = (
    code: string,
    key: string,
    type: ListingFilter['type'],
    label: string,
    choices: FilterChoice[],
  ): ListingFilter => {
    const slugs = new Set(state.chosen.get(code))
    const chosen = slugs.size > 0 ? choices.filter(({ value }) => slugs.has(value)) : []
    return { code, key, type, label, choices, chosen }
  }
  return [
    choice('price', 'price', 'price_slider', texts.price, []),
    choice('brand', 'brand', 'checkbox', texts.brand, brands),
    choice('availability', 'availability', 'checkbox', texts.availability, availabilities),
    ...properties.map(({ id, code, type, label, choices }) => choice(code, String(id), type, label, choices)),
  ]
}
