import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/form-field.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { localPath } from '../ui/safe-url.ts'
import { LOGIN_FAILURES, type LoginFailure, PASSWORD_FAILURES, type PasswordFailure } from './form-failure.ts'

export interface LoginData {
  /** Where to go after login; null is home. */
  return_to: string | null
  email: string
  error: LoginFailure | null
  password_changed: boolean
}

export async function loadLogin({ query }: LoadContext): Promise<Loaded<LoginData>> {
  return {
    data: {
      return_to: localPath(query.get('return_to')),
      email: query.get('email') ?? '',
      error: LOGIN_FAILURES.find((one) => one === query.get('error')) ?? null,
      password_changed: query.get('result') === 'password_changed',
    },
  }
}

export interface PasswordResetData {
  /** Null asks for an e-mail, and sends a link there. */
  token: string | null
  email: string
  error: PasswordFailure | null
  requested: boolean
  /** Handed over as data: the file that knows it would bring all schemas into the browser. */
  password_length: { min: number; max: number }
}

export async function loadPasswordReset({ query }: LoadContext): Promise<Loaded<PasswordResetData>> {
  const token = query.get('token')
  return {
    data: {
      token: token || null,
      email: query.get('email') ?? '',
      // A link whose end got lost on the way is as good as an old one.
      error: token === '' ? 'token' : (PASSWORD_FAILURES.find((one) => one === query.get('error')) ?? null),
      requested: query.get('result') === 'requested',
      password_length: { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH },
    },
  }
}
