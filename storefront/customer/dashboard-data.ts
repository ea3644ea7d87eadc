import type { Card } from '../catalogue/card.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type OrderRow, readOrders } from '../order/order-data.ts'
import { readFavoriteProducts } from '../wishlist/favorite-data.ts'
import { readAddresses, type ShownAddress } from './address-data.ts'
import { type Credits, ownCustomer, part, readCredits } from './customer-data.ts'

const PREVIEWED_FAVORITES = 4

/** Null: it could not be read, and says so while the rest is shown. */
export interface DashboardData {
  /** How the customer is addressed: in the vocative where the language has one. */
  name: string
  email: string
  used_referral_code: string | null
  orders: OrderRow[] | null
  credits: Credits[] | null
  addresses: ShownAddress[] | null
  favorites: Card[] | null
}

export async function loadDashboard(context: LoadContext): Promise<Loaded<DashboardData>> {
  const { api } = context
  const { me, customer } = ownCustomer(context)
  const [orders, credits, addresses, favorites] = await Promise.all([
    part(readOrders(api, 1, 1)),
    part(readCredits(context)),
    part(readAddresses(api)),
    part(readFavoriteProducts(api, 1, PREVIEWED_FAVORITES)),
  ])
  return {
    data: {
      name: me.name_inflections.first_name_vocative ?? customer.first_name,
      email: customer.email,
      used_referral_code: me.used_referral_code,
      orders: orders?.orders ?? null,
      credits,
      addresses: addresses?.filter((one) => one.is_billing_default || one.is_shipping_default) ?? null,
      favorites: favorites?.products ?? null,
    },
  }
}
