import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }> }

const lock: Lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

it('the lock file names the packages of every platform, so that npm ci accepts it on each', () => {
  const wanted = Object.values(lock.packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !lock.packages[`node_modules/${name}`])).toEqual([])
})

it('the lock file names no address to fetch a package from', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([])
})
