import type { CsobResultCode } from './result.ts'

export interface CsobProblem {
  code: CsobResultCode
  field: string
}

type Values = Record<string, unknown>
type Test = (value: unknown) => boolean

const isText =
  (most: number, pattern = /^/): Test =>
  (value) =>
    typeof value === 'string' && [...value].length <= most && pattern.test(value)
const isOneOf =
  (...list: string[]): Test =>
  (value) =>
    typeof value === 'string' && list.includes(value)
const isWhole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Test =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
const isBoolean: Test = (value) => typeof value === 'boolean'
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const TIME = /^\d{14}$/
const TRIMMED = /^(?!\s)(?:.*\S)?$/
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const LANGUAGES = 'cs en de fr hu it ja pl pt ro ru sk es tr vi hr sl sv'.split(' ')
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

type Rule = [path: string, required: boolean, test: Test]

const INIT: Rule[] = [
  ['orderNo', true, isText(10, /^\d+$/)],
  ['payOperation', false, isOneOf('payment', 'oneclickPayment', 'customPayment')],
  ['payMethod', false, isOneOf('card', 'card#LVP')],
  ['totalAmount', true, isWhole(1)],
  ['currency', true, isOneOf('CZK', 'EUR', 'USD', 'GBP', 'HUF', 'PLN', 'RON', 'NOK', 'SEK')],
  ['closePayment', false, isBoolean],
  ['returnUrl', true, (value) => isText(300, /^https?:\/\//)(value) && URL.canParse(String(value))],
  ['returnMethod', true, isOneOf('POST', 'GET')],
  ['cart', true, (value) => Array.isArray(value) && value.length >= 1 && value.length <= 2],
  ['cart[].name', true, isText(20, TRIMMED)],
  ['cart[].quantity', true, isWhole(1)],
  ['cart[].amount', true, isWhole(0)],
  ['cart[].description', false, isText(40, TRIMMED)],
  ['customer', false, isRecord],
  ['customer.name', false, isText(45)],
  ['customer.email', false, isText(100, /^[^\s@]+@[^\s@]+$/)],
  ['customer.homePhone', false, isText(20, /^\+\d{1,3}\.\d+$/)],
  ['customer.workPhone', false, isText(20, /^\+\d{1,3}\.\d+$/)],
  ['customer.mobilePhone', false, isText(20, /^\+\d{1,3}\.\d+$/)],
  ['customer.account', false, isRecord],
  ['customer.account.createdAt', false, isText(40, ISO_TIME)],
  ['customer.account.changedAt', false, isText(40, ISO_TIME)],
  ['customer.account.changedPwdAt', false, isText(40, ISO_TIME)],
  ['customer.login', false, isRecord],
  [
    'customer.login.auth',
    false,
    isOneOf('guest', 'account', 'federated', 'issuer', 'thirdparty', 'fido', 'fido_signed', 'api'),
  ],
  ['customer.login.authAt', false, isText(40, ISO_TIME)],
  ['order', false, isRecord],
  [
    'order.delivery',
    false,
    isOneOf('shipping', 'shipping_verified', 'instore', 'digital', 'ticket', 'other'),
  ],
  ['order.deliveryMode', false, isOneOf('0', '1', '2', '3')],
  ['order.nameMatch', false, isBoolean],
  ['order.addressMatch', false, isBoolean],
  ['order.billing.country', false, isText(3, /^[A-Z]{3}$/)],
  ['order.shipping.country', false, isText(3, /^[A-Z]{3}$/)],
  ['merchantData', false, isText(255, BASE64)],
  ['customerId', false, isText(50)],
  ['language', true, isOneOf(...LANGUAGES)],
  ['ttlSec', false, isWhole(300, 1800)],
  ['logoVersion', false, isWhole(0)],
  ['colorSchemeVersion', false, isWhole(0)],
  ['customExpiry', false, isText(14, TIME)],
]

const PAY_ID: Rule = ['payId', true, isText(15, /^[\w@]{15}$/)]

const RULES: Record<string, Rule[]> = {
  echo_customer: [['customerId', true, isText(50)]],
  init: INIT,
  status: [PAY_ID],
  process: [PAY_ID],
  close: [PAY_ID, ['totalAmount', false, isWhole(1)]],
  reverse: [PAY_ID],
  refund: [PAY_ID, ['amount', false, isWhole(1)]],
}

/** The first thing that is wrong with a request, whose signature is right. */
export function problemOf(operation: string, values: Values): CsobProblem | null {
  for (const [path, required, test] of RULES[operation] ?? []) {
    for (const { field, value } of valuesAt(values, path)) {
      const absent = value === undefined || value === null || value === ''
      if (absent && required) return { code: 100, field }
      if (!absent && !test(value)) return { code: 110, field }
    }
  }
  if (operation !== 'init') return null
  if (values.customExpiry !== undefined && values.payOperation !== 'customPayment') {
    return { code: 110, field: 'customExpiry' }
  }
  const sum = rows(values.cart).reduce((total, { amount }) => total + Number(amount), 0)
  return sum === values.totalAmount ? null : { code: 110, field: 'totalAmount' }
}

function valuesAt(values: Values, path: string): { field: string; value: unknown }[] {
  const [list, rest] = path.split('[].')
  if (list !== undefined && rest !== undefined) {
    return rows(values[list]).map((row, place) => ({ field: `${list}[${place}].${rest}`, value: row[rest] }))
  }
  let value: unknown = values
  for (const name of path.split('.')) {
    if (!isRecord(value)) return []
    value = value[name]
  }
  return [{ field: path, value }]
}

function rows(value: unknown): Values[] {
  return Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : []
}
