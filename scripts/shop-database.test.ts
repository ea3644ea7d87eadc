import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** A command in a shell where the settings of the shop were not loaded. */
async function run(data_dir: string, ...command: string[]): Promise<{ code: unknown; said: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: data_dir }
  return new Promise((done) => {
    execFile(process.execPath, command, { env }, (error, _, said) => done({ code: error?.code ?? 0, said }))
  })
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'data')
}

it.each([
  ['staff', 'list'],
  ['backup', '/nowhere'],
  ['export', '/nowhere'],
])('npm run %s refuses where there is no database, and makes none', async (script, argument) => {
  const data_dir = emptyFolder()
  const { code, said } = await run(data_dir, `scripts/${script}.ts`, argument)
  expect(code).toBe(1)
  expect(said.trim()).toBe(`There is no database in ${data_dir}. Load the settings of the shop first.`)
  expect(existsSync(data_dir)).toBe(false)
})

it('npm run import, which may begin a shop, says where it makes a new database', async () => {
  const data_dir = emptyFolder()
  const { said } = await run(data_dir, 'scripts/import.ts', path.join(data_dir, 'no-folder'), '--check')
  expect(said).toContain(`There is no database in ${data_dir} yet. A new one is made.`)
})
