import { PAGE_KINDS, type PageDescriptor, type PageType, pageTypeOf } from '#contract/page.ts'

export type PageScreen =
  | { screen: 'redirect'; destination: string; status_code: number }
  | { screen: 'homepage' | 'search' | PageType; model_id: number | null }

/** What a page descriptor asks to be shown. A kind or model nobody has a screen for is an error, never a blank. */
export function pageScreen(
  page: Pick<PageDescriptor, 'kind' | 'model_id' | 'redirect'> & { model_type: number | null },
): PageScreen {
  if (!PAGE_KINDS.includes(page.kind)) throw new Error(`Unknown kind ${page.kind} of a page`)
  if (page.kind === 'redirect') {
    if (!page.redirect) throw new Error('A page of kind redirect names no destination')
    return { screen: 'redirect', ...page.redirect }
  }
  const type = pageTypeOf(page)
  if (type) return { screen: type, model_id: page.model_id }
  return { screen: page.kind === 'search' ? 'search' : 'homepage', model_id: null }
}
