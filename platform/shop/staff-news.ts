import type { InterfaceLanguage } from '#contract/language.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeMailDocument } from '#platform/mail/mail-document.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { readStaffMailbox } from './staff-mailbox.ts'

/** What is new, without a word about who the buyer is: a mailbox is read by many and kept for long. */
export interface StaffNews {
  subject: string
  facts: readonly { name: string; value: string }[]
  items: readonly string[]
}

/** Tells the staff beside what happens, unless the shop does not want to hear of it. */
export async function putStaffNews(
  tx: Transaction,
  shop_id: number,
  write: (language: InterfaceLanguage) => Promise<StaffNews>,
  now: Date,
): Promise<void> {
  const mailbox = await readStaffMailbox(tx, shop_id)
  if (!mailbox?.is_told_of_news) return
  const { email, language, shop_name } = mailbox
  const { subject, facts, items } = await write(language)
  const mail = writeMailDocument(language, {
    subject,
    sender: shop_name,
    title: subject,
    parts: [
      { kind: 'facts', facts },
      { kind: 'list', items },
    ],
  })
  await putMail(tx, { ...mail, to: email, language }, now)
}
