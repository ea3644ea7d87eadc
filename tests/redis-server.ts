import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
// @ts-expect-error The scripts run before anything is installed, and have no types.
import { installedRedis } from '../scripts/find-redis.mjs'

export const REDIS_SERVER: string | undefined = installedRedis()

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export async function startRedis(port: number) {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-redis-'))
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir]
  const server = spawn(REDIS_SERVER ?? '', options, { stdio: 'ignore' })
  return {
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
