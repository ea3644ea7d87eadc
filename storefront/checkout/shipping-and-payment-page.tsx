import { type ReactNode, useRef } from 'react'
import type { Translator } from '../i18n/translator.ts'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCheckoutGuard } from './checkout-guard.ts'
import { useLiveMethods } from './live-methods.ts'
import { MethodChoice, METHODS_FORM } from './method-choice.tsx'
import { METHODS_ACTION } from './methods-action.ts'
import type { MethodsNotice, MethodsScreen } from './methods-data.ts'
import { OrderRecap } from './order-recap.tsx'
import { PickupPlaces } from './pickup-places.tsx'

/** How goods come and how they are paid. Every choice is saved at once; without scripts the button saves them all. */
export function ShippingAndPaymentPage({ data: first }: { data: MethodsScreen }) {
  const { t, language } = useTranslator()
  const { shop } = useStorefront()
  const { currency } = shop
  const path = usePath()
  const form = useRef<HTMLFormElement>(null)
  const { data, chosen, choose, onSubmit, is_saving, has_failed } = useLiveMethods(first)
  useCheckoutGuard()
  const notice = data.notice && noticeText(data.notice, t)
  const is_about_place = data.notice?.result === 'place_missing' && data.places !== null
  return (
    <>
      <h1 className="display text-2xl">{t('breadcrumb.cart_shipping_and_payment')}</h1>
      <form ref={form} id={METHODS_FORM} method="post" action={METHODS_ACTION} onSubmit={onSubmit}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="currency" value={currency} />
      </form>
      {has_failed && <Wrong>{t('checkout.methods_unsaved')}</Wrong>}
      {notice && data.notice?.about === 'page' && <Wrong>{notice}</Wrong>}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-10">
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-full sm:max-w-xs">
              <label htmlFor="country" className="mb-1.5 block text-sm font-semibold">
                {t('checkout.country')}
              </label>
              <select
                id="country"
                form={METHODS_FORM}
                name="country_id"
                value={chosen.country_id ?? ''}
                onChange={(event) => choose({ country_id: Number(event.currentTarget.value) }, form.current)}
                className="field"
              >
                {data.countries.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <noscript>
              <button form={METHODS_FORM} name="intent" value="save" className="button button-quiet">
                {t('checkout.country_change')}
              </button>
            </noscript>
          </div>
          <fieldset className="min-w-0">
            <legend className="display mb-4 text-xl">{t('checkout.shipping_heading')}</legend>
            {notice && data.notice?.about === 'shipping' && !is_about_place && <Wrong>{notice}</Wrong>}
            {data.shipping.length === 0 && <p className="text-smoke">{t('checkout.not_sent_here')}</p>}
            <ul className="grid gap-3">
              {data.shipping.map((method) => {
                const is_chosen = method.id === chosen.shipping_method_id
                return (
                  <MethodChoice
                    key={method.id}
                    name="shipping_method_id"
                    method={method}
                    is_chosen={is_chosen}
                    onChoose={() => choose({ shipping_method_id: method.id }, form.current)}
                  >
                    {is_chosen && data.places?.method_id === method.id && (
                      <>
                        {is_about_place && (
                          <div className="px-4">
                            <Wrong>{notice}</Wrong>
                          </div>
                        )}
                        <PickupPlaces
                          places={data.places}
                          chosen={chosen.place}
                          onChoose={(place) => choose({ place }, form.current)}
                        />
                      </>
                    )}
                  </MethodChoice>
                )
              })}
            </ul>
            <noscript>
              <button form={METHODS_FORM} name="intent" value="save" className="button button-quiet mt-4">
                {t('checkout.save_choice')}
              </button>
            </noscript>
          </fieldset>
          <fieldset className="min-w-0">
            <legend className="display mb-4 text-xl">{t('checkout.payment_heading')}</legend>
            {notice && data.notice?.about === 'payment' && <Wrong>{notice}</Wrong>}
            {data.notice?.result === 'shipping_missing' &&
              !data.payment_method_id &&
              data.payment.length > 0 && <Wrong>{t('checkout.payment_missing')}</Wrong>}
            {data.payment.length === 0 && (
              <p className="text-smoke">
                {chosen.shipping_method_id ? t('checkout.no_methods') : t('checkout.payment_after_shipping')}
              </p>
            )}
            <ul className="grid gap-3">
              {data.payment.map((method) => (
                <MethodChoice
                  key={method.id}
                  name="payment_method_id"
                  method={method}
                  is_chosen={method.id === chosen.payment_method_id}
                  onChoose={() => choose({ payment_method_id: method.id }, form.current)}
                />
              ))}
            </ul>
          </fieldset>
        </div>
        <div className="lg:sticky lg:top-6">
          <div
            aria-live="polite"
            aria-busy={is_saving || undefined}
            className={is_saving ? 'opacity-60' : ''}
          >
            <OrderRecap recap={data.recap} />
          </div>
          <div className="mt-5 hidden gap-2 lg:grid">
            <button
              form={METHODS_FORM}
              name="intent"
              value="continue"
              className="button button-primary w-full"
            >
              {t('checkout.to_delivery')}
              <Icon name="right" className="size-4" />
            </button>
            <a href={path('cart')} className="link inline-flex min-h-11 items-center justify-center text-sm">
              {t('checkout.back_to_cart')}
            </a>
          </div>
          {first.help && (
            <div className="prose mt-5 text-sm text-smoke" dangerouslySetInnerHTML={{ __html: first.help }} />
          )}
        </div>
        <div data-bottom-bar="" className="bottom-bar flex items-center gap-4 lg:hidden">
          <p className={`shrink-0 ${is_saving ? 'opacity-60' : ''}`}>
            <span className="block text-xs text-smoke">
              {t(data.recap.credits ? 'cart.to_pay' : shop.company.vat_number ? 'cart.total' : 'order.total')}
            </span>
            <span className="figures text-lg leading-tight font-semibold">{data.recap.total}</span>
          </p>
          <button
            form={METHODS_FORM}
            name="intent"
            value="continue"
            className="button button-primary min-w-0 flex-1"
          >
            {t('checkout.to_delivery')}
          </button>
        </div>
      </div>
    </>
  )
}

function Wrong({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="my-4 rounded-sm [legend+&]:mt-0 bg-danger-soft px-4 py-3 text-sm text-danger">
      {children}
    </p>
  )
}

function noticeText({ result, name }: MethodsNotice, t: Translator['t']): string {
  return result === 'payment_dropped'
    ? t('payment_method_not_available_for_shipping_method', { name: name ?? t('cart.payment') })
    : t(`checkout.${result}`)
}
