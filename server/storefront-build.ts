import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as entry from '#storefront/entry.server.tsx'
import type { PageAnswer } from '#storefront/page-answer.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'

export type StorefrontOptions = Omit<Parameters<typeof entry.createStorefront>[0], 'build'>

export type ServerBuild = typeof entry

export interface OpenStorefront {
  fetch: (request: Request) => Promise<Response>
  /** A page for whoever has these cookies. */
  draw: (url: URL, cookies: string | null) => Promise<PageAnswer>
  isShared: (pathname: string) => boolean
  forget: (tags: readonly string[]) => void
  forgetAll: () => void
  files: () => Map<string, StaticFile>
  /** Sees every request first; in development it serves the sources. */
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export async function importBuild(): Promise<ServerBuild> {
  return (await import(path.join(ROOT, 'build/server/entry.server.js'))) as ServerBuild
}

/** The storefront as `npm run build` left it. */
export async function openStorefront(options: StorefrontOptions): Promise<OpenStorefront> {
  const client = path.join(ROOT, 'build/client')
  const manifest = path.join(client, 'manifest.json')
  if (!existsSync(manifest)) throw new Error('The storefront is not built yet: run npm run build')
  const text = readFileSync(manifest, 'utf8')
  const server = await importBuild()
  const build_id = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const build = server.readBuild(JSON.parse(text), server.pageFile, build_id)
  const files = readStaticFiles(client)
  const storefront = await server.createStorefront({ ...options, build })
  return { ...storefront, files: () => files, before: null }
}
