import { ratingPercent } from '#contract/rating.ts'
import { ReviewForm } from '../review/review-form.tsx'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { ProductData } from './product-data.ts'
import { RatingBar } from './rating-bar.tsx'
import { Stars } from './stars.tsx'

export function ProductReviews({ product }: { product: ProductData }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const { reviews, rating, path, query } = product
  const verification = shop.pages.find(({ code }) => code === 'review-verification')
  const address = (page: number) => {
    const search = new URLSearchParams(query)
    if (page > 1) search.set('reviews', String(page))
    return `${path}${search.size > 0 ? `?${search}` : ''}#reviews`
  }
  return (
    <section id="reviews" className="mt-14 md:mt-20">
      <h2 className="display text-xl md:text-2xl">{t('review.heading')}</h2>
      <p className="mt-2 max-w-2xl text-sm text-smoke">
        {t('review.how_verified')}{' '}
        {verification && (
          <a href={verification.url} className="link whitespace-nowrap">
            {verification.name}
          </a>
        )}
      </p>
      <ReviewForm product={product} />
      {rating.count === 0 || rating.average === null ? (
        <p className="mt-6">{t('review.none')}</p>
      ) : (
        <div className="mt-6 grid gap-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16">
          <Summary product={product} average={rating.average} />
          <div className="min-w-0">
            <ul className="divide-y divide-clay">
              {reviews.items.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
            <PageLinks page={reviews.page} pages={reviews.pages} url={address} />
          </div>
        </div>
      )}
    </section>
  )
}

function Summary({ product, average }: { product: ProductData; average: number }) {
  const { t, number, locale } = useTranslator()
  // They stand under each other, so a whole one keeps its decimal.
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { rating, review_parameters, review_ratings } = product
  const parameters = review_parameters.flatMap(({ id, name }) => {
    const found = review_ratings.find((one) => one.review_parameter_id === id)
    return found ? [{ id, name, rating: found.rating }] : []
  })
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-1">
      <div>
        <p className="flex items-center gap-4">
          <span className="display figures text-3xl">{decimal.format(average)}</span>
          <span className="grid gap-1">
            <Stars rating={average} />
            <span className="text-xs text-smoke">{t('review.count', { count: rating.count })}</span>
          </span>
        </p>
        <ul className="mt-4 grid gap-2 text-xs text-smoke">
          {rating.distribution.map((line) => (
            <li key={line.rating} className="grid grid-cols-[5.5rem_1fr_1.5rem] items-center gap-3">
              <span>{t('review.stars', { count: line.rating })}</span>
              <RatingBar percent={(line.count * 100) / rating.count} />
              <span className="figures text-right">{number(line.count)}</span>
            </li>
          ))}
        </ul>
      </div>
      {parameters.length > 0 && (
        <ul className="grid content-start gap-3 text-sm">
          {parameters.map((parameter) => (
            <li key={parameter.id}>
              <p className="mb-1 flex justify-between gap-4">
                <span>{parameter.name}</span>
                <span className="figures text-smoke">
                  <span className="sr-only">
                    {t('review.rating', { rating: decimal.format(parameter.rating) })}
                  </span>
                  <span aria-hidden="true">{decimal.format(parameter.rating)}</span>
                </span>
              </p>
              <RatingBar percent={ratingPercent(parameter.rating)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Review({ review }: { review: ProductData['reviews']['items'][number] }) {
  const { t, date, language, typeset } = useTranslator()
  const lang = review.language === language ? undefined : review.language
  return (
    <li className="py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <span className="font-semibold">{review.reviewer}</span>
        {review.is_verified && (
          <span className="inline-flex items-center gap-1 text-xs text-success">
            <Icon name="check" className="size-4" />
            {t('review.verified')}
          </span>
        )}
        <time dateTime={review.created_at} className="text-xs text-smoke">
          {date(review.created_at, 'long')}
        </time>
      </p>
      <p lang={lang} className="mt-2 max-w-2xl whitespace-pre-line">
        {lang ? review.comment : typeset(review.comment)}
      </p>
    </li>
  )
}
