import { expect, it } from 'vitest'
import { keepWordsWhole } from './whole-word.ts'

const WHOLE = '<span class="whitespace-nowrap">'

it.each([
  [
    '<p>Telefon, e-mail <a href="mailto:obchod@example.com">',
    `<p>Telefon, ${WHOLE}e-mail</span> <a href="mailto:obchod@example.com">`,
  ],
  ['E-mailem i poštou', `${WHOLE}E-mailem</span> i poštou`],
  [
    '<a href="/potvrzeni-e-mailu" title="e-mail">zde</a>',
    '<a href="/potvrzeni-e-mailu" title="e-mail">zde</a>',
  ],
  ['one-mail', 'one-mail'],
])('no line of a text ends inside e-mail: %s', (html, kept) => {
  expect(keepWordsWhole(html)).toBe(kept)
})
