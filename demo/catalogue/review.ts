import { isWoman, REVIEW_AMENDS, REVIEW_CLOSINGS, REVIEW_VOICES, REVIEWER_NAMES } from './review-voice.ts'
import type { ReviewFamily } from './review-voice.ts'
import type { Language } from '#contract/language.ts'
import type { DemoProduct, DemoReview } from './shape.ts'
import { hash, pick } from './text.ts'

const REVIEW_COUNT = 250
/** Five stars are the most common and one the rarest, as in any shop that people like. */
const RATINGS = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 1]
const LANGUAGES: Language[] = ['cs', 'cs', 'cs', 'cs', 'cs', 'cs', 'cs', 'sk', 'sk', 'en']
/** These have enough reviews to page through. */
const POPULAR = [
  'MUG',
  'MUG',
  'MUG',
  'PLAIN',
  'PLAIN',
  'SALE',
  'VIDEO',
  'COF-GUJI',
  'COF-MILL-WHEEL',
  'POT-MIST',
]

function familyOf(product: DemoProduct): ReviewFamily {
  if (product.review_parameters.includes('aroma')) return 'drink'
  return product.review_parameters.includes('feel') ? 'vessel' : 'tool'
}

function commentOf(family: ReviewFamily, language: Language, rating: number, seed: string): string {
  const voice = REVIEW_VOICES[family][language]
  const closings = REVIEW_CLOSINGS[language]
  const amends = REVIEW_AMENDS[language]
  if (voice === undefined || closings === undefined || amends === undefined)
    throw new Error(`no review voice for ${language}`)
  if (rating >= 4) return `${pick(voice.good, `${seed}:good`)} ${pick(voice.more, `${seed}:more`)}`
  const complaint = pick(rating === 3 ? voice.mixed : [...voice.bad, ...voice.faulty], `${seed}:less`)
  return `${complaint} ${pick(voice.faulty.includes(complaint) ? amends : closings, `${seed}:yet`)}`
}

function spoken(comment: string, name: string): string {
  return comment.replace(/\{([^|}]*)\|([^}]*)\}/g, isWoman(name) ? '$2' : '$1')
}

function near(rating: number, seed: string): number {
  const shift = (hash(seed) % 3) - 1
  return Math.min(5, Math.max(1, rating + shift))
}

/** Customers of the demo shop who signed what they wrote. */
const SIGNED: Record<number, { customer: string; name: string }> = {
  0: { customer: 'jana@example.com', name: 'Jana' },
  7: { customer: 'petr@example.com', name: 'Petr' },
  15: { customer: 'jana@example.com', name: 'Jana' },
}

function review(product: DemoProduct, index: number, attempt: number): DemoReview {
  const seed = `review ${index} ${product.code} ${attempt}`
  // Not of the attempt: what is drawn again for its words would be bad more often than good.
  const constant = `review ${index} ${product.code} 0`
  const signed = SIGNED[index]
  const language = signed === undefined ? pick(LANGUAGES, `${constant}:language`) : 'cs'
  const rating = pick(RATINGS, `${constant}:rating`)
  const name = signed?.name ?? pick(REVIEWER_NAMES[language] ?? ['Jana'], `${seed}:name`)
  return {
    product: product.code,
    language,
    customer: signed?.customer ?? null,
    name,
    comment: spoken(commentOf(familyOf(product), language, rating, seed), name),
    rating,
    parameter_ratings: product.review_parameters.map((parameter) => ({
      parameter,
      rating: near(rating, `${seed}:${parameter}`),
    })),
    created_days_ago: 2 + (hash(`${seed}:day`) % 420),
  }
}

/** About as many as a page of reviews holds. */
const NEAR = 8
const MAX_ATTEMPTS = 400

const sentences = (comment: string) => comment.split(/(?<=\.) /)

/** One page should show no sentence twice and nobody writing twice about the same product. */
function isEcho(written: DemoReview, reviews: DemoReview[]): boolean {
  const others = reviews.filter(({ product }) => product === written.product)
  const said = sentences(written.comment)
  return others.some((other) => {
    const days = [other.created_days_ago, written.created_days_ago]
    const between = others.filter(
      ({ created_days_ago: day }) => day > Math.min(...days) && day < Math.max(...days),
    )
    const repeats =
      other.name === written.name || sentences(other.comment).some((sentence) => said.includes(sentence))
    return repeats && between.length < NEAR
  })
}

export function reviewsOf(products: DemoProduct[]): DemoReview[] {
  const reviewable = products.filter(
    (product) =>
      product.is_active &&
      !product.is_hidden &&
      product.active_customer_groups === null &&
      product.purchasable_since_days === null &&
      (product.review_parameters.includes('aroma') || product.review_parameters.includes('workmanship')),
  )
  const popular = reviewable.filter((product) => POPULAR.includes(product.code))
  const reviews: DemoReview[] = []
  const said = new Set<string>()
  for (let index = 0; index < REVIEW_COUNT; index += 1) {
    const code = POPULAR[index % (POPULAR.length * 2)]
    const product = popular.find((one) => one.code === code) ?? pick(reviewable, `reviewed ${index}`)
    let attempt = 0
    let written = review(product, index, attempt)
    // The same words twice would look copied.
    while (said.has(written.comment) || (attempt < MAX_ATTEMPTS && isEcho(written, reviews)))
      written = review(product, index, (attempt += 1))
    said.add(written.comment)
    reviews.push(written)
  }
  return reviews
}
