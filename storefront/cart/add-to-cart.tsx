import { type SubmitEvent, useState } from 'react'
import { maxPurchasableAmount } from '#contract/stock.ts'
import { obstaclesOf } from '../catalogue/obstacle-line.tsx'
import type { ProductData } from '../catalogue/product-data.ts'
import { useStorefront } from '../storefront-context.tsx'
import type { ButtonLoading } from '../ui/use-button-loading.ts'
import { addItem } from './add-item.ts'
import { AmountField } from './amount-field.tsx'
import { withTypedFields } from './typed-field.ts'

export const BUY_FORM = 'buy'

/** The amount and the button. A plain form until the code of the cart is needed, which then comes by itself. */
export function AddToCart({ product, adding }: { product: ProductData; adding: ButtonLoading }) {
  const { page, shop, translator } = useStorefront()
  const { t, language } = translator
  const [wanted, setAmount] = useState(1)
  const obstacles = obstaclesOf(product, new Date(page.drawn_at))
  if (obstacles.length > 0) return <Obstructed kind={obstacles[0]?.kind} />
  const max = maxPurchasableAmount(product.offer)
  const amount = Math.min(wanted, max)
  const { path, query, forms, item, text_names } = product
  const missing = product.fields.flatMap(({ name, value, issue }) => (issue && !value ? name : [])).join(', ')

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    // Of the page: a text that makes a variation is in a form of its own, and left out where this one is sent plainly.
    const inputs = Object.keys(text_names).map((id) => document.getElementById(id) as HTMLInputElement)
    const typed = Object.fromEntries(inputs.map(({ id, value }) => [id, value]))
    const wanted_item = withTypedFields({ ...item, amount }, text_names, typed)
    form.item.value = JSON.stringify(wanted_item)
    void adding.run(() => addItem(() => form.submit(), wanted_item, { language, currency: shop.currency }))
  }

  return (
    <form
      id={BUY_FORM}
      method="post"
      action="/api/cart/items"
      onSubmit={add}
      className="mt-5 flex flex-wrap gap-3"
    >
      {forms.cart_result && (
        <p role="alert" className="w-full text-sm text-danger">
          {forms.cart_result === 'cart_missing' && `${t('add_cart_item_fail')} `}
          {t(forms.cart_result)}
          {missing && ` ${t('product.not_chosen', { names: missing })}`}
        </p>
      )}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="return_to" value={query ? `${path}?${query}` : path} />
      <input type="hidden" name="item" value={JSON.stringify(item)} />
      <input type="hidden" name="fields" value={JSON.stringify(text_names)} />
      {max > 1 ? (
        <AmountField
          name={product.name}
          amount={amount}
          max={max}
          label={t('product.amount')}
          onChange={setAmount}
        />
      ) : (
        <input type="hidden" name="amount" value="1" />
      )}
      <button aria-busy={adding.is_loading || undefined} className="button button-primary min-w-0 flex-1">
        {t('product.add_to_cart')}
      </button>
    </form>
  )
}

/** Where something is still to be chosen, the button leads there. */
function Obstructed({ kind }: { kind: ReturnType<typeof obstaclesOf>[number]['kind'] | undefined }) {
  const { t } = useStorefront().translator
  if (kind !== 'property') return null
  return (
    <a href="#choices" className="button button-primary mt-5 w-full max-lg:hidden">
      {t('product.complete_choice')}
    </a>
  )
}
