import { useState } from 'react'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection, Fold } from './account-section.tsx'
import { PasswordField } from './login-section.tsx'

/** The browser itself sends this form: what comes back is a file, and the page stays. */
export function ExportSection({ data }: { data: AccountData }) {
  const { t, language } = useTranslator()
  const { is_refused } = data.forms.export
  const [errors, setErrors] = useState(data.forms.export.errors)
  const wrong = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return (
    <AccountSection id="export" heading={t('customer.export_data')}>
      <p className="mt-3 text-sm text-balance text-smoke">{t('customer.export_text')}</p>
      <Fold label={t('customer.export_data')} is_open={is_refused}>
        <form
          method="post"
          action="/api/customer/export"
          onSubmit={() => setErrors([])}
          className="grid max-w-sm gap-5 [&>[data-refused]]:mt-0"
        >
          <input type="hidden" name="language" value={language} />
          <ErrorSummary errors={errors} />
          <PasswordField name="export_password" label={t('customer.current_password')} wrong={wrong} />
          <div>
            <button className="button button-primary max-sm:w-full">{t('customer.export_download')}</button>
          </div>
        </form>
      </Fold>
    </AccountSection>
  )
}
