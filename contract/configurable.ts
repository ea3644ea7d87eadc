import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'

export const CONFIGURABLE_TYPES = ['text', 'number', 'boolean', 'date'] as const

export const ConfigurableValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** A field of its own that the shop gives to its customers. */
export const ConfigurableVariable = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  type: z.enum(CONFIGURABLE_TYPES),
  /** The caller's value where it belongs to a customer, else the default. */
  value: ConfigurableValue,
})
export type ConfigurableVariable = z.infer<typeof ConfigurableVariable>

export const configurableVariables = resource({
  name: 'configurable_variable',
  entity: ConfigurableVariable,
  embeds: {},
  filterable: { id: 'number', code: 'text', name: 'text', type: 'text' },
  sortable: ['id', 'code', 'name'],
  searchable: true,
})

export const configurableCalls = defineCalls({
  'GET /configurable-variables': {
    summary: 'Lists the fields the shop has added',
    access: 'public',
    list: configurableVariables,
  },
  'GET /configurable-variables/{id}': {
    summary: 'Reads one field the shop has added',
    access: 'public',
    params: z.object({ id: PathId }),
    one: configurableVariables,
  },
})
