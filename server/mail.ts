import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { startPostman } from '#platform/mail/send-outbox.ts'
import { createSmtp } from '#platform/mail/smtp.ts'
import type { Config } from './config.ts'

/** Sends the shop's mails where a server for them is set; without one they stay in the sandbox's mailbox. */
export function startMail(
  config: Config,
  { sql, log, now }: { sql: Database; log: Log; now: () => Date },
): { close: () => Promise<void> } {
  if (!config.smtp_url) return { close: async () => {} }
  const smtp = createSmtp({
    url: config.smtp_url,
    require_tls: config.mode === 'live',
    host: new URL(config.public_url).hostname,
    from: async () => {
      const [shop] = await sql<{ name: string; address: string }[]>`
        select shop.name, company.email as address from shop join company on company.shop_id = shop.id
        order by shop.id limit 1`
      if (!shop) throw new Error('the shop has no company whose address could stand on mails')
      return shop
    },
  })
  const postman = startPostman(sql, smtp.send, log, now)
  return {
    close: async () => {
      await postman.close()
      smtp.close()
    },
  }
}
