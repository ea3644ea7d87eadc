import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirError extends Error {
  override name = 'DataDirError'
}

export type DataLock = { release(): void }

/**
 * Keeps `data_dir` for this process alone. SQLite is here for its file lock, which Node itself does not
 * offer: the kernel drops it when the process dies in any way, so no stale lock is ever left behind and
 * a living but frozen shop keeps its own.
 */
export function lockDataDir(data_dir: string): DataLock {
  const owner_file = path.join(data_dir, 'shop.pid')
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(data_dir, { recursive: true })
    lock = new DatabaseSync(path.join(data_dir, 'shop.lock'))
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
    writeFileSync(owner_file, `${process.pid}\n`)
  } catch (cause) {
    if (lock?.isOpen) lock.close()
    throw new DataDirError(isBusy(cause) ? inUse(data_dir, owner_file) : unusable(data_dir, cause), { cause })
  }
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(owner_file, { force: true })
      lock.close()
    },
  }
}

function inUse(data_dir: string, owner_file: string): string {
  return (
    `Another shop${describeOwner(owner_file)} already runs on DATA_DIR ${data_dir}. ` +
    `Stop it first, or start this one with another DATA_DIR and PORT.`
  )
}

function unusable(data_dir: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return `The shop cannot write to DATA_DIR ${data_dir} (${reason}). It may be full or belong to another user.`
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
