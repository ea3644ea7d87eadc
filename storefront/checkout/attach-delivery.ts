import type { AddressTypeWord } from '#contract/address.ts'
import { sessionOwner } from '../api/session-mark.ts'
import { TYPED_KEY } from '../auth/watch-session.ts'
import type { Translator } from '../i18n/translator.ts'
import { onPagesChanged } from '../navigation/page-change.ts'
import { onFirstMove } from '../ui/later-part.tsx'
import type { DeliverySender, Told } from './delivery-sender.ts'

export const DELIVERY_FORM = 'delivery'

/**
 * Takes the plain form over: nothing about it changes but that it answers where it stands. The code for that comes with
 * the visitor's first move, and whatever happens before it is there waits for it, in its order.
 */
export function attachDelivery(form: HTMLFormElement, t: Translator['t'], told: Told) {
  const owner = sessionOwner()
  const listening = new AbortController()
  const { signal } = listening
  let sender: Promise<DeliverySender> | null = null

  function load(): Promise<DeliverySender> {
    sender ??= import('./delivery-sender.ts').then(
      (code) => code.createDeliverySender(form, t, told, owner, signal),
      (error: unknown) => {
        sender = null
        throw error
      },
    )
    return sender
  }

  /** Code that cannot be had leaves a form to the browser. Whoever has left it sends nothing from it any more. */
  function tell(run: (sender: DeliverySender) => unknown, otherwise?: () => void): void {
    void load().then(
      (code) => signal.aborted || run(code),
      () => signal.aborted || otherwise?.(),
    )
  }

  const come = () => signal.aborted || tell(() => {})

  // From now on the page itself says what is missing, under each field and in its own language.
  form.noValidate = true
  form.addEventListener('input', (event) => tell(({ input }) => input(event)), { signal })
  form.addEventListener('change', (event) => tell(({ change }) => change(event)), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      told.sending()
      tell(
        ({ submit }) => submit(),
        () => form.submit(),
      )
    },
    { signal },
  )
  const unfollow = onPagesChanged(() => tell(({ follow }) => follow()))
  if (hasKept()) come()
  else onFirstMove(come)

  return {
    choose: (kind: AddressTypeWord, book: HTMLFormElement) =>
      tell(
        ({ choose }) => choose(kind, book),
        () => book.submit(),
      ),
    detach: () => {
      listening.abort()
      unfollow()
    },
  }
}

/** Whether there is something to fill in as it was typed before a reload. */
function hasKept(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null
  } catch {
    return false
  }
}
