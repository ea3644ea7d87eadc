import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { evenAmounts } from '#contract/even-amounts.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import { type MailPart, writeMailDocument } from '#platform/mail/mail-document.ts'
import { useBrowser } from './shop.ts'

const browser = await useBrowser()

/** How wide words are must not depend on the letters that a machine happens to have: about as wide as Arial's. */
const LETTERS = readFileSync('storefront/ui/fonts/instrument-sans.woff2').toString('base64')
const SAME_LETTERS = `<style>@font-face { font-family: Arial; size-adjust: 94%; src: url(data:font/woff2;base64,${LETTERS}) }</style>`

const PIECES = [
  'CZ65 0800 0000 1920 0014 5399',
  'eva.nova@pekarna-u-mlyna.cz',
  '19-2000145399/0800',
  '+420\u00a0555\u00a0010\u00a0203',
  '+49 30 1234567',
]
const LONG = 'velmi.dlouhe.jmeno.zakaznika@jeste-delsi-domena-obchodu.example'

const amounts = ['10\u00a0205,79\u00a0Kč', '2\u00a0143,21\u00a0Kč', '12\u00a0349\u00a0Kč']
const all = [...PIECES, LONG]
const parts: MailPart[] = [
  ...all.map((piece): MailPart => ({ kind: 'paragraph', text: `Kdyby něco nesedělo, je to ${piece}.` })),
  { kind: 'lines', lines: all, is_small: true },
  { kind: 'list', items: all },
  {
    kind: 'facts',
    facts: [
      ...all.map((value) => ({ name: 'Variabilní symbol', value })),
      { name: 'Od koho', value: `Eva Nováková, ${PIECES[1]}` },
      { name: 'Zaokrouhlení', value: '−0,40\u00a0Kč' },
    ],
  },
  {
    kind: 'table',
    head: ['Sazba', 'Základ', 'DPH', 'S DPH'],
    rows: [['21\u00a0%', ...amounts.map(evenAmounts(amounts))]],
  },
]

it.each([
  ['long', writeMailDocument('cs', { subject: 'Zkouška', sender: 'Vitrine', title: 'Zkouška', parts }).html],
  ['short', writeMail('cs', 'Evo', { subject: 'Zkouška', sender: 'Vitrine', lines: all, end: all }).html],
])('a %s mail fits a phone of 320 px, and what is copied as one stands on one line', async (_, html) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 800 } })
  await page.setContent(SAME_LETTERS + html)
  await page.evaluate(async () => void (await document.fonts.ready))
  const { width, torn, held } = await page.evaluate(() => {
    const spans = [...document.querySelectorAll<HTMLElement>('span[style*="nowrap"]')]
    return {
      width: document.documentElement.scrollWidth,
      torn: spans.filter((span) => span.getClientRects().length !== 1).map((span) => span.innerText),
      held: spans.length,
    }
  })
  await page.close()
  expect(width).toBe(320)
  expect(torn).toEqual([])
  expect(held).toBeGreaterThanOrEqual(PIECES.length * 2)
})
