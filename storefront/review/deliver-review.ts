import { type BrowserPage, browserApi } from '../api/browser-api.ts'
import { postOwn } from '../api/own-post.ts'
import type { Translator } from '../i18n/translator.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import type { ReviewErrors } from './review-form.tsx'

type Outcome = { sent: string } | { errors: ReviewErrors }

interface Answer {
  is_published?: boolean
  message?: string
  errors?: { field: string; message: string }[]
}

/** Sends the review from where it was written. What is plainly missing is said without asking the server. */
export async function deliver(form: HTMLFormElement, { t }: Translator): Promise<Outcome> {
  const missing = missingIn(new FormData(form), t)
  if (Object.keys(missing).length > 0) return { errors: missing }
  try {
    const { status, body } = await postOwn(form)
    const answer = body as Answer | null
    if (status === 201) {
      pagesChanged()
      return { sent: t(answer?.is_published ? 'review.published' : 'review.waiting') }
    }
    if (status === 409) return { sent: t('review.repeated') }
    if (status === 429) return { errors: { form: t('review.rate_limited') } }
    const fields = (answer?.errors ?? []).map(({ field, message }) => [fieldOf(field), message] as const)
    if (fields.length > 0) return { errors: Object.fromEntries(fields) }
    return { errors: { form: answer?.message || t('general_error') } }
  } catch {
    return { errors: { form: t('general_error') } }
  }
}

function missingIn(fields: FormData, t: Translator['t']): ReviewErrors {
  const isEmpty = (name: string) => String(fields.get(name) ?? '').trim() === ''
  return {
    ...(isEmpty('rating') ? { rating: t('review.missing_rating') } : {}),
    ...(isEmpty('comment') ? { comment: t('review.missing_comment') } : {}),
    ...(fields.has('name') && isEmpty('name') ? { name: t('review.missing_name') } : {}),
  }
}

function fieldOf(field: string): keyof ReviewErrors {
  return field === 'rating' || field === 'comment' || field === 'name' ? field : 'form'
}

/** How a customer will be shown; null for whoever has no session after all. */
export async function signatureOf(page: BrowserPage): Promise<string | null> {
  try {
    const { customer } = await browserApi(page)('GET /auth/me', { query: { embed: ['customer'] } })
    if (!customer) return null
    const initial = [...customer.last_name.trim()][0]
    return initial ? `${customer.first_name} ${initial}.` : customer.first_name
  } catch {
    return null
  }
}
