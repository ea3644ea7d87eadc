import { describe, expect, it } from 'vitest'
import { holdTogether } from './held-together.ts'
import { writeMail } from './mail-content.ts'
import { writeMailDocument } from './mail-document.ts'

const HELD = /<span style="white-space:nowrap">(.*?)<\/span>/g
const heldIn = (html: string) => Array.from(html.matchAll(HELD), ([, piece]) => piece)

describe('what is copied or dialled as one', () => {
  it.each([
    'eva@pekarna-u-mlyna.cz',
    'CZ65 0800 0000 1920 0014 5399',
    'NL91 ABNA 0417 1643 00',
    '19-2000145399/0800',
    '+420\u00a0555\u00a0010\u00a0203',
    '+49 30 1234567',
  ])('stays on one line of a mail: %s', (piece) => {
    expect(holdTogether(`Pošlete to: ${piece}.`)).toBe(
      `Pošlete to: <span style="white-space:nowrap">${piece}</span>.`,
    )
  })

  it('may part where it is longer than a line of a phone', () => {
    const long = 'velmi.dlouhe.jmeno.zakaznika@jeste-delsi-domena-obchodu.example'
    expect(holdTogether(long)).toBe(
      `<span style="display:inline-block;max-width:100%;word-break:break-word">${long}</span>`,
    )
    expect(heldIn(holdTogether('MT84 MALT 0110 0001 2345 MTLC AST0 01S'))).toEqual([])
  })

  it('leaves all other words and markup as they are', () => {
    for (const text of ['Dodáme 3 ks do 14 dnů', 'po–pá 9–17', '&lt;b&gt;@', '1 + 1', 'a/b', '12/26']) {
      expect(holdTogether(text)).toBe(text)
    }
  })

  it('is looked for at once in a text of nothing but its signs', () => {
    for (const sign of ['@', 'a@', 'a.', '1', '+1 ', 'AA00 ', '1/']) {
      const text = sign.repeat(600_000)
      expect(holdTogether(text).replaceAll(/<[^>]+>/g, '')).toBe(text)
    }
  })

  it('does so in every mail, short and long, and in its plain form is only itself', () => {
    const email = 'info@cajovna-na-rohu.example'
    const short = writeMail('cs', 'Jano', { subject: 'Nová adresa', lines: [`Píšete z ${email}.`] })
    const long = writeMailDocument('cs', {
      subject: 'Vrácení',
      sender: 'Vitrine',
      title: 'Vrácení',
      parts: [
        { kind: 'paragraph', text: `Napište na ${email}` },
        { kind: 'lines', lines: [email] },
        { kind: 'facts', facts: [{ name: 'E-mail', value: email }] },
      ],
    })
    expect(heldIn(short.html)).toEqual([email])
    expect(heldIn(long.html)).toEqual([email, email, 'E-mail', email])
    expect(short.text + long.text).not.toContain('<span')
  })
})
