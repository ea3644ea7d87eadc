import { useTranslator } from '../storefront-context.tsx'
import type { BrandBranch, BrandsData } from './brands-data.ts'

/** All brands, each with the lines below it. */
export function BrandsPage({ data }: { data: BrandsData }) {
  const { t } = useTranslator()
  return (
    <>
      <header className="max-w-2xl pt-2 pb-8">
        <h1 className="display text-3xl">{t('breadcrumb.brands')}</h1>
        <p className="mt-2 text-lg text-smoke">
          {t(data.brands.length > 0 ? 'brand.all_text' : 'brand.none')}
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.brands.map((brand) => (
          <Brand key={brand.id} brand={brand} />
        ))}
      </ul>
    </>
  )
}

function Brand({ brand }: { brand: BrandBranch }) {
  return (
    <li className="group relative flex gap-4 max-[300px]:flex-col rounded-md border border-clay bg-white p-4 hover:border-stone sm:gap-5 sm:p-5">
      {brand.logo && (
        <img
          src={brand.logo}
          alt=""
          width="80"
          height="100"
          loading="lazy"
          className="h-25 w-20 shrink-0 rounded-sm object-contain object-top"
        />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="display text-lg">
          <a href={brand.url} className="after:absolute after:inset-0 group-hover:underline">
            {brand.name}
          </a>
        </h2>
        {brand.short_description && <p className="mt-1 text-sm text-smoke">{brand.short_description}</p>}
        <Lines brands={brand.children} />
      </div>
    </li>
  )
}

function Lines({ brands }: { brands: BrandBranch[] }) {
  if (brands.length === 0) return null
  return (
    <ul className="relative z-10 mt-3 flex flex-wrap gap-2 text-sm">
      {brands.map((line) => (
        <li key={line.id}>
          <a
            href={line.url}
            className="flex min-h-11 items-center rounded-full border-[1.5px] border-clay bg-paper px-4 hover:border-stone"
          >
            {line.name}
          </a>
          <Lines brands={line.children} />
        </li>
      ))}
    </ul>
  )
}
