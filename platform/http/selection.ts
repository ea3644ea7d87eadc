import { MAX_EMBED_DEPTH, type Resource } from '#contract/list.ts'
import type { Refuse } from './list-problem.ts'

/** Which fields and embeds of a resource to send, with the same again for each embed. */
export interface Selection {
  fields: Set<string>
  embeds: Map<string, Selection>
}

export function wholeEntity(resource: Resource, embeds: Record<string, Selection> = {}): Selection {
  return { fields: new Set(fieldNames(resource)), embeds: new Map(Object.entries(embeds)) }
}

export function fieldNames(resource: Resource): string[] {
  return Object.keys(resource.entity._zod.def.shape)
}

type Option = 'embed' | 'only' | 'except'
const MAX_NAMES = 60

/** Reads `embed`, `only` and `except`: comma-separated names, with dots for what lies inside an embed. */
export function parseSelection(
  resource: Resource,
  options: Partial<Record<Option, string>>,
  refuse: Refuse,
): Selection {
  const selection = wholeEntity(resource)
  const unknown = (field: Option, name: string) =>
    refuse({ field, text: field === 'embed' ? 'unknown_embed' : 'unknown_name', word: name })
  const names = (option: Option) => {
    const list = options[option]?.split(',') ?? []
    if (list.length > MAX_NAMES) refuse({ field: option, text: 'too_many_names', limit: MAX_NAMES })
    return [...new Set(list.slice(0, MAX_NAMES))]
  }

  for (const path of names('embed')) {
    if (!addEmbed(resource, selection, path.split('.'), 0)) unknown('embed', path)
  }
  const only = names('only')
  const reached = new Map<Selection, Set<string>>()
  for (const path of only) {
    const target = reach(resource, selection, path.split('.'))
    if (!target) unknown('only', path)
    else reached.set(target.selection, (reached.get(target.selection) ?? new Set()).add(target.field))
  }
  for (const [target, fields] of reached) target.fields = fields
  for (const path of names('except')) {
    const target = reach(resource, selection, path.split('.'))
    if (!target) unknown('except', path)
    else target.selection.fields.delete(target.field)
  }
  return selection
}

function addEmbed(resource: Resource, into: Selection, path: string[], depth: number): boolean {
  const [name, ...rest] = path
  if (!name || depth >= MAX_EMBED_DEPTH || !Object.hasOwn(resource.embeds, name)) return false
  const embed = resource.embeds[name]
  const inner = embed?.of?.()
  if (rest.length > 0 && !inner) return false
  const nested =
    into.embeds.get(name) ?? (inner ? wholeEntity(inner) : { fields: new Set(), embeds: new Map() })
  into.embeds.set(name, nested)
  return rest.length === 0 || !inner || addEmbed(inner, nested, rest, depth + 1)
}

function reach(
  resource: Resource,
  selection: Selection,
  path: string[],
): { selection: Selection; field: string } | null {
  const [name, ...rest] = path
  if (!name) return null
  if (rest.length === 0) {
    return Object.hasOwn(resource.entity._zod.def.shape, name) ? { selection, field: name } : null
  }
  const nested = selection.embeds.get(name)
  const inner = Object.hasOwn(resource.embeds, name) ? resource.embeds[name]?.of?.() : undefined
  return nested && inner ? reach(inner, nested, rest) : null
}
