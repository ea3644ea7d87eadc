import type { Gateway } from '#contract/payment-service.ts'
import type { Transaction } from '#platform/db/database.ts'
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
  const words: Record<string, string> = {
    code: order.code,
    payment: payment.gateway_payment_id ?? '',
    gateway: payment.gateway ? GATEWAY_NAMES[payment.gateway] : '',
    goods: payment.goods ?? '',
    complaint: payment.complaint ?? '',
    amount: payment.amount === null ? '' : `${(payment.amount / 100).toFixed(2)} ${payment.currency}`,
  }
  const { subject, text } = STAFF_TEXTS[language][news]
  const fill = (template: string) => template.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  const mail = writeMail(language, '', { subject: fill(subject), lines: [fill(text)] })
  await putMail(tx, { ...mail, to: email, language }, now)
}
