import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

/** Read by the tests alone. */
const OF_TESTS = ['CHROME_PATH']

it('the table of settings in the README names every variable that is read, and no other', () => {
  const read = new Set<string>()
  // Given a value for everything, no group of settings is skipped.
  const env = new Proxy({}, { get: (_, name) => (read.add(String(name)), 'x') })
  expect(() => readConfig(env)).toThrow('The shop cannot start')

  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, table = ''] = /\n## Settings\n(.*?)\n## /s.exec(readme) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((line) => [...line.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))
  // "The same with `FACEBOOK_…`" stands for a pair.
  const pairs = [...table.matchAll(/`([A-Z]+)_…`/g)].flatMap(([, name]) => [
    `${name}_CLIENT_ID`,
    `${name}_CLIENT_SECRET`,
  ])
  const named = new Set([...told, ...pairs].filter((name) => !OF_TESTS.includes(name)))
  expect([...named].toSorted()).toEqual([...read].toSorted())
})
