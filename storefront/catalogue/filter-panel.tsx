import { useState } from 'react'
import { takesSeveral } from '#contract/filter-type.ts'
import type { ProductFilter } from '#contract/product-filter.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { chosenIn } from './chosen-filters.ts'
import { PriceForm } from './price-form.tsx'

const SHOWN_AT_ONCE = 7

/** Beside few products all of them unfolded would reach far below the last one. */
const OPEN_GROUPS = 6

/** All filters of a listing. Choices are links with their counts; the price is a form. */
export function FilterPanel({ filters, open = true }: { filters: ProductFilter[]; open?: boolean }) {
  return (
    <div className="divide-y divide-clay border-y border-clay">
      {filters.map((filter, index) => (
        <Group key={filter.code} filter={filter} open={open && index < OPEN_GROUPS} />
      ))}
    </div>
  )
}

function Group({ filter, open }: { filter: ProductFilter; open: boolean }) {
  // Asked once: a group that closed itself when its last choice is taken back would take the focus with it.
  const [opened] = useState(open || chosenIn(filter).length > 0)
  // Told where the choices themselves may be folded away.
  const labels = open
    ? ''
    : chosenIn(filter)
        .flatMap((one) => ('label' in one ? one.label : []))
        .join(', ')
  return (
    <details open={opened} className="group/filter py-1">
      <summary className="flex min-h-12 items-center justify-between text-sm font-semibold">
        <span className="min-w-0">
          {filter.label}
          {labels && <span className="block truncate text-xs font-normal text-tea-deep">{labels}</span>}
        </span>
        <Icon name="down" className="size-4 text-smoke group-open/filter:rotate-180" />
      </summary>
      <div className="pb-4">
        {filter.type === 'price_slider' ? <PriceForm filter={filter} /> : <Choices filter={filter} />}
      </div>
    </details>
  )
}

type Choice = Exclude<ProductFilter, { type: 'price_slider' }>

function Choices({ filter }: { filter: Choice }) {
  const { t } = useTranslator()
  const first = filter.items.slice(0, SHOWN_AT_ONCE)
  const rest = filter.items.slice(SHOWN_AT_ONCE)
  const [opened] = useState(rest.some((item) => item.is_selected))
  return (
    <>
      <ul>
        {first.map((item) => (
          <ChoiceLink key={item.value} item={item} type={filter.type} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details open={opened}>
          <summary className="flex min-h-11 items-center text-sm text-tea-deep underline underline-offset-4">
            {t('action.show_more')} ({rest.length})
          </summary>
          <ul>
            {rest.map((item) => (
              <ChoiceLink key={item.value} item={item} type={filter.type} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function ChoiceLink({ item, type }: { item: Choice['items'][number]; type: Choice['type'] }) {
  const { number } = useTranslator()
  const round = type === 'radio' || type === 'color'
  const label = (
    <>
      <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="18"
          height="18"
          rx={round ? 9 : 4}
          fill={item.color ?? '#ffffff'}
          className={item.is_selected ? 'stroke-tea' : 'stroke-stone'}
          strokeWidth={item.is_selected ? 2 : 1.5}
        />
        {item.is_selected && (
          <path
            d="m5.5 10.3 3 3 6-6.5"
            fill="none"
            className="stroke-tea"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        )}
      </svg>
      <span className="min-w-0 flex-1">{item.label}</span>
      <span className="figures text-xs text-smoke">{number(item.count)}</span>
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 text-sm lg:min-h-9'
  return (
    <li>
      {item.count === 0 && !item.is_selected ? (
        <span className={`${look} text-smoke`}>{label}</span>
      ) : (
        <a
          href={item.url}
          rel="nofollow"
          data-keep-scroll={takesSeveral(type) ? 'step pick' : 'step'}
          aria-current={item.is_selected ? 'true' : undefined}
          className={`${look} hover:text-tea-deep aria-[current]:font-semibold`}
        >
          {label}
        </a>
      )}
    </li>
  )
}
