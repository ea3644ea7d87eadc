import { ApiError } from '../api/request-error.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { SOCIAL_FAILURE_TEXTS, SOCIAL_FAILURES } from './social-failure.ts'

/** Why somebody is asked to log in. */
export const LOGIN_REASONS = ['must_be_logged_in_to_create_product_list', 'session_refresh_failed'] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/** Why a form came back, as its page's address says it: a word, never a sentence somebody else could choose. */
export const LOGIN_FAILURES = ['login_failed', 'rate_limited', 'general_error', ...SOCIAL_FAILURES] as const
export type LoginFailure = (typeof LOGIN_FAILURES)[number]

export const LOGIN_FAILURE_TEXTS: Record<LoginFailure, PlainMessageKey> = {
  login_failed: 'login_failed',
  rate_limited: 'auth.rate_limited',
  general_error: 'general_error',
  ...SOCIAL_FAILURE_TEXTS,
}

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
  return error instanceof ApiError ? loginFailure(error.status) : 'general_error'
}

export function loginFailure(status: number): LoginFailure {
  if (status === 429) return 'rate_limited'
  return status === 401 || status === 422 ? 'login_failed' : 'general_error'
}

export function passwordFailure(error: unknown): PasswordFailure {
  if (!(error instanceof ApiError)) return 'general_error'
  if (error.status === 429) return 'rate_limited'
  const fields = error.body?.errors?.map(({ field }) => field) ?? []
  return PASSWORD_FAILURES.find((one) => fields.includes(one)) ?? 'general_error'
}
