import { TextField } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection, Facts, Fold } from './account-section.tsx'
import { LiveForm } from './live-form.tsx'

const FIELDS = [
  { name: 'bank_account_number', label: 'customer.bank_account_number', inputMode: 'text', maxLength: 24 },
  { name: 'bank_code', label: 'customer.bank_code', inputMode: 'numeric', maxLength: 8 },
  { name: 'bank_account_iban', label: 'customer.bank_account_iban', inputMode: 'text', maxLength: 48 },
  { name: 'bank_swift_code', label: 'customer.bank_swift_code', inputMode: 'text', maxLength: 16 },
] as const

/** Where money goes back to. Nothing else is ever done with it, and the page says so. */
export function BankSection({ data, done }: { data: AccountData; done: string | null }) {
  const { t } = useTranslator()
  const { customer, forms } = data
  const { values, errors, is_refused } = forms.bank
  const account = [customer.bank_account_number, customer.bank_code].filter(Boolean).join('/')
  return (
    <AccountSection id="bank" heading={t('customer.bank_heading')} done={done}>
      <p className="mt-2 text-sm text-smoke">{t('customer.bank_text')}</p>
      <Facts
        none={t('customer.not_given')}
        rows={[
          [t('customer.bank_account_number'), account],
          [t('customer.bank_account_iban'), inFours(customer.bank_account_iban)],
        ]}
      />
      <Fold label={t('customer.bank_edit')} is_open={is_refused}>
        <LiveForm
          key={JSON.stringify(values)}
          action="/api/customer/bank"
          errors={errors}
          submit={t('action.save')}
        >
          {(wrong) => (
            <>
              <p className="text-sm text-smoke">{t('customer.bank_iban_hint')}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                {FIELDS.map(({ label, ...input }) => (
                  <TextField
                    key={input.name}
                    {...input}
                    label={t(label)}
                    defaultValue={values[input.name] ?? ''}
                    error={wrong[input.name]}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                  />
                ))}
              </div>
            </>
          )}
        </LiveForm>
      </Fold>
    </AccountSection>
  )
}

/** An IBAN is read and compared by fours. */
function inFours(iban: string | null): string {
  return iban?.replace(/(.{4})(?=.)/g, '$1\u00a0') ?? ''
}
