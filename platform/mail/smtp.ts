import { createTransport } from 'nodemailer'
import type { SendMail } from './send-outbox.ts'

const TIMEOUT_MS = 20_000
/** A server on this machine has nobody in between, and seldom a certificate. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i

export interface SmtpOptions {
  url: string
  from: () => Promise<{ name: string; address: string }>
  /** Names the shop in message ids. */
  host: string
  /** Hands nothing over without TLS, except on this machine or where the address itself says `requireTLS=false`. */
  require_tls?: boolean
  /** How long a server may say nothing. */
  timeout_ms?: number
}

export interface Smtp {
  send: SendMail
  close: () => void
}

export function createSmtp(options: SmtpOptions): Smtp {
  const { url, from, host, require_tls = false, timeout_ms = TIMEOUT_MS } = options
  const transport = createTransport({
    // What it says counts before what follows.
    url,
    // Whoever sits in between could else leave the offer of TLS out, and read every mail and the password.
    requireTLS: require_tls && !THIS_MACHINE.test(new URL(url).hostname),
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
