import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { Section } from './sitemap-section.ts'

/** So many ids make one file: with three languages, their alternates and pictures far below 50,000 URLs and 50 MB. */
const IDS_PER_FILE = 5000
const ROWS_AT_ONCE = 500

export type Paths = Partial<Record<InterfaceLanguage, string>>

export interface SitemapPage {
  id: number
  paths: Paths
  modified_at: string | null
  images: string[]
}

export interface SitemapPart {
  part: number
  modified_at: string
}

type InLanguages = Record<InterfaceLanguage, Context>

/** The routes of a row, just where a newcomer is shown the page. */
function shownRoutes({ model_type, table, visible }: Section, contexts: InLanguages): Fragment {
  const { sql, shop_id } = contexts[DEFAULT_LANGUAGE]
  const shown = INTERFACE_LANGUAGES.map(
    (one) => sql`(route.language = ${one} and ${visible(contexts[one])})`,
  ).reduce((all, one) => sql`${all} or ${one}`)
  return sql`
    page_route route
    where route.kind = 'model' and route.status_code = 200 and route.shop_id = ${shop_id}
      and route.model_type = ${model_type} and route.model_id = ${sql(table)}.id and (${shown})`
}

function pathsOf(section: Section, contexts: InLanguages): Fragment {
  const { sql } = contexts[DEFAULT_LANGUAGE]
  return sql`
    select json_object_agg(route.language, route.path) as paths from ${shownRoutes(section, contexts)}`
}

/** Which files a section has. A single page makes one, so that is all that is looked for in it. */
export async function readParts(section: Section, contexts: InLanguages): Promise<SitemapPart[]> {
  const context = contexts[DEFAULT_LANGUAGE]
  const { sql } = context
  const table = sql(section.table)
  const counted = await sql<SitemapPart[]>`
    select id / ${IDS_PER_FILE} as part, max(at) as modified_at from (${section.changes(context)}) change
    group by 1 order by 1`
  const parts = await sql<{ part: number }[]>`
    select part from unnest(${counted.map(({ part }) => part)}::int[]) part
    cross join lateral (
      select from ${table}
      where ${table}.id >= part * ${IDS_PER_FILE} and ${table}.id < (part + 1) * ${IDS_PER_FILE}
        and exists (select from ${shownRoutes(section, contexts)} limit 1)
      order by ${table}.id limit 1
    ) page`
  const found = new Set(parts.map(({ part }) => part))
  return counted.filter(({ part }) => found.has(part))
}

/** The pages of one file, a few hundred at a time, each time from where the last one ended. */
export async function* readPages(
  section: Section,
  contexts: InLanguages,
  part: number,
): AsyncGenerator<SitemapPage[]> {
  const context = contexts[DEFAULT_LANGUAGE]
  const { sql } = context
  const table = sql(section.table)
  const end = (part + 1) * IDS_PER_FILE
  let after = part * IDS_PER_FILE - 1
  while (true) {
    const rows = await sql<SitemapPage[]>`
      select ${table}.id, address.paths, ${section.modified_at(context)} as modified_at,
        ${section.images(context)} as images
      from ${table} cross join lateral (${pathsOf(section, contexts)}) address
      where ${table}.id > ${after} and ${table}.id < ${end} and address.paths is not null
      order by ${table}.id limit ${ROWS_AT_ONCE}`
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id ?? end
  }
}
