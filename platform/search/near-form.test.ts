import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceOf } from '#tests/edit-distance.ts'
import { nearForms } from './near-form.ts'

function prefixDistance(word: string, form: string): number {
  return Math.min(
    ...Array.from({ length: form.length + 1 }, (_, end) => distanceOf(word, form.slice(0, end))),
  )
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 8 })
const dictionary = fc.uniqueArray(letters, { maxLength: 60 }).map((forms) => forms.toSorted())

describe('near forms', () => {
  it('are the same as by comparing with every form of the dictionary [CONTENT-08]', () => {
    fc.assert(
      fc.property(dictionary, letters, fc.integer({ min: 1, max: 2 }), (sorted, word, max) => {
        const expected = sorted.flatMap((form, index) => {
          const distance = distanceOf(word, form)
          return distance <= max ? [{ index, distance }] : []
        })
        expect(nearForms(sorted, word, { max })).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('by their beginning are the same as by comparing with every beginning', () => {
    fc.assert(
      fc.property(dictionary, letters, (sorted, word) => {
        const expected = sorted.flatMap((form, index) => (prefixDistance(word, form) <= 1 ? [index] : []))
        const found = nearForms(sorted, word, { max: 1, as_prefix: true })
        expect(found.map(({ index }) => index)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('find one letter put in, left out, changed and swapped', () => {
    const sorted = ['kagoshima', 'konvice', 'sencha'].toSorted()
    const found = (word: string) => nearForms(sorted, word, { max: 1 }).map(({ index }) => sorted[index])
    for (const word of ['senchja', 'sencx', 'senca', 'senhca', 'zencha']) {
      expect(found(word)).toEqual(word === 'sencx' ? [] : ['sencha'])
    }
  })
})
