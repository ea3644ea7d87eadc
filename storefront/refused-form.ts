import type { FieldError } from '#contract/error.ts'
import { forgottenCookie, packedCookie, unpackedCookie } from './api/packed-cookie.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from './own-request.ts'

/** A form of a page without scripts that came back: what was typed, secrets aside, and what is wrong with it. */
export interface RefusedForm {
  form: string
  /** Whose it is: on a shared computer, nobody sees what another has typed. */
  customer_id: number | null
  values: Record<string, string>
  errors: FieldError[]
}

/** The word in the address by which a page knows that it is shown again with what was refused. */
export const REFUSED = 'refused'

const SECRET = /password/

/** Back to where the form stands. A script shows the errors itself; a page without one needs them kept. */
export function refuseForm(
  asked: Pick<OwnRequest, 'form' | 'me' | 'secure'>,
  refused: { form: string; location: string; status: number; errors: FieldError[] },
): OwnAnswer {
  const { form, location, status, errors } = refused
  const values = Object.fromEntries(Object.entries(asked.form).filter(([name]) => !SECRET.test(name)))
  const kept = { form, customer_id: asked.me?.customer?.id ?? null, values, errors }
  return {
    location: withResult(location, REFUSED),
    status,
    body: { errors },
    set_cookies: asked.form.live ? [] : [refusedFormCookie(kept, asked.secure)],
  }
}

/** An address with what became of the form; a hash stays at its end. */
export function withResult(location: string, result: string): string {
  const url = new URL(location, 'https://shop.invalid')
  url.searchParams.set(RESULT_PARAMETER, result)
  return url.pathname + url.search + url.hash
}

/** What is too long for a cookie is let go; what is wrong is said in any case. */
function refusedFormCookie(kept: RefusedForm, secure: boolean): string {
  return (
    packedCookie('refused_form', kept, secure) ??
    packedCookie('refused_form', { ...kept, values: {} }, secure) ??
    forgottenCookie('refused_form', secure)
  )
}

/** The named form of this page as it came back; null unless its address says that it did. */
export function refusedForm(
  context: { query: URLSearchParams; refused_form: RefusedForm | null },
  form: string,
  customer_id: number | null,
): RefusedForm | null {
  const kept = context.refused_form
  const is_shown = context.query.get(RESULT_PARAMETER) === REFUSED
  return is_shown && kept?.form === form && kept.customer_id === customer_id ? kept : null
}

export function refusedFormIn(cookies: ReadonlyMap<string, string>): RefusedForm | null {
  const kept = unpackedCookie(cookies, 'refused_form')
  return isRefusedForm(kept) ? kept : null
}

function isRefusedForm(kept: unknown): kept is RefusedForm {
  if (typeof kept !== 'object' || kept === null) return false
  const { form, customer_id, values, errors } = kept as Partial<RefusedForm>
  return (
    typeof form === 'string' &&
    (customer_id === null || typeof customer_id === 'number') &&
    areTyped(values, errors)
  )
}

/** Whether what was typed and what is wrong with it came back as they were kept. */
export function areTyped(values: unknown, errors: unknown): boolean {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string') &&
    Array.isArray(errors) &&
    errors.every((error) => typeof error?.field === 'string' && typeof error.message === 'string')
  )
}
