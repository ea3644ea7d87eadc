import type { FieldError } from '#contract/error.ts'
import { ApiError, isRefusal, RefusedUrlError } from '../api/request-error.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { refuseForm, withResult } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import type { RouteName } from '../routes.ts'

/** A form of the customer area: where it stands, what it changes, and how its failures are said. */
export interface CustomerForm {
  /** Also the place in the page that is shown afterwards. */
  form: string
  page: RouteName
  query?: Record<string, string>
  /** Said on the page when it went well. */
  done: string
  failure?: PlainMessageKey
  /** Field of the platform → field of the form; what is not named keeps its name. */
  fields?: Record<string, string>
  /** In our own words, where only one thing can be wrong with a field. */
  words?: Readonly<Record<string, PlainMessageKey>>
}

export type Customer = NonNullable<NonNullable<OwnRequest['me']>['customer']>

export const wordsOf = ({ language }: Pick<OwnRequest, 'language'>): Translator =>
  createTranslator(language, messagesFor(language))

/** What is wrong before the platform is asked at all. */
export class FormRefused extends Error {
  override name = 'FormRefused'
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('The form is refused')
    this.errors = errors
  }
}

/** Runs one change for whoever is logged in. Everything that may go wrong is said where the form stands. */
export async function changeCustomer(
  asked: OwnRequest,
  form: CustomerForm,
  run: (customer: Customer) => Promise<Partial<OwnAnswer> | void>,
): Promise<OwnAnswer> {
  const customer = asked.me?.customer
  const here = pathFor(form.page, asked.language, {}, form.query ?? {})
  if (!customer) return toLogin(asked, here)
  try {
    const answer = (await run(customer)) ?? {}
    const location =
      answer.location ?? `${withResult(pathFor(form.page, asked.language), form.done)}#${form.form}`
    return { status: 200, body: { location }, ...answer, location }
  } catch (error) {
    // Somebody has changed the password or the e-mail elsewhere meanwhile.
    if (error instanceof ApiError && error.status === 401) return toLogin(asked, here)
    const { status, errors } = refusalOf(asked, form, error)
    return refuseForm(asked, { form: form.form, location: `${here}#${form.form}`, status, errors })
  }
}

function toLogin({ language }: OwnRequest, return_to: string): OwnAnswer {
  const location = pathFor('login', language, {}, { return_to })
  return { location, status: 401, body: { location } }
}

function refusalOf(asked: OwnRequest, form: CustomerForm, error: unknown) {
  const { t } = wordsOf(asked)
  const failure = { field: '', message: t(form.failure ?? 'customer_update_error') }
  if (error instanceof FormRefused) return { status: 422, errors: [failure, ...error.errors] }
  if (error instanceof RefusedUrlError) return { status: 404, errors: [failure] }
  if (!(error instanceof ApiError)) throw error
  if (error.status === 429) {
    return { status: 429, errors: [{ field: '', message: t('auth.rate_limited') }] }
  }
  const said = (error.body?.errors ?? []).map(({ field, message }) => {
    const words = form.words?.[field]
    // Forms are flat: a field within another has the names of both.
    return { field: form.fields?.[field] ?? field.replaceAll('.', '_'), message: words ? t(words) : message }
  })
  // Two issues of one field are one thing to mend.
  const once = [...new Map(said.map((one) => [one.field, one])).values()]
  if (isRefusal(error)) {
    const why = once.length === 0 && error.body?.message ? [{ field: '', message: error.body.message }] : once
    return { status: error.status, errors: [failure, ...why] }
  }
  return { status: 503, errors: [{ field: '', message: `${failure.message} ${t('customer.try_again')}` }] }
}
