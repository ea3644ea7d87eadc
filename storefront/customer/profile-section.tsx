import { fullPhone } from '#contract/phone.ts'
import { PhoneFields } from '../checkout/address-fields.tsx'
import { SelectField, TextField, Tick } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection, Facts, Fold } from './account-section.tsx'
import { SHOP_FIELD_PREFIX } from './form-word.ts'
import { LiveForm } from './live-form.tsx'

/** Codes of `gender_oriented_product_preference`, in their order. */
const PREFERENCES = ['none', 'women', 'men', 'both'] as const

interface Props {
  data: AccountData
  done: string | null
}

export function ProfileSection({ data, done }: Props) {
  const { t, date } = useTranslator()
  const { customer, shop_fields } = data
  const { values, errors, is_refused } = data.forms.profile
  const preference = PREFERENCES[customer.gender_oriented_product_preference] ?? 'none'
  return (
    <AccountSection id="profile" heading={t('customer.personal_details')} done={done}>
      <Facts
        none={t('customer.not_given')}
        rows={[
          [t('form.first_name'), customer.first_name],
          [t('form.last_name'), customer.last_name],
          [t('form.phone'), fullPhone(customer)],
          [t('auth.birth_at'), customer.birth_at && date(customer.birth_at, 'long')],
          [t('checkout.preference'), t(`checkout.preference.${preference}`)],
          ...shop_fields.map(({ name, type, value }) => {
            const text = type === 'boolean' ? t(value === true ? 'customer.yes' : 'customer.no') : value
            return [name, type === 'date' && text ? date(String(text), 'long') : String(text ?? '')] as const
          }),
        ]}
      />
      <Fold label={t('customer.edit_details')} is_open={is_refused}>
        <LiveForm
          key={JSON.stringify(values)}
          action="/api/customer/profile"
          errors={errors}
          submit={t('action.save')}
        >
          {(wrong) => <ProfileFields data={data} wrong={wrong} />}
        </LiveForm>
      </Fold>
    </AccountSection>
  )
}

function ProfileFields({ data, wrong }: { data: AccountData; wrong: Record<string, string> }) {
  const { t } = useTranslator()
  const { values } = data.forms.profile
  const field = (name: string, autoComplete?: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: wrong[name],
    autoComplete,
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('first_name', 'given-name')}
          label={t('form.first_name')}
          maxLength={64}
          required
        />
        <TextField
          {...field('last_name', 'family-name')}
          label={t('form.last_name')}
          maxLength={64}
          required
        />
      </div>
      <PhoneFields dial_codes={data.dial_codes} field={field} is_optional />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('birth_at', 'bday')}
          label={t('auth.birth_at')}
          hint={t('customer.birth_at_hint')}
          is_optional
          type="date"
          min="1900-01-01"
        />
        <SelectField
          {...field('gender_oriented_product_preference')}
          label={t('checkout.preference')}
          is_optional
        >
          {PREFERENCES.map((word, code) => (
            <option key={word} value={code}>
              {t(`checkout.preference.${word}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {data.shop_fields.map(({ code, name, type }) => {
        const own = SHOP_FIELD_PREFIX + code
        if (type === 'boolean') {
          return (
            <Tick key={code} name={own} defaultChecked={values[own] === 'on'}>
              {name}
            </Tick>
          )
        }
        return (
          <TextField
            key={code}
            {...field(own, 'off')}
            label={name}
            is_optional
            type={type === 'date' ? 'date' : 'text'}
            inputMode={type === 'number' ? 'decimal' : 'text'}
            maxLength={500}
          />
        )
      })}
    </>
  )
}
