import { COMPLAINT_STATES } from '#contract/complaint.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { nameOf } from '../code-name.ts'
import type { Translator } from '../i18n/translator.ts'
import { pathFor } from '../route-match.ts'

export interface TimelineRow {
  at: string
  text: string
  /** What the staff has written about it. */
  note: string | null
  /** The shop's colour of a state. */
  color: string | null
  /** The complaint or return it speaks of. */
  url: string | null
}

/** Everything that happened to an order in the words of the page, the latest first. */
export function timelineRows(entries: readonly TimelineEntry[], { t, language }: Translator): TimelineRow[] {
  return entries
    .map((entry) => ({
      at: entry.at,
      text: textOf(entry, t),
      note: entry.kind === 'complaint_state' ? entry.note : null,
      color: entry.kind === 'state' ? entry.state.color : null,
      url: urlOf(entry, language),
    }))
    .toReversed()
}

function urlOf(entry: TimelineEntry, language: InterfaceLanguage): string | null {
  if ('refund' in entry) return pathFor('customer-refund', language, { id: entry.refund.id })
  if ('complaint' in entry) return pathFor('customer-complaint', language, { id: entry.complaint.id })
  return null
}

function textOf(entry: TimelineEntry, t: Translator['t']): string {
  switch (entry.kind) {
    case 'created':
      return t('order.timeline.created')
    case 'paid':
      return t('order.timeline.paid', { price: entry.taxed_total_price.formatted })
    case 'state':
      return entry.state.name
    case 'cancelled':
      return t(entry.by === 'customer' ? 'order.timeline.cancelled_customer' : 'order.timeline.cancelled')
    case 'tracking':
      return t('order.timeline.tracking', { numbers: entry.tracking_numbers.join(', ') })
    case 'invoice':
    case 'credit_note':
      return t(`order.timeline.${entry.kind}`, { name: entry.invoice.name })
    case 'refund':
      return entry.refund.is_withdrawal
        ? t('order.timeline.withdrawal', { price: entry.taxed_total_price.formatted })
        : t('order.timeline.refund')
    case 'refund_state': {
      const state = t(`refund.state.${nameOf(REFUND_STATES, entry.state)}`)
      return entry.refund.is_withdrawal
        ? t('order.timeline.withdrawal_state', { state })
        : t('order.timeline.refund_state', { state })
    }
    case 'complaint':
      return t('order.timeline.complaint', { number: entry.complaint.document_number })
    case 'complaint_state':
      return t('order.timeline.complaint_state', {
        number: entry.complaint.document_number,
        state: t(`complaint.state.${nameOf(COMPLAINT_STATES, entry.state)}`),
      })
  }
}
