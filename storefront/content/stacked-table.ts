const TABLE = /<table>.*?<\/table>/gs
const ROW = /<tr>.*?<\/tr>/gs
const CELL = /<(t[dh])((?: [^>]*)?)>(.*?)<\/\1>/gs
/** Narrower tables fit on a phone as they are. */
const FEWEST_COLUMNS = 3

/**
 * A table with a row of headings gets what its rows need to stand one below the other on a phone: each cell the name
 * of its column, and the roles that its elements lose by not being laid out as a table.
 */
export function stackTables(html: string): string {
  return html.replace(TABLE, (table) => {
    const [head = '', ...rows] = table.match(ROW) ?? []
    const names = cellsOf(head).map(([, , , words = '']) => plain(words))
    const is_simple = !/<table.*<table|(?:col|row)span=/s.test(table)
    const is_headed = !head.includes('<td') && rows.every((row) => cellsOf(row).length === names.length)
    if (!is_simple || !is_headed || names.length < FEWEST_COLUMNS) return table
    let row = -1
    return table
      .replace('<table>', '<table role="table" class="stacked">')
      .replace(/<(?=thead>|tbody>|tfoot>)\w+/g, '$& role="rowgroup"')
      .replace(ROW, (found) => {
        row++
        let column = 0
        return found
          .replace('<tr>', '<tr role="row">')
          .replace(CELL, (_, tag: string, attributes: string, words: string) => {
            const role = tag === 'td' ? 'cell' : row === 0 ? 'columnheader' : 'rowheader'
            const label = row === 0 ? '' : ` data-label="${names[column++]}"`
            return `<${tag} role="${role}"${label}${attributes}>${words}</${tag}>`
          })
      })
  })
}

const cellsOf = (row: string) => [...row.matchAll(CELL)]
const plain = (words: string) => words.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')
