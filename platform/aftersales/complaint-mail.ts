import { readableAccount } from '#contract/bank.ts'
import { evenAmounts } from '#contract/even-amounts.ts'
import { COMPLAINT_STATES, type ComplaintState } from '#contract/complaint.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import { longDay } from '#contract/shop-day.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { piecesText } from '#platform/mail/pieces-text.ts'
import { invoiceFile } from '#platform/order/invoice-file.ts'
import { readSeller, sellerParts } from '#platform/order-mail/seller.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { namedAccountOf, namedWithReturn } from '#platform/payment/refund-due-table.ts'
import { complaintLink } from './complaint-link.ts'
import { sayComplaint } from './complaint-mail-texts.ts'
import type { ComplaintPaidOut } from './complaint-payout.ts'
import { sayOfRefund } from './refund-mail-texts.ts'
import { type Protocol, readProtocol } from './protocol.ts'
import { drawProtocol, momentIn } from './protocol-pdf.ts'
import { PROTOCOL_TEXTS } from './protocol-texts.ts'

/** Of the inspection that settles disputes of consumers. */
const INSPECTION_URL = 'https://coi.gov.cz/informace-o-adr/'

interface Owner {
  shop_id: number
  order_id: number
  hash: string
  customer_id: number | null
  shop_name: string
  /** Where money can be sent by hand. */
  money_account: string | null
  currency: Currency
}

/** Tells the customer that the complaint has been filed, or what became of it; the protocol goes with it. */
export async function putComplaintMail(
  context: Context,
  tx: Transaction,
  id: number,
  {
    state,
    note,
    paid_out = null,
  }: { state: ComplaintState; note: string | null; paid_out?: ComplaintPaidOut | null },
): Promise<void> {
  const [owner] = await tx<Owner[]>`
    select complaint.shop_id, complaint.order_id, hash, customer_id, shop.name as shop_name, coalesce(${namedAccountOf(tx, tx`complaint`)},
      named.account, ${namedAccountOf(tx, tx`customer`)}) as money_account, ${currencyJson(tx)} as currency
    from complaint join customer_order on customer_order.id = complaint.order_id
    join currency on currency.id = currency_id join shop on shop.id = complaint.shop_id
    left join customer on customer.id = customer_id
    left join lateral ${namedWithReturn(tx, tx`complaint.order_id`)} named on true
    where complaint.id = ${id}`
  if (!owner) throw new Error(`There is no complaint ${id} to write about`)
  const protocol = await readProtocol(tx, id)
  const language = mailLanguage(protocol.language)
  const told = { ...protocol, language }
  const say = sayComplaint(language)
  const credit_note = paid_out?.credit_note ?? null
  const number = protocol.document_number
  const told_as = `state_${state}` as const
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say('hello') },
    {
      kind: 'paragraph',
      text: say(told_as, {
        number,
        order: protocol.order_code,
        moment: momentIn(language, protocol.filed_at),
        until: longDay(protocol.handle_until, language),
      }),
    },
    ...(note ? [{ kind: 'paragraph' as const, text: say('note', { note }) }] : []),
    ...(state === COMPLAINT_STATES.rejected
      ? [{ kind: 'link' as const, name: say('inspection'), url: INSPECTION_URL, is_quiet: true }]
      : []),
    ...(paid_out ? moneyParts(language, paid_out, owner) : []),
    ...(state === COMPLAINT_STATES.new ? filedParts(told) : []),
    {
      kind: 'link',
      name: say('show'),
      url: await complaintLink(context, language, { id, ...owner }),
    },
    { kind: 'paragraph', text: say('attached'), is_small: true },
    ...(credit_note ? [{ kind: 'paragraph' as const, text: say('credited'), is_small: true }] : []),
    ...sellerParts(await readSeller(tx, owner.shop_id, language), language),
  ]
  const pdf = await drawProtocol(told)
  const mail = {
    to: protocol.customer.email,
    language,
    ...writeMailDocument(language, {
      subject: say(`${told_as}_subject`, { number, shop: owner.shop_name }),
      sender: owner.shop_name,
      title: say(`${told_as}_title`),
      parts,
    }),
    attachments: [
      { name: `${number}.pdf`, type: 'application/pdf', content: Buffer.from(pdf).toString('base64') },
      ...(credit_note ? [await invoiceFile(context, owner.order_id, credit_note)] : []),
    ],
  }
  await putMail(tx, mail, context.now)
}

/** How much goes back, in the words of returns. Money that no gateway can give back needs an account. */
function moneyParts(
  language: InterfaceLanguage,
  { money, money_way }: ComplaintPaidOut,
  { money_account: account, currency }: Owner,
): MailPart[] {
  const say = sayOfRefund(language)
  const name = say(money_way === 'sent' ? 'settled_money' : 'money_to_send')
  const to_account = account
    ? say('money_to_account', { account: readableAccount(account) })
    : say('ask_account')
  return [
    ...(money === null
      ? []
      : [{ kind: 'facts' as const, facts: [{ name, value: formatMinor(money, currency, language) }] }]),
    ...(money_way === 'to_account' ? [{ kind: 'paragraph' as const, text: to_account }] : []),
  ]
}

/** The content of the complaint, as the law wants it confirmed: date, what is wrong, what is asked for. */
function filedParts(protocol: Protocol): MailPart[] {
  const { language } = protocol
  const texts = PROTOCOL_TEXTS[language]
  const even = evenAmounts(protocol.items.map(({ taxed_price }) => taxed_price))
  return [
    {
      kind: 'facts',
      facts: [
        { name: texts.filed, value: momentIn(language, protocol.filed_at) },
        { name: texts.handle_until, value: longDay(protocol.handle_until, language) },
        { name: texts.order, value: protocol.order_code },
        { name: texts.type, value: texts.types[protocol.type] },
        ...(protocol.account ? [{ name: texts.account, value: protocol.account }] : []),
      ],
    },
    { kind: 'heading', text: texts.items },
    {
      kind: 'items',
      items: protocol.items.map((item) => ({
        name: item.name,
        details: [
          `${texts.defect}: ${item.reason}`,
          `${texts.resolve}: ${texts.resolves[item.preferred_resolve]}`,
        ],
        amount: piecesText(item.amount, mailLanguage(language)),
        price: even(item.taxed_price),
        depth: 0,
      })),
    },
  ]
}
