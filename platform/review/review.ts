import { readable } from '#contract/form-field.ts'
import type { Language } from '#contract/language.ts'
import { MAX_COMMENT_LENGTH, type NewReview, type Review } from '#contract/review.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'

type HasBought = (context: Context, customer_id: number, product_id: number) => Promise<boolean>

let hasBought: HasBought = async () => false

/** Orders are known to a domain to the right of this one; without it nobody has bought anything. */
export function providePurchases(lookup: HasBought): void {
  hasBought = lookup
}

/** So many reviews of one product waiting since an hour ago are no longer shoppers. */
const MAX_WAITING_PER_HOUR = 20

/** A whole basket may be reviewed in one evening; more is a machine. */
export const MAX_REVIEWS_PER_VISITOR = 10
const VISITOR_WINDOW_S = 60 * 60
const written = createRateLimit({
  name: 'review',
  limit: MAX_REVIEWS_PER_VISITOR,
  window_s: VISITOR_WINDOW_S,
})

/** A comment with a link is read by the shop before anybody else; with this many it is an advertisement. */
const MAX_LINKS = 3
const LINK =
  /\bhttps?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|shop|online|site|cz|sk|eu|de)\b/giu

type Text = 'name' | 'comment' | 'too_long' | 'links' | 'product' | 'parameter' | 'repeated'

const TEXTS: Record<Language, Record<Text, string>> = {
  cs: {
    name: 'Vyplňte prosím své jméno.',
    comment: 'Napište prosím svou zkušenost.',
    too_long: 'Komentář je příliš dlouhý.',
    links: 'Tolik odkazů do hodnocení nepatří.',
    product: 'Tento produkt nelze hodnotit.',
    parameter: 'Tímto se produkt nehodnotí.',
    repeated: 'Stejné hodnocení už u produktu máme.',
  },
  sk: {
    name: 'Vyplňte, prosím, svoje meno.',
    comment: 'Napíšte, prosím, svoju skúsenosť.',
    too_long: 'Komentár je príliš dlhý.',
    links: 'Toľko odkazov do hodnotenia nepatrí.',
    product: 'Tento produkt nie je možné hodnotiť.',
    parameter: 'Týmto sa produkt nehodnotí.',
    repeated: 'Rovnaké hodnotenie už pri produkte máme.',
  },
  en: {
    name: 'Please fill in your name.',
    comment: 'Please tell us your experience.',
    too_long: 'The comment is too long.',
    links: 'So many links do not belong in a review.',
    product: 'This product cannot be reviewed.',
    parameter: 'The product is not rated by this.',
    repeated: 'We already have the same review of this product.',
  },
  de: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    comment: 'Bitte schreiben Sie uns Ihre Erfahrung.',
    too_long: 'Der Kommentar ist zu lang.',
    links: 'So viele Links gehören nicht in eine Bewertung.',
    product: 'Dieses Produkt kann nicht bewertet werden.',
    parameter: 'Danach wird dieses Produkt nicht bewertet.',
    repeated: 'Diese Bewertung haben wir zu diesem Produkt bereits.',
  },
}

/** Writes a review. One with an order behind it is published at once, the others wait for the shop. */
export async function writeReview(
  context: Context,
  review: NewReview,
): Promise<Review & { is_published: boolean }> {
  const { sql, caller, language } = context
  const texts = TEXTS[language]
  const { product_id, rating, ratings = [] } = review
  const comment = printable(review.comment)
  const name = printable(review.name ?? '').replaceAll(/\s+/g, ' ') || null
  const links = comment.match(LINK)?.length ?? 0
  if (comment === '') throw invalid('comment', texts.comment)
  // Some signs are written by more than one in their normal form.
  if (comment.length > MAX_COMMENT_LENGTH) throw invalid('comment', texts.too_long)
  if (links > MAX_LINKS) throw invalid('comment', texts.links)
  if (name === null && caller.customer_id === null) throw invalid('name', texts.name)
  await requireRateable(context, review)
  const visitor =
    caller.customer_id === null ? `guest ${senderOf(context)}` : `customer ${caller.customer_id}`
  await written.take(context, visitor)
  const is_verified =
    caller.customer_id !== null && (await hasBought(context, caller.customer_id, product_id))
  const is_published = is_verified && links === 0
  const show_full_name = caller.customer_id !== null && (review.show_full_name ?? false)

  const id = await sql.begin(async (transaction) => {
    // Two equal reviews sent at once must not both find the other missing.
    await transaction`select from product where id = ${product_id} for no key update`
    await refuseFlood({ ...context, sql: transaction as unknown as Context['sql'] }, product_id, comment)
    const [row] = await transaction<{ id: number }[]>`
      insert into review (product_id, customer_id, name, comment, rating, language, state, is_verified,
        show_full_name, created_at)
      values (${product_id}, ${caller.customer_id}, ${name}, ${comment}, ${rating}, ${language},
        ${is_published ? 'published' : 'pending'}, ${is_verified}, ${show_full_name}, ${context.now})
      returning id`
    const review_id = row?.id ?? 0
    for (const part of ratings) {
      await transaction`
        insert into review_parameter_rating (review_id, review_parameter_id, rating)
        values (${review_id}, ${part.review_parameter_id}, ${part.rating})`
    }
    return review_id
  })
  const [row] = await sql<Review[]>`
    select review.id, review.customer_id, review.product_id, ${typedName(sql)} as name, review.comment, review.language,
      review.rating, review.created_at,
      ${shownName(sql)} as customer_full_name, review.is_verified
    from review left join customer on customer.id = review.customer_id
    where review.id = ${id}`
  if (!row) throw new Failure('conflict')
  return { ...row, is_published }
}

/** Strangers read "Jana N."; the whole name is shown only under a review whose customer asked for it. */
export function shownName(sql: Context['sql']): Fragment {
  return sql`nullif(trim(
    case when review.show_full_name then concat_ws(' ', customer.first_name, customer.last_name)
    else concat_ws(' ', customer.first_name, left(nullif(trim(customer.last_name), ''), 1) || '.') end
  ), '')`
}

/** What a guest has typed is shortened like the name of a customer; one word alone is a nickname, and stays. */
export function typedName(sql: Context['sql']): Fragment {
  return sql`regexp_replace(
    trim(review.name), '^([^[:space:]]+)[[:space:]](?:.*[[:space:]])?([^[:space:]])[^[:space:]]*$', '\\1 \\2.'
  )`
}

async function requireRateable(context: Context, { product_id, ratings = [] }: NewReview): Promise<void> {
  const { sql, language } = context
  const texts = TEXTS[language]
  const seen = await sql`select from product where id = ${product_id} and ${productIsVisible(context)}`
  if (seen.length === 0) throw invalid('product_id', texts.product)
  const parameters = await sql<{ review_parameter_id: number }[]>`
    select review_parameter_id from product_review_parameter where product_id = ${product_id}`
  const known = new Set(parameters.map(({ review_parameter_id }) => review_parameter_id))
  ratings.forEach(({ review_parameter_id }, index) => {
    // Each parameter is rated once.
    if (!known.delete(review_parameter_id)) {
      throw invalid(`ratings.${index}.review_parameter_id`, texts.parameter)
    }
  })
}

/** Two customers may say the same of a product. Who a guest is nobody knows, so they repeat whoever said it. */
async function refuseFlood(
  { sql, language, now, caller }: Context,
  product_id: number,
  comment: string,
): Promise<void> {
  const [found] = await sql<{ repeated: boolean; waiting: number }[]>`
    select coalesce(bool_or(search_text(comment) = search_text(${comment}::text)) filter (
        where customer_id = ${caller.customer_id} or ${caller.customer_id}::int is null
      ), false) as repeated,
      count(*) filter (
        where state = 'pending' and created_at > ${now}::timestamptz - interval '1 hour'
      )::int as waiting
    from review where product_id = ${product_id}`
  if (found?.repeated) throw new Failure('conflict', { sentence: TEXTS[language].repeated })
  if ((found?.waiting ?? 0) >= MAX_WAITING_PER_HOUR) {
    throw new Failure('rate_limited', { headers: { 'retry-after': '3600' } })
  }
}

const printable = (text: string) =>
  readable(text)
    .replaceAll(/[^\P{C}\n\t\u200C\u200D]/gu, '')
    .trim()

/** Shows a review to readers, or takes it from them. */
export async function judgeReview({ sql }: Context, id: number, is_published: boolean): Promise<void> {
  const found = await sql`
    update review set state = ${is_published ? 'published' : 'rejected'} where id = ${id} returning id`
  if (found.length === 0) throw notFound()
}
