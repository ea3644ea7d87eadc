import { createDatabase } from '#platform/db/database.ts'
import { sendNext } from '#platform/mail/send-outbox.ts'
import { createSmtp } from '#platform/mail/smtp.ts'

/** What the test tells this process to do, as JSON in its only argument. */
export interface MailErrand {
  url: string
  smtp_url: string
  now: string
}

const { url, smtp_url, now } = JSON.parse(process.argv[2] ?? '{}') as MailErrand
const smtp = createSmtp({
  url: smtp_url,
  from: async () => ({ name: 'Vitrine', address: 'obchod@example.com' }),
  host: 'vitrine.example',
})
// Between the yes of the mail server and the note of it.
await sendNext(
  createDatabase(url, { max: 1 }),
  async (mail) => {
    await smtp.send(mail)
    process.kill(process.pid, 'SIGKILL')
  },
  new Date(now),
)
