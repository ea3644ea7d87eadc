import { describe, expect, it } from 'vitest'
import type { Article } from '#contract/article.ts'
import type { Banner } from '#contract/banner.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import type { ListAnswer } from '#contract/list.ts'
import type { StaticContent, StaticPage } from '#contract/static-page.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent') })

describe.each(INTERFACE_LANGUAGES)('links of the demo content in %s', (language) => {
  const headers = { 'language-preference': language }
  const items = async <T>(path: string) => {
    const response = await platform.fetch(new Request(`http://localhost${path}?paginate=false`, { headers }))
    return ((await response.json()) as ListAnswer<T>).items
  }
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url)

  it('inside the shop lead to pages that exist, in the same language [CONTENT-04] [CONTENT-05]', async () => {
    const urls = [
      ...(await items<StaticPage>('/static-pages')).flatMap(({ content }) => hrefs(content)),
      ...(await items<StaticContent>('/static-contents')).flatMap(({ content }) => hrefs(content)),
      ...(await items<Article>('/articles')).flatMap(({ content }) => hrefs(content)),
      ...(await items<Banner>('/banners')).flatMap(({ url, button_link }) => [url ?? '', button_link ?? '']),
    ]
    const local = new Set(urls.filter((url) => url.startsWith('/')))
    const prefix = language === 'cs' ? '' : `/${language}`
    const broken = []
    for (const url of local) {
      const path = url.slice(prefix.length) || '/'
      const ask = `http://localhost/pages?path=${encodeURIComponent(path)}`
      const { status } = await platform.fetch(new Request(ask, { headers }))
      if (!url.startsWith(prefix) || status !== 200) broken.push(`${url}: ${status}`)
    }
    expect(broken).toEqual([])
    expect(local.size).toBeGreaterThan(10)
    const schemes = new Set(urls.filter((url) => !url.startsWith('/')).map((url) => url.split(':', 1)[0]))
    expect([...schemes].filter((scheme) => !['https', 'mailto', 'tel'].includes(scheme ?? ''))).toEqual([])
  })
})
