import { ratingPercent } from '#contract/rating.ts'
import { useTranslator } from '../storefront-context.tsx'
import { STAR_PATH } from '../ui/star-path.ts'

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const { t, number } = useTranslator()
  const label = t('review.rating', { rating: number(rating, 1) })
  const row = [0, 1, 2, 3, 4].map((index) => (
    <path key={index} d={STAR_PATH} transform={`translate(${index * 16} 0)`} />
  ))
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-smoke">
      <svg role="img" aria-label={label} viewBox="0 0 80 16" className="h-3.5 w-[70px]">
        <g className="fill-clay">{row}</g>
        {/* An inner picture shows nothing beyond its edge. */}
        <svg width={ratingPercent(rating) * 0.8} height="16" className="fill-warning">
          {row}
        </svg>
      </svg>
      {count !== undefined && <span className="figures">({number(count)})</span>}
    </span>
  )
}
