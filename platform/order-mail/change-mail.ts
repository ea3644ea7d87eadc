import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { trackingUrl } from '#contract/tracking-url.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import type { Mail, MailFile } from '#platform/mail/outbox.ts'
import { readCancelledBack } from '#platform/payment/payment.ts'
import type { MailedOrder } from './mailed-order.ts'
import { orderLink, withdrawalLink } from './order-link.ts'
import { type OrderMailText, sayIn } from './order-mail-texts.ts'
import { orderInvoiceFile } from './order-paper.ts'
import { itemParts, placeParts, sumPart } from './order-parts.ts'
import { sellerParts } from './seller.ts'

/** In any other state the goods are ready, on their way, or with the buyer. */
const GOODS_WAIT: readonly OrderStateId[] = [
  ORDER_STATES.new,
  ORDER_STATES.awaiting_payment,
  ORDER_STATES.processing,
]

export type OrderChange = 'paid' | 'cancelled' | 'shipped' | 'ready' | 'delivered'

/** Whoever pays when the goods are handed over knows that they have paid. */
export function isPaidAtHandover({ payment }: MailedOrder): boolean {
  const { carrier, pickup_payment } = PAYMENT_SERVICES
  return payment.payment_service === carrier || payment.payment_service === pickup_payment
}

/** A short mail about one change, with the document that belongs to it. */
export async function changeMail(
  context: Context,
  order: MailedOrder,
  change: OrderChange,
  public_url: string,
): Promise<Mail> {
  const language = order.mail_language
  const say = sayIn(language)
  const { code, total, shop_name: shop } = order
  const file = await paperOf(context, order, change)
  const news = change === 'cancelled' && order.was_sent ? 'cancelled_sent' : change
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say('hello') },
    { kind: 'paragraph', text: say(news, { code, total, shipping: order.shipping.name }) },
    ...(await more(context, order, change, file)),
    { kind: 'link', name: say('show_order'), url: orderLink(public_url, language, order) },
    ...(change === 'delivered' && order.can_withdraw
      ? [
          {
            kind: 'link' as const,
            name: say('withdraw'),
            url: withdrawalLink(public_url, language, order),
            is_quiet: true,
          },
        ]
      : []),
    ...(change === 'shipped' || change === 'ready'
      ? [...placeParts(order), ...itemParts(order), sumPart(order)]
      : []),
    ...sellerParts(order.seller, language),
  ]
  return {
    to: order.email,
    language,
    ...writeMailDocument(language, {
      subject: say(`${change}_subject`, { code, shop }),
      sender: shop,
      title: say(`${change}_title`),
      parts,
    }),
    attachments: file ? [file] : [],
  }
}

/** An invoice goes with the money, or with the goods where these come first. */
async function paperOf(context: Context, order: MailedOrder, change: OrderChange): Promise<MailFile | null> {
  if (change === 'paid') return orderInvoiceFile(context, order.id, 'invoice')
  if (change === 'cancelled') return orderInvoiceFile(context, order.id, 'credit_note')
  const goods_leave = change === 'shipped' || change === 'ready'
  const came_with_payment = order.paid_at !== null && !isPaidAtHandover(order)
  return goods_leave && !came_with_payment ? orderInvoiceFile(context, order.id, 'invoice') : null
}

async function more(
  context: Context,
  order: MailedOrder,
  change: OrderChange,
  file: MailFile | null,
): Promise<MailPart[]> {
  const say = sayIn(order.mail_language)
  const text = (words: string): MailPart => ({ kind: 'paragraph', text: words })
  switch (change) {
    case 'paid': {
      const next = GOODS_WAIT.includes(order.state_id) ? [say('paid_next')] : []
      return [text([...next, ...(file ? [say('invoice_attached')] : [])].join(' '))]
    }
    case 'cancelled':
      return (await cancelledTexts(context, order, file)).map((words) => text(say(words)))
    case 'shipped':
    case 'ready': {
      const { tracking_numbers, carrier } = order.shipping
      const name = say(tracking_numbers.length === 1 ? 'tracking_one' : 'tracking_more')
      return [
        ...(tracking_numbers.length > 0
          ? [{ kind: 'lines' as const, lines: [`${name}:`, ...tracking_numbers] }]
          : []),
        ...tracking_numbers.flatMap((number): MailPart[] => {
          const url = trackingUrl(carrier, number)
          return url ? [{ kind: 'link', name: say('track', { number }), url, is_quiet: true }] : []
        }),
        ...payAtHandover(order),
        ...(file ? [text(say('invoice_attached'))] : []),
      ]
    }
    case 'delivered': {
      const help = say('delivered_help', { phone: order.seller.phone })
      return [text([help, ...(order.can_withdraw ? [say('delivered_withdraw')] : [])].join(' '))]
    }
  }
}

/** Goods that were sent unpaid have an invoice too: a credit note alone says nothing of money. */
async function cancelledTexts(
  { sql }: Context,
  order: MailedOrder,
  file: MailFile | null,
): Promise<OrderMailText[]> {
  const paper: OrderMailText[] = file === null ? [] : ['cancelled_credited']
  if (order.paid_at === null) return ['cancelled_unpaid', ...paper]
  // Credits alone have paid it.
  if (order.taxed_total_price === 0) return paper
  const { by } = await readCancelledBack(sql, order.id)
  return [by === 'gateway' ? 'cancelled_paid' : 'cancelled_by_hand', ...paper]
}

function payAtHandover(order: MailedOrder): MailPart[] {
  if (order.paid_at !== null || !isPaidAtHandover(order)) return []
  const say = sayIn(order.mail_language)
  const by_carrier = order.payment.payment_service === PAYMENT_SERVICES.carrier
  const { total } = order
  return [{ kind: 'paragraph', text: say(by_carrier ? 'pay_carrier' : 'pay_pickup', { total }) }]
}
