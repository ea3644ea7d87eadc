import { afterAll, expect, it } from 'vitest'
import { useMailServer } from '#tests/mail-server.ts'
import { createSmtp, type Smtp } from './smtp.ts'

// It offers no TLS, as if somebody in between had left the offer out.
const server = await useMailServer()
const opened: Smtp[] = []
afterAll(() => {
  for (const { close } of opened) close()
})

/** `0.0.0.0` leads to this machine, and is no name of it. */
const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')

function sendBy(url: string, require_tls?: boolean): Promise<void> {
  const smtp = createSmtp({
    url,
    from: async () => ({ name: 'Vitrine', address: 'obchod@example.com' }),
    host: 'vitrine.example',
    ...(require_tls === undefined ? {} : { require_tls }),
  })
  opened.push(smtp)
  return smtp.send({
    id: 1,
    attempts: 1,
    to: 'jana@example.com',
    subject: 'x',
    text: 'x',
    html: 'x',
    language: 'cs',
  })
}

it('a mail that must go by TLS is not handed to a server that offers none', async () => {
  await expect(sendBy(elsewhere, true)).rejects.toMatchObject({ code: 'ETLS' })
  await expect(sendBy(`${elsewhere}?ignoreTLS=true`, true)).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.count()).toBe(0)
})

it('a mail goes without TLS to this machine, where the address says so, and where nothing is required', async () => {
  await sendBy(server.url, true)
  await sendBy(server.url.replace('127.0.0.1', 'localhost'), true)
  await sendBy(`${elsewhere}?requireTLS=false`, true)
  await sendBy(elsewhere)
  expect(server.count()).toBe(4)
})
