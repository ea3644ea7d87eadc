import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
} from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const STOP_WITH_PARENT = path.join(ROOT, 'scripts/stop-with-parent.mjs')
/** Every process is asked under one name, as behind a balancer. */
const HOST = 'localhost'
/** Whoever waits longer than this waits for ever. */
const TIMEOUT_MS = 120_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** `server/main.ts` in a process of its own, as it is run in earnest. */
export function launchServer(env: Record<string, string>) {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-scale-out-'))
  // Whoever runs the tests may be killed before any hook runs; the shop then stops by itself.
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: data_dir, LOG_LEVEL: 'error', PATIENCE: '10', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = { said: '', log: '' }
  child.stdout?.on('data', (chunk) => (output.said += String(chunk)))
  child.stderr?.on('data', (chunk) => (output.log += String(chunk)))
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  afterAll(async () => {
    await end('SIGTERM')
    rmSync(data_dir, { recursive: true, force: true })
  })
  return { child, output, ended, end, data_dir }
}

/** The same once it is open. */
export async function startServer(env: Record<string, string>) {
  const launched = launchServer(env)
  const { child, output, ended } = launched
  const port = await Promise.race([
    new Promise<number>((resolve) => {
      child.stdout?.on('data', () => {
        const found = /open at http:\/\/localhost:(\d+)/.exec(output.said)
        if (found) resolve(Number(found[1]))
      })
    }),
    ended.then(() => {
      throw new Error(`The shop did not open: ${output.said}${output.log}`)
    }),
  ])
  return {
    ...launched,
    port,
    ask: (target: string, asked: Asked = {}) => ask(port, target, asked),
    /** A number of its metrics, summed over every status. */
    metric: async (name: string): Promise<number> => {
      const { text } = await ask(port, '/metrics')
      const lines = text.split('\n').filter((line) => line.startsWith(name))
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    },
  }
}

/** One request over a connection of its own. */
export async function ask(port: number, target: string, asked: Asked = {}): Promise<Answer> {
  const { options, body } = requestOf(port, target, asked)
  const sent = open({ ...options, timeout: TIMEOUT_MS })
  sent.on('timeout', () => sent.destroy(new Error(`${options.method} ${target} was not answered`)))
  return finish(sent, body)
}

/** The same, which the server has taken and waits for the rest of; answered once it is finished. */
export async function hold(port: number, target: string, asked: Asked): Promise<() => Promise<Answer>> {
  const { options, body } = requestOf(port, target, asked)
  const { headers } = options
  const length = String(Buffer.byteLength(body))
  const sent = open({ ...options, headers: { ...headers, 'content-length': length, expect: '100-continue' } })
  sent.flushHeaders()
  await once(sent, 'continue')
  const response = once(sent, 'response')
  // It may break before anybody waits for it.
  response.catch(() => {})
  return () => finish(sent, body, response)
}

function requestOf(port: number, target: string, asked: Asked) {
  const { method = asked.form || asked.json ? 'POST' : 'GET', headers = {} } = asked
  const body = asked.form
    ? new URLSearchParams(asked.form).toString()
    : asked.json
      ? JSON.stringify(asked.json)
      : ''
  const type = asked.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const sent_headers = { host: HOST, ...(body ? { 'content-type': type } : {}), ...headers }
  return { options: { port, method, path: target, agent: false, headers: sent_headers } as const, body }
}

async function finish(sent: ClientRequest, body: string, response = once(sent, 'response')): Promise<Answer> {
  sent.end(body)
  const [incoming] = (await response) as [IncomingMessage]
  return read(incoming)
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() }
}

/**
 * A browser without scripts in front of a balancer: each request goes to the next process, and to another one when
 * the first breaks off.
 */
export function shopperAmong(servers: { port: number }[]) {
  const cookies = new Map<string, string>()
  let turn = 0

  async function send(target: string, asked: Asked = {}): Promise<Answer> {
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    const headers = { ...asked.headers, ...(cookie ? { cookie } : {}) }
    let broken: unknown
    for (let tries = 0; tries < servers.length; tries++) {
      const server = servers[turn++ % servers.length]
      try {
        const answer = await ask(server?.port ?? 0, target, { ...asked, headers })
        for (const line of answer.headers['set-cookie'] ?? []) keep(line)
        return answer
      } catch (error) {
        broken = error
      }
    }
    throw broken
  }

  function keep(line: string): void {
    const [pair = ''] = line.split('; ')
    const at = pair.indexOf('=')
    if (at === pair.length - 1 || line.includes('Max-Age=0')) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    cookies,
    send,
    /** Sends a form and answers where it leads. */
    submit: async (target: string, form: Record<string, string>): Promise<string> => {
      const { status, headers } = await send(target, { form })
      return headers.location ?? String(status)
    },
  }
}
