import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { CartForm } from './cart-form.tsx'
import type { LaterStore } from './use-page-cart.ts'
import type { EarnedGift, Line } from './read-cart.ts'

interface Props {
  gifts: readonly EarnedGift[]
  items: readonly Line[]
  laterStore: LaterStore
}

/** Gifts the cart has earned and does not hold yet. */
export function GiftChoice({ gifts, items, laterStore }: Props) {
  const { t } = useTranslator()
  const offered = gifts.filter(({ id, product }) => product && !holds(items, id))
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="gifts" className="mt-6 rounded-md bg-sand p-4 sm:p-6 forced-colors:border">
      <h2 id="gifts" className="display text-lg">
        {t('cart.gifts')}
      </h2>
      <p className="mt-1 text-sm text-smoke">{t('cart.gifts_text')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {offered.map((gift) => (
          <Offered key={gift.id} gift={gift} laterStore={laterStore} />
        ))}
      </ul>
    </section>
  )
}

function holds(items: readonly Line[], gift_id: number): boolean {
  return items.some((item) => item.gift_id === gift_id || holds(item.items, gift_id))
}

function Offered({ gift, laterStore }: { gift: EarnedGift; laterStore: LaterStore }) {
  const { t } = useTranslator()
  const { product, product_variation } = gift
  const name = [product?.name, product_variation?.name].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-3 rounded-sm bg-white p-2 pr-3 forced-colors:border">
      <div className="aspect-4/5 w-14 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture image={product?.images?.[0]} sizes="56px" alt="" className="size-full object-cover" />
      </div>
      <p className="min-w-0 flex-1 text-sm leading-snug">
        {name}
        <span className="block text-xs font-semibold text-tea-deep">
          <GiftPrice gift={gift} />
        </span>
      </p>
      <CartForm
        action="items"
        fields={{ item: JSON.stringify({ gift_id: gift.id }), amount: 1 }}
        onSend={() => laterStore().then((store) => void store.chooseGift(gift.id))}
      >
        <button aria-label={t('cart.gift_choose', { name })} className="button button-quiet px-4">
          {t('cart.gift_add')}
        </button>
      </CartForm>
    </li>
  )
}

/** As the cart counts it: by the gift's own price in the currency, and by percents only where it has none. */
function GiftPrice({ gift: { percents, gift_prices } }: { gift: EarnedGift }) {
  const { t } = useTranslator()
  const { currency, currencies } = useStorefront().shop
  const currency_id = currencies.find(({ code }) => code === currency)?.id
  const own = gift_prices.find((one) => one.currency_id === currency_id)?.taxed_price
  if (own ? own.value === 0 : percents >= 100) return t('cart.gift_free')
  return own?.formatted ?? t('cart.gift_discount', { percents })
}
