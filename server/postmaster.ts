import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { Account } from './unprivileged-account.ts'

export type Postmaster = { exited: Promise<string>; stop(): Promise<void> }

type Cluster = {
  binaries: PostgresBinaries
  postgres_dir: string
  account: Account | undefined
  durable: boolean
  max_connections?: number | undefined
}

const POLL_MS = 20
const PROGRESS_MS = 2_000
const FAST_SHUTDOWN_MS = 10_000
const IMMEDIATE_SHUTDOWN_MS = 5_000
const READY_LINE = 7

const SHUTDOWN = [
  ['SIGINT', FAST_SHUTDOWN_MS],
  ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
] as const

const INIT_OPTIONS = [
  '--username=vitrine',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  jit: 'off',
  random_page_cost: '1.1',
  // Containers often have 64 MB of shared memory, too little for parallel sorts; a shop's queries are short.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'fatal',
}
const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Several shops may stand on it at once, each with a database and a pool of its own.
  max_connections: '300',
}

// The pipe on standard input ends when the shop ends in any way, kill -9 included; PostgreSQL then shuts down
// too. A line on it means that the shop has taken care of that itself.
const RUN_WITH_SHOP =
  '( ( read -r line || kill -INT $$ ) <&3 2>/dev/null & ) ; exec "$0" "$@" </dev/null 3<&-'

export async function initCluster({ binaries, postgres_dir, account, durable }: Cluster): Promise<void> {
  const args = [
    `--pgdata=${reachable(postgres_dir, account)}`,
    ...INIT_OPTIONS,
    ...(durable ? [] : ['--no-sync']),
  ]
  const child = spawn(binaries.initdb, args, {
    cwd: postgres_dir,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (status !== 0) throw new Error(`PostgreSQL could not create its database: ${lastLines(errors)}`)
}

export async function startPostmaster(
  options: Cluster & { log: (message: string) => void },
): Promise<Postmaster> {
  const { binaries, postgres_dir, account, durable, max_connections, log } = options
  const settings = Object.entries({
    ...SETTINGS,
    ...(max_connections ? { max_connections } : {}),
    ...(durable ? {} : THROWAWAY_SETTINGS),
  })
  const args = [
    '-D',
    reachable(postgres_dir, account),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detached, because Ctrl-C reaches the whole foreground group and the shop must finish its requests first.
  const child = spawn('/bin/sh', ['-c', `exec 3<&0; ${RUN_WITH_SHOP}`, binaries.postgres, ...args], {
    cwd: postgres_dir,
    env: environment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...account,
  })
  let recent = ''
  let stopping = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    recent = (recent + text).slice(-4_000)
    if (stopping) return
    for (const line of text.split('\n')) if (line.trim()) log(`postgres: ${line.trim()}`)
  })
  child.stdin.on('error', () => {})
  let running = true
  const exited = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  }).finally(() => (running = false))

  const started = Date.now()
  let reported = started
  while (!isReady(postgres_dir, child.pid)) {
    if (!running) throw new Error(`PostgreSQL did not start: ${lastLines(recent) || (await exited)}`)
    if (Date.now() - reported >= PROGRESS_MS) {
      reported = Date.now()
      log(`PostgreSQL is getting ready (${Math.round((reported - started) / 1000)} s)`)
    }
    await sleep(POLL_MS)
  }

  return {
    exited,
    async stop() {
      stopping = true
      child.stdin.end('stopped\n')
      for (const [signal, patience_ms] of SHUTDOWN) {
        if (!running) break
        child.kill(signal)
        const timer = new AbortController()
        await Promise.race([exited, sleep(patience_ms, undefined, { signal: timer.signal }).catch(() => {})])
        timer.abort()
      }
    },
  }
}

/** Ends what a killed shop left running, and clears its marks. Only the holder of the data lock may call it. */
export async function stopOrphan(postgres_dir: string, log: (message: string) => void): Promise<void> {
  const [first] = pidFile(postgres_dir)
  if (first === undefined) return
  // A power cut may leave the file without what was written to it, and PostgreSQL would never start over such a one.
  const pid = Number(first) || 0
  if (!pid && serverProcesses(postgres_dir, pid).length > 0) return
  if (serverProcesses(postgres_dir, pid).length > 0)
    log('Waiting for the PostgreSQL of an earlier run to end')
  for (const [signal, patience_ms] of SHUTDOWN) {
    const until = Date.now() + patience_ms
    for (const one of serverProcesses(postgres_dir, pid))
      if (one === pid || signal === 'SIGKILL') signalProcess(one, signal)
    while (serverProcesses(postgres_dir, pid).length > 0 && Date.now() < until) await sleep(POLL_MS)
  }
  // PostgreSQL would take any process that got the same number later for its own living server. Its marks also
  // keep a new server off the data while an old one's sessions still write, so they go only when all have ended.
  if (serverProcesses(postgres_dir, pid).length > 0) return
  for (const mark of ['postmaster.pid', '.s.PGSQL.5432.lock', '.s.PGSQL.5432'])
    rmSync(path.join(postgres_dir, mark), { force: true })
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone in the meantime.
  }
}

function serverProcesses(postgres_dir: string, postmaster_pid: number): number[] {
  if (process.platform !== 'linux') return isPostgres(postmaster_pid) ? [postmaster_pid] : []
  const folder = realpathSync(postgres_dir)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && runsIn(name, folder))
    .map(Number)
}

function runsIn(pid: string, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
    )
  } catch {
    return false
  }
}

function isPostgres(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim().endsWith('postgres')
}

function isReady(postgres_dir: string, pid: number | undefined): boolean {
  const lines = pidFile(postgres_dir)
  return Number(lines[0]) === pid && lines[READY_LINE]?.trim() === 'ready'
}

function pidFile(postgres_dir: string): string[] {
  try {
    return readFileSync(path.join(postgres_dir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

// Another account may be barred from a folder above the data. The working folder is entered before the
// account changes, and through it the data stays reachable.
function reachable(postgres_dir: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : postgres_dir
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join('\n')
}
