import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageEnvironment, pinnedNode, ROOT } from './installation.mjs'
import { runQuietly, StepError } from './progress.mjs'
import { installSystemPackage } from './system-package.mjs'

// The one without a window takes a third less of the machine.
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge-stable',
]
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/** Path of a Chromium that runs here; one is installed when there is none. */
export async function findChromium() {
  const given = process.env.CHROME_PATH
  if (given && !runs(given)) throw new StepError(`CHROME_PATH is ${given}, but no browser runs from there.`)
  return given || findInstalled() || (await download()) || (await installPackage()) || giveUp()
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const in_path = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...in_path, ...PLACES, playwrightsOwn()].find((file) => file && runs(file))
}

function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  return createRequire(path.join(ROOT, 'package.json'))('playwright-core').chromium.executablePath()
}

async function download() {
  const cli = path.join(ROOT, 'node_modules/playwright-core/cli.js')
  const options = { cwd: ROOT, env: packageEnvironment() }
  try {
    await runQuietly('Downloading Chromium', pinnedNode(), [cli, 'install', 'chromium'], options)
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    console.error('Chromium could not be downloaded.')
  }
  return findInstalled()
}

async function installPackage() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installSystemPackage(name)) return findInstalled()
  }
}

function giveUp() {
  throw new StepError(
    'There is no Chrome or Chromium for the browser tests. Install one, or set CHROME_PATH to its program.',
  )
}
