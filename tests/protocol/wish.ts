import type { PaymentWish, RefundWish } from '#platform/payment/gateway.ts'
import { addingUp } from '#platform/payment/payment-wish.ts'

/** An order that is hard on the limits of a gateway. */
export const WISH: PaymentWish = {
  attempt_id: 12,
  order_number: '26000123',
  amount: 123_400,
  currency: 'CZK',
  language: 'cs',
  is_card: true,
  payer: {
    first_name: 'Božena',
    last_name: 'Němcová z Dlouhého Příjmení nad Orlicí a Labem',
    email: 'bozena@example.com',
    dial_code: '+420',
    phone: '601 000 777',
    street: 'Ř'.repeat(200),
    city: 'Červený Kostelec',
    post_code: '549 41',
    country_alpha2: 'CZ',
  },
  lines: addingUp(
    [
      { type: 'ITEM', name: 'Ž'.repeat(300), amount: 120_000, count: 3, ean: '8594000000001' },
      { type: 'DELIVERY', name: 'Zásilkovna', amount: 7900, count: 1, ean: null },
    ],
    123_400,
    '26000123',
  ),
  return_url: 'https://shop.example/api/payment-return?order_id=1',
  notification_url: 'https://shop.example/shop-api/gopay-requests/notification',
}

/** A part of it, for the first time. */
export const REFUND: RefundWish = {
  payment_id: '3000000001',
  amount: 100,
  total: WISH.amount,
  earlier: 0,
  asked: 'never',
  asked_at: null,
  now: new Date('2026-11-15T10:00:00Z'),
}
