import type { Transaction } from '#platform/db/database.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/language.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import type { Draft, Drafts } from './draft.ts'
import { FILES, type Layout, withLists } from './layout.ts'
import { isObject, type Row } from './row.ts'
import { inSmallLetters } from './small-letters.ts'
import type { Paths, Stored } from './stored.ts'

/** Whether something else of the shop stands there already, such as its cart. */
export type ReservedPath = (language: string, path: string) => boolean

export interface PathChange {
  draft: Draft
  language: string
  path: string
  /** Where it stood before. */
  old: string | undefined
}

const PATH = /^\/([^/\s?#]+\/)*[^/\s?#]+$/
const BLOG_MODELS: number[] = [MODEL_TYPES.article, MODEL_TYPES.article_category]
/** They stand where `route_settings` says, whatever else has that address. */
const FIXED_PAGES = ['blog', 'search'] as const

/** The addresses that are new or other than before. What has none gets them from its slug. */
export function changedPaths(
  drafts: Drafts,
  stored: Stored,
  problems: string[],
  isReserved: ReservedPath = () => false,
): PathChange[] {
  const shop = drafts.of(FILES['shop.json'] as Layout)[0]
  const settings = { ...stored.rows.get(FILES['shop.json'] as Layout)?.[0], ...shop?.row }['route_settings']
  const changes: PathChange[] = []
  const taken = takenPaths(stored, drafts, problems)
  const wanted = new Map<Draft, Paths>()
  const byId = new Map<unknown, Draft>()

  for (const layout of Object.values(FILES).flatMap(withLists)) {
    if (!layout.model) continue
    byId.clear()
    for (const draft of drafts.of(layout)) byId.set(draft.row['id'], draft)
    for (const draft of drafts.of(layout)) {
      const model = `${layout.model}:${String(draft.row['id'])}`
      const now = stored.paths.get(model) ?? {}
      for (const [language, path] of Object.entries(pathsOf(draft))) {
        if (now[language] === path) continue
        if (isReserved(language, path) || FIXED_PAGES.some((page) => fixedPath(page, language) === path))
          problems.push(
            `${draft.place}: the path ${path} in ${language} is one that the shop itself answers.`,
          )
        const owner = taken.get(`${language} ${path}`)
        if (owner !== undefined && owner !== model)
          problems.push(`${draft.place}: the path ${path} in ${language} is taken by another page.`)
        taken.set(`${language} ${path}`, model)
        changes.push({ draft, language, path, old: now[language] })
      }
    }
  }
  return changes

  function pathsOf(draft: Draft): Paths {
    const known = wanted.get(draft)
    if (known) return known
    // Marked first: a category that stands below itself must not be followed for ever.
    wanted.set(draft, {})
    const paths = givenPaths(draft, problems) ?? (draft.current ? {} : derived(draft))
    wanted.set(draft, paths)
    return paths
  }

  function derived(draft: Draft): Paths {
    const { layout, row } = draft
    const slug = isObject(row['slug']) ? row['slug'] : {}
    const above = layout.model === MODEL_TYPES.category && row['parent_id'] ? row['parent_id'] : null
    return Object.fromEntries(
      LANGUAGES.filter((language) => slug[language]).map((language) => {
        const parent = byId.get(above)
        const stored_above = stored.paths.get(`${layout.model}:${String(above)}`)?.[language]
        const folder =
          above === null
            ? (BLOG_MODELS.includes(layout.model ?? 0) && fixedPath('blog', language)) || ''
            : ((parent && pathsOf(parent)[language]) ?? stored_above ?? '')
        const path = inSmallLetters(`${folder}/${String(slug[language])}`)
        if (!PATH.test(path))
          problems.push(
            `${draft.place}: slug is "${String(slug[language])}" in ${language}, which makes no path.`,
          )
        return [language, path]
      }),
    )
  }

  function fixedPath(page: (typeof FIXED_PAGES)[number], language: string): string | undefined {
    if (!isObject(settings) || !isObject(settings[page])) return undefined
    const set = settings[page][language] ?? settings[page]['cs']
    return isObject(set) ? String(set['path']) : undefined
  }
}

function givenPaths({ given, place }: Draft, problems: string[]): Paths | undefined {
  const paths = given['paths']
  if (paths === undefined) return undefined
  if (!isObject(paths)) {
    problems.push(`${place}: paths must be an object such as {"cs": "/caje"}.`)
    return {}
  }
  const spelt: Paths = {}
  for (const [language, path] of Object.entries(paths)) {
    if (!(LANGUAGES as readonly string[]).includes(language) || typeof path !== 'string' || !PATH.test(path))
      problems.push(`${place}: paths holds "${String(path)}" in "${language}", which is no path.`)
    else spelt[language] = inSmallLetters(path)
  }
  return spelt
}

function takenPaths(stored: Stored, drafts: Drafts, problems: string[]): Map<string, string> {
  const taken = new Map<string, string>()
  for (const [model, paths] of stored.paths)
    for (const [language, path] of Object.entries(paths)) taken.set(`${language} ${path}`, model)
  // One that moves leaves its old address to whoever wants it.
  for (const layout of Object.values(FILES).flatMap(withLists))
    for (const { given, row } of layout.model ? drafts.of(layout) : []) {
      const model = `${layout.model}:${String(row['id'])}`
      if (!isObject(given['paths'])) continue
      for (const [language, path] of Object.entries(stored.paths.get(model) ?? {}))
        if (inSmallLetters(String(given['paths'][language])) !== path) taken.delete(`${language} ${path}`)
    }
  const redirects = FILES['shop.json']?.lists?.['redirects'] as Layout
  for (const { row, place } of drafts.of(redirects)) {
    const address = `${String(row['language'])} ${String(row['path'])}`
    if (taken.has(address)) problems.push(`${place}: ${String(row['path'])} is the address of a page.`)
    taken.set(address, 'redirect')
  }
  return taken
}

/** Whoever knows an old address is led to the new one. */
export async function writePaths(
  sql: Transaction,
  changes: PathChange[],
  idOf: (draft: Draft) => number,
): Promise<void> {
  if (changes.length === 0) return
  const rows: Row[] = changes.map(({ draft, language, path, old }) => ({
    language,
    path,
    old: old ?? null,
    model_type: draft.layout.model,
    model_id: idOf(draft),
  }))
  // The driver's JSON type has no name for "any plain object".
  const json = sql.json(rows as never)
  const changed = sql`jsonb_to_recordset(${json})
    as change(language text, path text, old text, model_type smallint, model_id integer)`
  const shop = sql`(select min(id) from shop)`
  await sql`
    delete from page_route route using ${changed}
    where route.shop_id = ${shop} and route.language = change.language and (
      (route.kind = 'model' and route.model_type = change.model_type and route.model_id = change.model_id)
      or (route.kind = 'redirect' and route.path = change.path))`
  await sql`
    insert into page_route (shop_id, language, path, kind, model_type, model_id)
    select ${shop}, language, path, 'model', model_type, model_id from ${changed}`
  await sql`
    insert into page_route (shop_id, language, path, kind, destination, status_code)
    select ${shop}, language, old, 'redirect',
      case language when ${DEFAULT_LANGUAGE} then path else '/' || language || path end, 301
    from ${changed} where old is not null
    on conflict do nothing`
}
