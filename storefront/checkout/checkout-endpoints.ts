import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { saveDelivery, takeFromBook } from './delivery-draft.ts'
import { sendOrder } from './delivery-endpoint.ts'
import { fastCheckout } from './fast-checkout-endpoint.ts'
import { chooseMethods } from './methods-endpoint.ts'

/** What the forms of the checkout do; a script asks the same and gets an answer instead of a page. */
export const checkoutEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/checkout/methods': chooseMethods,
  '/api/checkout/draft': saveDelivery,
  '/api/checkout/address': takeFromBook,
  '/api/checkout/delivery': sendOrder,
  '/api/checkout/fast': fastCheckout,
}
