import { describe, expect, it } from 'vitest'
import { purchaseObstacles, type Wanted } from './purchase-obstacle.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const offer = { update_stock: true, stock_state: 3 }
const obstacles = (change: Partial<Wanted>) =>
  purchaseObstacles({ offer, missing: [], package: null, ...change }, NOW)

describe('what is in the way of a purchase', () => {
  it('is nothing for a product, a service or a complete package on sale [CATALOG-13]', () => {
    expect(obstacles({})).toEqual([])
    expect(obstacles({ offer: { update_stock: false, stock_state: null } })).toEqual([])
    expect(obstacles({ package: { missing_parts: [], missing_pieces: 0 } })).toEqual([])
  })

  it('is named in the order of the page: properties, parts, pieces [CATALOG-11] [CATALOG-12]', () => {
    const wanted = {
      missing: ['Barva'],
      package: { missing_parts: ['Šálek'], missing_pieces: 2 },
    }
    expect(obstacles(wanted)).toEqual([
      { kind: 'property', name: 'Barva' },
      { kind: 'part', name: 'Šálek' },
      { kind: 'pieces', count: 2 },
    ])
  })

  it('is the product itself while it cannot be had, and then nothing else matters [CATALOG-05] [CATALOG-19]', () => {
    const missing = ['Barva']
    const unavailable = [{ kind: 'unavailable' }]
    expect(obstacles({ missing, offer: { ...offer, stock_state: 0 } })).toEqual(unavailable)
    expect(obstacles({ missing, offer: { ...offer, purchasable_since: '2026-05-02T00:00:00Z' } })).toEqual(
      unavailable,
    )
    expect(obstacles({ missing, offer: { ...offer, purchasable_since: '2026-05-01T12:00:00Z' } })).toEqual([
      { kind: 'property', name: 'Barva' },
    ])
  })

  it('is not the stock while it is open which variation is meant [CATALOG-05]', () => {
    expect(obstacles({ offer: null, missing: ['Barva'] })).toEqual([{ kind: 'property', name: 'Barva' }])
  })
})
