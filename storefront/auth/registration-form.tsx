import { useEffect, useId, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/form-limit.ts'
import { browserApi } from '../api/browser-api.ts'
import { useStorefront } from '../storefront-context.tsx'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { Icon } from '../ui/icon.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink, type AuthFormProps } from './auth-link.tsx'
import { type DialCode, dialCodeRow, readDialCodes } from './dial-code.ts'
import { EmailField, FormField, PasswordField } from './form-field.tsx'
import { REGISTRATION_RULES } from './form-rule.ts'
import { sendRegistration } from './send-auth.ts'
import { useAuthForm } from './use-auth-form.ts'

interface Props extends AuthFormProps {
  /** What was typed, passwords aside, where a page without scripts shows it again. */
  values?: Readonly<Record<string, string>>
  errors?: readonly FieldError[]
  dial_codes?: readonly DialCode[]
  onDone: (form: HTMLFormElement, is_logged_in: boolean) => void
}

const NONE: Props['values'] = {}

const LABELS = {
  first_name: 'form.first_name',
  last_name: 'form.last_name',
  email: 'form.email',
  password: 'form.password',
  password_confirmation: 'auth.password_confirmation',
  phone: 'form.phone',
  birth_at: 'auth.birth_at',
} as const

export function RegistrationForm({ return_to, email, show, values = NONE, ...props }: Props) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const live = useAuthForm({
    rules: REGISTRATION_RULES,
    errors: props.errors ?? [],
    send: async (sent) => {
      const page = { language, currency: shop.currency }
      const { errors: found, is_logged_in } = await sendRegistration(sent, page, t, REGISTRATION_RULES)
      if (found.length === 0) props.onDone(sent, is_logged_in)
      return found
    },
  })
  const { errors } = live
  const idOf = (name: string) => `registration-${name}`
  const field = (name: string) => ({
    id: idOf(name),
    name,
    defaultValue: values?.[name] ?? '',
    error: errors[name],
  })
  const wrong = Object.entries(LABELS).flatMap(([name, label]) => {
    const message = errors[name]
    if (!message) return []
    // What is missing does not say what it is.
    const is_missing = message === t('form.invalid_type')
    return [{ field: idOf(name), message: is_missing ? `${t(label)}: ${message}` : message }]
  })
  const password = { autoComplete: 'new-password', maxLength: MAX_PASSWORD_LENGTH, required: true }
  return (
    <div data-auth>
      <AuthForm
        live={live}
        action="/api/auth/register"
        submit={t('auth.register_submit')}
        return_to={return_to}
        note={<PrivacyNote />}
      >
        {wrong.length > 1 && <ErrorSummary errors={wrong} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            {...field('first_name')}
            label={t(LABELS.first_name)}
            autoComplete="given-name"
            spellCheck={false}
            maxLength={MAX_NAME_LENGTH}
            required
          />
          <FormField
            {...field('last_name')}
            label={t(LABELS.last_name)}
            autoComplete="family-name"
            spellCheck={false}
            maxLength={MAX_NAME_LENGTH}
            required
          />
        </div>
        <EmailField {...field('email')} defaultValue={values?.email ?? email} />
        <PasswordField
          {...password}
          id={idOf('password')}
          name="password"
          label={t(LABELS.password)}
          hint={t('auth.password_hint')}
          error={errors.password}
          minLength={MIN_PASSWORD_LENGTH}
        />
        <PasswordField
          {...password}
          id={idOf('password_confirmation')}
          name="password_confirmation"
          label={t(LABELS.password_confirmation)}
          error={errors.password_confirmation}
        />
        <details
          className="group"
          open={Boolean(values?.phone || values?.birth_at || errors.phone || errors.birth_at) || undefined}
        >
          <summary className="link inline-flex min-h-11 list-none items-center gap-1 text-sm">
            {t('auth.more_about_you')} ({t('form.optional')})
            <Icon name="down" className="size-4 group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 pt-2">
            <div className="grid grid-cols-[fit-content(9rem)_1fr] gap-3">
              <DialCodes given={props.dial_codes} chosen={values?.dial_code} />
              <FormField
                {...field('phone')}
                label={t(LABELS.phone)}
                type="tel"
                autoComplete="tel-national"
                maxLength={24}
              />
            </div>
            <FormField {...field('birth_at')} label={t(LABELS.birth_at)} type="date" autoComplete="bday" />
          </div>
        </details>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="is_subscribed"
            defaultChecked={values?.is_subscribed === 'on'}
            className="size-5 shrink-0"
          />
          {t('auth.subscribe')}
        </label>
      </AuthForm>
      <p className="mt-4 flex flex-wrap items-center gap-x-1.5 text-sm">
        {t('auth.have_account')}
        <AuthLink view="login" show={show} return_to={return_to}>
          {t('auth.login_submit')}
        </AuthLink>
      </p>
    </div>
  )
}

/** The page knows them; the dialog asks when it is opened, and has the two most of its shoppers use until then. */
function DialCodes({
  given,
  chosen,
}: {
  given?: readonly DialCode[] | undefined
  chosen?: string | undefined
}) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const { currency } = shop
  const id = useId()
  const [asked, setAsked] = useState<readonly DialCode[]>([
    dialCodeRow({ dial_code: '+420', alpha2: 'CZ' }),
    dialCodeRow({ dial_code: '+421', alpha2: 'SK' }),
  ])
  useEffect(() => {
    if (!given) readDialCodes(browserApi({ language, currency })).then(setAsked, () => {})
  }, [given, language, currency])
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('address.dial_code')}
      </label>
      <select
        id={id}
        name="dial_code"
        autoComplete="tel-country-code"
        defaultValue={chosen ?? (language === 'sk' ? '+421' : '+420')}
        className="field"
      >
        {(given ?? asked).map(({ dial_code, name }) => (
          <option key={name} value={dial_code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function PrivacyNote() {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const privacy = shop.pages.find(({ code }) => code === 'privacy')
  if (!privacy) return null
  return (
    <p className="text-xs text-smoke">
      {t('checkout.legal_privacy_before')}{' '}
      <a href={privacy.url} target="_blank" className="link">
        {t('checkout.legal_privacy')}
      </a>
      .
    </p>
  )
}
