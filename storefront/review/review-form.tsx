import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ProductData } from '../catalogue/product-data.ts'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { useStorefront } from '../storefront-context.tsx'
import { sessionOwner } from '../api/session-mark.ts'
import { onPagesChanged } from '../navigation/page-change.ts'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { isReviewDone, type ReviewResult } from './review-result.ts'
import { StarField } from './star-field.tsx'

const SAID: Record<ReviewResult, PlainMessageKey> = {
  review_published: 'review.published',
  review_waiting: 'review.waiting',
  review_rating: 'review.missing_rating',
  review_comment: 'review.wrong_comment',
  review_name: 'review.missing_name',
  review_repeated: 'review.repeated',
  review_rate_limited: 'review.rate_limited',
  review_failed: 'general_error',
}

/** The first field that is wrong, or what is wrong with all of it. */
const WRONG = '[role=alert]:not([data-refused]), [data-invalid] input, [aria-invalid=true]'

const FIELDS = ['rating', 'comment', 'name'] as const

export type ReviewErrors = Partial<Record<(typeof FIELDS)[number] | 'form', string>>

/** Once, when it is drawn: as a function of its own it is the same at each drawing. */
const takeFocus = (message: HTMLElement | null) => message?.focus({ preventScroll: true })

/** Anyone may write. Sent in place where scripts run, as a plain form where they do not. */
export function ReviewForm({ product }: { product: ProductData }) {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const { path, query } = product
  const { review_result, comment_length } = product.forms
  const came = review_result && t(SAID[review_result])
  const [sent, setSent] = useState(review_result !== null && isReviewDone(review_result) ? came : null)
  const [errors, setErrors] = useState<ReviewErrors>(came && !sent ? { form: came } : {})
  const { is_loading, run } = useButtonLoading()
  const [signature, setSignature] = useState<string | null>(null)
  const owner = useSyncExternalStore(onPagesChanged, sessionOwner, () => '')
  const [is_opened, setOpened] = useState(false)

  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // From now on the page itself says what is missing, under each field and in its own language.
    if (place.current) place.current.noValidate = true
    // Somebody may have opened it before there was anything to listen.
    if (place.current?.closest('details')?.open) setOpened(true)
  }, [])
  useEffect(() => {
    // After the errors are drawn, so that the field is read together with its own.
    if (Object.keys(errors).length > 0) place.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [errors])

  const { language } = page
  const { currency } = shop
  useEffect(() => {
    if (!is_opened || owner === '') return
    let is_current = true
    import('./deliver-review.ts')
      .then((code) => code.signatureOf({ language, currency }))
      // Without the code the name is asked for, as of anybody else.
      .then(
        (known) => is_current && setSignature(known),
        () => {},
      )
    return () => {
      is_current = false
      setSignature(null)
    }
  }, [is_opened, owner, language, currency])

  async function send(form: HTMLFormElement): Promise<void> {
    const code = await import('./deliver-review.ts').catch(() => null)
    // Code that cannot be had leaves the form to the browser.
    if (!code) return form.submit()
    const outcome = await code.deliver(form, translator)
    if ('sent' in outcome) return setSent(outcome.sent)
    setErrors(outcome.errors)
  }

  const wrong = FIELDS.flatMap((name) => {
    const message = errors[name]
    return message ? [{ field: `review-${name}`, message }] : []
  })

  if (sent) {
    return (
      <p
        role="status"
        tabIndex={-1}
        ref={takeFocus}
        className="mt-6 lg:max-w-2xl rounded-sm bg-tea-soft px-4 py-3 text-sm text-tea-deep outline-none"
      >
        {sent}
      </p>
    )
  }
  return (
    <details
      className="mt-6 lg:max-w-2xl"
      open={review_result !== null || undefined}
      onToggle={() => setOpened(true)}
    >
      <summary className="button button-quiet cursor-pointer list-none">{t('review.write')}</summary>
      <form
        method="post"
        action="/api/reviews"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void run(() => send(form))
        }}
        ref={place}
        className="mt-5 grid gap-5 rounded-md bg-sand p-4 sm:p-6 [&>[data-refused]]:mt-0"
      >
        <input type="hidden" name="language" value={page.language} />
        <input type="hidden" name="product_id" value={product.id} />
        <input type="hidden" name="return_to" value={query ? `${path}?${query}` : path} />
        {errors.form && (
          <p
            role="alert"
            tabIndex={-1}
            className="rounded-sm bg-danger-soft px-4 py-3 text-sm text-danger outline-none"
          >
            {errors.form}
          </p>
        )}
        {wrong.length > 1 && <ErrorSummary errors={wrong} />}
        <StarField
          name="rating"
          first_id="review-rating"
          legend={t('review.your_rating')}
          required
          error={errors.rating}
        />
        {product.review_parameters.length > 0 && (
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {product.review_parameters.map(({ id, name }) => (
              <StarField key={id} name={`rating_${id}`} legend={`${name} (${t('form.optional')})`} />
            ))}
          </div>
        )}
        <div>
          <label htmlFor="review-comment" className="mb-1.5 block text-sm font-semibold">
            {t('review.comment')}
          </label>
          <textarea
            id="review-comment"
            name="comment"
            rows={5}
            required
            maxLength={comment_length}
            aria-invalid={errors.comment ? true : undefined}
            aria-describedby={
              errors.comment ? 'review-comment-hint review-comment-error' : 'review-comment-hint'
            }
            className="field"
          />
          <p id="review-comment-hint" className="mt-1 text-xs text-smoke">
            {t('review.comment_length', { count: comment_length })}
          </p>
          {errors.comment && <Wrong id="review-comment-error">{errors.comment}</Wrong>}
        </div>
        {signature === null ? (
          <div>
            <label htmlFor="review-name" className="mb-1.5 block text-sm font-semibold">
              {t('review.name')}
            </label>
            <input
              id="review-name"
              name="name"
              required
              maxLength={64}
              autoComplete="name"
              aria-invalid={errors.name ? true : undefined}
              aria-describedby={errors.name ? 'review-name-hint review-name-error' : 'review-name-hint'}
              className="field"
            />
            <p id="review-name-hint" className="mt-1 text-xs text-smoke">
              {t('review.name_hint')}
            </p>
            {errors.name && <Wrong id="review-name-error">{errors.name}</Wrong>}
          </div>
        ) : (
          <div className="text-sm">
            <p>{t('review.signed_as', { name: signature })}</p>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="show_full_name" className="size-5" />
              {t('review.show_full_name')}
            </label>
          </div>
        )}
        <button className="button button-primary justify-self-start" aria-busy={is_loading || undefined}>
          {t('review.submit')}
        </button>
      </form>
    </details>
  )
}

function Wrong({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  )
}
