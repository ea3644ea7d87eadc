import { flushSync } from 'react-dom'
import type { AddressTypeWord } from '#contract/address.ts'
import { postOwn } from '../api/own-post.ts'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { notifyFailure } from '../ui/notify.ts'
import type { DeliveryData } from './delivery-data.ts'
import type { Recap } from './recap.ts'
import { onCart } from './submit-handlers.ts'

const formOf = (kind: AddressTypeWord) => `${kind}-book-form`

/**
 * What a choice from the book is sent by. Of its own, beside the order form: Enter in a field of an address must never
 * choose another one. The choice itself stands right above the fields it fills.
 */
export function AddressBookForm({ kind }: { kind: AddressTypeWord }) {
  const { language } = useTranslator()
  const { currency } = useStorefront().shop
  return (
    <form id={formOf(kind)} method="post" action="/api/checkout/address" hidden>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="kind" value={kind} />
    </form>
  )
}

interface Props {
  kind: AddressTypeWord
  book: DeliveryData['book']
  onFilled: (kind: AddressTypeWord, values: Record<string, string>, recap?: Recap) => void
}

export function AddressBook({ kind, book, onFilled }: Props) {
  const { t } = useTranslator()
  const id = `${kind}-book`

  async function fill(form: HTMLFormElement): Promise<boolean> {
    const { status, body } = await postOwn(form).catch(() => ({ status: 0, body: null }))
    if (status !== 200) {
      form.reset()
      // The own server hands on what the platform says of it. A login that is asked for speaks for itself.
      if (status !== 401)
        notifyFailure('general_error', (body as { message?: string } | null)?.message || null)
      return false
    }
    // The own server answers with the fields of the form, or where to go when goods cannot be sent there.
    const answer = body as { values: Record<string, string>; recap?: Recap; location?: string }
    if (answer.location) {
      location.replace(answer.location)
      return false
    }
    flushSync(() => onFilled(kind, answer.values, answer.recap))
    return true
  }

  /** An order that is sent meanwhile waits for the address, and is not sent to another one. */
  function choose(form: HTMLFormElement): void {
    const filled = fill(form)
    const done = onCart('cart:submitting', () => filled)
    void filled.then(done)
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t(kind === 'billing' ? 'checkout.address_book_billing' : 'checkout.address_book_shipping')}
        </label>
        <select
          id={id}
          form={formOf(kind)}
          name="customer_address_id"
          defaultValue=""
          onChange={({ currentTarget: { form } }) => form && choose(form)}
          className="field"
        >
          <option value="" disabled>
            {t('checkout.saved_address')}
          </option>
          {book.map((address) => (
            <option key={address.id} value={address.id}>
              {address.text}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button form={formOf(kind)} className="button button-quiet">
          {t('checkout.address_book_use')}
        </button>
      </noscript>
    </div>
  )
}
