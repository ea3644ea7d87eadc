import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { createSmtp } from '#platform/mail/smtp.ts'

export type MailServerMood = 'well' | 'unreachable' | 'silent' | 'busy' | 'refusing'

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode })

/** A real mail server for one test file, whose mood may be set, and the shop's own way to it. */
export async function useMailServer({ timeout_ms }: { timeout_ms?: number } = {}) {
  let mood: MailServerMood = 'well'
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Connections it never spoke to would keep it from closing.
    closeTimeout: 100,
    onConnect: (_session, done) => void (mood !== 'silent' && done()),
    onMailFrom: (_address, _session, done) => done(mood === 'busy' ? refusal(451) : null),
    onRcptTo: (_address, _session, done) => done(mood === 'refusing' ? refusal(550) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  server.server.prependListener('connection', (socket) => void (mood === 'unreachable' && socket.destroy()))
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  const smtp = createSmtp({
    url,
    from: async () => ({ name: 'Vitrine', address: 'obchod@example.com' }),
    host: 'vitrine.example',
    ...(timeout_ms ? { timeout_ms } : {}),
  })
  afterAll(async () => {
    smtp.close()
    await new Promise<void>((done) => server.close(done))
  })
  return {
    url,
    send: smtp.send,
    set: (next: MailServerMood) => {
      mood = next
    },
    /** How many mails lie there, not taken yet. */
    count: () => received.length,
    /** Takes every mail it has accepted, as a mailbox reads it. */
    take: (): Promise<Email[]> => Promise.all(received.splice(0).map((raw) => PostalMime.parse(raw))),
  }
}
