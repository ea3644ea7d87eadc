import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  withLanguage,
} from '#contract/language.ts'
import type { ModelType } from '#contract/page.ts'
import type { Urls } from '#contract/meta.ts'
import type { Context } from '#platform/http/context.ts'
import type { EmbedSource, Fragment } from '#platform/db/table.ts'

/** The address of an entity's page in the language of the request, else in the default one. */
export function urlOf({ sql, shop_id, language }: Context, model_type: ModelType, id: Fragment): Fragment {
  const wanted = isInterfaceLanguage(language) ? language : DEFAULT_LANGUAGE
  return sql`coalesce((
    select case when language = ${DEFAULT_LANGUAGE} then path else '/' || language || path end
    from page_route
    where kind = 'model' and shop_id = ${shop_id} and model_type = ${model_type} and model_id = ${id}
      and language in (${wanted}, ${DEFAULT_LANGUAGE})
    order by language = ${wanted} desc limit 1
  ), '/')`
}

export function urlsEmbed(model_type: ModelType): EmbedSource {
  return {
    needs: [],
    load: async ({ sql, shop_id }, rows) => {
      const ids = rows.map((row) => row.id as number)
      const routes = await sql<{ model_id: number; language: keyof Urls; path: string }[]>`
        select model_id, language, path from page_route
        where kind = 'model' and shop_id = ${shop_id} and model_type = ${model_type}
          and model_id = any(${ids}::int[]) and language = any(${INTERFACE_LANGUAGES}::text[])`
      const found = new Map<number, Urls>()
      for (const { model_id, language, path } of routes) {
        found.set(model_id, { ...found.get(model_id), [language]: withLanguage(path, language) })
      }
      return ids.map((id) => found.get(id) ?? {})
    },
  }
}
