import { useStorefront } from '../storefront-context.tsx'
import type { StaticPageData } from './static-page-data.ts'

export function StaticPage({ data }: { data: StaticPageData }) {
  const { shop, translator } = useStorefront()
  return (
    <div className="grid gap-x-16 gap-y-12 pt-2 lg:grid-cols-[1fr_16rem]">
      <article>
        <h1 className="display mb-6 text-3xl">{data.name}</h1>
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.content }} />
      </article>
      <nav aria-label={translator.t('static.other_pages')} className="self-start rounded-md bg-sand p-6">
        <h2 className="text-sm font-semibold">{translator.t('static.other_pages')}</h2>
        <ul className="mt-2 gap-x-6 text-sm sm:columns-2 md:columns-3 lg:columns-1">
          {shop.pages.map((page) => (
            <li key={page.url} className="break-inside-avoid">
              <a
                href={page.url}
                aria-current={page.url === data.url ? 'page' : undefined}
                className="flex min-h-11 items-center text-smoke lg:min-h-9 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {page.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
