import { townLine } from '#contract/address-line.ts'
import type { ShippingOption } from '#contract/shipping.ts'
import type { Api } from '../api/client.ts'

export interface Place {
  id: number
  name: string
  street: string | null
  town: string
  opening_hours: string | null
}

export interface Places {
  method_id: number
  country_id: number | null
  query: string
  found: Place[]
  has_more: boolean
}

/** More than a screenful is not read; a town narrows it down. */
const PLACES_SHOWN = 12

/** Radios of pick-up points carry the method they belong to, so that changing the method does not keep its place. */
export const placeField = (method_id: number) => `place_of_${method_id}`

export async function findPlaces(
  api: Api,
  method_id: number,
  country_id: number | null,
  query: string,
): Promise<Places> {
  const { items, _meta } = await api('GET /shipping-methods/{id}/options', {
    params: { id: method_id },
    query: {
      per_page: PLACES_SHOWN,
      ...(country_id ? { filters: [{ field: 'country_id', operator: 'eq', value: country_id }] } : {}),
      ...(query.trim() ? { search: query.trim() } : {}),
    },
  })
  return { method_id, country_id, query, found: items.map(placeOf), has_more: _meta.total_pages > 1 }
}

export function placeOf(option: ShippingOption): Place {
  const { id, name, street, opening_hours } = option
  return { id, name, street, town: townLine(option), opening_hours }
}
