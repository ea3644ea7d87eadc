import type { SignOrder } from './signature.ts'

const ADDRESS = ['address1', 'address2', 'address3', 'city', 'zip', 'state', 'country'] as const

const CUSTOMER = [
  'name',
  'email',
  'homePhone',
  'workPhone',
  'mobilePhone',
  [
    'account',
    [
      'createdAt',
      'changedAt',
      'changedPwdAt',
      'orderHistory',
      'paymentsDay',
      'paymentsYear',
      'oneclickAdds',
      'suspicious',
    ],
  ],
  ['login', ['auth', 'authAt', 'authData']],
] as const

const ORDER = [
  'type',
  'availability',
  'delivery',
  'deliveryMode',
  'deliveryEmail',
  'nameMatch',
  'addressMatch',
  ['billing', ADDRESS],
  ['shipping', ADDRESS],
  'shippingAddedAt',
  'reorder',
  ['giftcards', ['totalAmount', 'currency', 'quantity']],
] as const

/** What merchants sign, by operation. */
export const REQUEST_ORDER = {
  echo: ['merchantId', 'dttm'],
  echo_customer: ['merchantId', 'customerId', 'dttm'],
  init: [
    'merchantId',
    'orderNo',
    'dttm',
    'payOperation',
    'payMethod',
    'totalAmount',
    'currency',
    'closePayment',
    'returnUrl',
    'returnMethod',
    ['cart', ['name', 'quantity', 'amount', 'description']],
    ['customer', CUSTOMER],
    ['order', ORDER],
    'merchantData',
    'customerId',
    'language',
    'ttlSec',
    'logoVersion',
    'colorSchemeVersion',
    'customExpiry',
  ],
  process: ['merchantId', 'payId', 'dttm'],
  status: ['merchantId', 'payId', 'dttm'],
  close: ['merchantId', 'payId', 'dttm', 'totalAmount'],
  reverse: ['merchantId', 'payId', 'dttm'],
  refund: ['merchantId', 'payId', 'dttm', 'amount'],
} as const satisfies Record<string, SignOrder>

export type CsobOperation = keyof typeof REQUEST_ORDER

const PAYMENT = ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode'] as const

/** What the bank signs. */
export const ANSWER_ORDER = {
  echo: ['dttm', 'resultCode', 'resultMessage'],
  echo_customer: ['customerId', 'dttm', 'resultCode', 'resultMessage'],
  init: [...PAYMENT, 'customerCode', 'statusDetail'],
  process: [],
  status: [...PAYMENT, 'statusDetail'],
  close: [...PAYMENT, 'statusDetail'],
  reverse: [...PAYMENT, 'statusDetail'],
  refund: [...PAYMENT, 'statusDetail'],
} as const satisfies Record<CsobOperation, SignOrder>

export const RETURN_ORDER = [...PAYMENT, 'merchantData', 'statusDetail'] as const satisfies SignOrder
