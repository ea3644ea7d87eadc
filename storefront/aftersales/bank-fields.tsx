import { TextField } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'

interface BankProps {
  values: Record<string, string>
  errors: Record<string, string>
}

/** Where money is to be sent: a number with the code of its bank, or an IBAN. */
export function BankFields({ values, errors }: BankProps) {
  const { t } = useTranslator()
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          {...field('bank_account_number')}
          label={t('complaint.bank_account_number')}
          maxLength={20}
        />
        <TextField
          {...field('bank_code')}
          label={t('complaint.bank_code')}
          inputMode="numeric"
          maxLength={6}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          {...field('bank_account_iban')}
          label={t('complaint.bank_account_iban')}
          autoCapitalize="characters"
          maxLength={42}
        />
        <TextField
          {...field('bank_swift_code')}
          label={t('complaint.bank_swift_code')}
          autoCapitalize="characters"
          maxLength={14}
        />
      </div>
    </div>
  )
}
