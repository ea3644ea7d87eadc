import type { MouseEvent } from 'react'
import type { InterfaceLanguage } from '#contract/language.ts'

const CARD_FORM = 'card'

/**
 * The one form of all buttons on cards, each of which says what it does in an address of its own. A form for each would
 * hold up a slow phone: as a page is loaded, the browser looks for passwords in every form, and lays out for it what
 * the page has left for later.
 */
export function CardForm({ language }: { language: InterfaceLanguage }) {
  return (
    <form id={CARD_FORM} method="post">
      <input type="hidden" name="language" value={language} />
    </form>
  )
}

/** Does in place what the address would do, or sends the form after all. */
type Act = (sendPlainly: () => void) => void

const acts = new WeakMap<HTMLElement, Act>()

/** What makes a button one of that form. */
export const onCard = (action: string, fields: Record<string, string>, act: Act) => ({
  form: CARD_FORM,
  formAction: `${action}?${new URLSearchParams(fields)}`,
  onClick({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    acts.set(button, act)
    button.form?.addEventListener('submit', follow)
  },
})

function follow(event: SubmitEvent): void {
  const { submitter: button, target: form } = event
  const act = button && acts.get(button)
  if (!act) return
  event.preventDefault()
  act(() => {
    acts.delete(button)
    // The page may have been drawn anew meanwhile.
    if (button.isConnected) (form as HTMLFormElement).requestSubmit(button)
  })
}
