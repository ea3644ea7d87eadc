import { ApiError } from '../api/request-error.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'

/** Why a third-party login did not end well, as the address of the login page says it. */
export const SOCIAL_FAILURES = [
  'social_refused',
  'social_expired',
  'social_unavailable',
  'social_email',
  'social_account',
  'social_linked',
  'social_only_way',
  'social_failed',
  'invalid_return_url',
] as const
export type SocialFailure = (typeof SOCIAL_FAILURES)[number]

export const SOCIAL_FAILURE_TEXTS: Record<SocialFailure, PlainMessageKey> = {
  social_refused: 'auth.social_refused',
  social_expired: 'auth.social_expired',
  social_unavailable: 'auth.social_unavailable',
  social_email: 'auth.social_email',
  social_account: 'auth.social_account',
  social_linked: 'auth.social_linked',
  social_only_way: 'auth.social_only_way',
  social_failed: 'auth.social_failed',
  invalid_return_url: 'invalid_return_url',
}

/** By what the platform refuses: its status, and the field it names. */
const REFUSALS: Record<string, SocialFailure> = {
  '400 state': 'social_expired',
  '409 email': 'social_account',
  '409 provider': 'social_linked',
  '422 email': 'social_email',
  '422 return_url': 'invalid_return_url',
}

export function socialFailure(error: unknown): SocialFailure | 'rate_limited' {
  if (!(error instanceof ApiError)) return 'social_failed'
  if (error.status === 429) return 'rate_limited'
  if ([0, 408, 503].includes(error.status)) return 'social_unavailable'
  return REFUSALS[`${error.status} ${error.body?.errors?.[0]?.field ?? ''}`] ?? 'social_failed'
}

/** A visitor who says no is told so by most; Apple has a word of its own. */
export const isDenied = (error: string) => ['access_denied', 'user_cancelled_authorize'].includes(error)
