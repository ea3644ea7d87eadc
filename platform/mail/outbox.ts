import type { InterfaceLanguage } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import type { MailContent } from './mail-content.ts'

/** A small file that goes with a mail. One with a `cid` is shown inside the mail, as `cid:…`. */
export interface MailFile {
  name: string
  type: string
  /** In base64. */
  content: string
  cid?: string
}

export interface Mail extends MailContent {
  to: string
  language: InterfaceLanguage
  attachments?: MailFile[]
  /** Besides those that every mail has. */
  headers?: Record<string, string>
}

export interface OutboxMail extends Required<Omit<Mail, 'attachments'>> {
  id: number
  attachments: Omit<MailFile, 'content'>[]
  created_at: string
  sent_at: string | null
}

/** Puts a mail beside the change that causes it: both happen or neither. Null costs the same and writes nothing. */
export async function putMail(sql: Transaction, mail: Mail | null, now: Date): Promise<void> {
  const {
    to = '',
    language = '',
    subject = '',
    text = '',
    html = '',
    attachments = [],
    headers = {},
  } = mail ?? {}
  const files = attachments.map((file) => ({ ...file }))
  await sql`
    insert into mail_outbox
      ("to", language, subject, text, html, attachments, headers, created_at, next_attempt_at)
    select ${to}, ${language}, ${oneLine(subject)}, ${text}, ${html}, ${sql.json(files)},
      ${sql.json(headers)}, ${now}, ${now}
    where ${mail !== null}::boolean`
}

/** A subject is a header: a line more would be a header more. */
function oneLine(subject: string): string {
  // oxlint-disable-next-line no-control-regex
  return subject.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}

const NEWEST = 100

/** The newest mails first, all or those to one address. */
export async function readOutbox(sql: Database, to: string | null = null): Promise<OutboxMail[]> {
  return [
    ...(await sql<OutboxMail[]>`
      select id, "to", language, subject, text, html, headers, created_at, sent_at, (
        select coalesce(jsonb_agg(file - 'content' order by position), '[]')
        from jsonb_array_elements(attachments) with ordinality files(file, position)
      ) as attachments
      from mail_outbox
      where ${to}::text is null or "to" = ${to} order by id desc limit ${NEWEST}`),
  ]
}

/** One file of a mail by its place among them. */
export async function readMailFile(sql: Database, id: number, place: number): Promise<MailFile | null> {
  const [row] = await sql<{ file: MailFile | null }[]>`
    select attachments -> ${place}::int as file from mail_outbox where id = ${id}`
  return row?.file ?? null
}

export const SENT_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Those nobody could deliver hold people too. */
export const purgeMailsBefore = (sql: Database, since: Date): Promise<number> =>
  purge(sql, 'mail_outbox', sql`created_at < ${since}`)

/** Mails sent long ago go; those that were given up stay for somebody to look at. */
export const purgeSentMails = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'mail_outbox', sql`sent_at < ${new Date(now.getTime() - SENT_KEPT_MS)}`)
