import { useEffect, useRef, useState } from 'react'

/** The first wrong field; where no field is to blame, what is said above them. */
const WRONG = ['[aria-invalid=true]', '[data-refused]', '[role=alert]']

export function focusFirstWrong(place: ParentNode): void {
  const found = WRONG.map((selector) => place.querySelector<HTMLElement>(selector))
  found.find((element) => element !== null)?.focus()
}

/**
 * A form that says itself what is wrong with it, at each field and in the page's language. After each refusal the
 * focus goes to the first of what is wrong.
 */
export function useRefusal() {
  const place = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (place.current) place.current.noValidate = true
  }, [])
  useEffect(() => {
    if (refusals > 0 && place.current) focusFirstWrong(place.current)
  }, [refusals])

  return { place, noteRefusal: () => setRefusals((count) => count + 1) }
}
