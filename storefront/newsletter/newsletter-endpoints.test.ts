import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { MAX_REQUESTS } from '#platform/newsletter/newsletter-calls.ts'
import {
  CONFIRM_PATHS,
  ONE_CLICK_PATH as ONE_CLICK_IN_MAILS,
  UNSUBSCRIBE_PATHS,
} from '#platform/newsletter/newsletter-link.ts'
import { startShop } from '#tests/shop.ts'
import { pathFor } from '../route-match.ts'
import { ONE_CLICK_PATH } from './newsletter-endpoints.ts'

const { db, visit, submit, ask, post } = await startShop()

let senders = 0
const from = () => ({ headers: { 'x-client-ip': `10.2.0.${++senders}` } })
const asked = (email: string, language: InterfaceLanguage = 'cs') =>
  submit('/api/newsletter', { email, language }, from())
const newest = async (email: string) => (await readOutbox(db, email))[0]
const pathIn = (text = '') => {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://none.invalid')
  return link.pathname + link.search
}
const tokenIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? ''
const isSubscribed = async (email: string) =>
  (await db`select from newsletter where email = ${email} and unsubscribed_at is null`).length === 1
const textOf = async (path: string) => (await (await visit(path)).text()).replaceAll('\u00a0', ' ')

async function subscribed(email: string): Promise<{ leave: string; one_click: string }> {
  await asked(email)
  const token = tokenIn(pathIn((await newest(email))?.text))
  await submit('/api/newsletter/confirm', { token, language: 'cs' })
  const mail = await newest(email)
  const one_click = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  return { leave: pathIn(mail?.text), one_click: one_click.pathname + one_click.search }
}

it('mails lead to screens and calls that there are', () => {
  expect(ONE_CLICK_IN_MAILS).toBe(ONE_CLICK_PATH)
  for (const language of INTERFACE_LANGUAGES) {
    expect(pathFor('newsletter-confirm', language)).toBe(CONFIRM_PATHS[language])
    expect(pathFor('newsletter-unsubscribe', language)).toBe(UNSUBSCRIBE_PATHS[language])
  }
})

describe('the newsletter without scripts', () => {
  it.each([
    [
      'cs',
      'Podívejte se do schránky',
      'Potvrdit odběr',
      'Hotovo, těšíme se',
      'Odhlásit odběr',
      'Odběr je zrušený',
    ],
    [
      'sk',
      'Pozrite sa do schránky',
      'Potvrdiť odber',
      'Hotovo, tešíme sa',
      'Odhlásiť odber',
      'Odber je zrušený',
    ],
    ['en', 'Check your inbox', 'Confirm', 'Done, and welcome', 'Unsubscribe', 'You are unsubscribed'],
  ] as const)(
    'is asked for, confirmed and left by plain forms in %s [NEWS-01]',
    async (language, sent, confirm, confirmed, leave, left) => {
      const email = `story-${language}@example.com`
      const form = await asked(email, language)
      expect(form.status).toBe(303)
      const location = form.headers.get('location') ?? ''
      expect(location).not.toContain(email)
      expect(await textOf(location)).toContain(sent)

      const page = pathIn((await newest(email))?.text)
      for (let look = 0; look < 2; look++) expect(await textOf(page)).toContain(`>${confirm}</button>`)
      expect(await isSubscribed(email)).toBe(false)
      const done = await submit('/api/newsletter/confirm', { token: tokenIn(page), language })
      expect(await isSubscribed(email)).toBe(true)
      const thanks = done.headers.get('location') ?? ''
      expect(thanks).not.toContain('token')
      expect(await textOf(thanks)).toContain(confirmed)

      const way_out = pathIn((await newest(email))?.text)
      expect(await textOf(way_out)).toContain(`>${leave}</button>`)
      expect(await isSubscribed(email)).toBe(true)
      const end = { token: tokenIn(way_out), language }
      for (let time = 0; time < 2; time++) {
        const gone = await submit('/api/newsletter/unsubscribe', end)
        expect(await textOf(gone.headers.get('location') ?? '')).toContain(left)
      }
      expect(await isSubscribed(email)).toBe(false)
    },
  )

  it('says at the field what is wrong, and keeps what was typed [NEWS-01]', async () => {
    const form = await asked('jana@')
    const html = await textOf(form.headers.get('location') ?? '')
    expect(html).toContain('E-mail nevypadá správně')
    expect(html).toMatch(
      /<input(?=[^>]*value="jana@")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="[^"]+-error")/,
    )
  })

  it('says when there were too many requests, and keeps what was typed [NEWS-01]', async () => {
    const one = from()
    const type = (email: string) => submit('/api/newsletter', { email, language: 'cs' }, one)
    for (let count = 0; count < MAX_REQUESTS; count++) await type(`many-${count}@example.com`)
    const html = await textOf((await type('last@example.com')).headers.get('location') ?? '')
    expect(html).toContain('Žádostí o novinky bylo příliš mnoho.')
    expect(html).toContain('value="last@example.com"')
  })

  it('offers a new link where one has lost its token or is too old', async () => {
    for (const path of ['/newsletter/potvrzeni', '/newsletter/potvrzeni?result=token']) {
      const html = await textOf(path)
      expect(html).toContain('Odkaz už neplatí')
      expect(html).toContain('action="/api/newsletter"')
    }
    const refused = await submit('/api/newsletter/confirm', { token: 'x'.repeat(43), language: 'cs' })
    expect(refused.headers.get('location')).toBe('/newsletter/potvrzeni?result=token')
    const left = await submit('/api/newsletter/unsubscribe', { token: 'x'.repeat(43), language: 'cs' })
    expect(await textOf(left.headers.get('location') ?? '')).toContain('Tento odkaz neznáme')
  })

  it('is asked for by no other site', async () => {
    const options = { headers: { 'sec-fetch-site': 'cross-site', ...from().headers } }
    expect((await submit('/api/newsletter', { email: 'victim@example.com' }, options)).status).toBe(403)
    expect(await newest('victim@example.com')).toBeUndefined()
  })

  it('answers a script with the status alone', async () => {
    expect((await ask('/api/newsletter', { email: 'script@example.com' }, from())).status).toBe(200)
    expect((await ask('/api/newsletter', { email: 'script' }, from())).status).toBe(422)
  })
})

describe('one click of a mailbox', () => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')

  it.each([
    ['urlencoded', body],
    ['multipart', parts],
  ])(
    'ends the subscription, sent as %s from elsewhere and without cookies (RFC 8058)',
    async (kind, sent) => {
      const email = `one-click-${kind}@example.com`
      const { one_click } = await subscribed(email)
      const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
      const answer = await post(one_click, sent, { headers })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await isSubscribed(email)).toBe(false)
      expect((await post(one_click, undefined)).status).toBe(200)
    },
  )

  it('as a page shows the button and ends nothing', async () => {
    const { one_click, leave } = await subscribed('looker@example.com')
    const answer = await visit(one_click)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, leave])
    expect(await isSubscribed('looker@example.com')).toBe(true)
  })

  it('with a token nobody has ends nothing', async () => {
    expect((await post(`${ONE_CLICK_PATH}?token=x`, body)).status).toBe(404)
  })
})
