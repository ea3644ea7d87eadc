import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IdMap } from './id-map.ts'

const ids = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_000_000_000 }))
const steps = fc.array(
  fc.record({ id: ids, value: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }) }),
  { maxLength: 60 },
)

describe('numbers kept by id', () => {
  it('are those that a Map would keep, however far apart the ids are', () => {
    fc.assert(
      fc.property(steps, (done) => {
        const [map, plain] = [new IdMap(), new Map<number, number>()]
        for (const { id, value } of done) {
          if (value === null) expect(map.delete(id)).toBe(plain.delete(id))
          else {
            map.set(id, value)
            plain.set(id, value)
          }
        }
        expect(map.size).toBe(plain.size)
        for (const { id } of done) {
          expect(map.get(id)).toBe(plain.get(id))
          expect(map.get(id + 1)).toBe(plain.get(id + 1))
        }
      }),
    )
  })
})
