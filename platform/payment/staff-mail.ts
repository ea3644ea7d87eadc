import { type Currency, formatMinor } from '#contract/money.ts'
import type { Gateway } from '#contract/payment-service.ts'
import type { Transaction } from '#platform/db/database.ts'
import { fillText } from '#platform/fill-text.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { readStaffMailbox } from '#platform/shop/staff-mailbox.ts'
import { returnedUnasked } from './payment-attempt.ts'
import { STAFF_TEXTS, type StaffNews, UNASKED_BEFORE } from './staff-texts.ts'

export interface ToldPayment {
  order_id: number
  /** Null: it goes back by hand. */
  gateway: Gateway | null
  gateway_payment_id: string | null
  /** Null: nobody knows it yet. */
  amount: number | null
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
  const [order] = await tx<{ code: string; shop_id: number; returned: number; currency: Currency }[]>`
    select customer_order.code, shop_id, ${returnedUnasked(tx, tx`customer_order.id`)} as returned,
      ${currencyJson(tx)} as currency
    from customer_order join currency on currency.id = currency_id where customer_order.id = ${payment.order_id}`
  const mailbox = order && (await readStaffMailbox(tx, order.shop_id))
  if (!mailbox) return
  const { email, language } = mailbox
  const inWords = (minor: number) => formatMinor(minor, order.currency, language)
  const words = {
    code: order.code,
    payment: payment.gateway_payment_id ?? '',
    gateway: payment.gateway ? GATEWAY_NAMES[payment.gateway] : '',
    goods: payment.goods ?? '',
    complaint: payment.complaint ?? '',
    amount: payment.amount === null ? '' : inWords(payment.amount),
    returned: inWords(order.returned),
  }
  const { subject, text } = STAFF_TEXTS[language][news]
  const is_about_it = news === 'unasked' || news === 'unasked_unknown'
  const texts = order.returned > 0 && !is_about_it ? [text, UNASKED_BEFORE[language]] : [text]
  const lines = texts.map((line) => fillText(line, words))
  const mail = writeMail(language, '', { subject: fillText(subject, words), lines })
  await putMail(tx, { ...mail, to: email, language }, now)
}
