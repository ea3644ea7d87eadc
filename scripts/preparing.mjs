import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from './progress.mjs'

const POLL_MS = 200
/** Far longer than a process takes to write its number once it has the file. */
const EMPTY_MS = 5_000
/** Place of the start time in /proc/<pid>/stat, counted from behind the name, which may hold anything. */
const START_TIME_FIELD = 19

/** Two starts from one folder must not install or build over each other: the second waits for the first. */
export async function preparing(folder, work) {
  const file = markOf(folder)
  await withProgress(`Waiting for another start of the same shop, which holds ${file}`, async () => {
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

export function markOf(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `vitrine-preparing-${process.getuid?.() ?? 0}-${name}`)
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

function isHeld(file) {
  try {
    const [pid, started_at] = readFileSync(file, 'utf8').split(' ')
    // An empty file belongs to a process that is just writing its number, or was killed before it could.
    if (!pid) return Math.abs(Date.now() - statSync(file).mtimeMs) < EMPTY_MS
    return isAlive(Number(pid), started_at)
  } catch {
    return false
  }
}

/** In a container the same few numbers are given out at each start, so a number alone says little. */
function isAlive(pid, started_at) {
  if (pid === process.pid) return false
  const time = startTimeOf(pid)
  if (started_at && time && time !== started_at) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Empty where there is no such process, and where the system does not tell. */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? ''
  } catch {
    return ''
  }
}
