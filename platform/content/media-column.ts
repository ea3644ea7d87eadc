import type { Image } from '#contract/image.ts'
import { type Picture, toImage } from '#platform/catalogue/picture.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/** One picture of a row, described by a text of that row. */
export function pictureSql({ sql }: Context, media_id: Fragment, alt: Fragment): Fragment {
  return sql`(
    select json_build_object('id', media.id, 'name', media.name, 'alt', ${alt}, 'position', 0,
      'width', media.width, 'height', media.height)
    from media where media.id = ${media_id}
  )`
}

export function imageOrNull(picture: Picture | null): Image | null {
  return picture ? toImage(picture) : null
}

export function imageColumn(context: Context, media_id: Fragment, alt: Fragment) {
  return { sql: pictureSql(context, media_id, alt), as: imageOrNull }
}
