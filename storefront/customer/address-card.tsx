import { useTranslator } from '../storefront-context.tsx'
import type { CustomerData } from './customer-data.ts'

export function AddressCard({ address }: { address: CustomerData['addresses'][number] }) {
  const { t } = useTranslator()
  const town = [address.post_code, address.city].filter(Boolean).join(' ')
  const lines = [
    address.company_name,
    address.full_name,
    address.street,
    town,
    address.country,
    [address.dial_code, address.phone].filter(Boolean).join(' '),
    address.company_identification_number &&
      t('footer.company_number', { number: address.company_identification_number }),
    address.company_vat_number && t('footer.vat_number', { number: address.company_vat_number }),
  ].filter((line): line is string => Boolean(line))
  return (
    <li className="rounded-md border border-clay bg-white p-5">
      <p className="flex flex-wrap gap-2 text-xs font-semibold text-tea-deep empty:hidden">
        {address.is_billing_default && <Badge text={t('addresses.billing_default')} />}
        {address.is_shipping_default && <Badge text={t('addresses.shipping_default')} />}
      </p>
      <address className="mt-3 text-sm leading-relaxed not-italic">
        {lines.map((line, index) => (
          <span key={line} className={`block ${index === 0 ? 'font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </address>
    </li>
  )
}

function Badge({ text }: { text: string }) {
  return <span className="rounded-full bg-tea-soft px-3 py-1">{text}</span>
}
