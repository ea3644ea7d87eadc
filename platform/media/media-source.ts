import type { Database } from '#platform/db/database.ts'

export async function readMedia(sql: Database, name: string) {
  const [found] = await sql<{ bytes: Uint8Array; mime_type: string }[]>`
    select bytes, mime_type from media where name = ${name}`
  return found ?? null
}
