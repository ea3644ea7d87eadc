import { useTranslator } from '../storefront-context.tsx'
import type { RefundView } from './refund-view.ts'
import { useReturnAddress } from './return-address.ts'

/** What the buyer has to do, and when the money comes; nothing of a return that is over. */
export function RefundNext({ refund }: { refund: RefundView }) {
  const { t } = useTranslator()
  const address = useReturnAddress()
  const { state, is_withdrawal, way_back } = refund
  if (state === 'rejected' || state === 'paid_out') return null
  const is_awaited = state === 'created'
  const steps = is_withdrawal
    ? [t('withdrawal.receipt_next', { address })]
    : [
        way_back?.description,
        way_back?.is_own && t('refund.our_address', { address }),
        t('refund.put_number', { number: String(refund.id) }),
        t('refund.checked_next'),
      ]
  const is_money = refund.is_paid && refund.is_money && refund.has_money
  const money = is_money && !(is_withdrawal && is_awaited) && t('refund.money_next')
  const told = [...(is_awaited ? steps : []), money].filter((text) => typeof text === 'string')
  if (told.length === 0) return null
  return (
    <div className="mt-3 grid gap-2 text-sm">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
