import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageEnvironment, pinnedNode, ROOT } from './installation.mjs'
import { preparing } from './preparing.mjs'
import { runQuietly } from './progress.mjs'

const SOURCES = ['contract', 'storefront', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
const STAMP = path.join(ROOT, 'build/sources.sha256')
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')

/** Builds the storefront unless the build was made from the very sources that are there now. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await preparing(ROOT, async () => {
    if (!isBuilt()) await build()
  })
}

export async function build() {
  const sources = hashSources()
  const options = { cwd: ROOT, env: packageEnvironment({ NODE_ENV: 'production' }) }
  await runQuietly('Building the storefront for browsers', pinnedNode(), [VITE, 'build'], options)
  await runQuietly('Building the storefront for the server', pinnedNode(), [VITE, 'build', '--ssr'], options)
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources()
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const file = path.join(ROOT, source)
    if (existsSync(file)) addToHash(hash, file)
  }
  return hash.digest('hex')
}

function addToHash(hash, file) {
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).toSorted()) addToHash(hash, path.join(file, name))
  } else if (!/\.test\.tsx?$/.test(file)) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
}
