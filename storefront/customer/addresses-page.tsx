import type { ReactNode } from 'react'
import { Notice } from '../auth/notice.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { AddressCard } from './address-card.tsx'
import type { AddressData, ShownAddress } from './address-data.ts'
import { AddressForm } from './address-form.tsx'

export function AddressesPage({ data }: { data: AddressData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { addresses, edited } = data
  const add = (
    <a href={`${path('customer-my-addresses')}?edit=new`} className="button button-primary max-sm:w-full">
      {t('addresses.add')}
    </a>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-2xl">{t('addresses.heading')}</h1>
        {!edited && addresses.length > 0 && add}
      </div>
      {data.result && (
        <Notice kind="success">
          {t(data.result === 'address_saved' ? 'addresses.saved' : 'addresses.deleted')}
        </Notice>
      )}
      {data.failure && <Notice kind="failure">{data.failure}</Notice>}
      {edited && <AddressForm data={data} />}
      {!edited && addresses.length === 0 && (
        <>
          <p className="mt-6 text-lg font-semibold">{t('addresses.empty')}</p>
          <p className="mt-2 mb-6 text-smoke">{t('addresses.empty_text')}</p>
          {add}
        </>
      )}
      {!edited && addresses.length > 0 && (
        <ul id="addresses" className="mt-6 grid gap-4 has-[details[open]]:items-start sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address}>
              <AddressActions address={address} />
            </AddressCard>
          ))}
        </ul>
      )}
    </>
  )
}

function AddressActions({ address }: { address: ShownAddress }) {
  const { t } = useTranslator()
  const path = usePath()
  const spoken = [address.street, address.city].filter(Boolean).join(', ')
  const look = 'link inline-flex min-h-11 items-center text-sm'
  return (
    <div className="mt-4 border-t border-clay pt-2">
      <div className="flex flex-wrap gap-x-5">
        {!address.is_billing_default && (
          <OneClick action="/api/customer/address/default" id={address.id} kind="billing">
            {t('addresses.set_billing_default')}
          </OneClick>
        )}
        {!address.is_shipping_default && (
          <OneClick action="/api/customer/address/default" id={address.id} kind="shipping">
            {t('addresses.set_shipping_default')}
          </OneClick>
        )}
      </div>
      {/* Floated, so that what unfolds beside it takes the whole width beneath it. */}
      <div className="flow-root">
        <a
          href={`${path('customer-my-addresses')}?edit=${address.id}`}
          className={`${look} float-left mr-5 font-semibold`}
        >
          {t('action.edit')} <span className="sr-only">{spoken}</span>
        </a>
        <details className="group/delete">
          <summary className={`${look} list-none gap-1 text-smoke`}>
            {t('action.delete')} <span className="sr-only">{spoken}</span>
            <Icon name="down" className="size-4 group-open/delete:rotate-180" />
          </summary>
          <div className="clear-both mb-2 rounded-sm bg-sand p-4 text-sm">
            <p className="font-semibold">{t('addresses.delete_confirm')}</p>
            <p className="mt-1 text-smoke">{t('addresses.delete_text')}</p>
            <OneClick action="/api/customer/address/delete" id={address.id} is_button>
              {t('addresses.delete')}
            </OneClick>
          </div>
        </details>
      </div>
    </div>
  )
}

interface OneClickProps {
  action: string
  id: number
  kind?: 'billing' | 'shipping'
  is_button?: boolean
  children: ReactNode
}

function OneClick({ action, id, kind, is_button = false, children }: OneClickProps) {
  const { language } = useTranslator()
  const look = is_button ? 'button button-quiet mt-3' : 'link inline-flex min-h-11 items-center text-sm'
  return (
    <form method="post" action={action}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="address_id" value={id} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      <button className={look}>{children}</button>
    </form>
  )
}
