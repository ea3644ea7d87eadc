import { readableAccount } from '#contract/bank.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { formatMinor } from '#contract/money.ts'
import { REFUND_STATES, type RefundState } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Context, within } from '#platform/http/context.ts'
import { type MailFact, writeMailDocument } from '#platform/mail/mail-document.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Mail } from '#platform/mail/outbox.ts'
import { invoiceFile } from '#platform/order/invoice-file.ts'
import { sellerParts } from '#platform/order-mail/seller.ts'
import { totalBack } from './refund.ts'
import { type RefundMailText, sayOfRefund } from './refund-mail-texts.ts'
import type { PaidOut } from './refund-payout.ts'
import { type MoneyWay, promisedWay } from './refund-settle.ts'
import { orderPart, readTold, type Told } from './refund-told.ts'

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
  paid_out: PaidOut | null,
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
    phone: told.seller.phone,
    total: formatMinor(told.settled_money ?? (await totalBack(tx, told)), told.currency, language),
    not_paid: say('not_paid'),
  }
  const { credit_note = null, money_way = word === 'approved' ? await approvedWay(tx, told) : null } =
    paid_out ?? {}
  const facts = settledFacts(told, language, money_way)
  const is_sent_alone = money_way === 'sent' && facts.length === 1
  const heading = word === 'paid_out' && !is_sent_alone ? 'settled' : word
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
        ...moneyTexts(told, money_way).map((text) => ({
          kind: 'paragraph' as const,
          text: say(text, { account: readableAccount(told.account ?? '') }),
        })),
        ...(word === 'approved' && money_way === 'by_gateway'
          ? [{ kind: 'paragraph' as const, text: say('money_told') }]
          : []),
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
        ...sellerParts(told.seller, language),
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

/** How the money will go, where money is all that goes back. */
async function approvedWay(tx: Transaction, told: Told): Promise<MoneyWay | null> {
  if (!told.is_paid || told.has_wish || (await totalBack(tx, told)) === 0) return null
  return promisedWay(tx, told.order_id)
}

/** Where money goes that nobody has sent yet. */
function moneyTexts({ account }: Told, way: MoneyWay | null): RefundMailText[] {
  if (way === 'by_gateway') return ['money_by_gateway']
  if (way === 'to_account') return [account === null ? 'ask_account' : 'money_to_account']
  return []
}

/** Exactly what went back, and what is still to come. */
function settledFacts(told: Told, language: InterfaceLanguage, way: MoneyWay | null): MailFact[] {
  const say = sayOfRefund(language)
  const { settled_money, settled_credits, is_paid, exchanged } = told
  return [
    ...(settled_money
      ? [
          {
            name: say(way === 'sent' ? 'settled_money' : 'money_to_send'),
            value: formatMinor(settled_money, told.currency, language),
          },
        ]
      : []),
    ...(settled_credits ? [{ name: say('settled_credits'), value: String(settled_credits) }] : []),
    ...(is_paid && exchanged ? [{ name: say('settled_exchange'), value: exchanged }] : []),
  ]
}
