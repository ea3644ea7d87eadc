import { formattedAddress } from '#contract/address-line.ts'
import { readableAccount } from '#contract/bank.ts'
import { evenAmounts } from '#contract/even-amounts.ts'
import { exactTime } from '#contract/exact-time.ts'
import { formatMinor } from '#contract/money.ts'
import { longDay } from '#contract/shop-day.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailFact, type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Mail } from '#platform/mail/outbox.ts'
import { piecesText } from '#platform/mail/pieces-text.ts'
import { sellerParts } from '#platform/order-mail/seller.ts'
import { type RefundMailText, sayOfRefund } from './refund-mail-texts.ts'
import { takenForWayBack } from './refund-price.ts'
import { orderPart, readTold } from './refund-told.ts'

/**
 * Confirms the receipt at once: what, from whom, and when to the second. It is written with the submitting itself. A
 * sender who has named themselves is confirmed by that name, and any other by the one on the bill.
 */
export async function refundMail(
  tx: Transaction,
  context: Context,
  refund_id: number,
  sender?: string,
): Promise<Mail> {
  const told = await readTold(tx, refund_id)
  const language = mailLanguage(told.language)
  const say = sayOfRefund(language)
  const text = (minor: number) => formatMinor(minor, told.currency, language)
  const items = await tx<{ name: string; variation_name: string | null; amount: number; price: number }[]>`
    select line.name, variation_name, item.amount, item.taxed_price as price
    from refund_item item join order_item line on line.id = item.order_item_id
    where refund_id = ${refund_id} order by line.id`
  const { seller, code } = told
  const words = {
    code,
    shop: told.shop_name,
    number: String(told.id),
    time: exactTime(told.submitted_at, language),
    ordered: longDay(told.ordered_at, language),
    address: `${seller.name}, ${formattedAddress(seller)}, ${seller.country}`,
  }
  const kind = told.is_withdrawal ? 'withdrawal' : 'refund'
  const sum = (name: RefundMailText, minor: number, detail = '') =>
    minor === 0 ? [] : [{ name: [say(name), detail].filter(Boolean).join(': '), value: text(minor) }]
  const sums: MailFact[] = [
    ...sum('goods', told.taxed_items_price),
    ...sum('delivery', told.taxed_delivery_price),
    ...sum('way_back', -takenForWayBack(told), told.shipping_name ?? ''),
    ...sum('rounding', told.rounding),
    ...sum('credits', told.taxed_credit_price),
    {
      name: say(told.is_paid && !told.has_wish ? 'total' : 'value'),
      value: text(told.taxed_total_price),
      is_strong: true,
    },
  ]
  const evenSum = evenAmounts(sums.map(({ value }) => value))
  const evenPrice = evenAmounts(items.map(({ price }) => text(price)))
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say('hello') },
    { kind: 'paragraph', text: say(kind, words) },
    {
      kind: 'facts',
      facts: [
        { name: say('received_at'), value: words.time },
        { name: say('from'), value: sender ?? `${told.name}, ${told.email}` },
        { name: say('order'), value: code },
        ...(told.own_account ? [{ name: say('account'), value: readableAccount(told.own_account) }] : []),
      ],
    },
    { kind: 'heading', text: say('items') },
    {
      kind: 'items',
      items: items.map(({ name, variation_name, amount, price }) => ({
        name,
        details: variation_name ? [variation_name] : [],
        amount: piecesText(amount, language),
        price: evenPrice(text(price)),
        depth: 0,
      })),
    },
    { kind: 'facts', facts: sums.map((one) => ({ ...one, value: evenSum(one.value) })) },
    ...(told.is_paid ? [] : [{ kind: 'paragraph' as const, text: say('not_paid') }]),
    ...(told.note
      ? [
          { kind: 'heading' as const, text: say('note') },
          { kind: 'lines' as const, lines: told.note.split('\n') },
        ]
      : []),
    ...(told.shipping_description ? [{ kind: 'paragraph' as const, text: told.shipping_description }] : []),
    { kind: 'paragraph', text: say(`${kind}_next`, words) },
    ...(told.is_withdrawal || told.has_carrier
      ? []
      : [{ kind: 'paragraph' as const, text: say('refund_address', words) }]),
    await orderPart(tx, context, told, language),
    ...sellerParts(seller, language),
  ]
  return {
    to: told.email,
    language,
    ...writeMailDocument(language, {
      subject: say(`${kind}_subject`, words),
      sender: told.shop_name,
      title: say(`${kind}_title`),
      parts,
    }),
  }
}
