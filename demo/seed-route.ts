import { MODEL_TYPES, type ModelType } from '#contract/page.ts'
import type { Transaction } from '#platform/db/database.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { insertRows, type Row } from './seed-rows.ts'

const BRAND_FOLDERS: Record<Language, string> = {
  cs: 'znacky',
  sk: 'znacky',
  en: 'brands',
  de: 'marken',
}

/** Gives every product, category and brand its address in every language in which it may be seen. */
export async function seedCatalogueRoutes(
  sql: Transaction,
  shop_id: number,
  catalogue: DemoCatalogue,
  ids: Record<'product' | 'category' | 'brand', (code: string) => number>,
): Promise<void> {
  const rows: Row[] = []
  for (const language of LANGUAGES) {
    const taken = new Set<string>()
    const add = (model_type: ModelType, model_id: number, path: string) => {
      let free = path
      for (let count = 2; taken.has(free); count++) free = `${path}-${count}`
      taken.add(free)
      rows.push({ shop_id, language, path: free, kind: 'model', model_type, model_id, status_code: 200 })
      return free
    }
    const folders = new Map<string, string>()
    for (const category of catalogue.categories) {
      const above = category.parent === null ? '' : folders.get(category.parent)
      if (above === undefined) throw new Error(`Category ${category.code} comes before its parent`)
      const path = `${above}/${category.slug[language]}`
      const seen = category.available_for_languages?.includes(language) ?? true
      const own = seen ? add(MODEL_TYPES.category, ids.category(category.code), path) : path
      folders.set(category.code, own)
    }
    for (const brand of catalogue.brands) {
      add(MODEL_TYPES.brand, ids.brand(brand.code), `/${BRAND_FOLDERS[language]}/${brand.slug[language]}`)
    }
    for (const product of catalogue.products) {
      add(MODEL_TYPES.product, ids.product(product.code), `/${product.slug[language]}`)
    }
  }
  await insertRows(sql, 'page_route', rows)
}
