import type { ChoiceFilterType } from '#contract/filter-type.ts'
import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'

export interface FilterChoice {
  id: number
  value: string
  label: string
  color: string | null
}

export interface FilterProperty {
  id: number
  code: string
  type: ChoiceFilterType
  label: string
  choices: FilterChoice[]
}

/** What listings may be filtered by, in one language. */
export interface FilterDefinitions {
  brands: FilterChoice[]
  availabilities: FilterChoice[]
  properties: FilterProperty[]
}

export type FilterBook = ReadonlyMap<Language, FilterDefinitions>

export async function readFilterBook(
  sql: Database | Transaction,
  languages: readonly Language[],
): Promise<FilterBook> {
  const read = async (language: Language) => [language, await readFilterDefinitions(sql, language)] as const
  return new Map(await Promise.all(languages.map(read)))
}

export async function readFilterDefinitions(
  sql: Database | Transaction,
  language: Language,
): Promise<FilterDefinitions> {
  const [brands, availabilities, properties] = await Promise.all([
    sql<FilterChoice[]>`
      select id, localized_text(slug, ${language}) as value, localized_text(name, ${language}) as label,
        null as color
      from brand where is_active
      order by localized_text(name, ${language}) collate ${sql(`${language}-x-icu`)}, id`,
    sql<FilterChoice[]>`
      select id, localized_text(slug, ${language}) as value, localized_text(name, ${language}) as label,
        null as color
      from product_availability where in_catalog order by position, id`,
    sql<FilterProperty[]>`
      select property.id, localized_text(property.slug, ${language}) as code, property.filter_type as type,
        localized_text(property.name, ${language}) as label,
        json_agg(json_build_object(
          'id', attribute.id, 'value', localized_text(attribute.slug, ${language}),
          'label', localized_text(attribute.name, ${language}),
          'color', case when property.filter_type = 'color' then attribute.value end
        ) order by attribute.position, attribute.id) as choices
      from product_property property
      join product_property_attribute attribute on attribute.product_property_id = property.id
      where property.is_public and property.filter_type is not null and not attribute.is_hidden
      group by property.id order by property.position, property.id`,
  ])
  return { brands, availabilities, properties }
}
