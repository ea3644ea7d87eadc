import { getRequestListener } from '@hono/node-server'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, vi } from 'vitest'
import { createCsobSandbox } from '#sandbox/csob/csob-sandbox.ts'
import { createGopaySandbox } from '#sandbox/gopay/gopay-sandbox.ts'
import { createSandboxKeys } from '#server/sandbox-keys.ts'
import { useSeededDatabase } from '#tests/database.ts'
import type { Answer } from '#tests/demo-shop.ts'
import type { StormErrand } from './storm-errand.ts'

export type GatewayName = 'gopay' | 'csob'

const CHILD = path.join(import.meta.dirname, 'payment-child.ts')
const CLOCK_SPEED = 20

/** Both gateways on a port of their own, and a platform in a process that can be killed and is started again. */
export async function openStormWorld() {
  const { db, url } = await useSeededDatabase()
  const data_dir = mkdtempSync(path.join(tmpdir(), 'storm-'))
  afterAll(() => rmSync(data_dir, { recursive: true }))
  const keys = createSandboxKeys(data_dir)
  const sandbox = {
    gopay: createGopaySandbox({
      ...keys.gopay,
      base_path: '/sandbox/gopay',
      send: async (request) => {
        const { pathname, search } = new URL(request.url)
        return fetch((await address) + pathname.replace(/^\/shop-api/, '') + search)
      },
    }),
    csob: createCsobSandbox({ merchant: keys.merchant, bank: keys.bank, base_path: '/sandbox/csob' }),
  }
  // Lines that are cut on purpose are reported by the server under the sandbox.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = createServer(
    getRequestListener(
      (request) => sandbox[request.url.includes('/sandbox/gopay/') ? 'gopay' : 'csob'].fetch(request),
      { overrideGlobalObjects: false, errorHandler: () => new Response(null, { status: 500 }) },
    ),
  )
  server.listen(0)
  await once(server, 'listening')
  afterAll(() => {
    sandbox.gopay.close()
    server.close()
    server.closeAllConnections()
  })
  const errand: StormErrand = {
    url,
    application_name: `storm-${randomUUID()}`,
    // A listening TCP server has an address with a port.
    sandbox_url: `http://localhost:${(server.address() as AddressInfo).port}`,
    keys,
    clock: { from: Date.now(), speed: CLOCK_SPEED },
  }

  function start() {
    const child = spawn(process.execPath, [CHILD, JSON.stringify(errand)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(data_dir, 'compiled') },
    })
    const ended = once(child, 'exit')
    const ready = (async () => {
      for await (const port of createInterface({ input: child.stdout })) return `http://localhost:${port}`
      throw new Error('the platform did not start')
    })()
    return { child, ended, ready }
  }
  let running = start()
  let address = running.ready
  let kills = 0
  afterAll(() => running.child.kill('SIGKILL'))

  /** Ends the platform without a word. */
  async function kill(): Promise<void> {
    const { child, ended } = running
    kills += 1
    child.kill('SIGKILL')
    await ended
  }
  let restarting: Promise<void> | null = null
  const restart = () =>
    (restarting ??= kill().then(() => {
      running = start()
      address = running.ready
      restarting = null
    }))
  /** PostgreSQL notices by itself that nobody is there any more, and undoes what was open. */
  async function killForGood(): Promise<void> {
    await restarting
    await address
    await kill()
    await vi.waitFor(
      async () => {
        const left =
          await db`select from pg_stat_activity where application_name = ${errand.application_name}`
        expect(left).toHaveLength(0)
      },
      { timeout: 60_000, interval: 20 },
    )
  }

  /** What a shopper's browser asks; when the platform dies on it, it is asked again once there is one. */
  async function ask(name: string, body?: object): Promise<{ status: number; answer: Answer }> {
    const [method = '', target = ''] = name.split(' ')
    for (let tries = 1; ; tries++) {
      const origin = await address
      // Returns lead to where the shop is asked.
      const sent = JSON.stringify(body)?.replaceAll('{origin}', origin)
      try {
        const response = await fetch(origin + target, {
          method,
          ...(sent === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: sent }),
        })
        const text = await response.text()
        if (response.status === 500) throw new RangeError(`${name} answered 500`)
        return { status: response.status, answer: text ? JSON.parse(text) : null }
      } catch (error) {
        if (error instanceof RangeError || tries === 500) throw error
        await new Promise((done) => setTimeout(done, 20))
      }
    }
  }

  /** What the control API of a sandbox is told. */
  async function sim(gateway: GatewayName, name: string, body?: object): Promise<Answer> {
    const [method = '', target = ''] = name.split(' ')
    const response = await sandbox[gateway].fetch(
      new Request(`http://localhost/sandbox/${gateway}/__sim${target}`, {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      }),
    )
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  return { db, errand, ask, sim, restart, killForGood, kills: () => kills }
}
