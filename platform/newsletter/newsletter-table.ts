import { newsletters } from '#contract/newsletter.ts'
import { table } from '#platform/db/table.ts'

export const newsletterTable = table({
  resource: newsletters,
  from: ({ sql }) => sql`newsletter`,
  visible: ({ sql, caller, shop_id }) => sql`
    newsletter.customer_id = ${caller.customer_id} and newsletter.shop_id = ${shop_id}
      and newsletter.unsubscribed_at is null`,
  columns: ({ sql }) => ({
    id: sql`newsletter.id`,
    customer_id: sql`newsletter.customer_id`,
    email: sql`newsletter.email`,
    type: sql`newsletter.type`,
    gender: sql`newsletter.gender`,
    confirmed_at: sql`newsletter.confirmed_at`,
  }),
  embeds: {},
})
