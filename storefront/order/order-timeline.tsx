import { useTranslator } from '../storefront-context.tsx'
import type { TimelineRow } from './timeline-row.ts'

/** What has happened to an order, the latest on top: that is what somebody comes to see. */
export function OrderTimeline({ rows }: { rows: TimelineRow[] | null }) {
  const { t, date, typeset } = useTranslator()
  // Papers and numbers come after it, and do not say where the order stands.
  const latest_state = Math.max(0, rows?.findIndex(({ color }) => color !== null) ?? 0)
  return (
    <section aria-labelledby="timeline" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="timeline" className="display text-xl">
        {t('order.timeline')}
      </h2>
      {rows === null && <p className="mt-3 text-sm text-smoke">{t('order.timeline_failed')}</p>}
      <ol className="mt-4">
        {rows?.map((row, index) => (
          <li key={`${row.at} ${row.text}`} className="group relative flex gap-3 pb-5 last:pb-0">
            <span className="absolute top-3 bottom-0 left-[5px] w-px bg-clay group-last:hidden" />
            <svg viewBox="0 0 12 12" className="relative mt-1.5 size-[11px] shrink-0" aria-hidden="true">
              <circle cx="6" cy="6" r="6" fill={row.color ?? 'var(--color-stone)'} />
            </svg>
            <div className="min-w-0 text-sm">
              <p className={`break-words ${index === latest_state ? 'font-semibold' : ''}`}>
                {row.url ? (
                  <a href={row.url} className="link -my-3 inline-block py-3">
                    {typeset(row.text)}
                  </a>
                ) : (
                  typeset(row.text)
                )}
              </p>
              {row.note && <p className="mt-0.5 whitespace-pre-line">{row.note}</p>}
              <p className="text-xs text-smoke">
                <time dateTime={row.at}>{date(row.at, 'with_time')}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
