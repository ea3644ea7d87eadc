import type { PaymentMessages } from './messages.ts'

export const enPayment: Readonly<Record<keyof PaymentMessages, string>> = {
  'payment.checking': 'We are checking your payment',
  'payment.checking_text':
    'The bank has not confirmed the result yet. We keep asking, and this page will update by itself. Pay again only if you know that the payment failed.',
  'payment.check_again': 'Check again',
  'payment.refused':
    'The payment cannot be started now. Please try again in a while, or choose another way to pay.',
  'payment.latest_order': 'Show the order you have just placed',
  'payment.latest_order_unpaid': 'Order {code} has not been paid yet – pay now',
  'payment.otherwise': 'Pay in another way',
  'payment.otherwise_lead': 'The price of the order stays the same.',
  'payment.otherwise_submit': 'Change the payment method',
  'payment.not_changed':
    'The payment method cannot be changed now. If the previous payment is still open at the gateway, please finish it or cancel it there. If the method has already been changed several times, please contact us.',
}
