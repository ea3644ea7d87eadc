import { MAX_RATING, ratingPercent } from '#contract/rating.ts'
import { useTranslator } from '../storefront-context.tsx'
import { STAR_PATH } from '../ui/star-path.ts'

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const { t, number } = useTranslator()
  const label = t('review.rating', { rating: number(rating, 1) })
  const fill = ratingPercent(rating)
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-smoke">
      <svg role="img" aria-label={label} viewBox="0 0 80 16" className="h-3.5 w-[70px]">
        {[0, 1, 2, 3, 4].map((index) => {
          const part = Math.min(Math.max(fill / (100 / MAX_RATING) - index, 0), 1)
          return (
            <g key={index} transform={`translate(${index * 16} 0)`}>
              <path d={STAR_PATH} className="fill-clay" />
              {part > 0.25 && <path d={STAR_PATH} className={part > 0.75 ? 'fill-warning' : 'fill-stone'} />}
            </g>
          )
        })}
      </svg>
      {count !== undefined && <span className="figures">({number(count)})</span>}
    </span>
  )
}
