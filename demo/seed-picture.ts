import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/db/database.ts'
import { isMediaName } from '#platform/media/media-url.ts'

export interface DrawnPicture {
  svg: string
  width: number
  height: number
}

const AT_ONCE = 100

/** Collects drawn pictures, gives each an id at once and writes them together. */
export function createPictureStore(first_id = 1) {
  const ids = new Map<string, number>()
  let waiting: (DrawnPicture & { id: number; name: string })[] = []

  async function write(sql: Transaction): Promise<void> {
    const part = waiting
    waiting = []
    await sql`
      insert into media (id, name, mime_type, width, height, bytes)
      select id, name, 'image/svg+xml', width, height, convert_to(svg, 'UTF8')
      from unnest(
        ${part.map(({ id }) => id)}::int[], ${part.map(({ name }) => name)}::text[],
        ${part.map(({ width }) => width)}::int[], ${part.map(({ height }) => height)}::int[],
        ${part.map(({ svg }) => svg)}::text[]
      ) picture(id, name, width, height, svg)`
  }

  return {
    /** The name ends with a hash of the content, because an address stands for one picture for ever. */
    async add(sql: Transaction, name: string, picture: DrawnPicture): Promise<number> {
      const hash = createHash('sha256').update(picture.svg).digest('hex').slice(0, 6)
      const full = `${mediaWord(name)}.${hash}`
      if (!isMediaName(full)) throw new Error(`No picture can be called ${full}`)
      const known = ids.get(full)
      if (known !== undefined) return known
      const id = first_id + ids.size
      ids.set(full, id)
      waiting.push({ ...picture, id, name: full })
      if (waiting.length >= AT_ONCE) await write(sql)
      return id
    },
    flush: write,
  }
}
export type PictureStore = ReturnType<typeof createPictureStore>

function mediaWord(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
}
