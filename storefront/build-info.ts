import type { PageName } from './page.ts'

/** What the client build left behind: which files a screen needs before it can be hydrated. */
export interface BuildInfo {
  build_id: string
  entry: string
  styles: string[]
  fonts: string[]
  /** Script files of a screen besides the entry's own, to be fetched at once. */
  preloads: (name: PageName, has_header: boolean) => string[]
}

interface ManifestChunk {
  file: string
  /** What the build calls a file that it puts together of several. */
  name?: string
  imports?: string[]
  assets?: string[]
}
export type Manifest = Record<string, ManifestChunk>

const ENTRY = 'storefront/entry.client.tsx'
const HEADER = 'header'

export function readBuild(
  manifest: Manifest,
  pageFile: (name: PageName) => string,
  build_id: string,
): BuildInfo {
  const entry = manifest[ENTRY]
  const header = Object.keys(manifest).find((key) => manifest[key]?.name === HEADER)
  if (!entry || !header) throw new Error('The client build is not whole')
  const closure = (key: string, into = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const next of chunk.imports ?? []) closure(next, into)
    return into
  }
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))
  const ending = (end: string) => [...files].filter((file) => file.endsWith(end)).map((file) => `/${file}`)
  return {
    build_id,
    entry: `/${entry.file}`,
    styles: ending('.css'),
    fonts: ending('.woff2'),
    preloads: (name, has_header) => {
      const needed = closure(pageFile(name), has_header ? closure(header) : new Set())
      needed.delete(entry.file)
      return [...needed].map((file) => `/${file}`)
    },
  }
}
