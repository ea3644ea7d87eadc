import { type SubmitEvent as FormSubmit, useEffect, useEffectEvent, useRef, useState } from 'react'
import { postOwn } from '../api/own-post.ts'
import { browserCart } from '../cart/browser-cart.ts'
import type { CartView } from '../cart/cart-view.ts'
import { useStorefront } from '../storefront-context.tsx'
import { showWaiting } from '../ui/single-submit.ts'
import { createTurns } from '../ui/turns.ts'
import { FOLLOW_ACTION } from './methods-action.ts'
import type { MethodsData } from './methods-data.ts'
import { usableMethods } from './phase.ts'
import type { Place } from './places.ts'

/** What the shopper has touched and the cart does not know yet. */
export interface Touched {
  country_id?: number
  shipping_method_id?: number
  place?: Place
  payment_method_id?: number
}

/** Saves every choice at once. Choices made while one is being saved are saved together, and the last one counts. */
export function useLiveMethods(first: MethodsData) {
  const [live, setLive] = useState({ from: first, now: first })
  const [touched, setTouched] = useState<Touched>({})
  const [has_failed, setFailed] = useState(false)
  const [inTurn] = useState(createTurns)
  const work = useRef({ is_waiting: false, running: 0, has_missed: false })
  const data = live.from === first ? live.now : first
  const { page, shop } = useStorefront()
  const { language } = page
  const { currency } = shop

  /** The cart was changed elsewhere: what is shown follows. No choice is sent along, so none is taken back there. */
  const follow = useEffectEvent((view: CartView) => {
    work.current.has_missed = work.current.running > 0
    if (work.current.has_missed || !isOther(view, data)) return
    const fields = { language, currency, live: '1', ...(data.places ? { place: data.places.query } : {}) }
    void inTurn(async () => {
      const answer = await postOwn(document.createElement('form'), fields, FOLLOW_ACTION).catch(() => null)
      if (answer?.status !== 200 || work.current.running > 0) return
      // The own server answers with the data of this page.
      setLive({ from: first, now: { ...(answer.body as MethodsData), notice: data.notice } })
    })
  })
  useEffect(() => {
    const store = browserCart({ language, currency })
    return store.subscribe(() => follow(store.view()))
  }, [language, currency])

  async function save(form: HTMLFormElement): Promise<void> {
    const state = work.current
    // Whoever waits for their turn sends the newest choice; nobody else needs to.
    if (state.is_waiting) return
    state.is_waiting = true
    state.running += 1
    const answer = await inTurn(() => {
      state.is_waiting = false
      return postOwn(form, { live: '1' }).catch(() => null)
    })
    state.running -= 1
    if (state.running > 0) return
    // The answer may be older than what was changed elsewhere meanwhile; where none came, the cart says what it holds.
    if (state.has_missed || !answer) void browserCart({ language, currency }).refresh()
    setTouched({})
    // The cart is gone, with everything chosen in it: the server says where to go.
    if (answer?.status === 404) return location.reload()
    setFailed(answer?.status !== 200)
    // The own server answers with the data of this page.
    if (answer?.status === 200) setLive({ from: first, now: answer.body as MethodsData })
  }

  return {
    data,
    has_failed,
    is_saving: Object.keys(touched).length > 0,
    chosen: {
      country_id: touched.country_id ?? data.country_id,
      shipping_method_id: touched.shipping_method_id ?? data.shipping_method_id,
      place: touched.place ?? data.shipping_option,
      payment_method_id: touched.payment_method_id ?? data.payment_method_id,
    },
    choose: (choice: Touched, form: HTMLFormElement | null) => {
      setTouched((before) => ({ ...before, ...choice }))
      // The document holds the new choice only once React has drawn it.
      if (form) queueMicrotask(() => void save(form))
    },
    /** The next page must not be asked for before the last choice has arrived. */
    onSubmit: (event: FormSubmit<HTMLFormElement>) => {
      if (work.current.running === 0) return
      event.preventDefault()
      const { currentTarget: form, nativeEvent } = event
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      void showWaiting(submitter)
      void inTurn(async () => {}).then(() => setTimeout(() => form.requestSubmit(submitter)))
    },
  }
}

/** An emptied cart is the guard's to follow. */
function isOther({ status, is_pending, items_failed, cart, items }: CartView, data: MethodsData): boolean {
  if (status !== 'ready' || is_pending || items_failed || !cart || items.length === 0) return false
  const lines = (all: readonly { id: number; amount: number }[]) =>
    all.map(({ id, amount }) => `${id} × ${amount}`).join()
  const { recap } = data
  const chosen = usableMethods(cart)
  return (
    cart.taxed_total_price.value !== recap.total_value ||
    (chosen.shipping_method?.id ?? null) !== data.shipping_method_id ||
    (chosen.payment_method?.id ?? null) !== data.payment_method_id ||
    lines(items) !== lines(recap.lines)
  )
}
