import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface MediaCache {
  get(key: string): Promise<Uint8Array | null>
  put(key: string, bytes: Uint8Array): Promise<void>
}

export function createMediaCache(directory: string): MediaCache {
  return {
    async get(key) {
      try {
        const bytes = await readFile(join(directory, key))
        // A power cut between write and flush can leave the name with nothing in it.
        return bytes.length > 0 ? bytes : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async put(key, bytes) {
      const path = join(directory, key)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
