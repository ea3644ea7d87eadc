import { offeredPriceText } from '../catalogue/price.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Find, FindGroup } from './search-finds.ts'

interface Props {
  id: string
  groups: FindGroup[]
  /** The page with all finds, as the last option. */
  all_url: string | null
  /** How many it has. */
  total: number
  active: number
  onChosen: () => void
}

const ROW =
  'flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm hover:bg-sand aria-selected:bg-sand aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus md:px-8 lg:px-5'

/** Finds as options that are links: the arrows, a click and a new tab all work. */
export function SearchOptions({ id, groups, all_url, total, active, onChosen }: Props) {
  const { t, number } = useTranslator()
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { finds }) => sum + finds.length, 0))
  const last = groups.reduce((sum, { finds }) => sum + finds.length, 0)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.heading')}
      className="max-h-[calc(100dvh-12rem)] overflow-y-auto overscroll-contain py-2 has-[>a]:pb-0 lg:max-h-[calc(100dvh-10rem)]"
    >
      {groups.map(({ key, finds }, at) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className="pt-2">
          <div id={`${id}-${key}`} className="px-4 pb-1 text-xs font-semibold text-smoke md:px-8 lg:px-5">
            {t(`search.${key}`)}
          </div>
          {finds.map((find, index) => {
            const place = (starts[at] ?? 0) + index
            return (
              <a
                key={find.key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                href={find.url}
                onClick={onChosen}
                className={ROW}
              >
                <FindRow find={find} />
              </a>
            )
          })}
        </div>
      ))}
      {all_url && (
        <a
          id={`${id}-${last}`}
          role="option"
          aria-selected={last === active}
          tabIndex={-1}
          href={all_url}
          onClick={onChosen}
          className={`${ROW} sticky bottom-0 mt-2 min-h-14 justify-between border-t border-clay bg-white font-semibold text-tea-deep`}
        >
          {t('search.show_all')} ({number(total)})
          <Icon name="right" className="size-4" />
        </a>
      )}
    </div>
  )
}

function FindRow({ find: { name, product } }: { find: Find }) {
  const translator = useTranslator()
  if (!product) return <span className="min-w-0 flex-1">{name}</span>
  return (
    <>
      <Picture
        image={product.images?.[0]}
        sizes="48px"
        alt=""
        className="h-15 w-12 shrink-0 rounded-sm bg-sand object-cover"
      />
      <span className="line-clamp-2 min-w-0 flex-1">{translator.typeset(name)}</span>
      {/* Only what is paid: a row has no room for the lowest price that must stand beside an announced discount. */}
      <span className="figures font-semibold">{offeredPriceText(product, translator)}</span>
    </>
  )
}
