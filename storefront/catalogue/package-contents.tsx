import { useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { Availability } from './availability.tsx'
import { CompositeChoice } from './composite-choice.tsx'
import type { PackageData, PackageLine } from './package-data.ts'
import { PieceChooser } from './piece-chooser.tsx'

/** What is in a set with how many pieces, or what a set of one's own is put together from. */
export function PackageContents({ contents }: { contents: PackageData['contents'] }) {
  const { t } = useTranslator()
  return (
    <section id="package" className="min-w-0 scroll-mt-[calc(var(--header-height)+1rem)]">
      <h2 className="display text-xl">{t('product.package_contents')}</h2>
      {contents.kind === 'fixed' && (
        <ul className="mt-5 divide-y divide-clay">
          {contents.lines.map((line) => (
            <FixedLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      {contents.kind === 'configurable' && <PieceChooser contents={contents} />}
      {contents.kind === 'composite' && <CompositeChoice contents={contents} />}
    </section>
  )
}

function FixedLine({ line }: { line: PackageLine }) {
  const { t, typeset } = useTranslator()
  return (
    <li className="group relative flex items-center gap-4 py-3">
      <div className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture image={line.image} sizes="64px" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <p>
          <span className="figures font-semibold">{t('product.package_count', { count: line.count })} </span>
          <a href={line.url} className="after:absolute after:inset-0 group-hover:underline">
            {typeset(line.name)}
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
