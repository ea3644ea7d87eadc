import { expect, it } from 'vitest'
import { CARRIERS } from '#contract/shipping.ts'
import { deliveriesFor, type Delivery } from './delivery.ts'

const parcel: Delivery = {
  shipping_service: CARRIERS.ppl,
  name: 'Parcel',
  taxed_price: 99_00,
  collection_taxed_price: 30_00,
}
const priced = (taxed_price: number, free_from: number | null) =>
  deliveriesFor({ methods: [parcel], free_from }, taxed_price).map((one) => one.taxed_price)

it('an offer travels free from the very price the cart has free shipping from; its collection is paid all the same [CART-41] [SHOP-02]', () => {
  expect(priced(1199_99, 1200_00)).toEqual([99_00])
  expect(priced(1200_00, 1200_00)).toEqual([0])
  expect(priced(1_000_000_00, null)).toEqual([99_00])
  const [free] = deliveriesFor({ methods: [parcel], free_from: 0 }, 1)
  expect(free?.collection_taxed_price).toBe(30_00)
})
