import type { ReactNode } from 'react'
import type { Card as ProductCard } from '../catalogue/card.ts'
import { Price } from '../catalogue/price.tsx'
import type { OrderRow } from '../order/order-data.ts'
import { OrderPictures } from '../order/order-pictures.tsx'
import { OrderState } from '../order/order-state.tsx'
import { RepeatForm } from '../order/repeat-form.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { AddressLines } from './address-card.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { PartFailed } from './part-failed.tsx'

/** What somebody comes for most often: the last order, then credits, addresses and what they liked. */
export function DashboardPage({ data }: { data: DashboardData }) {
  const { t } = useTranslator()
  const path = usePath()
  const [latest] = data.orders ?? []
  return (
    <>
      <h1 className="display text-2xl">{t('customer.greeting', { name: data.name })}</h1>
      <p className="mt-2 text-smoke">{t('customer.welcome')}</p>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <Card
          heading={t('customer.last_order')}
          href={path('customer-my-orders')}
          more={t('customer.all_orders')}
          is_wide
        >
          {data.orders === null ? (
            <PartFailed />
          ) : latest ? (
            <LatestOrder order={latest} />
          ) : (
            <Empty heading={t('customer.no_orders')} text={t('customer.no_orders_text')}>
              <a href={path('home')} className="button button-primary">
                {t('cart.to_shop')}
              </a>
            </Empty>
          )}
        </Card>
        <Card
          heading={t('customer.credits')}
          href={path('customer-credits')}
          more={t('customer.credits_history')}
        >
          <CreditBalance credits={data.credits} />
        </Card>
        <Card
          heading={t('customer.default_addresses')}
          href={path('customer-my-addresses')}
          more={t('customer.manage_addresses')}
        >
          <DefaultAddresses addresses={data.addresses} />
        </Card>
        <Card
          heading={t('favorites.heading')}
          href={path('customer-favorite-products')}
          more={t('customer.favorites_all')}
          is_wide
        >
          {data.favorites === null && <PartFailed />}
          {data.favorites?.length === 0 && (
            <Empty heading={t('favorites.empty')} text={t('favorites.empty_text')} />
          )}
          {data.favorites && data.favorites.length > 0 && (
            <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
              {data.favorites.map((product) => (
                <Favorite key={product.id} product={product} />
              ))}
            </ul>
          )}
        </Card>
        <Card
          heading={t('customer.account_heading')}
          href={path('customer-account')}
          more={t('customer.edit_details')}
          is_wide
        >
          <p className="mt-2 text-sm break-words text-smoke">{data.email}</p>
          {data.used_referral_code && (
            <p className="mt-1 text-sm text-smoke">
              {t('customer.used_referral_code', { code: data.used_referral_code })}
            </p>
          )}
        </Card>
      </div>
    </>
  )
}

interface CardProps {
  heading: string
  href: string
  more: string
  is_wide?: boolean
  children: ReactNode
}

function Card({ heading, href, more, is_wide = false, children }: CardProps) {
  return (
    <section
      className={`flex min-w-0 flex-col rounded-md border border-clay bg-white p-5 md:p-6 ${is_wide ? 'md:col-span-2' : ''}`}
    >
      <h2 className="display text-xl">{heading}</h2>
      <div className="flex-1">{children}</div>
      <p className="mt-4 -mb-2">
        <a href={href} className="link inline-flex min-h-11 items-center gap-1 text-sm font-semibold">
          {more}
          <Icon name="right" className="size-4" />
        </a>
      </p>
    </section>
  )
}

function Empty({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="mt-3">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1 max-w-prose text-sm text-smoke">{text}</p>
      {children && <p className="mt-4">{children}</p>}
    </div>
  )
}

function LatestOrder({ order }: { order: OrderRow }) {
  const { t, date } = useTranslator()
  const path = usePath()
  // Whoever has an order open pays or changes it before they order the same again.
  const look = order.is_open ? 'button-primary' : 'button-quiet'
  const detail = (
    <a href={path('customer-order', { id: order.id })} className={`button ${look} max-sm:w-full`}>
      {t('orders.detail')}
    </a>
  )
  return (
    <>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <a href={path('customer-order', { id: order.id })} className="link font-semibold tabular-nums">
            {t('order.heading', { number: order.code })}
          </a>
          <span className="block text-sm text-smoke">
            {t('customer.order_from', { date: date(order.created_at, 'long') })}
          </span>
        </p>
        <OrderState state={order.state} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <OrderPictures order={order} />
        <p className="figures text-lg font-semibold">{order.total}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        {order.is_open && detail}
        <div className="max-w-sm max-sm:w-full">
          <RepeatForm order_id={order.id} is_fast look={order.is_open ? 'quiet' : 'primary'} />
          <p className="mt-2 text-xs text-smoke">{t('customer.order_again_hint')}</p>
        </div>
        {!order.is_open && detail}
      </div>
    </>
  )
}

function CreditBalance({ credits }: { credits: DashboardData['credits'] }) {
  const { t } = useTranslator()
  if (credits === null) return <PartFailed />
  if (credits.length === 0)
    return <Empty heading={t('customer.no_credits')} text={t('customer.no_credits_text')} />
  return (
    <ul>
      {credits.map(({ customer_account_id, amount, worth }) => (
        <li key={customer_account_id} className="mt-3">
          <p className="display figures text-2xl">{t('customer.credits_balance', { count: amount })}</p>
          {worth && <p className="text-sm text-smoke">{t('customer.credits_worth', { price: worth })}</p>}
        </li>
      ))}
    </ul>
  )
}

function DefaultAddresses({ addresses }: { addresses: DashboardData['addresses'] }) {
  const { t } = useTranslator()
  if (addresses === null) return <PartFailed />
  if (addresses.length === 0) {
    return (
      <Empty heading={t('customer.no_default_addresses')} text={t('customer.no_default_addresses_text')} />
    )
  }
  return (
    <ul className="mt-3 grid gap-4">
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressLines address={address} is_short />
        </li>
      ))}
    </ul>
  )
}

/** Quieter than a card of a listing: whoever liked it knows what it is. */
function Favorite({ product }: { product: ProductCard }) {
  const { typeset } = useTranslator()
  return (
    <li className="group relative min-w-0">
      <div className="aspect-square overflow-hidden rounded-sm bg-sand">
        <Picture
          image={product.images[0]}
          sizes="(width < 600px) 40vw, 200px"
          alt=""
          className="size-full object-cover"
        />
      </div>
      <p className="mt-2 line-clamp-2 text-sm leading-snug">
        <a href={product.url} className="after:absolute after:inset-0 group-hover:underline">
          {typeset(product.name)}
        </a>
      </p>
      <div className="mt-1">
        <Price product={product} />
      </div>
    </li>
  )
}
