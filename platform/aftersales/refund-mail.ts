import { formattedAddress } from '#contract/address-line.ts'
import { DATE_LOCALES, type InterfaceLanguage, type Language } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import { groupPhone } from '#contract/phone.ts'
import { REFUND_STATES, type RefundState } from '#contract/refund.ts'
import { longDay, SHOP_TIME_ZONE } from '#contract/shop-day.ts'
import { within } from '#platform/cart/cart.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailFact, type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Mail } from '#platform/mail/outbox.ts'
import { invoiceFile } from '#platform/order/invoice-file.ts'
import type { IssuedInvoice } from '#platform/order/order-invoice.ts'
import { shopLink } from '#platform/shop/shop-link.ts'
import { orderScreenLink } from './refund-link.ts'
import { type RefundMailText, sayOfRefund } from './refund-mail-texts.ts'
import { takenForWayBack } from './refund-price.ts'

/** To the second, with the zone: it is what the buyer has to prove. */
export function exactTime(time: string | Date, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(time))
}

interface Told {
  id: number
  order_id: number
  is_withdrawal: boolean
  submitted_at: string
  note: string | null
  taxed_items_price: number
  taxed_credit_price: number
  taxed_delivery_price: number
  rounding: number
  taxed_total_price: number
  shipping_name: string | null
  shop_id: number
  shop_name: string
  code: string
  hash: string
  customer_id: number | null
  email: string
  language: Language
  ordered_at: string
  is_paid: boolean
  /** Whether something else than money was wished for. */
  has_wish: boolean
  exchanged: string
  settled_money: number | null
  settled_credits: number | null
  name: string
  currency: Currency
  seller: { name: string; street: string; post_code: string; city: string; phone: string }
}

async function readTold(tx: Transaction, refund_id: number): Promise<Told> {
  const [told] = await tx<Told[]>`
    select refund.id, order_id, is_withdrawal, submitted_at, refund.note, refund.taxed_items_price, taxed_credit_price,
      taxed_delivery_price, refund.rounding, refund.taxed_total_price, customer_order.shop_id, shop.name as shop_name,
      customer_order.code, hash, customer_id, customer_order.email, customer_order.language,
      customer_order.created_at as ordered_at, paid_at is not null as is_paid,
      settled_money, settled_credits, exists (
        select from refund_item where refund_id = refund.id and preferred_resolve in ('exchange', 'store_credit')
      ) as has_wish, coalesce((
        select string_agg(item.amount || ' × ' || line.name, ', ' order by line.id)
        from refund_item item join order_item line on line.id = item.order_item_id
        where refund_id = refund.id and preferred_resolve = 'exchange'), '') as exchanged,
      localized_text(method.name, customer_order.language) as shipping_name,
      coalesce((select first_name || ' ' || last_name from refund_address
        where refund_id = refund.id and type = 'billing'), '') as name,
      json_build_object('id', currency.id, 'code', currency.code, 'symbol', currency.symbol,
        'decimal_places', currency.decimal_places) as currency,
      json_build_object('name', company.name, 'street', street, 'post_code', post_code, 'city', city,
        'phone', company.phone) as seller
    from refund join customer_order on customer_order.id = refund.order_id
    join currency on currency.id = customer_order.currency_id
    join shop on shop.id = customer_order.shop_id
    join company on company.shop_id = shop.id
    left join refund_shipping_method method on method.id = refund.shipping_method_id
    where refund.id = ${refund_id}`
  if (!told) throw new Error(`There is no refund ${refund_id} to write about`)
  return told
}

/** Confirms the receipt at once: what, from whom, and when to the second. It is written with the submitting itself. */
export async function refundMail(tx: Transaction, context: Context, refund_id: number): Promise<Mail> {
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
    address: `${seller.name}, ${formattedAddress(seller)}`,
  }
  const kind = told.is_withdrawal ? 'withdrawal' : 'refund'
  const sum = (name: RefundMailText, minor: number, detail = '') =>
    minor === 0 ? [] : [{ name: [say(name), detail].filter(Boolean).join(': '), value: text(minor) }]
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say('hello') },
    { kind: 'paragraph', text: say(kind, words) },
    {
      kind: 'facts',
      facts: [
        { name: say('received_at'), value: words.time },
        { name: say('from'), value: `${told.name}, ${told.email}` },
        { name: say('order'), value: code },
      ],
    },
    { kind: 'heading', text: say('items') },
    {
      kind: 'items',
      items: items.map(({ name, variation_name, amount, price }) => ({
        name,
        details: variation_name ? [variation_name] : [],
        amount: say('pieces', { amount: String(amount) }),
        price: text(price),
        depth: 0,
      })),
    },
    {
      kind: 'facts',
      facts: [
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
      ],
    },
    ...(told.is_paid ? [] : [{ kind: 'paragraph' as const, text: say('not_paid') }]),
    ...(told.note
      ? [
          { kind: 'heading' as const, text: say('note') },
          { kind: 'lines' as const, lines: told.note.split('\n') },
        ]
      : []),
    { kind: 'paragraph', text: say(`${kind}_next`, words) },
    await orderPart(tx, context, told, language),
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

const WORDS: Partial<Record<RefundState, 'received' | 'approved' | 'rejected' | 'paid_out'>> = {
  [REFUND_STATES.received]: 'received',
  [REFUND_STATES.approved]: 'approved',
  [REFUND_STATES.rejected]: 'rejected',
  [REFUND_STATES.paid_out]: 'paid_out',
}

export async function refundStateMail(
  tx: Transaction,
  context: Context,
  refund_id: number,
  state: RefundState,
  credit_note: IssuedInvoice | null,
): Promise<Mail | null> {
  const word = WORDS[state]
  if (!word) return null
  const told = await readTold(tx, refund_id)
  const language = mailLanguage(told.language)
  const say = sayOfRefund(language)
  const words = {
    number: String(told.id),
    code: told.code,
    shop: told.shop_name,
    phone: groupPhone(told.seller.phone),
    total: formatMinor(told.settled_money ?? told.taxed_total_price, told.currency, language),
    not_paid: say('not_paid'),
  }
  const facts = settledFacts(told, language)
  const is_money_alone = told.is_paid && told.settled_money !== 0 && facts.length === 1
  const heading = word === 'paid_out' && !is_money_alone ? 'settled' : word
  const subject = say(`${heading}_subject`, words)
  const is_settled = heading === 'paid_out' || heading === 'settled'
  return {
    to: told.email,
    language,
    ...writeMailDocument(language, {
      subject,
      sender: told.shop_name,
      title: subject.slice(0, subject.lastIndexOf(' – ')),
      parts: [
        { kind: 'paragraph', text: say('hello') },
        { kind: 'paragraph', text: say(wordsOf(told, heading), words) },
        ...(heading === 'settled' && facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
        ...(heading === 'settled' && told.is_paid && told.exchanged
          ? [{ kind: 'paragraph' as const, text: say('exchange_next') }]
          : []),
        ...(is_settled && (credit_note || told.is_paid)
          ? [
              {
                kind: 'paragraph' as const,
                text: say(credit_note ? 'credit_note_attached' : 'credit_note_with_order'),
              },
            ]
          : []),
        await orderPart(tx, context, told, language),
      ],
    }),
    attachments: credit_note ? [await invoiceFile(within(context, tx), told.order_id, credit_note)] : [],
  }
}

function wordsOf(
  { is_paid, has_wish }: Told,
  heading: 'received' | 'approved' | 'rejected' | 'paid_out' | 'settled',
): RefundMailText {
  if (heading === 'approved') return !is_paid ? 'approved_unpaid' : has_wish ? 'approved_wish' : heading
  if (heading !== 'settled' || !is_paid) return heading
  return has_wish ? 'settled_wish' : 'settled_paid'
}

/** Exactly what went back, and what is still to come. */
function settledFacts(told: Told, language: InterfaceLanguage): MailFact[] {
  const say = sayOfRefund(language)
  const { settled_money, settled_credits, is_paid, exchanged } = told
  return [
    ...(settled_money
      ? [{ name: say('settled_money'), value: formatMinor(settled_money, told.currency, language) }]
      : []),
    ...(settled_credits ? [{ name: say('settled_credits'), value: String(settled_credits) }] : []),
    ...(is_paid && exchanged ? [{ name: say('settled_exchange'), value: exchanged }] : []),
  ]
}

/** Customers see an order in their account; who has none is let in by its hash. */
async function orderPart(
  tx: Transaction,
  context: Context,
  told: Told,
  language: InterfaceLanguage,
): Promise<MailPart> {
  const { path, query } = orderScreenLink(told, language)
  const url = await shopLink({ ...context, sql: tx }, path, query)
  return { kind: 'link', name: sayOfRefund(language)('show_order'), url, is_quiet: true }
}
