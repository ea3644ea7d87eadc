import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { RawWork } from './raw-server.ts'

export interface Server {
  url: string
  /** Processor time that the process has taken so far. */
  cpu_ms: () => number
  stop: () => Promise<void>
}

export interface ShopServer extends Server {
  /** The same of the process and of each of its workers, by their numbers. */
  cpu_ms_by_process: () => Map<number, number>
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The shop as it runs, in processes of its own: what asks must not take its time. */
export async function startShop(settings: Record<string, string>): Promise<ShopServer> {
  const child = spawn(process.execPath, [file('../server/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    exited.then(() => reject(new Error(`The shop did not start:\n${said}`)))
  })
  const pid = child.pid ?? 0
  return {
    url,
    cpu_ms: () => cpuOf(pid),
    cpu_ms_by_process: () => new Map([pid, ...workersOf(pid)].map((one) => [one, cpuOf(one)])),
    stop: async () => (child.kill('SIGTERM'), void (await exited)),
  }
}

/** A server that does one thing and no more. */
export async function startRaw(work: RawWork): Promise<Server> {
  // What was loaded into this process lets go of the channel that the other one waits at.
  const child = fork(file('raw-server.ts'), { stdio: 'inherit', execArgv: [] })
  const exited = once(child, 'exit')
  child.send(work)
  const gone = exited.then(() => Promise.reject(new Error('The bare server did not start')))
  const [{ port }] = (await Promise.race([once(child, 'message'), gone])) as [AddressInfo]
  gone.catch(() => {})
  const url = `http://localhost:${port}`
  return { url, cpu_ms: () => cpuOf(child.pid ?? 0), stop: async () => (child.kill(), void (await exited)) }
}

/** As Linux counts it, for all threads of the process that live: its counter for the whole knows only hundredths. */
function cpuOf(pid: number): number {
  const ns = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [on_processor] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(on_processor)
  })
  return ns.reduce((sum, one) => sum + one, 0) / 1e6
}

/** The name of the program comes second, in brackets, and may hold spaces. What follows is given. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Children that run the same program; the database is one too. */
function workersOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return command.includes('server/main.ts') && Number(fieldsOf(pid)[1]) === parent
      } catch {
        return false
      }
    })
}
