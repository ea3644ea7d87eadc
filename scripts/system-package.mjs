import { existsSync } from 'node:fs'
import { runQuietly, StepError } from './progress.mjs'

/** Installs a package of the system where that may be done. False: it is not there. */
export async function installSystemPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', name]
  try {
    await runQuietly('Reading the list of system packages', 'apt-get', ['update'], { env })
    await runQuietly(`Installing ${name} as a system package`, 'apt-get', install, { env })
    return true
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    console.error(`${name} could not be installed as a system package.`)
    return false
  }
}
