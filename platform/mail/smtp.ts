import { createTransport } from 'nodemailer'
import type { SendMail } from './send-outbox.ts'

const TIMEOUT_MS = 20_000

export interface SmtpOptions {
  url: string
  from: () => Promise<{ name: string; address: string }>
  /** Names the shop in message ids. */
  host: string
  /** How long a server may say nothing. */
  timeout_ms?: number
}

export interface Smtp {
  send: SendMail
  close: () => void
}

export function createSmtp({ url, from, host, timeout_ms = TIMEOUT_MS }: SmtpOptions): Smtp {
  const transport = createTransport({
    url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
  })
  return {
    send: async ({ id, to, subject, text, html, language, attachments = [], headers = {} }) => {
      await transport.sendMail({
        from: await from(),
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, content, cid }) => ({
          filename: name,
          content: Buffer.from(content, 'base64'),
          contentType: type,
          ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
        })),
        // The same id on every try: a mailbox that got the mail already knows it again.
        messageId: `<mail-${id}@${host}>`,
        headers: { ...headers, 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
