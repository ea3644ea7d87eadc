import { expect, it } from 'vitest'
import { stackTables } from './stacked-table.ts'

const table = (...rows: string[]) => `<p>a</p><table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
const HEAD = '<th>Name</th><th>What <em>"for"</em></th><th>How long</th>'

it('a table with headings can stand as blocks of labelled rows, and stays a table to those who hear it [CONTENT-04]', () => {
  const row = '<td>cart_id</td><td>the <em>cart</em></td><td>400 days</td>'
  expect(stackTables(table(HEAD, row))).toBe(
    '<p>a</p><table role="table" class="stacked"><tr role="row"><th role="columnheader">Name</th>' +
      '<th role="columnheader">What <em>"for"</em></th><th role="columnheader">How long</th></tr>' +
      '<tr role="row"><td role="cell" data-label="Name">cart_id</td>' +
      '<td role="cell" data-label="What &quot;for&quot;">the <em>cart</em></td>' +
      '<td role="cell" data-label="How long">400 days</td></tr></table>',
  )
})

it.each([
  ['of two columns', table('<th>Day</th><th>Open</th>', '<td>Monday</td><td>9–18</td>')],
  ['without headings', table('<td>a</td><td>b</td><td>c</td>', '<td>1</td><td>2</td><td>3</td>')],
  ['with rows of other lengths', table(HEAD, '<td>a</td><td>b</td>')],
  ['with joined cells', table(HEAD, '<td colspan="2">a</td><td>b</td><td>c</td>')],
])('a table %s stays as it was written [CONTENT-04]', (_, html) => {
  expect(stackTables(html)).toBe(html)
})
