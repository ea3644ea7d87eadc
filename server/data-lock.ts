import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataLockedError extends Error {
  override name = 'DataLockedError'
}

export type DataLock = { release(): void }

/**
 * Keeps `data_dir` for this process alone. SQLite is here for its file lock, which Node itself does not
 * offer: the kernel drops it when the process dies in any way, so no stale lock is ever left behind and
 * a living but frozen shop keeps its own.
 */
export function lockDataDir(data_dir: string): DataLock {
  mkdirSync(data_dir, { recursive: true })
  const owner_file = path.join(data_dir, 'shop.pid')
  const lock = new DatabaseSync(path.join(data_dir, 'shop.lock'))
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new DataLockedError(
      `Another shop${describeOwner(owner_file)} already runs on DATA_DIR ${data_dir}. ` +
        `Stop it first, or start this one with another DATA_DIR and PORT.`,
      { cause },
    )
  }
  writeFileSync(owner_file, `${process.pid}\n`)
  return {
    release() {
      rmSync(owner_file, { force: true })
      lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function describeOwner(owner_file: string): string {
  try {
    return ` (process ${readFileSync(owner_file, 'utf8').trim()})`
  } catch {
    return ''
  }
}
