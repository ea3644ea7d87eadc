import { reviewParameters, reviews } from '#contract/review.ts'
import { staffReviews } from '#contract/staff.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { belongsTo, valuesOf } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import { productTable } from '#platform/catalogue/product-table.ts'
import { text } from '#platform/catalogue/text.ts'
import { pricedProduct, productIsVisible } from '#platform/catalogue/visibility.ts'
import { shownName, typedName } from './review.ts'

const NEWEST = { field: 'created_at', descending: true }

export const reviewTable = table({
  resource: reviews,
  from: (context) => context.sql`review
    join (${pricedProduct(context)}) on product.id = review.product_id
    left join customer on customer.id = review.customer_id`,
  visible: (context) => context.sql`(review.state = 'published' and ${productIsVisible(context)})`,
  columns: ({ sql, language }) => ({
    id: sql`review.id`,
    customer_id: sql`review.customer_id`,
    product_id: sql`review.product_id`,
    name: typedName(sql),
    comment: sql`review.comment`,
    language: sql`review.language`,
    rating: sql`review.rating`,
    created_at: sql`review.created_at`,
    customer_full_name: shownName(sql),
    is_verified: sql`review.is_verified`,
    $is_readable: sql`review.language = ${language}`,
  }),
  embeds: {
    ratings: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number; review_parameter_id: number; rating: number }[]>`
        select review_id as owner_id, review_parameter_id, rating from review_parameter_rating
        where review_id = any(${ids}::int[]) order by review_parameter_id`,
    ),
    product: belongsTo(() => productTable, 'product_id'),
  },
  search: ({ sql }, searched) =>
    sql`position(search_text(${searched}::text) in search_text(review.comment)) > 0`,
  default_sort: [{ field: '$is_readable', descending: true }, NEWEST],
})

/** For the staff: also what waits or was refused, and of any product. */
export const staffReviewTable = table({
  ...reviewTable,
  resource: staffReviews,
  from: ({ sql }) => sql`review left join customer on customer.id = review.customer_id`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => ({
    ...reviewTable.columns(context),
    is_published: context.sql`review.state = 'published'`,
    is_waiting: context.sql`review.state = 'pending'`,
  }),
  default_sort: [NEWEST],
})

export const reviewParameterTable = table({
  resource: reviewParameters,
  from: ({ sql }) => sql`review_parameter`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => ({
    id: context.sql`review_parameter.id`,
    name: text(context, 'review_parameter.name'),
  }),
  embeds: {},
  search: (context, searched) => containsText(context, [text(context, 'review_parameter.name')], searched),
})
