import { ApiError } from '../api/request-error.ts'

/** Why a form came back, as its page's address says it: a word, never a sentence somebody else could choose. */
export const LOGIN_FAILURES = [
  'login_failed',
  'rate_limited',
  'general_error',
  'must_be_logged_in_to_create_product_list',
] as const
export type LoginFailure = (typeof LOGIN_FAILURES)[number]

export const PASSWORD_FAILURES = [
  'email',
  'token',
  'new_password',
  'new_password_confirmation',
  'rate_limited',
  'general_error',
] as const
export type PasswordFailure = (typeof PASSWORD_FAILURES)[number]

export function sessionFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return 'general_error'
  if (error.status === 429) return 'rate_limited'
  return error.status === 401 || error.status === 422 ? 'login_failed' : 'general_error'
}

export function passwordFailure(error: unknown): PasswordFailure {
  if (!(error instanceof ApiError)) return 'general_error'
  if (error.status === 429) return 'rate_limited'
  const fields = error.body?.errors?.map(({ field }) => field) ?? []
  return PASSWORD_FAILURES.find((one) => fields.includes(one)) ?? 'general_error'
}
