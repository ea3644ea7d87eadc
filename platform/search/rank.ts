import { FIELDS } from './posting.ts'

/** How well a word of the query fits a word of a document. */
export const FITS = {
  code: 3000,
  exact: 1000,
  stem: 800,
  prefix: 400,
  kin: 380,
  root_prefix: 300,
  one_letter: 250,
  two_letters: 150,
  near_prefix: 120,
} as const

/** From here on a word counts as found, not as guessed. */
export const SURE_FIT = FITS.stem

/** A whole query that is a code stands above whatever else was found. */
export const CODE_SCORE = 1_000_000

const FIELD_SHARE = { name: 1, brand: 0.65, category: 0.6, text: 0.2 }

const BEST_SHARE = Array.from({ length: 16 }, (_, fields) =>
  Math.max(
    fields & FIELDS.name ? FIELD_SHARE.name : 0,
    fields & FIELDS.brand ? FIELD_SHARE.brand : 0,
    fields & FIELDS.category ? FIELD_SHARE.category : 0,
    fields & FIELDS.text ? FIELD_SHARE.text : 0,
  ),
)

const known_qualities = new Map<number, Uint16Array>()

/** What a fit is worth, by the bits of the fields the word stands in: the best of them counts. */
export function qualitiesOf(fit: number): Uint16Array {
  const known = known_qualities.get(fit) ?? Uint16Array.from(BEST_SHARE, (share) => Math.round(fit * share))
  known_qualities.set(fit, known)
  return known
}

const ALL_IN_NAME_PER_WORD = 1000
const NEIGHBOURS = 100
const STARTS_NAME = 50
const WHOLE_NAME = 150
const ANOTHER_FIELD = 30

/** What one word of the query found, by slot; a quality of 0 is not found. */
export interface Layer {
  quality: Uint16Array<ArrayBuffer>
  place: Uint8Array<ArrayBuffer>
  /** The fields it surely stands in. */
  fields: Uint8Array<ArrayBuffer>
}
export const NOT_IN_NAME = 255

/** A tea whose category is tea as well is rather what is meant than a scale for tea. */
const MORE_FIELDS = Array.from({ length: 16 }, (_, fields) => {
  const count = [FIELDS.name, FIELDS.brand, FIELDS.category].filter((bit) => fields & bit).length
  return Math.max(0, count - 1) * ANOTHER_FIELD
})

/** The score of a document that has all the words; whole numbers, so that equals are equal and popularity decides. */
export function scoreAll(layers: readonly Layer[], slot: number, name_words: number): number {
  let score = 0
  let in_name = true
  let neighbours = 0
  let place_before = -9
  let first_place = NOT_IN_NAME
  for (let word = 0; word < layers.length; word++) {
    const layer = layers[word]!
    const quality = layer.quality[slot]!
    const place = layer.place[slot]!
    score += quality + MORE_FIELDS[layer.fields[slot]!]!
    const may_be_unfinished = word > 0 && word === layers.length - 1 && quality >= FITS.prefix
    if (place === NOT_IN_NAME || (quality < SURE_FIT && !may_be_unfinished)) in_name = false
    if (word === 0) first_place = place
    const step = place - place_before
    // Two apart still counts: a preposition may stand between.
    if (place !== NOT_IN_NAME && step > 0 && step < 3) neighbours++
    place_before = place === NOT_IN_NAME ? -9 : place
  }
  score += neighbours * NEIGHBOURS
  if (first_place === 0) score += STARTS_NAME
  if (!in_name) return score
  return score + layers.length * ALL_IN_NAME_PER_WORD + (name_words === layers.length ? WHOLE_NAME : 0)
}

/** One of the words is only mentioned in the description, or not there at all. */
export function isVague(layers: readonly Layer[], slot: number): boolean {
  const mentioned = FITS.exact * FIELD_SHARE.text
  return layers.some(({ quality, place }) => {
    return (quality[slot] ?? 0) === 0 || ((quality[slot] ?? 0) <= mentioned && place[slot] === NOT_IN_NAME)
  })
}

const MORE_WORDS = 1_000_000

/** The score of a document that may lack some words: how many it has, then how rare they are. */
export function scoreSome(layers: readonly Layer[], slot: number, rarity: readonly number[]): number {
  let score = 0
  for (let word = 0; word < layers.length; word++) {
    const quality = layers[word]?.quality[slot] ?? 0
    if (quality > 0) score += MORE_WORDS + quality * (rarity[word] ?? 1)
  }
  return score
}

/** How many words of the query a score of scoreSome stands for. */
export const wordsOfScore = (score: number): number => Math.floor(score / MORE_WORDS)
