import { useEffect, useState } from 'react'
import type { AddressTypeWord } from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { createButtonLoading } from '../ui/button-loading.ts'
import { focusFirstWrong } from '../ui/use-refusal.ts'
import { attachDelivery, DELIVERY_FORM } from './attach-delivery.ts'
import type { DeliveryData } from './delivery-data.ts'
import type { Recap } from './recap.ts'

/** The order form while scripts run: saved as it is filled in, checked field by field, sent once. */
export function useLiveDelivery(data: DeliveryData) {
  const { t } = useTranslator()
  /** Only the address that was taken from the book is drawn anew: what is being typed elsewhere stays. */
  const [filled, setFilled] = useState({ values: data.values, billing: 0, shipping: 0 })
  const [recap, setRecap] = useState(data.recap)
  const [errors, setErrors] = useState<readonly FieldError[]>(data.errors)
  const [is_sending, setSending] = useState(false)
  /** Counts refused orders: after each, the focus goes to the first of what is wrong. */
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    const form = document.getElementById(DELIVERY_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const loading = createButtonLoading(setSending)
    const detach = attachDelivery(form, t, {
      recap: setRecap,
      typed: (field) => setErrors((before) => (has(before, field) ? without(before, field) : before)),
      hidden: (isHidden) => setErrors((before) => before.filter(({ field }) => !isHidden(field))),
      checked: (field, found) =>
        setErrors((before) => [...without(before, field), ...found.filter((one) => one.field === field)]),
      sending: loading.start,
      refused: (found) => {
        loading.stop()
        setErrors(found)
        setRefusals((count) => count + 1)
      },
    })
    return () => {
      detach()
      loading.dispose()
    }
  }, [t])

  useEffect(() => {
    // After the errors are drawn, so that the field is read together with its own.
    if (refusals > 0) focusFirstWrong(document)
  }, [refusals])

  return {
    recap,
    errors,
    /** A field left half-filled says so itself; all together is said once the order was refused. */
    is_refused: refusals > 0 || data.errors.length > 0,
    filled,
    is_sending,
    fill: (kind: AddressTypeWord, values: Record<string, string>, next?: Recap) => {
      setFilled((before) => ({
        ...before,
        values: { ...before.values, ...values },
        [kind]: before[kind] + 1,
      }))
      setErrors((before) => before.filter(({ field }) => !(field in values)))
      if (next) setRecap(next)
    },
  }
}

const has = (errors: readonly FieldError[], field: string) => errors.some((one) => one.field === field)
const without = (errors: readonly FieldError[], field: string) => errors.filter((one) => one.field !== field)
