import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  specifier: string
  /** Where it leads inside the repository; null for packages and Node's own modules. */
  target: string | null
  /** Erased before anything runs. */
  is_type: boolean
}

const ROOT = path.resolve(import.meta.dirname, '..')
const NOT_OURS = new Set(['node_modules', 'build', 'data', 'test-results', 'coverage'])
const CODE = /\.(ts|tsx|mjs)$/
const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^'\n]+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g

/** Paths from the root of the repository, with `/` on every system. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(name)
    }
    return entry.isFile() ? [name] : []
  })
}

export function readSource(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

export const isCode = (file: string) => CODE.test(file)
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')

export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null
}

export function importsIn(file: string, source: string, files: readonly string[]): Import[] {
  const one = (specifier: string, is_type: boolean): Import => ({
    specifier,
    target: resolveImport(file, specifier),
    is_type,
  })
  const globbed = [...source.matchAll(GLOB)].flatMap(([, glob = '']) => {
    const pattern = resolveImport(file, glob) ?? glob
    const matcher = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return files
      .filter((name) => matcher.test(name))
      .map((name) => ({ specifier: glob, target: name, is_type: false }))
  })
  return [
    ...[...source.matchAll(STATEMENT)].map(([, type, specifier = '']) => one(specifier, type !== undefined)),
    ...[...source.matchAll(DYNAMIC)].map(([, specifier = '']) => one(specifier, false)),
    ...globbed,
  ]
}
