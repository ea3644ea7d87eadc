import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
// @ts-expect-error It runs before packages are there, types included.
import { markOf, preparing } from './preparing.mjs'

const FOLDER = `/no/such/folder/${process.pid}`
const FILE: string = markOf(FOLDER)
afterEach(() => rmSync(FILE, { force: true }))

const prepare = (): Promise<string> => preparing(FOLDER, () => readFileSync(FILE, 'utf8'))

it('a start leaves no mark behind', async () => {
  expect(Number.parseInt(await prepare())).toBe(process.pid)
  expect(existsSync(FILE)).toBe(false)
})

it.each([
  ['that has ended', () => '4194999 1'],
  ['whose number this one was given', () => `${process.pid} 1`],
  ['of a shop before this one, whose number this one was given', () => String(process.pid)],
])('a start %s is not waited for', async (_, mark) => {
  writeFileSync(FILE, mark())
  await prepare()
})

it.runIf(process.platform === 'linux')(
  'a start whose number another program was given is not waited for',
  async () => {
    writeFileSync(FILE, `${process.ppid} 1`)
    await prepare()
  },
)

it('a start that was killed before it wrote its number is waited for some seconds and no longer', async () => {
  writeFileSync(FILE, '')
  const waiting = prepare()
  await sleep(500)
  expect(readFileSync(FILE, 'utf8')).toBe('')
  const before = new Date(Date.now() - 60_000)
  utimesSync(FILE, before, before)
  await waiting
})

it('a start that goes on is waited for, with the name of its mark', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const module = JSON.stringify(new URL('preparing.mjs', import.meta.url))
  const script = `import(${module}).then(({ preparing }) =>
    preparing(${JSON.stringify(FOLDER)}, () => { console.log('has it'); return new Promise(() => setInterval(() => {}, 1000)) }))`
  const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(other.stdout, 'data')
    let is_done = false
    const waiting = prepare().then(() => (is_done = true))
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining(FILE)), 30_000)
    expect(is_done).toBe(false)
    other.kill('SIGKILL')
    await waiting
  } finally {
    other.kill('SIGKILL')
    said.mockRestore()
  }
})
