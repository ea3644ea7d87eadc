import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { findPostgresBinaries } from '#server/postgres-binaries.ts'
import { initCluster } from '#server/postmaster.ts'
import { unprivilegedAccount } from '#server/unprivileged-account.ts'

/** Nobody has signed it but itself: made for these tests and used nowhere else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvxbTVLzEeVO5nqGi
lThpMRpWrGfBrG4U5qEBHLuGmM6hRANCAATrLMfhd9Ni9Z+LBWekhE2heVOrDS2Q
El3cb799I9Rr7PLDIW9iZBNFtkqeQ1xgKcHX4c/wk2dA+dcTJz0dpT1u
-----END PRIVATE KEY-----
`
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUXbl5d0Y53e/d881jnk23f1LgU3EwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExOTIzMjcxOVoYDzIxMjYxMDI2
MjMyNzE5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATrLMfhd9Ni9Z+LBWekhE2heVOrDS2QEl3cb799I9Rr7PLDIW9iZBNF
tkqeQ1xgKcHX4c/wk2dA+dcTJz0dpT1uo28wbTAdBgNVHQ4EFgQUUmgfdZO+dvAs
SR3xjtO5vw8INaUwHwYDVR0jBBgwFoAUUmgfdZO+dvAsSR3xjtO5vw8INaUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAJIFtb6I5aLE1XyLrE1vxTWMBycAD5BGeCDGC+ygfByrAiEA
8Sb30R0esUO2Xn9y9eoJxmMo9TQc2ZJwRhZStdfJCII=
-----END CERTIFICATE-----
`

/** A PostgreSQL of its own that takes no plain connections; answers its address. */
export async function startTlsPostgres(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-tls-'))
  const account = unprivilegedAccount(folder)
  const own = (file: string) => account && chownSync(file, account.uid, account.gid)
  own(folder)
  const binaries = findPostgresBinaries(account)
  await initCluster({ binaries, postgres_dir: folder, account, durable: false })
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    own(file)
  }
  write('server.key', KEY)
  write('server.crt', CERTIFICATE)
  write('pg_hba.conf', 'hostssl all all 127.0.0.1/32 trust\n')
  const port = await freePort()
  const settings = [
    'ssl=on',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
  ]
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(binaries.postgres, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(said)))
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
  })
  afterAll(async () => {
    if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  await ready
  return `postgresql://vitrine@127.0.0.1:${port}/postgres`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
