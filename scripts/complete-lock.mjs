// `npm install` may leave packages of other platforms out of the lock file, and `npm ci` then refuses it.
// Run after changing dependencies: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './installation.mjs'

const FILE = path.join(ROOT, 'package-lock.json')
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
]
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const packages = { ...lock.packages }
for (const { optionalDependencies = {} } of Object.values(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies))
    packages[`node_modules/${name}`] ??= platformPackage(name, version)

const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)

function platformPackage(name, version) {
  const words = name.split(/[-/]/)
  const known = (choices) => choices.filter((choice) => words.includes(choice))
  const [os, cpu] = [known(SYSTEMS), known(PROCESSORS)]
  const libc = os.includes('linux') ? (/musl/.test(name) ? ['musl'] : /gnu/.test(name) ? ['glibc'] : []) : []
  return {
    version,
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  }
}
