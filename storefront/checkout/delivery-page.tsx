import type { AddressTypeWord } from '#contract/address.ts'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { AddressBook, AddressBookForm } from './address-book.tsx'
import { AddressFields } from './address-fields.tsx'
import { DELIVERY_FORM } from './attach-delivery.ts'
import { useCheckoutGuard } from './checkout-guard.ts'
import type { DeliveryScreen } from './delivery-data.ts'
import { TextField, Tick } from './field.tsx'
import { LegalNote } from './legal-note.tsx'
import { useLiveDelivery } from './live-delivery.ts'
import { OrderExtras } from './order-extras.tsx'
import { OrderRecap } from './order-recap.tsx'

const ErrorSummary = laterPart(() => import('./error-summary.tsx').then((file) => file.ErrorSummary))

/** Codes of `address_requirement`: the file that names them would bring all schemas into the browser. */
const BASIC_BILLING = 1
const BOTH_ADDRESSES = 2

/** The last phase: who and where. Everything that is agreed to stands beside the one button that orders. */
export function DeliveryPage({ data }: { data: DeliveryScreen }) {
  const { t, language } = useTranslator()
  const { currency } = useStorefront().shop
  const path = usePath()
  const live = useLiveDelivery(data)
  useCheckoutGuard()
  const errors = Object.fromEntries(live.errors.map(({ field, message }) => [field, message]))
  const { values } = live.filled
  const { recap } = live
  const has_book = data.book.length > 0
  const has_both = data.requirement === BOTH_ADDRESSES
  const address = (kind: AddressTypeWord, is_required: boolean) => (
    <>
      {has_book && <AddressBook kind={kind} book={data.book} onChosen={live.choose} />}
      <AddressFields
        key={live.filled[kind]}
        kind={kind}
        scope={kind === 'billing' && data.requirement === BASIC_BILLING ? 'basic' : 'full'}
        data={kind === 'shipping' ? { ...data, countries: data.shipping_countries } : data}
        values={values}
        errors={errors}
        is_required={is_required}
      />
    </>
  )
  return (
    <>
      <h1 className="display text-2xl">{t('checkout.delivery_heading')}</h1>
      {data.is_guest && (
        <p className="mt-3 text-sm">
          <a
            href={`${path('login')}?${new URLSearchParams({ return_to: path('cart-delivery') })}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('checkout.login_offer')}
          </a>
        </p>
      )}
      {live.is_refused && <ErrorSummary errors={live.errors} heading="checkout.errors_heading" />}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
        <div className="min-w-0">
          {has_book && <AddressBookForm kind="billing" />}
          {has_book && has_both && <AddressBookForm kind="shipping" />}
          <form
            id={DELIVERY_FORM}
            method="post"
            action="/api/checkout/delivery"
            className="group/form grid gap-8"
          >
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="currency" value={currency} />
            <input type="hidden" name="seen_total" value={recap.total_value} />
            <input type="hidden" name="seen_shipping_method_id" value={recap.shipping?.method_id ?? ''} />
            <input type="hidden" name="seen_shipping_option_id" value={recap.shipping?.option_id ?? ''} />
            <input type="hidden" name="seen_payment_method_id" value={recap.payment?.method_id ?? ''} />
            <input type="hidden" name="seen_items_mark" value={recap.items_mark} />
            <section className="grid gap-4">
              <h2 className="display text-xl">{t('checkout.contact')}</h2>
              <p className="-mt-2 text-xs text-smoke">{t('checkout.required_note')}</p>
              <TextField
                name="email"
                label={t('form.email')}
                hint={t('checkout.email_hint')}
                error={errors.email}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                defaultValue={values.email}
                maxLength={254}
                required
              />
            </section>
            <section className="grid gap-4">
              <h2 className="display text-xl">
                <span className="group-has-[[data-ships]:checked]/form:hidden">
                  {t(HEADINGS[data.requirement])}
                </span>
                <span className="hidden group-has-[[data-ships]:checked]/form:inline">
                  {t('address.billing')}
                </span>
              </h2>
              {data.requirement === 0 && (
                <p className="-mt-2 text-sm text-smoke">{t('checkout.billing_only_hint')}</p>
              )}
              {address('billing', true)}
            </section>
            {has_both && (
              <section className="group/shipping -mt-4">
                <Tick
                  name="has_shipping_address"
                  data-ships
                  defaultChecked={values.has_shipping_address === 'on'}
                  aria-controls="shipping-address"
                >
                  {t('checkout.different_address')}
                </Tick>
                <div
                  id="shipping-address"
                  className="mt-4 hidden gap-4 group-has-[[data-ships]:checked]/shipping:grid"
                >
                  <h2 className="display text-xl">{t('address.shipping')}</h2>
                  {address('shipping', false)}
                </div>
              </section>
            )}
            <OrderExtras data={data} values={values} errors={errors} />
          </form>
        </div>
        <div className="lg:sticky lg:top-6">
          <OrderRecap recap={recap}>
            <LegalNote withdrawal={recap.withdrawal} />
            <button
              form={DELIVERY_FORM}
              aria-busy={live.is_sending || undefined}
              aria-disabled={live.is_sending || undefined}
              className="button button-primary mt-4 w-full"
            >
              {t('checkout.submit')}
            </button>
            <p role="status" className="mt-2 text-center text-xs text-smoke empty:mt-0">
              {live.is_sending ? t('checkout.submitting') : ''}
            </p>
          </OrderRecap>
          <p className="mt-2 text-center">
            <a
              href={path('cart-shipping-and-payment')}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t('checkout.back_to_shipping_and_payment')}
            </a>
          </p>
          {data.help && (
            <div className="prose mt-3 text-sm text-smoke" dangerouslySetInnerHTML={{ __html: data.help }} />
          )}
        </div>
      </div>
    </>
  )
}

const HEADINGS = {
  0: 'address.billing',
  1: 'checkout.pickup_heading',
  2: 'checkout.billing_and_shipping',
} as const
