import { Section } from '../shell/section.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Listing } from './listing.tsx'
import { chosenIn } from './chosen-filters.ts'
import { ProductShelf } from './product-shelf.tsx'
import type { SearchData } from './search-data.ts'

export function SearchPage({ data }: { data: SearchData }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  // Filters that leave nothing are to be taken back, so the listing stays with its help.
  const chosen = data.listing?.filters.flatMap(chosenIn).length ?? 0
  const found = (data.listing?.pagination_data.items_count ?? 0) + data.groups.length + chosen
  const articles = data.groups.find(({ key }) => key === 'articles')
  const chips = (group: SearchData['groups'][number]) => (
    <div
      key={group.key}
      className="mb-5 flex items-center gap-2 text-sm max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:items-baseline"
    >
      <h2 className="mr-2 shrink-0 font-semibold md:w-20">{t(`search.${group.key}`)}</h2>
      <div className="flex gap-2 md:flex-wrap">
        {group.items.map((item) => (
          <a
            key={item.id}
            href={item.url}
            className="flex min-h-11 shrink-0 items-center rounded-full border-[1.5px] border-clay bg-white px-4 hover:border-stone"
          >
            {item.name}
          </a>
        ))}
      </div>
    </div>
  )
  return (
    <>
      <h1 className="display pt-2 pb-6 text-2xl tracking-normal">
        {data.query ? t('search.results_for', { query: data.query }) : t('search.heading')}
      </h1>
      {data.corrected && <p className="mb-6">{t('search.showing_corrected', { query: data.corrected })}</p>}
      {data.is_partial && <p className="mb-6 text-smoke">{t('search.showing_partial')}</p>}
      {data.groups.filter(({ key }) => key !== 'articles').map(chips)}
      {data.listing && found > 0 && (
        <Listing
          listing={data.listing}
          empty={t('search.empty', { query: data.query })}
          empty_help={t('search.empty_help')}
        />
      )}
      {articles && (
        <section aria-labelledby="found-articles" className="mt-14 border-t border-clay pt-8">
          <h2 id="found-articles" className="display text-xl">
            {t('search.articles')}
          </h2>
          <ul className="mt-3 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {articles.items.map((item) => (
              <li key={item.id}>
                <a href={item.url} className="flex min-h-11 items-center py-2 font-medium hover:underline">
                  {translator.typeset(item.name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found === 0 && (
        <>
          {data.query ? (
            <div className="rounded-md bg-sand px-6 py-10 text-center">
              <p className="display text-xl">{t('search.empty', { query: data.query })}</p>
              {data.help ? (
                <div
                  className="prose mx-auto mt-2 text-smoke"
                  dangerouslySetInnerHTML={{ __html: data.help }}
                />
              ) : (
                <p className="mt-2 text-smoke">{t('search.empty_help')}</p>
              )}
            </div>
          ) : (
            <p className="text-smoke">{t('search.prompt')}</p>
          )}
          <Section heading={t('home.categories')}>
            <CategoryTiles items={shop.menu} />
          </Section>
          {data.popular && (
            <Section heading={data.popular.name} more={{ url: data.popular.url, name: t('home.whole_list') }}>
              <ProductShelf products={data.popular.products} />
            </Section>
          )}
        </>
      )}
    </>
  )
}
