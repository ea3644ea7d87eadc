import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = /^(text|application|image\/svg)/

export interface StaticFile {
  type: string
  cache_control: string
  bytes: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

/** The client build, read and compressed once: a request never touches the disk, so no path can climb out of it. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const type = TYPES[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const bytes = readFileSync(file)
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`
    const compress = COMPRESSED.test(type)
    files.set(url, {
      type,
      // A name under assets/ holds a hash of its content.
      cache_control: url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      bytes,
      br: compress ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : null,
      gzip: compress ? gzipSync(bytes, { level: 9 }) : null,
    })
  }
  return files
}
