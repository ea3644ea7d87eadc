import type { Context } from '#platform/http/context.ts'
import type { Column, Fragment } from '#platform/db/table.ts'
import { cleanHtml } from './clean-html.ts'
import { mediaUrl } from '#platform/media/media-url.ts'

/** A text in the language of the request, or in Czech where it has none. */
export function text({ sql, language }: Context, column: string): Fragment {
  return sql`localized_text(${sql(column)}, ${language})`
}

/** The same for a text that is drawn as HTML. */
export function html(context: Context, column: string) {
  return {
    sql: text(context, column),
    as: (written: string | null) => (written === null ? null : cleanHtml(written)),
  } satisfies Column
}

const OG_IMAGE_WIDTH = 1280

export function metaColumns(context: Context, table: string) {
  const { sql } = context
  return {
    meta_title: text(context, `${table}.meta_title`),
    meta_description: text(context, `${table}.meta_description`),
    meta_keywords: text(context, `${table}.meta_keywords`),
    og_title: text(context, `${table}.og_title`),
    og_description: text(context, `${table}.og_description`),
    og_image: {
      sql: sql`(select name from media where id = ${sql(`${table}.og_image_id`)})`,
      as: (name: string | null) => (name === null ? null : mediaUrl(name, OG_IMAGE_WIDTH)),
    },
  } satisfies Record<string, Column>
}

const WORD = /[\p{L}\p{Nd}]+/gu
const MAX_WORDS = 8

/** Finds rows in which every word of the text begins some word of the column. */
export function hasWords({ sql }: Context, column: string, searched: string): Fragment {
  const words = (searched.match(WORD) ?? []).slice(0, MAX_WORDS)
  if (words.length === 0) return sql`false`
  return words
    .map((word) => sql`${sql(column)} like '% ' || search_text(${word}::text) || '%'`)
    .reduce((done, next) => sql`${done} and ${next}`)
}
