import { type SubmitEvent, useEffect, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { untilLeft, useButtonLoading } from '../ui/use-button-loading.ts'
import type { ComplaintFormData } from './complaint-form-data.ts'
import type { Partly, Sending } from './complaint-outcome.tsx'
import { usePickedFiles } from './picked-files.ts'

export interface RecapEntry {
  id: string
  name: string
  amount: string
  resolve: string
  reason: string
}

/** The complaint while scripts run: summed up as it is filled in, and sent in place with its files. */
export function useLiveComplaint(data: ComplaintFormData) {
  const { t } = useTranslator()
  const { place, noteRefusal } = useRefusal()
  const [errors, setErrors] = useState<readonly FieldError[]>(data.errors)
  const picked = usePickedFiles(data.limits)
  const [recap, setRecap] = useState<RecapEntry[] | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const { is_loading, run } = useButtonLoading()
  const [partly, setPartly] = useState<Partly | null>(null)

  useEffect(() => {
    const form = place.current
    if (!form) return
    // oxlint-disable-next-line react/set-state-in-effect -- Somebody may have ticked and typed before anything listened.
    setRecap(recapOf(form))
  }, [place])

  function typed({ target }: { target: EventTarget }): void {
    const name = target instanceof Element ? target.getAttribute('name') : null
    const mended = (field: string) => field === name || (field === 'items' && name?.startsWith('item_'))
    setErrors((before) =>
      before.some(({ field }) => mended(field)) ? before.filter(({ field }) => !mended(field)) : before,
    )
    if (place.current) setRecap(recapOf(place.current))
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setSending({ file: null, done: 0 })
    const files = await picked.settled()
    const outcome = await import('./complaint-send.ts')
      .then(({ sendComplaint }) => sendComplaint(form, files, t('complaint.file_failed'), setSending))
      .catch(() => ({ errors: [] }))
    if ('location' in outcome) {
      if (outcome.messages.length > 0) return setPartly(outcome)
      location.assign(outcome.location)
      return untilLeft()
    }
    setSending(null)
    setErrors(outcome.errors.length > 0 ? outcome.errors : [{ field: '', message: t('general_error') }])
    noteRefusal()
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }

  return {
    place,
    errors,
    picked,
    recap,
    sending,
    is_loading,
    partly,
    typed,
    submit,
  }
}

function recapOf(form: HTMLFormElement): RecapEntry[] {
  const text = (name: string) => String(new FormData(form).get(name) ?? '')
  return [...form.querySelectorAll<HTMLInputElement>('[data-claims]:checked')].map(({ name, dataset }) => {
    const id = name.slice('item_'.length)
    const resolve = form.querySelector<HTMLSelectElement>(`[name="resolve_${id}"]`)
    return {
      id,
      name: dataset.name ?? '',
      amount: text(`amount_${id}`) || '1',
      resolve: resolve?.selectedOptions[0]?.text ?? '',
      reason: text(`reason_${id}`).trim(),
    }
  })
}
