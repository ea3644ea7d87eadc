import type { EmbedSource, Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { mediaUrl } from './media-url.ts'

const EMBLEM_WIDTH = 160

/** The hidden column by which `imageUrl` finds a row's picture. */
export function imageNameColumn({ sql }: Context, image_id: Fragment): { $image_name: Fragment } {
  return { $image_name: sql`(select name from media where media.id = ${image_id})` }
}

/** An embed with the address of a row's one small picture. */
export const imageUrl: EmbedSource = {
  needs: ['$image_name'],
  load: async (_context, rows) =>
    rows.map(({ $image_name: name }) => (typeof name === 'string' ? mediaUrl(name, EMBLEM_WIDTH) : null)),
}
