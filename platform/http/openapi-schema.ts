import * as z from 'zod/mini'
import { ErrorBody, FieldError } from '#contract/error.ts'
import { Image } from '#contract/image.ts'
import type { Resource } from '#contract/list.ts'
import { Urls } from '#contract/meta.ts'
import { Money } from '#contract/money.ts'
import { Tag } from '#contract/tag.ts'

export type JsonSchema = Record<string, unknown>

export const COMPONENTS = '#/components/schemas/'

/** Turns the contract's schemas into JSON Schema, each shared part once under `components`. */
export function createSchemas() {
  const components: Record<string, JsonSchema> = {}
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ Money, Image, Urls, Tag, FieldError, ErrorBody })) {
    names.add(schema, { id })
  }

  /** `place` names parts that refer to themselves and have no name of their own. */
  function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output', place: string): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any' })
    const renamed = (name: string) =>
      name === '#' ? place : name.startsWith('__') ? `${place}${name}` : name
    const hoist = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(hoist)
      if (typeof part !== 'object' || part === null) return part
      return Object.fromEntries(
        Object.entries(part).map(([key, value]) =>
          key === '$ref' && typeof value === 'string'
            ? [key, COMPONENTS + renamed(value.replace('#/$defs/', ''))]
            : [key, hoist(value)],
        ),
      )
    }
    // The walk keeps objects objects.
    for (const [name, part] of Object.entries($defs ?? {})) {
      const { id: _id, ...rest } = part as JsonSchema
      components[renamed(name)] ??= hoist(rest) as JsonSchema
    }
    const whole = hoist(own) as JsonSchema
    if (!JSON.stringify(own).includes('"$ref":"#"')) return whole
    components[place] = whole
    return { $ref: COMPONENTS + place }
  }

  /** No field is required, because `only` and `except` may leave out any of them. */
  function resourceOf(resource: Resource): JsonSchema {
    const name = pascal(resource.name)
    const ref = { $ref: COMPONENTS + name }
    if (components[name]) return ref
    const component: JsonSchema = { type: 'object' }
    components[name] = component
    const { properties = {} } = schemaOf(resource.entity, 'output', name) as { properties?: JsonSchema }
    const embeds = Object.entries(resource.embeds).map(([key, embed]) => {
      const schema = embed.of ? embedded(embed.schema, resourceOf(embed.of())) : null
      return [
        key,
        {
          description: `Sent when asked for: embed=${key}`,
          allOf: [schema ?? schemaOf(embed.schema, 'output', `${name}_${key}`)],
        },
      ]
    })
    component.properties = { ...properties, ...Object.fromEntries(embeds) }
    component.description = 'Fields are always sent unless `only` or `except` says otherwise.'
    return ref
  }

  return { components, schemaOf, resourceOf }
}
export type Schemas = ReturnType<typeof createSchemas>

function embedded(schema: z.core.$ZodType, ref: JsonSchema): JsonSchema {
  const { type } = schema._zod.def
  if (type === 'array') return { type: 'array', items: ref }
  return type === 'nullable' ? { anyOf: [ref, { type: 'null' }] } : ref
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
