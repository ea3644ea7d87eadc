import { routeOf } from '../route-match.ts'
import { CUSTOMER_MENU } from '../routes.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { AddressCard } from './address-card.tsx'
import type { CustomerData } from './customer-data.ts'

export function DashboardPage({ data: { me, customer, full_name, addresses } }: { data: CustomerData }) {
  const { t } = useTranslator()
  const path = usePath()
  const defaults = addresses.filter((address) => address.is_billing_default || address.is_shipping_default)
  return (
    <>
      <h1 className="display text-2xl">
        {t('customer.greeting', { name: me.name_inflections.first_name_vocative ?? customer.first_name })}
      </h1>
      <p className="mt-2 text-smoke">
        {full_name} · {customer.email}
      </p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2">
        {CUSTOMER_MENU.filter(({ route }) => route !== 'customer-dashboard').map(({ route }) => (
          <li key={route}>
            <a
              href={path(route)}
              className="flex min-h-16 items-center justify-between gap-4 rounded-md border border-clay bg-white px-5 font-semibold hover:border-stone"
            >
              {t(routeOf(route).breadcrumb as 'breadcrumb.customer_account')}
              <Icon name="right" className="size-5 text-smoke" />
            </a>
          </li>
        ))}
      </ul>
      {defaults.length > 0 && (
        <section className="mt-10">
          <h2 className="display text-xl">{t('customer.default_addresses')}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {defaults.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
