import type { InterfaceLanguage } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { MailContent } from './mail-content.ts'

export interface Mail extends MailContent {
  to: string
  language: InterfaceLanguage
}

export interface OutboxMail extends Mail {
  id: number
  created_at: string
  sent_at: string | null
}

/** Puts a mail beside the change that causes it: both happen or neither. Null costs the same and writes nothing. */
export async function putMail(sql: Transaction, mail: Mail | null, now: Date): Promise<void> {
  const { to = '', language = '', subject = '', text = '', html = '' } = mail ?? {}
  await sql`
    insert into mail_outbox ("to", language, subject, text, html, created_at)
    select ${to}, ${language}, ${subject}, ${text}, ${html}, ${now} where ${mail !== null}::boolean`
}

const NEWEST = 100

/** The newest mails first, all or those to one address. */
export async function readOutbox(sql: Database, to: string | null = null): Promise<OutboxMail[]> {
  return [
    ...(await sql<OutboxMail[]>`
      select id, "to", language, subject, text, html, created_at, sent_at from mail_outbox
      where ${to}::text is null or "to" = ${to} order by id desc limit ${NEWEST}`),
  ]
}
