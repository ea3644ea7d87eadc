import { type KeyObject, sign, verify } from 'node:crypto'

/** The documented order of the fields of a message; a list inside stands for the fields of what is nested. */
export type FieldOrder = readonly (string | readonly [name: string, inside: FieldOrder])[]

const ADDRESS: FieldOrder = ['address1', 'address2', 'address3', 'city', 'zip', 'state', 'country']
const STATE: FieldOrder = ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode']
const CHALLENGE: FieldOrder = ['url', 'method', 'vars']

export const REQUEST_ORDER = {
  echo: ['merchantId', 'dttm'],
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
    [
      'customer',
      [
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
      ],
    ],
    [
      'order',
      [
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
      ],
    ],
    'merchantData',
    'customerId',
    'language',
    'ttlSec',
    'logoVersion',
    'colorSchemeVersion',
    'customExpiry',
  ],
  payment: ['merchantId', 'payId', 'dttm'],
  close: ['merchantId', 'payId', 'dttm', 'totalAmount'],
  refund: ['merchantId', 'payId', 'dttm', 'amount'],
} as const satisfies Record<string, FieldOrder>

export const ANSWER_ORDER = {
  echo: ['dttm', 'resultCode', 'resultMessage'],
  init: [...STATE, 'customerCode', 'statusDetail'],
  status: [
    ...STATE,
    'statusDetail',
    [
      'actions',
      [
        ['fingerprint', [['browserInit', CHALLENGE]]],
        ['authenticate', [['browserChallenge', CHALLENGE]]],
      ],
    ],
  ],
  change: [...STATE, 'statusDetail'],
  return: [...STATE, 'merchantData', 'statusDetail'],
} as const satisfies Record<string, FieldOrder>

/** The text that is signed: present fields only, in the documented order, whatever order they were written in. */
export function signedText(order: FieldOrder, message: Record<string, unknown>): string {
  return partsOf(order, message).join('|')
}

function partsOf(order: FieldOrder, message: unknown): string[] {
  if (Array.isArray(message)) return message.flatMap((one) => partsOf(order, one))
  if (typeof message !== 'object' || message === null) return []
  const fields = message as Record<string, unknown>
  return order.flatMap((field) => {
    if (typeof field !== 'string') return partsOf(field[1], fields[field[0]])
    const value = fields[field]
    if (value === null || value === undefined) return []
    return typeof value === 'object' ? Object.values(value).map(String) : [String(value)]
  })
}

export function signText(text: string, private_key: KeyObject): string {
  return sign('sha256', Buffer.from(text), private_key).toString('base64')
}

export function isSigned(text: string, signature: unknown, public_key: KeyObject): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify('sha256', Buffer.from(text), public_key, Buffer.from(signature, 'base64'))
}

const PRAGUE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The bank's clock: `YYYYMMDDHHMMSS`, Prague time. */
export function dttmOf(moment: Date): string {
  return PRAGUE.format(moment).replaceAll(/\D/g, '')
}
