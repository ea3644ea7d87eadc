import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { DeliveryData } from './delivery-data.ts'
import { PasswordField } from '../auth/form-field.tsx'
import { SelectField, TextAreaField, Tick } from './field.tsx'

interface Props {
  data: Pick<DeliveryData, 'is_guest' | 'limits'>
  values: Record<string, string>
  errors: Record<string, string>
}

const PREFERENCES = ['none', 'women', 'men', 'both'] as const

/** What an order does not need: folded, unticked, below the rest. */
export function OrderExtras({ data, values, errors }: Props) {
  const { t } = useTranslator()
  return (
    <section className="grid gap-2">
      <h2 className="display mb-1 text-xl">{t('checkout.more_heading')}</h2>
      <Folded name={t('checkout.note_add')} is_open={Boolean(values.note || errors.note)}>
        <TextAreaField
          name="note"
          label={t('checkout.note')}
          hint={t('checkout.note_hint')}
          error={errors.note}
          is_optional
          rows={3}
          maxLength={data.limits.note}
          defaultValue={values.note}
        />
      </Folded>
      <Folded
        name={t('checkout.preference_offer')}
        is_open={Boolean(values.gender_oriented_product_preference)}
      >
        <SelectField
          name="gender_oriented_product_preference"
          label={t('checkout.preference')}
          is_optional
          defaultValue={values.gender_oriented_product_preference ?? ''}
        >
          <option value="">{t('checkout.preference.none')}</option>
          {PREFERENCES.slice(1).map((one, index) => (
            <option key={one} value={index + 1}>
              {t(`checkout.preference.${one}`)}
            </option>
          ))}
        </SelectField>
      </Folded>
      <Tick name="newsletter" defaultChecked={values.newsletter === 'on'}>
        {t('checkout.newsletter')}
      </Tick>
      {data.is_guest && (
        <div className="group/account">
          <Tick
            name="create_new_account"
            data-makes-account
            defaultChecked={values.create_new_account === 'on'}
            aria-controls="new-account"
          >
            {t('checkout.create_account')}
          </Tick>
          <div
            id="new-account"
            className="mt-2 hidden group-has-[[data-makes-account]:checked]/account:block"
          >
            <p className="mb-3 text-sm text-smoke">{t('checkout.account_hint')}</p>
            <PasswordField
              id="password"
              name="password"
              label={t('form.password')}
              hint={t('auth.password_hint')}
              error={errors.password}
              autoComplete="new-password"
              maxLength={data.limits.password_max}
            />
          </div>
        </div>
      )}
    </section>
  )
}

function Folded({ name, is_open, children }: { name: string; is_open: boolean; children: React.ReactNode }) {
  return (
    <details open={is_open || undefined} className="group/extra">
      <summary className="link inline-flex min-h-11 list-none items-center gap-1 text-sm">
        {name}
        <Icon name="down" className="size-4 group-open/extra:rotate-180" />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
