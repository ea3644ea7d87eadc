import { Tick } from '../checkout/field.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { LiveForm } from './live-form.tsx'
import { PasswordField } from './login-section.tsx'

/** The first of two steps leads to what would be lost; nothing can happen here yet. */
export function DeleteSection() {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <AccountSection id="delete" heading={t('customer.delete_account')}>
      <p className="mt-2 text-sm text-smoke">{t('customer.delete_account_text')}</p>
      <p className="mt-4">
        <a href={`${path('customer-account')}?step=delete`} className="button button-quiet text-danger">
          {t('customer.delete_start')}
        </a>
      </p>
    </AccountSection>
  )
}

/** The second step: what goes, what stays and why, and the password. */
export function DeleteStep({ data }: { data: AccountData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { errors, values } = data.forms.delete
  return (
    <div id="delete" className="lg:max-w-2xl">
      <h1 className="display text-2xl">{t('customer.delete_heading')}</h1>
      <ul className="mt-5 grid list-disc gap-2 pl-5">
        <li>{t('customer.delete_lose_account')}</li>
        <li>{t('customer.delete_lose_credits')}</li>
        <li>{t('customer.delete_keep_orders')}</li>
      </ul>
      <p className="mt-4 font-semibold">{t('customer.delete_final')}</p>
      <div className="mt-6 rounded-md border border-clay bg-white p-5 md:p-7">
        <LiveForm
          action="/api/customer/delete"
          errors={errors}
          submit={t('customer.delete_submit')}
          failure="customer.delete_failed"
          look="danger"
          aside={
            <a href={path('customer-account')} className="button button-quiet max-sm:w-full">
              {t('customer.delete_back')}
            </a>
          }
        >
          {(wrong) => (
            <>
              <div className="max-w-sm">
                <PasswordField name="delete_password" label={t('customer.current_password')} wrong={wrong} />
              </div>
              <div>
                <Tick
                  name="understood"
                  defaultChecked={values.understood === 'on'}
                  required
                  aria-invalid={wrong.understood ? true : undefined}
                  aria-describedby={wrong.understood ? 'understood-error' : undefined}
                >
                  {t('customer.delete_understood')}
                </Tick>
                {wrong.understood && (
                  <p id="understood-error" className="mt-1.5 text-sm text-danger">
                    {wrong.understood}
                  </p>
                )}
              </div>
            </>
          )}
        </LiveForm>
      </div>
    </div>
  )
}
