import type { PageName } from './page.ts'

/** What the client build left behind: which files a screen needs before it can be hydrated. */
export interface BuildInfo {
  build_id: string
  entry: string
  styles: string[]
  fonts: string[]
  /** Script files of a screen besides the entry's own, to be fetched at once. */
  preloads: (name: PageName) => string[]
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
export type Manifest = Record<string, ManifestChunk>

const ENTRY = 'storefront/entry.client.tsx'

export function readBuild(
  manifest: Manifest,
  pageFile: (name: PageName) => string,
  build_id: string,
): BuildInfo {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error('The client build has no entry')
  const closure = (key: string, into = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const next of chunk.imports ?? []) closure(next, into)
    return into
  }
  const own = closure(ENTRY)
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return {
    build_id,
    entry: `/${entry.file}`,
    styles: [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))].map(
      (file) => `/${file}`,
    ),
    fonts: [...new Set(assets.filter((file) => file.endsWith('.woff2')))].map((file) => `/${file}`),
    preloads: (name) => {
      const file = pageFile(name)
      const files = new Set([...own].slice(1))
      for (const next of closure(file)) if (!own.has(next)) files.add(next)
      return [...files].map((one) => `/${one}`)
    },
  }
}
