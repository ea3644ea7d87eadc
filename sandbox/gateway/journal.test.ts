import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'journal-')), 'deep', 'rows.jsonl')

it('remembers the last of each row, and begins a new run with those alone', () => {
  const file = newFile()
  const first = openJournal<{ n: number }>(file)
  for (const n of [1, 2, 3]) first.save('a', { n })
  first.save('b', { n: 9 })
  const second = openJournal<{ n: number }>(file)
  expect([...second.rows]).toEqual([
    ['a', { n: 3 }],
    ['b', { n: 9 }],
  ])
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
})

it('forgives half a line, left by a process killed while writing', () => {
  const file = newFile()
  openJournal<number>(file).save('a', 1)
  appendFileSync(file, '["b",{"n"')
  const journal = openJournal<number>(file)
  journal.save('c', 2)
  expect([...openJournal<number>(file).rows.keys()]).toEqual(['a', 'c'])
})

it('forgets everything when cleared, in the file too', () => {
  const file = newFile()
  const journal = openJournal<number>(file)
  journal.save('a', 1)
  journal.clear()
  expect(openJournal<number>(file).rows.size).toBe(0)
})
