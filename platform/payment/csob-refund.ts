import { dttmOf } from './csob-signature.ts'
import { nothingChanged, type Reading, type RefundAnswer, type RefundWish } from './gateway.ts'

export const CSOB_STATUS = {
  created: 1,
  in_progress: 2,
  cancelled: 3,
  confirmed: 4,
  reversed: 5,
  denied: 6,
  waiting_for_settlement: 7,
  settled: 8,
  refund_processing: 9,
  returned: 10,
} as const

interface RefundCalls {
  read: (id: string) => Promise<Reading>
  close: (id: string, total: number) => Promise<unknown>
  reverse: (id: string) => Promise<unknown>
  refund: (id: string, amount: number) => Promise<unknown>
}

/** How money goes back depends on how far it has come; the bank tells no amounts, so its state is all there is. */
export function csobRefunds({ read, close, reverse, refund }: RefundCalls) {
  return async (wish: RefundWish): Promise<RefundAnswer> => {
    const { payment_id, amount, total, asked } = wish
    const is_whole = amount === total
    const { gateway_state } = await read(payment_id).catch(nothingChanged)
    const answer = (outcome: RefundAnswer['outcome']): RefundAnswer => ({ outcome, operation: null })
    switch (Number(gateway_state)) {
      case CSOB_STATUS.reversed:
        return answer('done')
      case CSOB_STATUS.refund_processing:
        return answer(asked === 'never' ? 'later' : 'accepted')
      case CSOB_STATUS.returned:
        return answer(asked === 'never' && !is_whole ? 'unclear' : 'done')
      case CSOB_STATUS.settled:
        if (asked === 'accepted') return answer('done')
        // Overnight a part that was given back looks the same as one that was not.
        if (asked === 'unanswered' && !is_whole && !isSameDay(wish)) return answer('unclear')
        await refund(payment_id, amount)
        return { outcome: 'accepted', operation: 'refund' }
      case CSOB_STATUS.waiting_for_settlement:
        // A part taken by closing less has nothing more to come.
        if (asked === 'accepted') return answer('done')
        if (!is_whole) return answer('later')
        await reverse(payment_id)
        return { outcome: 'done', operation: 'reverse' }
      case CSOB_STATUS.confirmed:
        if (is_whole) {
          await reverse(payment_id)
          return { outcome: 'done', operation: 'reverse' }
        }
        await close(payment_id, total - amount)
        return { outcome: 'done', operation: 'close' }
      default:
        return answer('refused')
    }
  }
}

/** Whether the bank has had no night between then and now. */
function isSameDay({ asked_at, now }: RefundWish): boolean {
  return asked_at !== null && dttmOf(asked_at).slice(0, 8) === dttmOf(now).slice(0, 8)
}
