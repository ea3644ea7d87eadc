import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Journal<Row> {
  rows: Map<string, Row>
  save: (id: string, row: Row) => void
  clear: () => void
}

/** Rows in memory; with a file, each change is a line of it before anybody hears of the change. */
export function openJournal<Row>(file: string | undefined): Journal<Row> {
  const rows = file && existsSync(file) ? readRows<Row>(file) : new Map<string, Row>()
  const line = (id: string, row: Row) => `${JSON.stringify([id, row])}\n`
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true })
    // Only the last line of a row counts: a new run begins with those alone.
    writeFileSync(`${file}.new`, [...rows].map(([id, row]) => line(id, row)).join(''))
    renameSync(`${file}.new`, file)
  }
  return {
    rows,
    save: (id, row) => {
      rows.set(id, row)
      if (file) appendFileSync(file, line(id, row))
    },
    clear: () => {
      rows.clear()
      if (file) writeFileSync(file, '')
    },
  }
}

function readRows<Row>(file: string): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    try {
      // Written by `save` above, so it has the shape of a row.
      const [id, row] = JSON.parse(line) as [string, Row]
      rows.set(id, row)
    } catch {
      // A process killed while writing leaves half a line; its change was never answered.
    }
  }
  return rows
}
