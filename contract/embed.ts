import * as z from 'zod/mini'
import type { EmbedsOf, EntityOf, Resource, WireOf } from './list.ts'

/** The schema of an entity as it may stand on the wire: its fields, and any of its embeds. */
export function wire<R extends Resource>(resource: R): z.ZodMiniType<WireOf<R>> {
  const embeds = Object.entries(resource.embeds).map(([name, embed]) => [name, z.optional(embed.schema)])
  const schema = z.object({ ...resource.entity._zod.def.shape, ...Object.fromEntries(embeds) })
  // The shape is put together at run time, which the compiler cannot follow; WireOf says the same in types.
  return schema as unknown as z.ZodMiniType<EntityOf<R> & Partial<EmbedsOf<R>>>
}

export function embedOne<R extends Resource>(resource: R) {
  return { schema: wire(resource), of: () => resource }
}

export function embedNullable<R extends Resource>(resource: R) {
  return { schema: z.nullable(wire(resource)), of: () => resource }
}

export function embedMany<R extends Resource>(resource: R) {
  return { schema: z.array(wire(resource)), of: () => resource }
}
