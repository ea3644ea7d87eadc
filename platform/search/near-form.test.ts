import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearForms } from './near-form.ts'

/** The plain table of the comparison: letters put in, left out, changed, or two neighbours swapped. */
function distanceOf(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const is_same = one[row - 1] === other[column - 1]
      const is_swap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const line = table[row] ?? []
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (is_same ? 0 : 1),
        is_swap ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(one.length, other.length)
}

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
