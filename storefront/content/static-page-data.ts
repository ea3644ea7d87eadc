import type { LoadContext, Loaded } from '../load-context.ts'
import { stackTables } from './stacked-table.ts'
import { keepWordsWhole } from './whole-word.ts'

export interface StaticPageData {
  name: string
  content: string
  url: string
}

export async function loadStaticPage({ api, descriptor }: LoadContext): Promise<Loaded<StaticPageData>> {
  const { name, content, url } = await api('GET /static-pages/{id}', {
    params: { id: descriptor?.model_id ?? 0 },
  })
  return { data: { name, content: stackTables(keepWordsWhole(content)), url } }
}
