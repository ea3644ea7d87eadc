import type { Gateway } from '#contract/payment-service.ts'
import type { Transaction } from '#platform/db/database.ts'
import { fillText } from '#platform/fill-text.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { readStaffMailbox } from '#platform/shop/staff-mailbox.ts'
import { STAFF_TEXTS, type StaffNews } from './staff-texts.ts'

export interface ToldPayment {
  order_id: number
  /** Null: it goes back by hand. */
  gateway: Gateway | null
  gateway_payment_id: string | null
  /** Null: nobody knows it yet. */
  amount: number | null
  currency: string
  /** What is to be sent instead of money, or what the money is for. */
  goods?: string
  /** The number of the complaint it is about. */
  complaint?: string
}

const GATEWAY_NAMES: Record<Gateway, string> = { gopay: 'GoPay', csob: 'ČSOB' }

/** Writes to the company what only a person can put right. */
export async function tellStaff(
  tx: Transaction,
  payment: ToldPayment,
  news: StaffNews,
  now: Date,
): Promise<void> {
  const [order] = await tx<{ code: string; shop_id: number }[]>`
    select code, shop_id from customer_order where id = ${payment.order_id}`
  const mailbox = order && (await readStaffMailbox(tx, order.shop_id))
  if (!mailbox) return
  const { email, language } = mailbox
  const words = {
    code: order.code,
    payment: payment.gateway_payment_id ?? '',
    gateway: payment.gateway ? GATEWAY_NAMES[payment.gateway] : '',
    goods: payment.goods ?? '',
    complaint: payment.complaint ?? '',
    amount: payment.amount === null ? '' : `${(payment.amount / 100).toFixed(2)} ${payment.currency}`,
  }
  const { subject, text } = STAFF_TEXTS[language][news]
  const mail = writeMail(language, '', { subject: fillText(subject, words), lines: [fillText(text, words)] })
  await putMail(tx, { ...mail, to: email, language }, now)
}
