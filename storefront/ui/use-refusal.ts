import { useEffect, useRef, useState } from 'react'

/**
 * A form that says itself what is wrong with it, at each field and in the page's language. After each refusal the
 * focus goes to the first of `wrong` that is there: the first wrong field, or what is said above them all.
 */
export function useRefusal(wrong: readonly string[]) {
  const place = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (place.current) place.current.noValidate = true
  }, [])
  useEffect(() => {
    if (refusals === 0) return
    const found = wrong.map((selector) => place.current?.querySelector<HTMLElement>(selector))
    found.find((element) => element != null)?.focus()
  }, [refusals, wrong])

  return { place, noteRefusal: () => setRefusals((count) => count + 1) }
}
