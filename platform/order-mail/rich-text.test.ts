import { expect, it } from 'vitest'
import { partsOfRichText } from './rich-text.ts'

it('no word of a text of the shop is lost on its way into a mail, whatever it is marked up by [L6]', () => {
  const html = `Úvod bez odstavce.
    <div>Máte právo <strong>odstoupit</strong>, a to do 14 dnů.</div>
    <h2>Jak</h2>
    <ol><li><p>Napište nám.</p></li><li>Zboží pošlete zpět.</li></ol>
    <table><tr><th>Kam</th><td>Dílna, Praha</td></tr></table>
    <blockquote><p>Peníze vrátíme do 14 dnů.</p></blockquote>
    <dl><dt>Výjimky</dt><dd>Zboží na míru.</dd></dl>`
  const small = { is_small: true }
  expect(partsOfRichText(html)).toEqual([
    { kind: 'paragraph', text: 'Úvod bez odstavce.', ...small },
    { kind: 'paragraph', text: 'Máte právo odstoupit, a to do 14 dnů.', ...small },
    { kind: 'lines', lines: ['Jak'] },
    { kind: 'list', items: ['Napište nám.', 'Zboží pošlete zpět.'], is_numbered: true, ...small },
    { kind: 'paragraph', text: 'Kam Dílna, Praha', ...small },
    { kind: 'paragraph', text: 'Peníze vrátíme do 14 dnů.', ...small },
    { kind: 'paragraph', text: 'Výjimky', ...small },
    { kind: 'paragraph', text: 'Zboží na míru.', ...small },
  ])
})
