import { Email, GENDER_PREFERENCES, Password } from '#contract/form-field.ts'
import * as z from 'zod/mini'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { ApiError } from '../api/request-error.ts'
import { echoed } from '../echoed.ts'
import { pathFor } from '../route-match.ts'
import { changeCustomer, FormRefused, wordsOf } from './change-customer.ts'
import type { EmailConfirmResult } from './email-confirm-data.ts'
import { SHOP_FIELD_PREFIX } from './form-word.ts'

/** Empty is null: the platform keeps no empty texts. */
const typed = (form: OwnRequest['form'], name: string) => form[name]?.trim() || null

/** POST /api/customer/profile: who the customer is and what they like. */
export function saveProfile(asked: OwnRequest): Promise<OwnAnswer> {
  const { form } = asked
  return changeCustomer(
    asked,
    {
      form: 'profile',
      page: 'customer-account',
      done: 'profile_saved',
      words: {
        first_name: 'checkout.missing.first_name',
        last_name: 'checkout.missing.last_name',
        phone: 'checkout.wrong.phone',
        birth_at: 'customer.wrong.birth_at',
      },
    },
    async ({ id }) => {
      const phone = typed(form, 'phone')
      const preference = Number(form.gender_oriented_product_preference)
      await asked.api('PATCH /customers/{id}', {
        params: { id },
        body: {
          first_name: form.first_name ?? '',
          last_name: form.last_name ?? '',
          phone,
          dial_code: phone === null ? null : typed(form, 'dial_code'),
          birth_at: typed(form, 'birth_at'),
          gender_oriented_product_preference:
            Object.values(GENDER_PREFERENCES).find((code) => code === preference) ?? GENDER_PREFERENCES.none,
          ...(await shopFields(asked)),
        },
      })
    },
  )
}

/** The shop's own fields, each of the kind it was made for; what the shop does not know is left out. */
async function shopFields({ api, form }: OwnRequest) {
  const { items } = await api('GET /configurable-variables', { query: { paginate: false } })
  const values = items.map(({ code, type }) => {
    const text = typed(form, SHOP_FIELD_PREFIX + code)
    if (type === 'boolean') return [code, text === 'on']
    // What is no number goes as it was typed, to be refused at its field.
    return [code, type === 'number' && text !== null && Number.isFinite(Number(text)) ? Number(text) : text]
  })
  return items.length > 0 ? { configurable: Object.fromEntries(values) } : {}
}

/** POST /api/customer/bank: where money goes back to. */
export function saveBank(asked: OwnRequest): Promise<OwnAnswer> {
  const { form } = asked
  return changeCustomer(
    asked,
    {
      form: 'bank',
      page: 'customer-account',
      done: 'bank_saved',
      words: {
        bank_account_number: 'customer.wrong.bank_account_number',
        bank_code: 'customer.wrong.bank_code',
        bank_account_iban: 'customer.wrong.bank_account_iban',
        bank_swift_code: 'customer.wrong.bank_swift_code',
      },
    },
    async ({ id }) => {
      await asked.api('PATCH /customers/{id}', {
        params: { id },
        body: {
          bank_account_number: typed(form, 'bank_account_number'),
          bank_code: typed(form, 'bank_code'),
          bank_account_iban: typed(form, 'bank_account_iban'),
          bank_swift_code: typed(form, 'bank_swift_code'),
        },
      })
    },
  )
}

/** POST /api/customer/email: what one logs in with, so the password is asked for, and the new mailbox. */
export function changeEmail(asked: OwnRequest): Promise<OwnAnswer> {
  const { form } = asked
  const fields = { email: 'new_email', current_password: 'email_password' }
  const words = { email: 'customer.email_taken' } as const
  const page = { form: 'email', page: 'customer-account', done: 'email_asked', fields, words } as const
  return changeCustomer(asked, page, async ({ id, email }) => {
    const { t } = wordsOf(asked)
    const wrong = wrongEmail(form.new_email, email)
    refuseIfWrong({
      new_email: wrong && t(wrong),
      email_password: !form.email_password && t('customer.missing.current_password'),
    })
    await asked.api('PATCH /customers/{id}', {
      params: { id },
      body: { email: form.new_email, current_password: form.email_password },
    })
  })
}

/** POST /api/customer/email/confirm {token}: from the page that the mail leads to, in whatever browser it opens. */
export async function confirmEmail({ api, form, language }: OwnRequest): Promise<OwnAnswer> {
  const { token = '' } = form
  const page = (result: EmailConfirmResult, kept = '') =>
    pathFor('email-confirm', language, {}, { result, token: echoed(kept) || undefined })
  try {
    await api('POST /customers/confirm-email', { body: { token } })
    return { location: page('done'), status: 200, body: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.status >= 400 ? error.status : 503
    const location = status === 422 ? page('token') : page('general_error', token)
    return { location, status, body: error.body }
  }
}

/** POST /api/customer/password: all other sessions end with it. */
export function changePassword(asked: OwnRequest): Promise<OwnAnswer> {
  const { form } = asked
  const page = { form: 'password', page: 'customer-account', done: 'password_changed' } as const
  return changeCustomer(asked, page, async ({ id }) => {
    const { t } = wordsOf(asked)
    const { current_password = '', new_password = '', new_password_confirmation = '' } = form
    const is_password = z.safeParse(Password, new_password).success
    refuseIfWrong({
      current_password: !current_password && t('customer.missing.current_password'),
      new_password: !is_password && t('auth.password_invalid'),
      new_password_confirmation:
        is_password && new_password !== new_password_confirmation && t('auth.password_mismatch'),
    })
    await asked.api('PUT /customers/{id}/password', {
      params: { id },
      body: { current_password, new_password, new_password_confirmation },
    })
  })
}

/** POST /api/customer/newsletter {action: subscribe | end}; it begins when the mail about it is confirmed. */
export function changeNewsletter(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const is_ending = form.action === 'end'
  const done = is_ending ? 'newsletter_ended' : 'newsletter_asked'
  const page = { form: 'newsletter', page: 'customer-account', done } as const
  return changeCustomer(asked, page, async ({ email, gender_oriented_product_preference: gender }) => {
    if (!is_ending) return void (await api('POST /newsletters', { body: { email, gender } }))
    const { items } = await api('GET /newsletters', { query: { paginate: false } })
    for (const { id } of items) await api('DELETE /newsletters/{id}', { params: { id } })
  })
}

function wrongEmail(given = '', now: string) {
  if (!given.trim()) return 'checkout.missing.email'
  const wanted = z.safeParse(Email, given)
  if (!wanted.success) return 'checkout.wrong.email'
  return wanted.data === now ? 'customer.email_same' : null
}

/** All that is wrong at once, each at its field. */
function refuseIfWrong(found: Record<string, string | false | null>): void {
  const errors = Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []))
  if (errors.length > 0) throw new FormRefused(errors)
}
