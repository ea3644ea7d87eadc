import { flushSync } from 'react-dom'
import type { AddressTypeWord } from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import { postOwn } from '../api/own-post.ts'
import { sessionOwner } from '../api/session-mark.ts'
import { setOrdering } from '../cart/ordering.ts'
import { readCartId } from '../cart/read-cart-id.ts'
import type { Translator } from '../i18n/translator.ts'
import { debounce } from '../ui/debounce.ts'
import { notifyFailure } from '../ui/notify.ts'
import { createTurns } from '../ui/turns.ts'
import { focusFirstWrong } from '../ui/use-refusal.ts'
import { fieldsHiddenBy } from './hidden-field.ts'
import { forgetExtras, keepExtras, restoreExtras } from './kept-extras.ts'
import { FOLLOW_ACTION } from './methods-action.ts'
import type { Recap } from './recap.ts'
import { maySubmit, onCart, tellSubmitted } from './submit-handlers.ts'

const DRAFT_ACTION = '/api/checkout/draft'

export interface Told {
  recap: (recap: Recap) => void
  /** A field is being mended. */
  typed: (field: string) => void
  /** A box was unticked, and these are asked for no more. */
  hidden: (isHidden: (field: string) => boolean) => void
  /** What the server thinks of a field that was left. */
  checked: (field: string, errors: FieldError[]) => void
  /** An address was taken from the book. */
  filled: (kind: AddressTypeWord, values: Record<string, string>, recap?: Recap) => void
  sending: () => void
  refused: (errors: FieldError[]) => void
}

/** What the own server answers; see sendOrder, saveDelivery and takeFromBook. */
interface Answer {
  location?: string
  order_id?: number
  errors?: FieldError[]
  recap?: Recap
  /** Of an address of the book: the fields of the form, or why it cannot be taken. */
  values?: Record<string, string>
  message?: string
}

export type DeliverySender = ReturnType<typeof createDeliverySender>

/**
 * Saves the order form as it is filled in, and orders. `drawn_for` is whose the page was when it was drawn; `left` says
 * when the form is not on the page any more.
 */
export function createDeliverySender(
  form: HTMLFormElement,
  t: Translator['t'],
  told: Told,
  drawn_for: string,
  left: AbortSignal,
) {
  let is_sending = false
  let owner = drawn_for

  // One after another: an older state of the form must never overtake a newer one, least of all the order.
  const inTurn = createTurns()

  const save = debounce((field: string) => {
    void inTurn(async () => {
      if (is_sending || left.aborted) return
      const { status, answer } = await post(form, DRAFT_ACTION)
      if (status !== 200 || is_sending || left.aborted) return
      if (answer.location) return location.replace(answer.location)
      if (answer.recap) told.recap(answer.recap)
      told.checked(field, answer.errors ?? [])
    })
  })

  /**
   * The cart was changed elsewhere: the recap follows, and what is being typed stays. It is sent along only to the cart
   * of whoever has just logged in; in any other it would undo what was typed elsewhere since.
   */
  const follow = debounce(() => {
    void inTurn(async () => {
      if (is_sending || left.aborted) return
      const former = owner
      owner = sessionOwner()
      // What one customer has typed is nothing for the next one.
      if (former && owner && former !== owner) return location.reload()
      const has_come = !former && owner !== ''
      if (has_come) keepExtras(form)
      const { status, answer } = await post(form, has_come ? DRAFT_ACTION : FOLLOW_ACTION)
      if (status === 200 && !is_sending && answer.recap) told.recap(answer.recap)
    })
  })

  /** Null: on the way to another page, or there already. */
  async function order(): Promise<FieldError[] | null> {
    const ordering_as = sessionOwner()
    if (!(await maySubmit(submittingOf(form)))) {
      setOrdering(false)
      return [{ field: '', message: t('checkout.vetoed') }]
    }
    const sent = await inTurn(async () => {
      if (left.aborted) return null
      // What was sent before it has met the end of the session, and the visitor is asked to log in already.
      if (ordering_as && !sessionOwner()) return { status: 401, answer: {} as Answer }
      return post(form)
    })
    if (!sent) return null
    const { status, answer } = sent
    if (status === 201 && answer.location) {
      forgetExtras()
      await tellSubmitted({ id: answer.order_id ?? 0 })
      location.assign(answer.location)
      return null
    }
    if (left.aborted) return null
    // The cart is gone, or does not allow this phase any more: the server says where to go.
    if (status === 404) {
      if (answer.location) location.replace(answer.location)
      else location.reload()
      return null
    }
    // An order whose answer was lost may stand: its cart is left alone until it is sent again, and answered with it.
    if (status > 0 && status < 500) setOrdering(false)
    if (answer.recap) told.recap(answer.recap)
    const message = t(status === 401 ? 'session_refresh_failed' : 'checkout.failed')
    return answer.errors?.length ? answer.errors : [{ field: '', message }]
  }

  /** The books of addresses stand among the fields and belong to forms of their own. */
  const isOwn = ({ target }: Event) => !(target instanceof HTMLSelectElement) || target.form === form

  async function fill(kind: AddressTypeWord, book: HTMLFormElement): Promise<boolean> {
    const { status, answer } = await post(book)
    if (status !== 200) {
      book.reset()
      // The own server hands on what the platform says of it. A login that is asked for speaks for itself.
      if (status !== 401) notifyFailure('general_error', answer.message || null)
      return false
    }
    if (left.aborted) return false
    if (answer.location) {
      location.replace(answer.location)
      return false
    }
    // Drawn at once: an order that waits for it is sent with what stands in the form.
    flushSync(() => told.filled(kind, answer.values ?? {}, answer.recap))
    return true
  }

  left.addEventListener('abort', () => {
    save.cancel()
    follow.cancel()
    setOrdering(false)
  })
  restoreExtras(form)
  return {
    submit: async () => {
      if (is_sending) return
      is_sending = true
      save.cancel()
      follow.cancel()
      setOrdering(true)
      keepExtras(form)
      const refused = await order()
      // Whoever is on the way to the summary waits, with the button still busy.
      if (!refused || left.aborted) return
      is_sending = false
      // Drawn first, so that the field is read together with its own error.
      flushSync(() => told.refused(refused))
      focusFirstWrong(document)
    },
    input: (event: Event) => {
      if (!isOwn(event)) return
      keepExtras(form)
      told.typed(nameOf(event))
      const hides = hiddenBy(event)
      if (hides) told.hidden(hides)
    },
    change: (event: Event) => {
      if (isOwn(event) && nameOf(event) !== 'password') save(nameOf(event))
    },
    /** An order that is sent meanwhile waits for the address, and is not sent to another one. */
    choose: (kind: AddressTypeWord, book: HTMLFormElement) => {
      const filled = fill(kind, book)
      void filled.then(onCart('cart:submitting', () => filled))
    },
    follow,
  }
}

async function post(form: HTMLFormElement, action?: string): Promise<{ status: number; answer: Answer }> {
  try {
    const { status, body } = await postOwn(form, { live: '1' }, action)
    return { status, answer: (body ?? {}) as Answer }
  } catch {
    return { status: 0, answer: {} }
  }
}

function submittingOf(form: HTMLFormElement) {
  const fields = new FormData(form)
  const isTicked = (name: string) => fields.get(name) === 'on'
  return {
    cart_id: readCartId(),
    form: {
      note: String(fields.get('note') ?? '') || null,
      newsletter: isTicked('newsletter'),
      create_new_account: isTicked('create_new_account'),
    },
  }
}

function hiddenBy({ target }: Event): ((field: string) => boolean) | null {
  return target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked
    ? fieldsHiddenBy(target.name)
    : null
}

function nameOf({ target }: Event): string {
  return target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
}
