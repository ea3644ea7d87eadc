import type { ReactNode } from 'react'
import type { AddressTypeWord } from '#contract/address.ts'
import type { DialCode } from '../auth/dial-code.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { DeliveryData } from './delivery-data.ts'
import { SelectField, TextField, Tick } from './field.tsx'

interface Props {
  kind: AddressTypeWord
  /** Basic: who picks the goods up. Full: also where they go. */
  scope: 'basic' | 'full'
  data: Pick<DeliveryData, 'countries' | 'dial_codes'>
  values: Record<string, string>
  errors: Record<string, string>
  /** Fields of an address that may stay out of the order are not asked for by the browser. */
  is_required: boolean
  /** One of a book of addresses: a phone is for whoever delivers, and nothing is bought yet. */
  is_of_book?: boolean
  phone_hint?: PlainMessageKey
}

/** One address, in the order people write it on an envelope; names of fields carry the kind of address. */
export function AddressFields(props: Props) {
  const { kind, scope, data, values, errors, is_required, is_of_book = false } = props
  const { phone_hint = scope === 'full' ? 'checkout.phone_hint' : 'checkout.phone_hint_pickup' } = props
  const { t } = useTranslator()
  const field = (name: string, autocomplete: string) => ({
    name: `${kind}_${name}`,
    defaultValue: values[`${kind}_${name}`] ?? '',
    error: errors[`${kind}_${name}`],
    autoComplete: `${kind} ${autocomplete}`,
    required: is_required,
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('first_name', 'given-name')}
          label={t('form.first_name')}
          {...PLAIN}
          maxLength={64}
        />
        <TextField
          {...field('last_name', 'family-name')}
          label={t('form.last_name')}
          {...PLAIN}
          maxLength={64}
        />
      </div>
      <PhoneFields
        dial_codes={data.dial_codes}
        field={field}
        is_optional={is_of_book}
        // Where the goods go elsewhere, it is the phone there that is called.
        hint={
          <span className={kind === 'billing' ? 'group-has-[[data-ships]:checked]/form:hidden' : ''}>
            {t(phone_hint)}
          </span>
        }
      />
      {scope === 'full' && (
        <>
          <TextField
            {...field('street', 'street-address')}
            label={t('address.street')}
            {...PLAIN}
            maxLength={128}
          />
          <div className="grid grid-cols-[8rem_1fr] gap-3 sm:grid-cols-2 sm:gap-4">
            <TextField
              {...field('post_code', 'postal-code')}
              label={t('address.post_code')}
              {...PLAIN}
              inputMode="text"
              maxLength={16}
            />
            <TextField
              {...field('city', 'address-level2')}
              label={t('address.city')}
              {...PLAIN}
              maxLength={128}
            />
          </div>
          <SelectField {...field('country_id', 'country')} label={t('address.country')}>
            {data.countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <CompanyFields
            kind={kind}
            values={values}
            errors={errors}
            is_buyer={kind === 'billing' && !is_of_book}
          />
        </>
      )}
    </div>
  )
}

interface PhoneProps {
  dial_codes: readonly DialCode[]
  field: (name: string, autocomplete: string) => { name: string; required?: boolean }
  is_optional: boolean
  hint?: ReactNode
}

/** The code of a country and the number behind it. */
export function PhoneFields({ dial_codes, field, is_optional, hint }: PhoneProps) {
  const { t } = useTranslator()
  const phone = field('phone', 'tel-national')
  return (
    <div className="grid grid-cols-[fit-content(9rem)_1fr] gap-3 sm:gap-4">
      <SelectField {...field('dial_code', 'tel-country-code')} label={t('address.dial_code')}>
        {dial_codes.map(({ dial_code, name }) => (
          <option key={name} value={dial_code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...phone}
        required={!is_optional && phone.required}
        is_optional={is_optional}
        label={t('form.phone')}
        hint={hint}
        type="tel"
        inputMode="tel"
        maxLength={24}
      />
    </div>
  )
}

/** No spell-checking and no capitals forced upon names and streets. */
const PLAIN = { autoCorrect: 'off', spellCheck: false } as const

function CompanyFields({
  kind,
  values,
  errors,
  is_buyer,
}: Pick<Props, 'kind' | 'values' | 'errors'> & { is_buyer: boolean }) {
  const { t } = useTranslator()
  const field = (name: string) => ({
    name: `${kind}_${name}`,
    defaultValue: values[`${kind}_${name}`] ?? '',
    error: errors[`${kind}_${name}`],
  })
  return (
    <div className="group/company">
      <Tick
        name={`${kind}_is_company`}
        data-shows
        defaultChecked={values[`${kind}_is_company`] === 'on'}
        aria-controls={`${kind}-company`}
      >
        {t(is_buyer ? 'address.is_company' : 'address.of_company')}
      </Tick>
      <div id={`${kind}-company`} className="mt-2 hidden gap-4 group-has-[[data-shows]:checked]/company:grid">
        <TextField
          {...field('company_name')}
          label={t('address.company_name')}
          autoComplete={`${kind} organization`}
          {...PLAIN}
          maxLength={128}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('company_identification_number')}
            label={t('address.company_identification_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <TextField
            {...field('company_vat_number')}
            label={t('address.company_vat_number')}
            hint={t('checkout.company_numbers_hint')}
            is_optional
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
          />
        </div>
      </div>
    </div>
  )
}
