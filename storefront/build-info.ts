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
  css?: string[]
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
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return {
    build_id,
    entry: `/${entry.file}`,
    styles: [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))].map(
      (file) => `/${file}`,
    ),
    fonts: [...new Set(assets.filter((file) => file.endsWith('.woff2')))].map((file) => `/${file}`),
    preloads: (name, has_header) => {
      const files = closure(pageFile(name), has_header ? closure(header) : new Set())
      files.delete(entry.file)
      return [...files].map((file) => `/${file}`)
    },
  }
}
