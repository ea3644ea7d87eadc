import { spawnSync } from 'node:child_process'
import { installSystemPackage } from './system-package.mjs'

/** The name of a server that runs here, if there is any. */
export function installedRedis() {
  return ['valkey-server', 'redis-server'].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  )
}

/** Installs one when there is none. Where that cannot be done, the tests that need it are left out. */
export async function provideRedis() {
  if (installedRedis() || (await installSystemPackage('redis-server'))) return
  console.log('There is no Redis or Valkey here: the tests with one are left out.')
}
