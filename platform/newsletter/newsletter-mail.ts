import type { InterfaceLanguage } from '#contract/language.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import { type Mail, putMail } from '#platform/mail/outbox.ts'
import { readSeller, sellerParts } from '#platform/order-mail/seller.ts'
import { shopLink } from '#platform/shop/shop-link.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import { CONFIRM_PATHS, ONE_CLICK_PATH, UNSUBSCRIBE_PATHS } from './newsletter-link.ts'
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts'

export interface Reader {
  email: string
  language: InterfaceLanguage
  unsubscribe_token: string
}

interface News {
  subject: string
  title: string
  parts: readonly MailPart[]
}

/** Asks the owner of the mailbox; whoever did not ask need not do anything. */
export async function confirmationMail(
  context: Context,
  tx: Transaction,
  { email, language, token }: { email: string; language: InterfaceLanguage; token: string },
): Promise<Mail> {
  const say = NEWSLETTER_TEXTS[language]
  const sender = await shopName(context, tx)
  const url = await shopLink({ ...context, sql: tx }, CONFIRM_PATHS[language], { token })
  return {
    to: email,
    language,
    ...writeMailDocument(language, {
      subject: `${say.confirm_subject} – ${sender}`,
      sender,
      title: say.confirm_title,
      parts: [
        { kind: 'paragraph', text: say.hello },
        { kind: 'paragraph', text: say.confirm },
        { kind: 'link', name: say.confirm_link, url },
        { kind: 'paragraph', text: say.confirm_else, is_small: true },
      ],
    }),
  }
}

/** The only way a newsletter leaves: each names its sender and carries the way out, in its text and for the mailbox. */
async function putNews(context: Context, tx: Transaction, reader: Reader, news: News): Promise<void> {
  const { email, language, unsubscribe_token: token } = reader
  const say = NEWSLETTER_TEXTS[language]
  const sender = await shopName(context, tx)
  const here = { ...context, sql: tx }
  const [leave, one_click] = await Promise.all([
    shopLink(here, UNSUBSCRIBE_PATHS[language], { token }),
    shopLink(here, ONE_CLICK_PATH, { token, language }),
  ])
  const parts: MailPart[] = [
    ...news.parts,
    { kind: 'paragraph', text: say.why, is_small: true },
    { kind: 'link', name: say.unsubscribe, url: leave, is_quiet: true },
    ...sellerParts(await readSeller(tx, context.shop_id, language), language),
  ]
  const mail = {
    to: email,
    language,
    ...writeMailDocument(language, { ...news, sender, parts }),
    headers: { 'List-Unsubscribe': `<${one_click}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
  await putMail(tx, mail, context.now)
}

export async function putWelcome(context: Context, tx: Transaction, reader: Reader): Promise<void> {
  const say = NEWSLETTER_TEXTS[reader.language]
  const subject = `${say.welcome_subject} – ${await shopName(context, tx)}`
  const parts: MailPart[] = [say.hello, say.welcome].map((text) => ({ kind: 'paragraph', text }))
  await putNews(context, tx, reader, { subject, title: say.welcome_title, parts })
}
