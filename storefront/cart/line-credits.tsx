import { useId } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { CartForm } from './cart-form.tsx'
import type { CartWire, Line } from './read-cart.ts'

interface Props {
  line: Line
  accounts: CartWire['customer_accounts']
  onChoose: (customer_account_id: number | null) => void
}

/** A customer with credits chooses for each line whether they pay it; how far they reach, the platform says. */
export function LineCredits({ line, accounts, onChoose }: Props) {
  const { t } = useTranslator()
  const id = useId()
  const offered = accounts.filter(
    ({ balance, customer_account_id }) =>
      customer_account_id === line.customer_account_id ||
      (balance > 0 && line.credit_account_ids?.includes(customer_account_id)),
  )
  if (offered.length === 0) return null
  const [paid, rest] = [line.taxed_total_price_with_credits, line.taxed_total_price_without_credits]
  return (
    <CartForm
      action="credits"
      fields={{ item_id: line.id }}
      onSend={() => {}}
      className="flex flex-wrap items-center gap-2 text-xs md:col-span-2"
    >
      <label htmlFor={id}>
        {t('cart.credits_use')}
        <span className="sr-only">: {line.name}</span>
      </label>
      <select
        id={id}
        name="customer_account_id"
        aria-describedby={`${id}-balance`}
        value={line.customer_account_id ?? ''}
        onChange={(event) => onChoose(Number(event.currentTarget.value) || null)}
        className="field sm:w-auto sm:max-w-full"
      >
        <option value="">{t('cart.credits_money')}</option>
        {offered.map(({ customer_account_id, name }) => (
          <option key={customer_account_id} value={customer_account_id}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button className="button button-quiet">{t('cart.credits_save')}</button>
      </noscript>
      <p id={`${id}-balance`} className="w-full text-smoke">
        {offered
          .map(({ name, balance, amount_of_items }) =>
            t('cart.credits_account', { name, balance: balance - amount_of_items }),
          )
          .join(', ')}
      </p>
      {paid.value > 0 && (
        <p className="figures whitespace-normal text-smoke">
          {t(rest.value > 0 ? 'cart.item_by_credits' : 'cart.item_all_by_credits', {
            price: paid.formatted,
            rest: rest.formatted,
          })}
        </p>
      )}
    </CartForm>
  )
}
