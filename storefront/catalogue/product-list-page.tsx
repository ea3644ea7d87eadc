import { useTranslator } from '../storefront-context.tsx'
import { Listing } from './listing.tsx'
import { isFromStart } from './listing-range.ts'
import type { ProductListData } from './product-list-data.ts'

export function ProductListPage({ data }: { data: ProductListData }) {
  const { t } = useTranslator()
  const first = isFromStart(data.listing)
  return (
    <>
      <header className="max-w-3xl pt-2 pb-6">
        <h1 className="display text-3xl">{data.name}</h1>
        {data.description && first && <p className="mt-3 text-smoke">{data.description}</p>}
      </header>
      {data.others.length > 0 && (
        <nav aria-label={t('product_list.others')} className="mb-8">
          <ul className="flex flex-wrap gap-2 text-sm font-medium">
            {data.others.map((list) => (
              <li key={list.id}>
                <a
                  href={list.url}
                  className="flex min-h-11 items-center rounded-full border-[1.5px] border-clay bg-white px-5 hover:border-stone"
                >
                  {list.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Listing listing={data.listing} empty={t('product_list.empty')} empty_help={t('category.empty_text')} />
    </>
  )
}
