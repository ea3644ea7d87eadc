import { useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { Availability } from './availability.tsx'
import type { PackageData, PackageLine } from './package-data.ts'

/** What is in a set with how many pieces, or what a set of one's own may be put together from. */
export function PackageContents({ contents }: { contents: PackageData }) {
  const { t } = useTranslator()
  return (
    <section id="package">
      <h2 className="display text-xl">{t('product.package_contents')}</h2>
      {contents.kind === 'configurable' && contents.number_of_items !== null && (
        <p className="mt-2 text-smoke">{t('product.package_choose', { count: contents.number_of_items })}</p>
      )}
      {contents.kind === 'composite' && <p className="mt-2 text-smoke">{t('product.package_compose')}</p>}
      {contents.parts.map((part) => (
        <div key={part.id} className="mt-5">
          {part.name && <h3 className="mb-2 text-sm font-semibold">{part.name}</h3>}
          <ul
            className={
              contents.kind === 'fixed' ? 'divide-y divide-clay' : 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'
            }
          >
            {part.lines.map((line) => (
              <Line key={line.id} line={line} boxed={contents.kind !== 'fixed'} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Line({ line, boxed }: { line: PackageLine; boxed: boolean }) {
  const { t } = useTranslator()
  return (
    <li
      className={`group relative flex items-center gap-4 ${boxed ? 'rounded-md border border-clay p-2 pr-4' : 'py-3'}`}
    >
      <div className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture image={line.image} sizes="64px" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <p>
          {!boxed && (
            <span className="figures font-semibold">
              {t('product.package_count', { count: line.count })}{' '}
            </span>
          )}
          <a href={line.url} className="after:absolute after:inset-0 group-hover:underline">
            {line.name}
          </a>
        </p>
        {line.variation_name && <p className="text-xs text-smoke">{line.variation_name}</p>}
        <div className="mt-1">
          <Availability item={line.item} />
        </div>
      </div>
    </li>
  )
}
