import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => /^\| F\d+ /.test(line))
  .map((line) => {
    const [id = '', , , tested = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { id, files: [...tested.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file) }
  })

/** What a file says in comments proves nothing, nor does a test that is left out for good. */
const LEFT_OUT = /\b(?:it|describe)\.(?:skip|todo)\(/
const marksOfTitles = (source: string): Set<string> => {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  // A title ends with its marks, so that the last of them is followed by the end of the text.
  const ends = [...code.matchAll(/(?: \[[A-Z]+-?\d+\])+(?=['"`],?\s)/g)].map(([marks]) => marks)
  return new Set(ends.flatMap((marks) => marks.match(/[A-Z]+-?\d+/g) ?? []))
}

it('every fault of the table stands at the end of a title in each test that it says proves it', () => {
  const unproven = rows.flatMap(({ id, files }) =>
    files.filter((file) => !marksOfTitles(read(file)).has(id)).map((file) => `${id} ${file}`),
  )
  expect(unproven).toEqual([])
  const files = new Set(rows.flatMap((row) => row.files))
  expect([...files].filter((file) => LEFT_OUT.test(read(file)))).toEqual([])
})

it('a mark in a comment or beside a title is none', () => {
  const source = ["// it('goes on [F1]', () => {", "it('goes on [F2] [F3]', () => {", "const a = 'x [F4] y'"]
  expect([...marksOfTitles(source.join('\n'))]).toEqual(['F2', 'F3'])
})

it('the table has every fault, each with a test', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, index) => `F${index + 1}`))
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([])
})
