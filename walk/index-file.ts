import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A state that was photographed: the name of its picture, and the address it was seen at. */
export interface Looked {
  file: string
  url: string
}

const NAME = 'index.txt'

/** Number, name and address of each picture in a folder; those of former walks are kept as long as their pictures. */
export function writeIndex(folder: string, looked: readonly Looked[]): void {
  const there = new Set(readdirSync(folder).map((file) => path.parse(file).name))
  const rows = [...formerRows(folder), ...looked].filter(({ file }) => there.has(file))
  const of_file = new Map(rows.map((row) => [row.file, row]))
  const sorted = [...of_file.values()].toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const lines = sorted.map(({ file, url }) => `${file.slice(0, 3)}\t${file.slice(4)}\t${url}\n`)
  writeFileSync(path.join(folder, NAME), lines.join(''))
}

function formerRows(folder: string): Looked[] {
  const file = path.join(folder, NAME)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [number, name, url = ''] = line.split('\t')
      return { file: `${number}-${name}`, url }
    })
}
