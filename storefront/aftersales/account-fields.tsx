import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AccountView } from './account-view.ts'
import { BankFields } from './bank-fields.tsx'

/** Folded away: most need no account, and nothing may stand in the way of a withdrawal. */
export function AccountFields({ account: { values, errors } }: { account: AccountView }) {
  const { t } = useTranslator()
  const is_open = Object.keys(errors).length > 0 || Object.values(values).some((value) => value !== '')
  return (
    <details open={is_open || undefined} className="group rounded-md border border-clay bg-white px-5 py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold">
        {t('complaint.bank_heading')}
        <span className="font-normal text-smoke">&nbsp;({t('form.optional')})</span>
        <Icon name="down" className="ml-auto size-4 group-open:rotate-180" />
      </summary>
      <p className="mt-1 mb-4 text-sm text-smoke">{t('withdrawal.bank_hint')}</p>
      <div className="pb-4">
        <BankFields values={values} errors={errors} />
      </div>
    </details>
  )
}
