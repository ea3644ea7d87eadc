import { describe, expect, it } from 'vitest'
import { createMailSandbox, type SandboxMail } from './mail-sandbox.ts'

const mail: SandboxMail = {
  id: 7,
  to: 'jana@example.com',
  language: 'cs',
  subject: 'Heslo <b>nové</b>',
  text: 'Dobrý den,\n\nhttp://localhost/obnova-hesla?token=abc\n\n<script>alert(1)</script>',
  html: '<p>Dobrý den <img src="cid:qr"></p>',
  attachments: [
    { name: 'Podmínky.html', type: 'text/html; charset=utf-8' },
    { name: 'qr.png', type: 'image/png', cid: 'qr' },
  ],
  created_at: '2026-01-01T10:00:00.000Z',
}

const sandbox = createMailSandbox({
  read: async (to) => (to === null || to === mail.to ? [mail] : []),
  readFile: async (id, place) => {
    const file = id === mail.id ? mail.attachments[place] : undefined
    return file ? { ...file, content: Buffer.from(`file ${place}`).toString('base64') } : null
  },
})
const get = (path: string, accept = 'text/html') =>
  sandbox.fetch(new Request(`http://localhost${path}`, { headers: { accept } }))

describe('the mail sandbox', () => {
  it('lists what the shop has written, and shows each mail with links to follow [AUTH-21]', async () => {
    expect(await (await get('/sandbox/mail')).text()).toContain('href="/sandbox/mail/7"')
    const page = await (await get('/sandbox/mail/7')).text()
    expect(page).toContain('<a href="http://localhost/obnova-hesla?token=abc">')
  })

  it('says when each was written in the time of the shop, on one line [AUTH-21]', async () => {
    for (const path of ['/sandbox/mail', '/sandbox/mail/7']) {
      const page = await (await get(path)).text()
      expect(page.replaceAll('\u00a0', ' ')).toContain('>1 January 2026, 11:00:00 CET</time>')
      expect(page).toContain('time{white-space:nowrap}')
    }
  })

  it('shows texts as texts, whatever stands in them [AUTH-21]', async () => {
    const page = (await (await get('/sandbox/mail')).text()) + (await (await get('/sandbox/mail/7')).text())
    expect(page).not.toContain('<script>')
    expect(page).not.toContain('<b>nové')
  })

  it('hands programs the mails of one address as JSON [AUTH-21]', async () => {
    const found = await get('/sandbox/mail?to=Jana@example.com', 'application/json')
    expect(await found.json()).toEqual([mail])
    expect(await (await get('/sandbox/mail?to=eva@example.com', 'application/json')).json()).toEqual([])
  })

  it('shows a mail in its own dress with its pictures, and lets nothing in it act', async () => {
    const answer = await get('/sandbox/mail/7/html')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none'/)
    expect(await answer.text()).toContain('<img src="/sandbox/mail/7/1">')
  })

  it('gives attachments as files; only pictures are shown', async () => {
    expect(await (await get('/sandbox/mail/7')).text()).toContain(
      '<a href="/sandbox/mail/7/0">Podmínky.html</a>',
    )
    const document = await get('/sandbox/mail/7/0')
    expect(document.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Podm%C3%ADnky.html",
    )
    expect(await document.text()).toBe('file 0')
    const picture = await get('/sandbox/mail/7/1')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('content-disposition')).toMatch(/^inline/)
    expect((await get('/sandbox/mail/7/2')).status).toBe(404)
    expect((await get('/sandbox/mail/8/0')).status).toBe(404)
  })

  it('knows no other mail and takes nothing in [AUTH-21]', async () => {
    expect((await get('/sandbox/mail/8')).status).toBe(404)
    const post = await sandbox.fetch(new Request('http://localhost/sandbox/mail', { method: 'POST' }))
    expect(post.status).toBe(405)
  })
})
