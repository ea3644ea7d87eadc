import { beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { useDatabase } from '#tests/database.ts'
import { useMailServer } from '#tests/mail-server.ts'
import { putMail, readMailFile, readOutbox } from './outbox.ts'
import { RETRY_AFTER_S, sendNext, startPostman } from './send-outbox.ts'

const { db } = await useDatabase()
const server = await useMailServer()
const NOW = new Date('2026-11-15T10:00:00Z')
const mail = {
  to: 'jana@example.com',
  language: 'cs',
  subject: 'Žluťoučký kůň',
  text: 'Děkujeme',
  html: '<p>Děkujeme</p>',
} as const
const put = (to: string = mail.to) => db.begin((tx) => putMail(tx, { ...mail, to }, NOW))
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const state = async () =>
  (await db`select sent_at, attempts, last_error, given_up_at from mail_outbox order by id`)[0]

beforeEach(() => db`truncate mail_outbox`)

describe('the outbox', () => {
  it('sends each waiting mail once, however many processes look', async () => {
    for (let index = 0; index < 8; index++) await put(`buyer${index}@example.com`)
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => void sent.push(to)
    await Promise.all(Array.from({ length: 12 }, () => sendNext(db, send, NOW)))
    while (await sendNext(db, send, NOW));
    expect(sent.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `buyer${index}@example.com`))
  })

  it('tries a mail again later, and after the last try leaves it for a person [F44]', async () => {
    await put()
    const fail = async () => {
      throw new Error('mailbox busy')
    }
    let now = NOW
    for (const wait of RETRY_AFTER_S) {
      expect(await sendNext(db, fail, now)).toBe(true)
      expect(await state()).toMatchObject({ sent_at: null, last_error: 'mailbox busy', given_up_at: null })
      expect(await sendNext(db, fail, new Date(now.getTime() + wait * 1000 - 1))).toBe(false)
      now = new Date(now.getTime() + wait * 1000)
    }
    expect(await sendNext(db, fail, now)).toBe(true)
    expect(await state()).toMatchObject({ sent_at: null, attempts: RETRY_AFTER_S.length + 1 })
    expect((await state())?.given_up_at).not.toBeNull()
    expect(await sendNext(db, fail, later(1e9))).toBe(false)
  })

  it('says in the log why a mail was not sent, and never to whom [F44] [S62]', async () => {
    const lines: string[] = []
    const log = createLog('debug', (line) => void lines.push(line))
    const said = () => JSON.parse(lines.at(-1) ?? '')
    await put()
    server.set('refusing')
    await sendNext(db, server.send, NOW, log)
    expect(said()).toMatchObject({ level: 'warn', event: 'mail not sent', attempts: 1 })
    expect(said()).toMatchObject({ responseCode: 550, command: 'RCPT TO', will_be_tried: true })
    await db`update mail_outbox set attempts = ${RETRY_AFTER_S.length}`
    await sendNext(db, server.send, later(60), log)
    expect(said()).toMatchObject({ level: 'error', will_be_tried: false })
    await put()
    server.set('unreachable')
    await sendNext(db, server.send, NOW, log)
    expect(said()).toMatchObject({ level: 'error', event: 'mail not sent', will_be_tried: true })
    server.set('well')
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain(mail.to)
  })

  it('sends a mail that a dead process held [F24] [F45]', async () => {
    await put()
    void sendNext(db, () => new Promise<void>(() => {}), NOW)
    await expect.poll(async () => (await state())?.attempts).toBe(1)
    const sent: number[] = []
    const send = async ({ attempts }: { attempts: number }) => void sent.push(attempts)
    expect(await sendNext(db, send, later(60))).toBe(false)
    expect(await sendNext(db, send, later(121))).toBe(true)
    expect(sent).toEqual([2])
  })
})

describe('SMTP', () => {
  const taken = async () => {
    const [came] = await server.take()
    if (!came) throw new Error('No mail has come')
    return came
  }

  it('carries files with a mail, and a picture inside it', async () => {
    const attachments = [
      { name: 'Podmínky.html', type: 'text/html; charset=utf-8', content: btoa('<p>Terms</p>') },
      { name: 'qr.png', type: 'image/png', content: btoa('picture'), cid: 'qr' },
    ]
    await db.begin((tx) => putMail(tx, { ...mail, html: '<img src="cid:qr">', attachments }, NOW))
    await sendNext(db, server.send, NOW)
    const parsed = await taken()
    const texts = parsed.attachments.map(({ filename, mimeType, disposition, contentId, content }) => [
      filename,
      mimeType,
      disposition,
      contentId,
      Buffer.from(content as ArrayBuffer).toString(),
    ])
    expect(texts.toSorted()).toEqual([
      ['Podmínky.html', 'text/html', 'attachment', undefined, '<p>Terms</p>'],
      ['qr.png', 'image/png', 'inline', '<qr>', 'picture'],
    ])
    expect((await readOutbox(db))[0]?.attachments).toEqual([
      { name: 'Podmínky.html', type: 'text/html; charset=utf-8' },
      { name: 'qr.png', type: 'image/png', cid: 'qr' },
    ])
    const { id = 0 } = (await readOutbox(db))[0] ?? {}
    expect(await readMailFile(db, id, 1)).toEqual(attachments[1])
    expect(await readMailFile(db, id, 2)).toBeNull()
  })

  it('carries headers of its own, and shows them in the outbox', async () => {
    const headers = { 'List-Unsubscribe': '<https://shop.example/leave?token=x>' }
    await db.begin((tx) => putMail(tx, { ...mail, headers }, NOW))
    await sendNext(db, server.send, NOW)
    const parsed = await taken()
    const found = parsed.headers.find(({ key }) => key === 'list-unsubscribe')
    expect(found?.value).toBe(headers['List-Unsubscribe'])
    expect((await readOutbox(db))[0]?.headers).toEqual(headers)
  })

  it('lets no subject become a header of its own [S49]', async () => {
    const subject = 'Objednávka\r\nBcc: thief@example.com\r\n\r\n<script>'
    await db.begin((tx) => putMail(tx, { ...mail, subject }, NOW))
    await sendNext(db, server.send, NOW)
    const parsed = await taken()
    expect(parsed.subject).toBe('Objednávka Bcc: thief@example.com <script>')
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  it('carries a mail to a real server, in its language, once it is accepted', async () => {
    server.set('busy')
    await put()
    await sendNext(db, server.send, NOW)
    expect((await state())?.last_error).toContain('Not now')
    server.set('well')
    await db`update mail_outbox set next_attempt_at = now() - interval '1 second'`
    const postman = startPostman(
      db,
      server.send,
      createLog('debug', (line) => expect.fail(line)),
    )
    await expect.poll(server.count).toBe(1)
    await postman.close()
    const parsed = await taken()
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Vitrine', address: 'obchod@example.com' },
      to: [{ address: mail.to }],
    })
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html).toContain(mail.html)
    expect(parsed.messageId).toMatch(/^<mail-\d+@vitrine\.example>$/)
    expect((await state())?.sent_at).not.toBeNull()
  })
})
