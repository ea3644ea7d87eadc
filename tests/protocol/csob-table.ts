import { flag, like, list, type Message, one, type Row, text, url, whole } from './field-table.ts'

/** eAPI 1.9 as the bank documents it; neither our client nor our sandbox is asked. */

/** Fields in the order in which they are signed; a list is signed row by row. */
export type Order = (string | { each: string; fields: string[] })[]

const words = (line: string) => line.trim().split(/\s+/)
const inside = (name: string, fields: string[]) => fields.map((field) => `${name}.${field}`)
const ADDRESS = words('address1 address2 address3 city zip state country')

const INIT: Order = [
  ...words(
    'merchantId orderNo dttm payOperation payMethod totalAmount currency closePayment returnUrl returnMethod',
  ),
  { each: 'cart', fields: words('name quantity amount description') },
  ...inside('customer', words('name email homePhone workPhone mobilePhone')),
  ...inside(
    'customer.account',
    words('createdAt changedAt changedPwdAt orderHistory paymentsDay paymentsYear oneclickAdds suspicious'),
  ),
  ...inside('customer.login', words('auth authAt authData')),
  ...inside('order', words('type availability delivery deliveryMode deliveryEmail nameMatch addressMatch')),
  ...inside('order.billing', ADDRESS),
  ...inside('order.shipping', ADDRESS),
  ...inside('order', words('shippingAddedAt reorder')),
  ...inside('order.giftcards', words('totalAmount currency quantity')),
  ...words('merchantData customerId language ttlSec logoVersion colorSchemeVersion customExpiry'),
]

const STATE = words('payId dttm resultCode resultMessage paymentStatus authCode')

/** Method, path, what the merchant signs, what the bank signs. Segments of a GET are its fields, the signature last. */
export const CALLS = {
  echo: ['POST', '/echo', words('merchantId dttm'), words('dttm resultCode resultMessage')],
  init: ['POST', '/payment/init', INIT, [...STATE, 'customerCode', 'statusDetail']],
  process: ['GET', '/payment/process', words('merchantId payId dttm'), []],
  status: ['GET', '/payment/status', words('merchantId payId dttm'), [...STATE, 'statusDetail']],
  close: ['PUT', '/payment/close', words('merchantId payId dttm totalAmount'), [...STATE, 'statusDetail']],
  reverse: ['PUT', '/payment/reverse', words('merchantId payId dttm'), [...STATE, 'statusDetail']],
  refund: ['PUT', '/payment/refund', words('merchantId payId dttm amount'), [...STATE, 'statusDetail']],
} as const satisfies Record<string, readonly [string, string, Order, Order]>

export const RETURN: Order = [...STATE, 'merchantData', 'statusDetail']

const TIME = like(/^\d{14}$/, 'soon')
const PAY_ID = like(/^.{15}$/, 'short')
const SIGNATURE = like(/^[A-Za-z0-9+/]{342}==$/)
const TRIMMED = (most: number) => ({
  test: (value: unknown) => text(most).test(value) && value === String(value).trim(),
  wrong: ['x'.repeat(most + 1), ' Nákup'],
})

export const INIT_FIELDS: Row[] = [
  ['merchantId', true, text(10)],
  ['orderNo', true, like(/^\d{1,10}$/, '12345678901', 'A1')],
  ['dttm', true, TIME],
  ['payOperation', false, one('payment', 'oneclickPayment', 'customPayment')],
  ['payMethod', false, one('card', 'card#LVP')],
  ['totalAmount', true, whole(1)],
  ['currency', true, one('CZK', 'EUR', 'USD', 'GBP', 'HUF', 'PLN', 'RON', 'NOK', 'SEK')],
  ['closePayment', false, flag],
  ['returnUrl', true, url(300)],
  ['returnMethod', true, one('POST', 'GET')],
  ['cart', true, { ...list, wrong: [[], 'text'] }],
  ['cart[].name', true, TRIMMED(20)],
  ['cart[].quantity', true, whole(1)],
  ['cart[].amount', true, whole(0)],
  ['cart[].description', false, TRIMMED(40)],
  ['customer.name', false, text(45)],
  ['customer.email', false, like(/^\S+@\S+$/, 'nobody')],
  ['customer.mobilePhone', false, like(/^\+\d{1,3}\.\d{1,15}$/, '601234567')],
  ['merchantData', false, like(/^[A-Za-z0-9+/]{1,255}={0,2}$/, 'ne base64!', 'A'.repeat(256))],
  ['language', true, one(...words('cs en de fr hu it ja pl pt ro ru sk es tr vi hr sl sv'))],
  ['ttlSec', false, whole(300, 1800)],
  ['signature', true, SIGNATURE],
]

const ANSWER: Row[] = [
  ['payId', true, PAY_ID],
  ['dttm', true, TIME],
  ['resultCode', true, whole(0, 999)],
  ['resultMessage', true, text(400)],
  ['paymentStatus', true, whole(1, 10)],
  ['authCode', false, text(6)],
  ['statusDetail', false, text(400)],
  ['signature', true, SIGNATURE],
]

export const ANSWERS: Record<keyof typeof CALLS, Row[]> = {
  echo: ANSWER.filter(([path]) => ['dttm', 'resultCode', 'resultMessage', 'signature'].includes(path)),
  init: [...ANSWER, ['customerCode', false, text(20)]],
  process: [],
  status: ANSWER,
  close: ANSWER,
  reverse: ANSWER,
  refund: ANSWER,
}

/** `paymentStatus`, and what it means to a shop. */
export const STATUSES = {
  1: 'open',
  2: 'pending',
  3: 'failed',
  4: 'paid',
  5: 'refunded',
  6: 'failed',
  7: 'paid',
  8: 'paid',
  9: 'refunded',
  10: 'refunded',
} as const

export const REFUSAL_CODES = [
  100, 110, 120, 130, 140, 150, 160, 170, 180, 200, 500, 600, 700, 710, 720, 730, 740, 750, 800, 810, 820,
]
/** Of the method's processing, internal and general. */
export const ERROR_CODES = [190, 900, 999]

/** The text that is signed: what is absent leaves no slot. */
export function textOf(order: Order, message: Message): string {
  return order
    .flatMap((field) => {
      if (typeof field === 'string') return [at(message, field)]
      const rows = message[field.each]
      return Array.isArray(rows) ? rows.flatMap((row: Message) => field.fields.map((name) => row[name])) : []
    })
    .filter((value) => value !== undefined && value !== null)
    .join('|')
}

function at(message: Message, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Message | undefined)?.[name], message)
}
