import { useTranslator } from '../storefront-context.tsx'
import { AmountField } from './amount-field.tsx'
import { isSumOfPieces } from './cart-discount.ts'
import { CartForm } from './cart-form.tsx'
import { LineCredits } from './line-credits.tsx'
import { LineDetails, LineName, LinePicture, priceOf } from './line-details.tsx'
import { isBlocked, isUnsold } from './line-price.ts'
import type { LaterStore } from './use-page-cart.ts'
import type { CartWire, Line } from './read-cart.ts'

interface Props {
  line: Line
  accounts: CartWire['customer_accounts']
  is_changing: boolean
  laterStore: LaterStore
}

/** One line of the cart page. Its prices are the platform's; while the amount is on its way they stand back. */
export function CartLine({ line, accounts, is_changing, laterStore }: Props) {
  const { t } = useTranslator()
  const isGift = line.gift_id !== null
  const isFixed = isGift || isUnsold(line)
  const max = line.max_purchasable_amount ?? Infinity
  const isOff = isBlocked(line)
  const lowest = line.taxed_lowest_price_30_days
  const isSum = isSumOfPieces(line)
  return (
    <li id={`line-${line.id}`} data-line={line.id} className="flex gap-3 py-5 sm:gap-6">
      <LinePicture line={line} className="w-[20vw] max-w-20 self-start sm:w-24 sm:max-w-none" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-1.5">
          <p className="pr-2 leading-snug font-medium">
            {isGift && (
              <span className="mr-1 inline-block rounded-full bg-tea-soft px-2.5 py-0.5 text-xs font-semibold text-tea-deep">
                {t('cart.gift')}
              </span>
            )}{' '}
            <LineName line={line} />
          </p>
          <LineDetails line={line} />
          {isOff && !isUnsold(line) && <p className="text-xs text-danger">{t('cart.unavailable')}</p>}
        </div>
        <div className={`transition-opacity md:text-right ${is_changing ? 'opacity-40' : ''}`}>
          <p className="figures text-lg font-semibold">{priceOf(line, t('cart.free'))}</p>
          {(line.amount > 1 || !isSum) && !isUnsold(line) && (
            <p className="figures text-xs text-smoke">
              {t(isSum ? 'cart.unit_price' : 'cart.undiscounted_unit_price', {
                price: line.taxed_unit_price.formatted,
              })}
            </p>
          )}
          {lowest && (
            <>
              <p className="figures text-xs text-smoke">
                {t(line.amount > 1 ? 'cart.original_unit_price' : 'cart.original_price', {
                  price: line.taxed_original_unit_price.formatted,
                })}
              </p>
              <p className="figures whitespace-normal text-xs text-smoke">
                {t(line.amount > 1 ? 'cart.lowest_unit_price' : 'product.lowest_price', {
                  price: lowest.formatted,
                })}
              </p>
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:col-span-2">
          {isFixed ? (
            <span className="figures text-sm text-smoke">{t('cart.pieces', { count: line.amount })}</span>
          ) : (
            <CartForm action="amount" fields={{ item_id: line.id }} onSend={() => {}}>
              {/* The first button is what Enter presses: it must keep the number that was typed. */}
              <button tabIndex={-1} aria-hidden="true" className="sr-only">
                {t('cart.amount_save')}
              </button>
              <AmountField
                name={line.name}
                amount={line.amount}
                max={max}
                label={t('cart.amount_of', { name: line.name })}
                onChange={(amount) => void laterStore().then((store) => store.setAmount(line.id, amount))}
                submits
              />
            </CartForm>
          )}
          <CartForm
            action="remove"
            fields={{ item_id: line.id }}
            onSend={() => laterStore().then((store) => void store.remove(line.id))}
          >
            <button
              aria-label={t('cart.item_remove', { name: line.name })}
              className="link inline-flex min-h-11 items-center text-sm text-smoke hover:text-ink"
            >
              {t('action.remove')}
            </button>
          </CartForm>
          {!isFixed && !isOff && line.amount >= max && (
            <p className="w-full text-xs text-smoke">{t('cart.amount_max', { count: max })}</p>
          )}
        </div>
        {!isFixed && (
          <LineCredits
            line={line}
            accounts={accounts}
            onChoose={(id) => void laterStore().then((store) => store.payWithCredits(line.id, id))}
          />
        )}
      </div>
    </li>
  )
}
