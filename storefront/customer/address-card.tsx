import { formattedAddress, townLine } from '#contract/address-line.ts'
import type { ReactNode } from 'react'
import { fullPhone } from '#contract/phone.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { ShownAddress } from './address-data.ts'

/** One address of the book; `children` are what can be done with it. */
export function AddressCard({ address, children }: { address: ShownAddress; children?: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-clay bg-white p-5 md:p-6">
      <div className="flex-1">
        <AddressLines address={address} />
      </div>
      {children}
    </li>
  )
}

/** An address as it stands on an envelope, with what it is the default for. */
export function AddressLines({ address, is_short = false }: { address: ShownAddress; is_short?: boolean }) {
  const { t } = useTranslator()
  const place = is_short ? [formattedAddress(address)] : [address.street, townLine(address)]
  const rest = [
    address.country,
    fullPhone(address),
    address.company_identification_number &&
      t('footer.company_number', { number: address.company_identification_number }),
    address.company_vat_number && t('footer.vat_number', { number: address.company_vat_number }),
  ]
  const lines = [address.company_name, address.full_name, ...place, ...(is_short ? [] : rest)].filter(
    (line): line is string => Boolean(line),
  )
  return (
    <>
      {(address.is_billing_default || address.is_shipping_default) && (
        <p className="flex flex-wrap gap-2 text-xs font-semibold text-tea-deep">
          {address.is_billing_default && <Badge text={t('addresses.billing_default')} />}
          {address.is_shipping_default && <Badge text={t('addresses.shipping_default')} />}
        </p>
      )}
      <address className="mt-3 text-sm leading-relaxed break-words not-italic first:mt-0">
        {lines.map((line, index) => (
          <span key={line} className={`block ${index === 0 ? 'font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </address>
    </>
  )
}

function Badge({ text }: { text: string }) {
  return <span className="rounded-full bg-tea-soft px-3 py-1">{text}</span>
}
