import { useTranslator } from '../storefront-context.tsx'
import { AddressCard } from './address-card.tsx'
import type { CustomerData } from './customer-data.ts'

export function AddressesPage({ data: { addresses } }: { data: CustomerData }) {
  const { t } = useTranslator()
  return (
    <>
      <h1 className="display text-2xl">{t('addresses.heading')}</h1>
      {addresses.length === 0 ? (
        <p className="mt-4 text-smoke">{t('addresses.empty')}</p>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
    </>
  )
}
