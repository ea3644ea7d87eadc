import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCompared } from './compared-store.ts'

/** The way to the comparison, once there is something in it. Its place is kept from the start: nothing jumps. */
export function ComparisonLink() {
  const { t } = useTranslator()
  const path = usePath()
  const count = useCompared().length
  return (
    <div className="size-12 max-[359px]:hidden">
      {count > 0 && (
        <a
          href={path('comparison')}
          data-reload
          aria-label={t('shell.comparison_count', { count })}
          title={t('shell.comparison')}
          className="relative flex size-12 items-center justify-center rounded-full hover:bg-sand"
        >
          <Icon name="compare" />
          <span className="figures absolute top-1 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-tea px-1 text-xs font-semibold text-white">
            {count}
          </span>
        </a>
      )}
    </div>
  )
}
