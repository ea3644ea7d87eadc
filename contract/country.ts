import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'

export const Country = z.object({
  id: z.number(),
  name: z.string(),
  alpha2: z.string(),
  dial_code: z.string(),
  /** Only active countries are offered for choice: an address may be there. */
  is_active: z.boolean(),
  /** Whether an active shipping method brings goods there. A bill may go further. */
  is_delivered_to: z.boolean(),
  position: z.number(),
})
export type Country = z.infer<typeof Country>

export const countries = resource({
  name: 'country',
  entity: Country,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    alpha2: 'text',
    dial_code: 'text',
    is_active: 'boolean',
    is_delivered_to: 'boolean',
    position: 'number',
  },
  sortable: ['id', 'name', 'alpha2', 'position'],
  searchable: true,
})

export const DialCode = z.object({
  /** A country has one, so this is the country's. */
  id: z.number(),
  country_id: z.number(),
  dial_code: z.string(),
  country_name: z.string(),
  alpha2: z.string(),
})
export type DialCode = z.infer<typeof DialCode>

export const dialCodes = resource({
  name: 'dial_code',
  entity: DialCode,
  embeds: {},
  filterable: { id: 'number', country_id: 'number', dial_code: 'text', country_name: 'text', alpha2: 'text' },
  sortable: ['id', 'dial_code', 'country_name', 'alpha2'],
  searchable: true,
})

export const countryCalls = defineCalls({
  'GET /countries': { summary: 'Lists countries', access: 'public', list: countries },
  'GET /countries/{id}': {
    summary: 'Reads one country',
    access: 'public',
    params: z.object({ id: PathId }),
    one: countries,
  },
  'GET /dial-codes': { summary: 'Lists dial codes of active countries', access: 'public', list: dialCodes },
  'GET /dial-codes/{id}': {
    summary: 'Reads one dial code',
    access: 'public',
    params: z.object({ id: PathId }),
    one: dialCodes,
  },
})
