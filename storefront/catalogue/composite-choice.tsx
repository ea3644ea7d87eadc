import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Availability } from './availability.tsx'
import type { PackageContents } from './package-data.ts'

type Composite = Extract<PackageContents, { kind: 'composite' }>
type Option = Composite['parts'][number]['options'][number]

/** One thing for each part. Every option is an address, so links do it all. */
export function CompositeChoice({ contents }: { contents: Composite }) {
  const { t } = useTranslator()
  const { parts, missing } = contents
  return (
    <>
      <p className="mt-2 text-smoke">{t('product.package_compose')}</p>
      <p role="status" className="figures mt-2 text-sm font-semibold">
        {t('product.package_progress', { chosen: parts.length - missing.length, total: parts.length })}
        {missing.length === 0 && (
          <>
            . <span className="text-success">{t('product.package_complete')}</span>
          </>
        )}
      </p>
      {parts.map((part) => (
        <fieldset key={part.id} className="mt-6 min-w-0">
          <legend className="mb-2 text-sm">
            <span className="font-semibold">{part.name}</span>{' '}
            <span className="text-smoke">({t('form.required')})</span>
          </legend>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2">
            {part.options.map((option) => (
              <OptionCard key={option.line.id} option={option} />
            ))}
          </ul>
        </fieldset>
      ))}
    </>
  )
}

function OptionCard({ option: { line, is_selected, url } }: { option: Option }) {
  const { t, typeset } = useTranslator()
  const look = is_selected
    ? 'border-tea bg-tea-soft'
    : url === null
      ? 'border-dashed border-stone'
      : 'border-clay bg-white hover:border-stone'
  const count = line.count > 1 ? `${t('product.package_count', { count: line.count })} ` : ''
  const name = count + typeset(line.name)
  return (
    <li className={`relative flex items-center gap-3 rounded-md border-[1.5px] p-2 pr-3 ${look}`}>
      <div className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture image={line.image} sizes="64px" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        {is_selected ? (
          <Icon name="check" className="float-right ml-2 size-5 text-tea" />
        ) : (
          url !== null && <span className="float-right ml-2 size-5 rounded-full border-[1.5px] border-edge" />
        )}
        {url === null ? (
          <p className="text-smoke">{name}</p>
        ) : (
          <a
            href={url}
            rel="nofollow"
            data-keep-scroll=""
            aria-current={is_selected ? 'true' : undefined}
            className="block after:absolute after:inset-0 after:rounded-md aria-[current]:font-semibold"
          >
            {name}
          </a>
        )}
        {line.variation_name && <p className="text-xs text-smoke">{line.variation_name}</p>}
        <div className="mt-1">
          <Availability item={line.item} />
        </div>
        <a href={line.url} className="link relative z-10 inline-block py-2 text-xs text-smoke">
          {t('product.package_detail')}
          <span className="sr-only"> {line.name}</span>
        </a>
      </div>
    </li>
  )
}
