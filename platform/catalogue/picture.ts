import type { Image } from '#contract/image.ts'
import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'
import { mediaSizes, mediaUrl } from '#platform/media/media-url.ts'

const URL_WIDTH = 960

export interface Picture {
  id: number
  name: string
  alt: string
  position: number
  width: number | null
  height: number | null
}

export function toImage({ id, name, alt, position, width, height }: Picture): Image {
  return {
    id,
    url: mediaUrl(name, URL_WIDTH),
    sizes: mediaSizes(name),
    alt,
    position,
    width: width ?? 0,
    height: height ?? 0,
  }
}

/** Of a product's pictures all but those that belong to variations nobody can choose, and to no other. */
export function imageIsOffered(sql: Context['sql']): Fragment {
  return sql`(
    exists (select from offered_variation variation where variation.image_id = image.id)
    or not exists (select from product_variation variation where variation.image_id = image.id)
  )`
}

/** All pictures of a row as one column; `pictures` is a table of them, already narrowed to the row. */
export function imagesColumn({ sql, language }: Context, pictures: Fragment) {
  return {
    sql: sql`(
      select coalesce(json_agg(json_build_object(
        'id', image.id, 'name', media.name, 'alt', localized_text(image.alt, ${language}),
        'position', image.position, 'width', media.width, 'height', media.height
      ) order by image.position, image.id), '[]')
      from ${pictures} image join media on media.id = image.media_id
    )`,
    as: (rows: Picture[]) => rows.map(toImage),
  }
}
