import { attachments } from '#contract/attachment.ts'
import { table } from '#platform/db/table.ts'
import { text } from './text.ts'
import { productIsVisible } from './visibility.ts'

const SHOP_API_PREFIX = '/shop-api'

export const attachmentTable = table({
  resource: attachments,
  // A file has a version per language; one that is missing is lent by the Czech one.
  from: ({ sql, language }) => sql`attachment join lateral (
    select size from attachment_file where attachment_id = attachment.id and language in (${language}, 'cs')
    order by language = ${language} desc limit 1
  ) file on true`,
  visible: (context) => {
    const { sql } = context
    return sql`(attachment.product_id is null or exists (
      select from product where product.id = attachment.product_id and ${productIsVisible(context)}
    ))`
  },
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`attachment.id`,
      name: text(context, 'attachment.name'),
      mime_type: sql`attachment.mime_type`,
      extension: sql`attachment.extension`,
      size: sql`file.size`,
      download_url: sql`(${`${SHOP_API_PREFIX}/attachments/`}::text || attachment.id || '/download')`,
      status: sql`attachment.status`,
    }
  },
  embeds: {},
})
