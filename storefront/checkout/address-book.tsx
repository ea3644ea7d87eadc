import type { AddressTypeWord } from '#contract/address.ts'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import type { DeliveryData } from './delivery-data.ts'

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
  onChosen: (kind: AddressTypeWord, form: HTMLFormElement) => void
}

export function AddressBook({ kind, book, onChosen }: Props) {
  const { t } = useTranslator()
  const id = `${kind}-book`
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
          onChange={({ currentTarget: { form } }) => form && onChosen(kind, form)}
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
