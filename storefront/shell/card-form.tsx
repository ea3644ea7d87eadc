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

/**
 * What makes a button one of that form. `act` does in place what the address would do; it sends the form after all
 * where it cannot.
 */
export const onCard = (
  action: string,
  fields: Record<string, string>,
  act: (sendPlainly: () => void) => void,
) => ({
  form: CARD_FORM,
  formAction: `${action}?${new URLSearchParams(fields)}`,
  onClick({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const { form } = button
    if (!form) return
    form.onsubmit = (event) => {
      if (event.submitter !== button) return
      event.preventDefault()
      act(() => {
        form.onsubmit = null
        form.requestSubmit(button)
      })
    }
  },
})
