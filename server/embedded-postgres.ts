import {
  chownSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '#platform/db/database.ts'
import { type DataLock, lockDataDir } from './data-lock.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { initCluster, type Postmaster, startPostmaster, stopOrphan } from './postmaster.ts'
import { type Account, unprivilegedAccount } from './unprivileged-account.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

type EmbeddedPostgresOptions = {
  data_dir: string
  log: (message: string) => void
  /** Off only for data that nobody will miss after a power cut. */
  durable?: boolean
  max_connections?: number
}

export const DATABASE_USER = 'vitrine'
export const DATABASE_NAME = 'vitrine'
const DRAFT_PREFIX = 'postgres.new-'
const RESTART_DELAY_MS = 1_000
const NEW_CLUSTER_MB = 150
// A socket's whole path may have 107 bytes on Linux and 103 on macOS.
const SOCKET_PATH_BYTES = 103
const SOCKET_FILE = '.s.PGSQL.5432'

/** Starts the shop's own PostgreSQL on the data in `data_dir`, reachable through a private unix socket only. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const data_dir = path.resolve(options.data_dir)
  const lock = lockDataDir(data_dir)
  try {
    return await start({ ...options, data_dir }, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(options: EmbeddedPostgresOptions, lock: DataLock): Promise<EmbeddedPostgres> {
  const { data_dir, log, durable = true, max_connections } = options
  const postgres_dir = path.join(data_dir, 'postgres')
  const account = unprivilegedAccount(postgres_dir)
  const binaries = findPostgresBinaries(account)

  if (!statSync(postgres_dir, { throwIfNoEntry: false })) {
    log('Preparing a new database')
    await createCluster({ data_dir, postgres_dir, account, binaries, durable })
  }

  const postmaster = await keepRunning(async () => {
    await stopOrphan(postgres_dir, log)
    return startPostmaster({ binaries, postgres_dir, account, durable, max_connections, log })
  }, log)
  const socket = shortSocketFolder(postgres_dir)
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> =>
    (stopped ??= postmaster.stop().finally(() => {
      socket.remove()
      lock.release()
    }))
  try {
    const url = await ensureDatabase(socket.folder)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// A full disk can end PostgreSQL as a whole. The shop gets it back as soon as it can run again.
async function keepRunning(
  run: () => Promise<Postmaster>,
  log: (message: string) => void,
): Promise<Stoppable> {
  const stopping = new AbortController()
  let postmaster = await run()
  const restart = async (reason: string): Promise<void> => {
    if (stopping.signal.aborted) return
    log(`PostgreSQL has stopped by itself (${reason}); starting it again`)
    await sleep(RESTART_DELAY_MS)
    if (stopping.signal.aborted) return
    try {
      postmaster = await run()
    } catch (error) {
      return restart(error instanceof Error ? error.message : String(error))
    }
    if (stopping.signal.aborted) return postmaster.stop()
    return postmaster.exited.then(restart)
  }
  const watching = postmaster.exited.then(restart)
  return {
    async stop() {
      stopping.abort()
      await postmaster.stop()
      await watching
    },
  }
}

type Stoppable = { stop(): Promise<void> }

type NewCluster = {
  data_dir: string
  postgres_dir: string
  account: Account | undefined
  binaries: PostgresBinaries
  durable: boolean
}

// Made under another name first, so that a start killed half-way leaves nothing that looks like a database.
async function createCluster({
  data_dir,
  postgres_dir,
  account,
  binaries,
  durable,
}: NewCluster): Promise<void> {
  const { bavail, bsize } = statfsSync(data_dir)
  const free_mb = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free_mb < NEW_CLUSTER_MB)
    throw new Error(
      `A new database needs ${NEW_CLUSTER_MB} MB, but DATA_DIR ${data_dir} has ${free_mb} MB free.`,
    )
  removeDrafts(data_dir)
  const draft = mkdtempSync(path.join(data_dir, DRAFT_PREFIX))
  if (account) chownSync(draft, account.uid, account.gid)
  await initCluster({ binaries, postgres_dir: draft, account, durable })
  renameSync(draft, postgres_dir)
}

// The making of a killed start may still be going on in its own draft, which is then left for the next time.
function removeDrafts(data_dir: string): void {
  for (const name of readdirSync(data_dir).filter((one) => one.startsWith(DRAFT_PREFIX)))
    try {
      rmSync(path.join(data_dir, name), { recursive: true, force: true })
    } catch {
      continue
    }
}

// The server binds its socket inside its data folder; a long path is reached through a short link.
export function shortSocketFolder(postgres_dir: string): { folder: string; remove(): void } {
  if (Buffer.byteLength(path.join(postgres_dir, SOCKET_FILE)) <= SOCKET_PATH_BYTES)
    return { folder: postgres_dir, remove: () => {} }
  const link_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-'))
  const folder = path.join(link_dir, 'db')
  symlinkSync(postgres_dir, folder)
  return { folder, remove: () => rmSync(link_dir, { recursive: true, force: true }) }
}

async function ensureDatabase(socket_folder: string): Promise<string> {
  const urlOf = (name: string): string =>
    `postgresql:///${name}?host=${encodeURIComponent(socket_folder)}&user=${DATABASE_USER}`
  const db = createDatabase(urlOf('postgres'), { max: 1 })
  try {
    const found = await db`select from pg_database where datname = ${DATABASE_NAME}`
    if (found.length === 0) await db`create database ${db(DATABASE_NAME)}`
  } finally {
    await db.end()
  }
  return urlOf(DATABASE_NAME)
}
