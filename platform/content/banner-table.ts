import { banners } from '#contract/banner.ts'
import { brandBanners, categoryBanners } from '#platform/catalogue/late-embed.ts'
import type { Picture } from '#platform/catalogue/picture.ts'
import { html, text } from '#platform/catalogue/text.ts'
import { hasMany, type Link } from '#platform/db/embed.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import { imageOrNull, pictureSql } from './media-column.ts'

const BUTTON_IMAGE_WIDTH = 320

export const bannerTable = table({
  resource: banners,
  from: ({ sql }) => sql`banner`,
  visible: ({ sql, now }) => sql`(
    banner.is_active
    and (banner.valid_from is null or banner.valid_from <= ${now})
    and (banner.valid_to is null or banner.valid_to > ${now})
  )`,
  columns: (context) => {
    const { sql } = context
    const name = text(context, 'banner.name')
    return {
      id: sql`banner.id`,
      banner_type_id: sql`banner.banner_type_id`,
      size_type: sql`banner.size_type`,
      images: {
        sql: sql`json_build_object(
          'mobile', ${pictureSql(context, sql`banner.mobile_media_id`, name)},
          'desktop', ${pictureSql(context, sql`banner.desktop_media_id`, name)}
        )`,
        as: ({ mobile, desktop }: Record<'mobile' | 'desktop', Picture | null>) => ({
          mobile: imageOrNull(mobile),
          desktop: imageOrNull(desktop),
        }),
      },
      position: sql`banner.position`,
      is_active: sql`banner.is_active`,
      name,
      content: html(context, 'banner.content'),
      url: text(context, 'banner.url'),
      url_text: text(context, 'banner.url_text'),
      button_text: text(context, 'banner.button_text'),
      button_link: text(context, 'banner.button_link'),
      button_image: {
        sql: sql`(select media.name from media where media.id = banner.button_media_id)`,
        as: (media: string | null) => (media === null ? null : mediaUrl(media, BUTTON_IMAGE_WIDTH)),
      },
      valid_from: sql`banner.valid_from`,
      valid_to: sql`banner.valid_to`,
      brand_id: sql`banner.brand_id`,
      category_id: sql`banner.category_id`,
    }
  },
  embeds: {},
  search: ({ sql, language }, searched) =>
    sql`strpos(search_text(localized_text(banner.name, ${language})), search_text(${searched}::text)) > 0`,
  default_sort: [{ field: 'position', descending: false }],
})

function bannersOf(owner: (context: Context) => Fragment) {
  return hasMany(
    () => bannerTable,
    (context, ids) => context.sql<Link[]>`
      select ${owner(context)} as owner_id, id from banner
      where ${owner(context)} = any(${ids}::int[]) order by position, id`,
  )
}

/** Gives brands and categories of the catalogue their `banners` embeds. */
export function provideBanners(): void {
  brandBanners.provide(bannersOf(({ sql }) => sql`banner.brand_id`).load)
  categoryBanners.provide(bannersOf(({ sql }) => sql`banner.category_id`).load)
}
