import { describe, expect, it } from 'vitest'
import { type PackagePiece, packageStock } from './package-stock.ts'

const NOW = new Date('2026-05-01T12:00:00Z')

function piece(
  product_id: number,
  count: number,
  stock_state: number | null,
  rest: Partial<PackagePiece['item']> = {},
): PackagePiece {
  return { product_id, product_variation_id: null, count, item: { update_stock: true, stock_state, ...rest } }
}

describe('the stock of a package', () => {
  it('is as many whole packages as its scarcest piece makes [CATALOG-10]', () => {
    expect(packageStock([piece(1, 1, 9), piece(2, 2, 7)], NOW)).toBe(3)
    expect(packageStock([piece(1, 1, 9), piece(2, 2, 1)], NOW)).toBe(0)
  })

  it('counts pieces of one product together, and variations apart [CATALOG-10] [CATALOG-11]', () => {
    expect(packageStock([piece(1, 1, 5), piece(1, 1, 5)], NOW)).toBe(2)
    const small = { ...piece(1, 1, 5), product_variation_id: 10 }
    const large = { ...piece(1, 1, 4), product_variation_id: 11 }
    expect(packageStock([small, large], NOW)).toBe(4)
  })

  it('is not limited by pieces whose stock is not tracked or not known [CATALOG-10]', () => {
    expect(packageStock([piece(1, 1, null), piece(2, 1, 0, { update_stock: false })], NOW)).toBe(null)
    expect(packageStock([piece(1, 1, null), piece(2, 1, 4)], NOW)).toBe(4)
    expect(packageStock([], NOW)).toBe(null)
  })

  it('is none while a piece cannot be bought: sold out, forbidden or not on sale yet [CATALOG-10] [CATALOG-19]', () => {
    expect(packageStock([piece(1, 1, 0), piece(2, 1, 4)], NOW)).toBe(0)
    expect(packageStock([piece(1, 1, 8, { product_availability: { can_purchase: false } })], NOW)).toBe(0)
    expect(packageStock([piece(1, 1, 8, { purchasable_since: '2026-06-01T00:00:00Z' })], NOW)).toBe(0)
  })
})
