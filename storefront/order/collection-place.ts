import { namedPlace } from '#contract/address-line.ts'
import type { ShopData } from '../shop-data.ts'
import type { OrderView } from './order-view.ts'

/** Where the buyer goes for the goods: to the shop itself, or to a place of the carrier or a partner; null where they are brought. */
export function collectionPlace(order: OrderView, { company }: ShopData): string | null {
  return order.is_at_shop ? namedPlace(company) : order.place
}
