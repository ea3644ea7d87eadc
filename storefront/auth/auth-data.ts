import type { OfferedProvider } from '#contract/auth.ts'
import type { FieldError } from '#contract/error.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { refusedForm } from '../refused-form.ts'
import { localPath } from '../ui/safe-url.ts'
import { REGISTRATION_VIEW, VIEW_PARAMETER } from './auth-view.ts'
import { type DialCode, readDialCodes } from './dial-code.ts'
import {
  LOGIN_FAILURES,
  LOGIN_REASONS,
  type LoginFailure,
  type LoginReason,
  PASSWORD_FAILURES,
  type PasswordFailure,
} from './form-failure.ts'
import { offeredProviders } from './social-data.ts'

export interface LoginData {
  /** Where to go after login; null is home. */
  return_to: string | null
  email: string
  error: LoginFailure | null
  reason: LoginReason | null
  result: LoginResult | null
  providers: OfferedProvider[]
  /** Null shows the login. */
  registration: Registration | null
}

const LOGIN_RESULTS = ['password_changed', 'registered'] as const
export type LoginResult = (typeof LOGIN_RESULTS)[number]

interface Registration {
  values: Record<string, string>
  errors: FieldError[]
  dial_codes: DialCode[]
}

export async function loadLogin(context: LoadContext): Promise<Loaded<LoginData>> {
  const { api, query, translator } = context
  const is_registration = query.get(VIEW_PARAMETER) === REGISTRATION_VIEW
  const [providers, registration] = await Promise.all([
    offeredProviders(api),
    is_registration ? loadRegistration(context) : null,
  ])
  return {
    ...(is_registration ? { title: translator.t('auth.register_heading') } : {}),
    data: {
      return_to: localPath(query.get('return_to')),
      email: query.get('email') ?? '',
      error: LOGIN_FAILURES.find((one) => one === query.get('error')) ?? null,
      reason: LOGIN_REASONS.find((one) => one === query.get('error')) ?? null,
      result: LOGIN_RESULTS.find((one) => one === query.get('result')) ?? null,
      providers,
      registration,
    },
  }
}

async function loadRegistration(context: LoadContext): Promise<Registration> {
  const refused = refusedForm(context, REGISTRATION_VIEW, null)
  return {
    values: refused?.values ?? {},
    errors: refused?.errors ?? [],
    dial_codes: await readDialCodes(context.api),
  }
}

export interface PasswordResetData {
  /** Null asks for an e-mail, and sends a link there. */
  token: string | null
  email: string
  error: PasswordFailure | null
  requested: boolean
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
    },
  }
}
