import { describe, expect, it } from 'vitest'
import { createMailSandbox, type SandboxMail } from './mail-sandbox.ts'

const mail: SandboxMail = {
  id: 7,
  to: 'jana@example.com',
  language: 'cs',
  subject: 'Heslo <b>nové</b>',
  text: 'Dobrý den,\n\nhttp://localhost/obnova-hesla?token=abc\n\n<script>alert(1)</script>',
  html: '<p>Dobrý den</p>',
  created_at: '2026-01-01T10:00:00.000Z',
}

const sandbox = createMailSandbox({
  read: async (to) => (to === null || to === mail.to ? [mail] : []),
})
const get = (path: string, accept = 'text/html') =>
  sandbox.fetch(new Request(`http://localhost${path}`, { headers: { accept } }))

describe('the mail sandbox', () => {
  it('lists what the shop has written, and shows each mail with links to follow [AUTH-21]', async () => {
    expect(await (await get('/sandbox/mail')).text()).toContain('href="/sandbox/mail/7"')
    const page = await (await get('/sandbox/mail/7')).text()
    expect(page).toContain('<a href="http://localhost/obnova-hesla?token=abc">')
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

  it('knows no other mail and takes nothing in [AUTH-21]', async () => {
    expect((await get('/sandbox/mail/8')).status).toBe(404)
    const post = await sandbox.fetch(new Request('http://localhost/sandbox/mail', { method: 'POST' }))
    expect(post.status).toBe(405)
  })
})
