import type { Matches } from './match.ts'
import { FIELDS, fieldsOf, placeOf, type Postings, slotOf } from './posting.ts'
import { FITS, type Layer, NOT_IN_NAME, qualitiesOf, SURE_FIT } from './rank.ts'

/** Layers are kept from query to query: clearing one costs far less than making one. */
export function createLayers() {
  const kept: Layer[] = []

  function blank(word: number, count: number): Layer {
    const known = kept[word]
    if (known && known.quality.length >= count) {
      known.quality.fill(0, 0, count)
      known.fields.fill(0, 0, count)
      return known
    }
    const size = Math.ceil(count * 1.25) + 64
    const made = { quality: new Uint16Array(size), place: new Uint8Array(size), fields: new Uint8Array(size) }
    kept[word] = made
    return made
  }

  return {
    /** The best fit of one word of the query in every document. */
    fill(
      word: number,
      count: number,
      { matches, code_slots, postings }: { matches: Matches; code_slots: number[]; postings: Postings },
    ): Layer {
      const layer = blank(word, count)
      const { quality, place, fields: sure_fields } = layer
      for (const [term, fit] of matches) {
        const by_fields = qualitiesOf(fit)
        const is_sure = fit >= SURE_FIT
        const values = postings.of(term)
        const length = postings.count(term)
        for (let index = 0; index < length; index++) {
          const value = values[index]!
          const slot = slotOf(value)
          const fields = fieldsOf(value)
          if (is_sure) sure_fields[slot]! |= fields
          const reached = by_fields[fields]!
          if (reached <= quality[slot]!) continue
          quality[slot] = reached
          place[slot] = (fields & FIELDS.name) === 0 ? NOT_IN_NAME : placeOf(value)
        }
      }
      for (const slot of code_slots) {
        quality[slot] = FITS.code
        place[slot] = NOT_IN_NAME
      }
      return layer
    },
  }
}
export type Layers = ReturnType<typeof createLayers>
