import { useEffect, useRef, useState } from 'react'
import type { AddressTypeWord } from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { createButtonLoading } from '../ui/button-loading.ts'
import { attachDelivery, DELIVERY_FORM } from './attach-delivery.ts'
import type { DeliveryData } from './delivery-data.ts'

/** The order form while scripts run: saved as it is filled in, checked field by field, sent once. */
export function useLiveDelivery(data: DeliveryData) {
  const { t } = useTranslator()
  /** Only the address that was taken from the book is drawn anew: what is being typed elsewhere stays. */
  const [filled, setFilled] = useState({ values: data.values, billing: 0, shipping: 0 })
  const [recap, setRecap] = useState(data.recap)
  const [errors, setErrors] = useState<readonly FieldError[]>(data.errors)
  const [is_sending, setSending] = useState(false)
  const [is_refused, setRefused] = useState(data.errors.length > 0)
  const attached = useRef<ReturnType<typeof attachDelivery>>(null)

  useEffect(() => {
    const form = document.getElementById(DELIVERY_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const loading = createButtonLoading(setSending)
    const delivery = attachDelivery(form, t, {
      recap: setRecap,
      typed: (field) => setErrors((before) => (has(before, field) ? without(before, field) : before)),
      hidden: (isHidden) => setErrors((before) => before.filter(({ field }) => !isHidden(field))),
      checked: (field, found) =>
        setErrors((before) => [...without(before, field), ...found.filter((one) => one.field === field)]),
      filled: (kind, values, next) => {
        setFilled((before) => ({
          ...before,
          values: { ...before.values, ...values },
          [kind]: before[kind] + 1,
        }))
        setErrors((before) => before.filter(({ field }) => !(field in values)))
        if (next) setRecap(next)
      },
      sending: loading.start,
      refused: (found) => {
        loading.stop()
        setErrors(found)
        setRefused(true)
      },
    })
    attached.current = delivery
    return () => {
      delivery.detach()
      loading.dispose()
    }
  }, [t])

  return {
    recap,
    errors,
    /** A field left half-filled says so itself; all together is said once the order was refused. */
    is_refused,
    filled,
    is_sending,
    choose: (kind: AddressTypeWord, book: HTMLFormElement) => attached.current?.choose(kind, book),
  }
}

const has = (errors: readonly FieldError[], field: string) => errors.some((one) => one.field === field)
const without = (errors: readonly FieldError[], field: string) => errors.filter((one) => one.field !== field)
