import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from './progress.mjs'

const POLL_MS = 200

/** Two starts from one folder must not install or build over each other: the second waits for the first. */
export async function preparing(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const file = path.join(tmpdir(), `vitrine-preparing-${process.getuid?.() ?? 0}-${name}`)
  await withProgress('Waiting for another start of the same shop', async () => {
    while (!take(file)) await sleep(POLL_MS)
  })
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(ownerOf(file))) rmSync(file, { force: true })
    return false
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  // An empty file belongs to a process that is just writing its number.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
