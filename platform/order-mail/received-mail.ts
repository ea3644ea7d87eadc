import { longDay } from '#contract/shop-day.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import type { Mail, MailFile } from '#platform/mail/outbox.ts'
import type { MailedOrder } from './mailed-order.ts'
import { orderLink, withdrawalLink } from './order-link.ts'
import { sayIn } from './order-mail-texts.ts'
import { orderInvoiceFile, paperFile, qrPicture, readPapers, transferOf } from './order-paper.ts'
import { addressParts, contractItemParts, paymentParts, placeParts, sumParts } from './order-parts.ts'
import { sellerParts } from './seller.ts'
import { partsOfRichText } from './rich-text.ts'
import { withdrawalForm } from './withdrawal-form.ts'

/** What a contract made from afar must leave in the buyer's hands, as files. */
const ATTACHED = ['terms', 'complaints', 'legal-guarantee']
const WITHDRAWAL = 'withdrawal'
const QR_CID = 'qr'

/** Confirms the contract on a durable medium: what, for how much, from whom, and how to withdraw. */
export async function receivedMail(context: Context, order: MailedOrder, public_url: string): Promise<Mail> {
  const language = order.mail_language
  const say = sayIn(language)
  const date = longDay(order.created_at, order.mail_language)
  const [transfer, papers, invoice] = await Promise.all([
    transferOf(context, order.id, order.hash),
    readPapers(context, [...ATTACHED, WITHDRAWAL]),
    // An order that costs nothing is paid at once: no other mail brings its invoice.
    order.taxed_total_price === 0 ? orderInvoiceFile(context, order.id, 'invoice') : null,
  ])
  const attached = papers.filter(({ code }) => code !== WITHDRAWAL)
  const withdrawal = papers.find(({ code }) => code === WITHDRAWAL)
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say('hello') },
    { kind: 'paragraph', text: say('received', { code: order.code, date }) },
    { kind: 'link', name: say('show_order'), url: orderLink(public_url, language, order) },
    ...paymentParts(order, transfer, QR_CID),
    ...contractItemParts(order),
    ...sumParts(order),
    ...placeParts(order),
    ...addressParts(order),
    ...(order.note
      ? [
          { kind: 'heading' as const, text: say('note') },
          { kind: 'lines' as const, lines: order.note.split(/\r?\n/) },
        ]
      : []),
    ...sellerParts(order.seller, language),
    ...(attached.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: say('attached', { names: attached.map(({ name }) => name).join(', ') }),
          },
        ]
      : []),
    ...(withdrawal
      ? [
          { kind: 'heading' as const, text: withdrawal.name },
          ...partsOfRichText(withdrawal.content),
          {
            kind: 'link' as const,
            name: say('withdraw'),
            url: withdrawalLink(public_url, language, order),
            is_quiet: true,
          },
        ]
      : []),
    ...withdrawalForm(language, order.seller, { code: order.code, date }),
  ]
  const files: (MailFile | null)[] = [
    transfer && (await qrPicture(transfer, QR_CID)),
    invoice,
    ...attached.map((paper) => paperFile(paper, language, public_url)),
  ]
  const { shop_name: shop, code } = order
  return {
    to: order.email,
    language,
    ...writeMailDocument(language, {
      subject: say('received_subject', { code, shop }),
      sender: shop,
      title: say('received_title'),
      parts,
    }),
    attachments: files.filter((file) => file !== null),
  }
}
