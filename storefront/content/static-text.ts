import type { StaticContentCode } from '#contract/static-page.ts'
import type { Api } from '../api/client.ts'

/** The shop's own texts for places of the storefront, as HTML. What the shop has not written is not there. */
export async function loadStaticTexts<Code extends StaticContentCode>(
  api: Api,
  codes: readonly Code[],
): Promise<Partial<Record<Code, string>>> {
  const { items } = await api('GET /static-contents', {
    query: {
      filters: [{ field: 'code', operator: 'in', value: [...codes] }],
      only: ['code', 'content'],
      paginate: false,
    },
  })
  const texts = codes.map((code) => [code, items.find((item) => item.code === code)?.content] as const)
  // Of the codes asked for, those that have a text.
  return Object.fromEntries(texts.filter(([, content]) => content)) as Partial<Record<Code, string>>
}

/** One text of a page, which can do without it. */
export async function loadStaticText(api: Api, code: StaticContentCode): Promise<string | null> {
  const texts = await loadStaticTexts(api, [code]).catch(() => null)
  return texts?.[code] ?? null
}
