import { formattedAddress } from '#contract/address-line.ts'
import { RecapItem, RecapSums } from '../checkout/recap-body.tsx'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import type { OrderView } from './order-view.ts'

/** One card where goods and papers go to the same place; what is picked up goes to no address of the buyer's. */
function addressesOf({ addresses, place, is_picked_up }: OrderView) {
  const [billing, shipping] = addresses
  const is_same = shipping !== undefined && billing?.lines.join() === shipping.lines.join()
  if (!is_same) return addresses
  return [{ ...shipping, kind: place ? 'billing' : is_picked_up ? 'pickup' : 'both' } as const]
}

const ADDRESS_HEADINGS = {
  billing: 'address.billing',
  shipping: 'address.shipping',
  both: 'checkout.billing_and_shipping',
  pickup: 'checkout.pickup_heading',
} as const

/** What was ordered, for how much, and where it goes. */
export function OrderContents({ order, is_linked = false }: { order: OrderView; is_linked?: boolean }) {
  const { t } = useTranslator()
  const addresses = addressesOf(order)
  const only = addresses.length === 1 ? addresses[0] : undefined
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="order-items" className="rounded-md border border-clay bg-white p-5 md:p-6">
        <h2 id="order-items" className="display text-xl">
          {t('order.items')}
        </h2>
        <ul className="mt-2 divide-y divide-clay border-b border-clay">
          {order.lines.map((line) => (
            <RecapItem key={line.id} line={line} is_linked={is_linked} />
          ))}
        </ul>
        <RecapSums recap={{ ...order, credits: null }} />
      </section>
      {addresses.length > 0 && (
        <section aria-labelledby="order-addresses">
          <h2 id="order-addresses" className="display text-xl">
            {t(only ? ADDRESS_HEADINGS[only.kind] : 'summary.addresses')}
          </h2>
          <div className={`mt-3 grid gap-4 ${only ? '' : 'sm:grid-cols-2'}`}>
            {addresses.map(({ kind, lines, identification_number, vat_number }) => (
              <div key={kind} className="rounded-md border border-clay bg-white p-5 md:p-6">
                {!only && <h3 className="mb-2 text-sm font-semibold">{t(ADDRESS_HEADINGS[kind])}</h3>}
                <address className="text-sm leading-relaxed wrap-anywhere not-italic">
                  {lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                  {identification_number && (
                    <span className="block">
                      {t('footer.company_number', { number: identification_number })}
                    </span>
                  )}
                  {vat_number && (
                    <span className="block">{t('footer.vat_number', { number: vat_number })}</span>
                  )}
                </address>
              </div>
            ))}
          </div>
        </section>
      )}
      {order.note && (
        <section aria-labelledby="order-note" className="rounded-md border border-clay bg-white p-5 md:p-6">
          <h2 id="order-note" className="display text-xl">
            {t('order.note')}
          </h2>
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{order.note}</p>
        </section>
      )}
      <Seller />
    </div>
  )
}

/** On a screen the footer names the seller; paper has none. */
function Seller() {
  const { shop, translator } = useStorefront()
  const { name, identification_number, vat_number } = shop.company
  const lines = [
    `${translator.t('order.seller')}: ${name}`,
    formattedAddress(shop.company),
    translator.t('footer.company_number', { number: identification_number }),
    vat_number && translator.t('footer.vat_number', { number: vat_number }),
  ]
  return <p className="hidden text-sm print:block">{lines.filter(Boolean).join(', ')}</p>
}
