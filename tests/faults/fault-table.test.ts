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

it('every fault of the table is named in the tests that it says prove it', () => {
  const unproven = rows.flatMap(({ id, files }) =>
    files.filter((file) => !read(file).includes(`[${id}]`)).map((file) => `${id} ${file}`),
  )
  expect(unproven).toEqual([])
})

it('the table has every fault, each with a test', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, index) => `F${index + 1}`))
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([])
})
