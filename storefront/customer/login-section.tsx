import { PasswordField as PasswordInput } from '../auth/form-field.tsx'
import { TextField } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection, Fold } from './account-section.tsx'
import { LiveForm } from './live-form.tsx'

interface Props {
  data: AccountData
  done: string | null
}

export function EmailSection({ data, done }: Props) {
  const { t } = useTranslator()
  const { values, errors, is_refused } = data.forms.email
  return (
    <AccountSection id="email" heading={t('customer.contact_heading')} done={done}>
      <p className="mt-3 font-semibold break-words">{data.customer.email}</p>
      <p className="mt-1 text-sm text-smoke">{t('customer.contact_text')}</p>
      {data.pending_email && (
        <p className="mt-3 text-sm break-words">
          {t('customer.email_pending', { email: data.pending_email })}
        </p>
      )}
      <Fold label={t('customer.email_change')} is_open={is_refused}>
        <LiveForm
          key={data.pending_email}
          action="/api/customer/email"
          errors={errors}
          submit={t('customer.email_change')}
        >
          {(wrong) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                name="new_email"
                label={t('customer.new_email')}
                defaultValue={values.new_email ?? ''}
                error={wrong.new_email}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={254}
                required
              />
              <PasswordField name="email_password" label={t('customer.current_password')} wrong={wrong} />
            </div>
          )}
        </LiveForm>
      </Fold>
    </AccountSection>
  )
}

export function PasswordSection({ data, done }: Props) {
  const { t } = useTranslator()
  const { errors, is_refused } = data.forms.password
  return (
    <AccountSection id="password" heading={t('customer.password_change')} done={done}>
      <p className="mt-2 text-sm text-smoke">{t('customer.password_text')}</p>
      {data.pairings && data.pairings.length > 0 && (
        <p className="mt-2 text-sm text-smoke">{t('customer.password_never_chosen')}</p>
      )}
      <Fold label={t('customer.password_edit')} is_open={is_refused}>
        <LiveForm
          key={done}
          action="/api/customer/password"
          errors={errors}
          submit={t('customer.password_edit')}
        >
          {(wrong) => (
            <>
              {/* Managers of passwords keep the new one under this name. */}
              <input type="hidden" name="username" autoComplete="username" value={data.customer.email} />
              <PasswordField name="current_password" label={t('customer.current_password')} wrong={wrong} />
              <div className="grid gap-4 sm:grid-cols-2">
                <PasswordField
                  name="new_password"
                  label={t('auth.reset_new_password')}
                  hint={t('auth.password_hint')}
                  wrong={wrong}
                  autoComplete="new-password"
                />
                <PasswordField
                  name="new_password_confirmation"
                  label={t('auth.reset_new_password_confirmation')}
                  wrong={wrong}
                  autoComplete="new-password"
                />
              </div>
            </>
          )}
        </LiveForm>
      </Fold>
    </AccountSection>
  )
}

interface PasswordProps {
  name: string
  label: string
  hint?: string
  wrong: Record<string, string>
  autoComplete?: string
}

export function PasswordField({ wrong, ...field }: PasswordProps) {
  return (
    <PasswordInput
      autoComplete="current-password"
      maxLength={128}
      {...field}
      id={field.name}
      error={wrong[field.name]}
      required
    />
  )
}
