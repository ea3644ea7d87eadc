import { looksLikeCustomer, sessionOwner } from '../api/session-mark.ts'
import { TYPED_KEY } from '../auth/watch-session.ts'
import { readCartId } from '../cart/read-cart-id.ts'

/** What no address has room for. Passwords are never kept. */
const KEPT = ['note', 'newsletter', 'create_new_account', 'gender_oriented_product_preference'] as const

type Extras = Partial<Record<(typeof KEPT)[number], string>>

interface Kept {
  /** Another cart is another person's, or another order; only a visitor's goes along when they log in. */
  cart_id: string | null
  owner: string
  extras: Extras
}

/** Remembers the rest of the form for a reload within this tab, for as long as the cart is the same. */
export function keepExtras(form: HTMLFormElement): void {
  const data = new FormData(form)
  const extras = Object.fromEntries(KEPT.map((name) => [name, String(data.get(name) ?? '')]))
  try {
    sessionStorage.setItem(
      TYPED_KEY,
      JSON.stringify({ cart_id: readCartId(), owner: sessionOwner(), extras } satisfies Kept),
    )
  } catch {
    // A full or forbidden storage costs a note on reload, not the order.
  }
}

export function forgetExtras(): void {
  try {
    sessionStorage.removeItem(TYPED_KEY)
  } catch {
    // As above.
  }
}

/** Fills in what was kept, unless the page itself brings something newer. */
export function restoreExtras(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readExtras())) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= value === 'on'
    else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
      if (!value || control.value) continue
      control.value = value
      control.closest('details')?.setAttribute('open', '')
    }
  }
}

function readExtras(): Extras {
  try {
    // Written by keepExtras, or by a former version of it, which knew no cart.
    const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '{}') as Partial<Kept>
    const has_come_along = kept.owner === '' && looksLikeCustomer()
    if (has_come_along || kept.cart_id === readCartId()) return kept.extras ?? {}
    forgetExtras()
    return {}
  } catch {
    return {}
  }
}
