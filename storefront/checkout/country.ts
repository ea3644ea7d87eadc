import type { Country } from '#contract/country.ts'
import type { Api } from '../api/client.ts'

export async function readCountries(api: Api) {
  const { items } = await api('GET /countries', {
    query: {
      filters: [{ field: 'is_active', operator: 'eq', value: true }],
      sort: 'position',
      paginate: false,
    },
  })
  return items
}

/** Where an address may be, or the one country that a customer is held to. */
export async function offeredCountries(api: Api, only_country_id: number | null) {
  const countries = await readCountries(api)
  return only_country_id === null ? countries : countries.filter(({ id }) => id === only_country_id)
}

/** Where goods may go: fewer countries than bills. One that is chosen already stays to be seen. */
export function deliveredTo(countries: readonly Country[], chosen_id: number | null) {
  return countries
    .filter(({ id, is_delivered_to }) => is_delivered_to || id === chosen_id)
    .map(({ id, name }) => ({ id, name }))
}
