import { chargeLabel } from '#contract/charge-label.ts'
import { accountFacts } from '#contract/bank.ts'
import { evenAmounts } from '#contract/even-amounts.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { NO_WITHDRAWAL } from '#contract/no-withdrawal.ts'
import type { QrCode } from '#contract/payment.ts'
import { isPaidLater, PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { percentText } from '#contract/percent-text.ts'
import { SELF_COLLECTED } from '#contract/shipping.ts'
import { longDay } from '#contract/shop-day.ts'
import type { MailFact, MailItem, MailPart } from '#platform/mail/mail-document.ts'
import { piecesText } from '#platform/mail/pieces-text.ts'
import type { MailedAddress, MailedItem, MailedOrder } from './mailed-order.ts'
import { type OrderMailText, sayIn } from './order-mail-texts.ts'

export function itemParts(order: MailedOrder): MailPart[] {
  return listParts(order, order.items)
}

/** With what their buyer must know of them: the confirmation is the contract. */
export function contractItemParts(order: MailedOrder): MailPart[] {
  return listParts(
    order,
    order.items.map((item) => ({
      ...item,
      details: [
        ...item.details,
        ...(item.withdrawal_exception ? [NO_WITHDRAWAL[item.withdrawal_exception][order.mail_language]] : []),
      ],
    })),
  )
}

function listParts(order: MailedOrder, listed: readonly MailedItem[]): MailPart[] {
  const say = sayIn(order.mail_language)
  const even = evenAmounts(listed.map(({ price }) => price))
  const items = listed.map((item) => mailItem({ ...item, price: even(item.price) }, order.mail_language))
  return [
    { kind: 'heading', text: say('items') },
    { kind: 'items', items },
  ]
}

function mailItem(
  { name, details, amount, price, is_free, is_gift, depth }: MailedItem,
  language: InterfaceLanguage,
): MailItem {
  const say = sayIn(language)
  return {
    name,
    details: [...(is_gift ? [say('gift')] : []), ...details],
    amount: piecesText(amount, language),
    price: price === null ? '' : is_free ? say('free') : price,
    depth,
  }
}

/** Whoever pays no VAT has no number of it, and may not state it either. */
const totalName = ({ seller }: MailedOrder) => (seller.vat_number ? 'total_with_tax' : 'total')

/** When the goods come, or wait to be picked up. */
function timeOf({ shipping, mail_language }: MailedOrder): string | undefined {
  const { carrier, delivery_time: time } = shipping
  if (time === null) return undefined
  return sayIn(mail_language)(SELF_COLLECTED.includes(carrier) ? 'pickup_time' : 'delivery_time', { time })
}

/** The sum as it comes about. */
export function sumPart(order: MailedOrder, shipping_note?: string): MailPart {
  const say = sayIn(order.mail_language)
  const charge = ({ price, is_free }: { price: string; is_free: boolean }) => (is_free ? say('free') : price)
  const sums: MailFact[] = [
    { name: say('goods'), value: order.items_price },
    {
      name: chargeLabel(say('shipping'), order.shipping.name),
      value: charge(order.shipping),
      ...(shipping_note !== undefined && { note: shipping_note }),
    },
    { name: chargeLabel(say('payment'), order.payment.name), value: charge(order.payment) },
    ...(order.credits === null ? [] : [{ name: say('credits'), value: order.credits }]),
    ...(order.rounding === null ? [] : [{ name: say('rounding'), value: order.rounding }]),
    { name: say(totalName(order)), value: order.total, is_strong: true },
  ]
  const even = evenAmounts(sums.map(({ value }) => value))
  return { kind: 'facts', facts: sums.map((sum) => ({ ...sum, value: even(sum.value) })) }
}

/** The sum as it comes about, with what was agreed on the delivery, and the tax inside it. */
export function sumParts(order: MailedOrder): MailPart[] {
  const say = sayIn(order.mail_language)
  const evenTax = evenAmounts(order.recap.flatMap(({ base, tax, taxed }) => [base, tax, taxed]))
  const rows = (order.seller.vat_number ? order.recap : []).map(({ tax_rate, base, tax, taxed }) => [
    percentText(tax_rate, order.mail_language),
    ...[base, tax, taxed].map(evenTax),
  ])
  return [
    sumPart(order, timeOf(order)),
    ...(order.discounts.length === 0
      ? []
      : [
          {
            kind: 'lines' as const,
            lines: order.discounts.map(({ name, amount }) =>
              [`${say('discount')}: ${name}`, amount].filter((text) => text !== null).join(' '),
            ),
          },
        ]),
    ...(rows.length === 0
      ? []
      : [
          { kind: 'lines' as const, lines: [say('recap')], is_small: true },
          {
            kind: 'table' as const,
            head: [say('rate'), say('base'), say('tax'), say('with_tax')],
            rows,
          },
        ]),
  ]
}

export function placeParts(order: MailedOrder): MailPart[] {
  const { place } = order.shipping
  if (place === null) return []
  const say = sayIn(order.mail_language)
  const hours = place.opening_hours
  return [
    { kind: 'heading', text: say('place') },
    {
      kind: 'lines',
      lines: [
        ...place.lines,
        ...(hours === null ? [] : [say('opening_hours', { hours: hours.replaceAll(/(?<!,) /g, '\u00a0') })]),
      ],
    },
  ]
}

const PAID_LATER_BY: Partial<Record<number, OrderMailText>> = {
  [PAYMENT_SERVICES.carrier]: 'pay_carrier',
  [PAYMENT_SERVICES.pickup_payment]: 'pay_pickup',
  [PAYMENT_SERVICES.invoice_payment]: 'pay_invoice',
}

/** How the order is to be paid, if it still is. */
export function paymentParts(order: MailedOrder, transfer: QrCode | null, qr_cid: string): MailPart[] {
  const say = sayIn(order.mail_language)
  const heading: MailPart = { kind: 'heading', text: chargeLabel(say('payment'), order.payment.name) }
  if (order.paid_at !== null) return [heading, { kind: 'paragraph', text: say('pay_done') }]
  if (transfer) {
    const { variable_symbol, amount, due_at } = transfer
    const account = accountFacts(transfer, say('account'), order.mail_language)
    return [
      heading,
      { kind: 'paragraph', text: say('transfer') },
      {
        kind: 'facts',
        facts: [
          ...account.map(([name, value]) => ({ name, value })),
          { name: say('variable_symbol'), value: variable_symbol },
          { name: say('amount'), value: amount.formatted },
          { name: say('due'), value: longDay(due_at, order.mail_language) },
        ],
      },
      {
        kind: 'picture',
        cid: qr_cid,
        alt: say('qr_alt', { code: order.code }),
        caption: say('qr_hint'),
        size: 200,
      },
    ]
  }
  const { payment_service } = order.payment
  const key = isPaidLater(payment_service) ? PAID_LATER_BY[payment_service] : 'pay_online'
  return key === undefined ? [] : [heading, { kind: 'paragraph', text: say(key, { total: order.total }) }]
}

export function addressParts(order: MailedOrder): MailPart[] {
  const { billing, shipping_address, mail_language } = order
  const say = sayIn(mail_language)
  const lines = (address: MailedAddress) => [
    ...address.lines,
    ...(address.identification_number
      ? [`${say('identification_number')}: ${address.identification_number}`]
      : []),
    ...(address.vat_number ? [`${say('vat_number')}: ${address.vat_number}`] : []),
    ...(address.phone ? [`${say('phone')}: ${address.phone}`] : []),
  ]
  const [bill, goods] = [billing, shipping_address].map((one) => (one ? lines(one) : []))
  if (!bill || bill.length === 0) return []
  // What is picked up goes to no address of the buyer's.
  const goes_elsewhere = goods && order.shipping.place === null && goods.join('\n') !== bill.join('\n')
  if (goes_elsewhere) {
    return [
      { kind: 'heading', text: say('shipping_address') },
      { kind: 'lines', lines: goods },
      { kind: 'heading', text: say('billing') },
      { kind: 'lines', lines: bill },
    ]
  }
  return [
    { kind: 'heading', text: say(order.shipping.place === null ? 'both_addresses' : 'billing') },
    { kind: 'lines', lines: bill },
  ]
}
