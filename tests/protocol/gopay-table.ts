import { like, list, one, record, type Row, text, url, whole } from './field-table.ts'

/** GoPay REST v3 as its documentation and its own libraries have it; neither our client nor our sandbox is asked. */
export const INSTRUMENTS =
  'PAYMENT_CARD BANK_ACCOUNT GPAY APPLE_PAY CLICK_TO_PAY GOPAY PAYPAL PAYSAFECARD MPAYMENT PRSMS BITCOIN TWISTO SKIPPAY'.split(
    ' ',
  )
const CURRENCIES = ['CZK', 'EUR', 'PLN', 'HUF', 'GBP', 'USD', 'RON', 'BGN']
const LANGUAGES = 'CS SK EN DE PL HU FR RO BG HR IT ES UK ET LT LV SL PT RU'.split(' ')

const CONTACT: Row[] = [
  ['payer.contact.first_name', false, text(256)],
  ['payer.contact.last_name', false, text(256)],
  ['payer.contact.email', true, like(/^\S+@\S+$/, 'nobody')],
  ['payer.contact.phone_number', false, like(/^\+\d{6,15}$/, 'call me')],
  ['payer.contact.city', false, text(128)],
  ['payer.contact.street', false, text(128)],
  ['payer.contact.postal_code', false, text(16)],
  // Three letters; two are the classic mistake.
  ['payer.contact.country_code', false, like(/^[A-Z]{3}$/, 'CZ')],
]

export const CREATE: Row[] = [
  ['payer.default_payment_instrument', false, one(...INSTRUMENTS)],
  ...CONTACT,
  ['target.type', true, one('ACCOUNT')],
  ['target.goid', true, whole(1)],
  ['amount', true, whole(1)],
  ['currency', true, one(...CURRENCIES)],
  ['order_number', true, like(/^[0-9A-Za-z]{1,128}$/, '1'.repeat(129))],
  ['order_description', false, text(256)],
  ['items', true, list],
  ['items[].type', false, one('ITEM', 'DELIVERY', 'DISCOUNT')],
  ['items[].name', true, text(256)],
  ['items[].amount', true, whole()],
  ['items[].count', false, whole(1)],
  ['items[].ean', false, text(13)],
  ['callback.return_url', true, url(512)],
  ['callback.notification_url', true, url(512)],
  ['lang', false, one(...LANGUAGES)],
  ['additional_params', false, list],
  ['additional_params[].name', false, text(256)],
  ['additional_params[].value', false, text(256)],
]

export const STATES = {
  CREATED: 'open',
  PAYMENT_METHOD_CHOSEN: 'pending',
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELED: 'failed',
  TIMEOUTED: 'failed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'paid',
} as const

export const CREATED: Row[] = [
  ['id', true, whole(1)],
  ['order_number', true, text(128)],
  ['state', true, one(...Object.keys(STATES))],
  ['amount', true, whole(1)],
  ['currency', true, one(...CURRENCIES)],
  ['payer', true, record],
  ['target', true, record],
  ['additional_params', false, list],
  ['additional_params[].name', false, text(256)],
  ['additional_params[].value', false, text(256)],
  ['lang', true, one(...LANGUAGES)],
  ['gw_url', true, url(512)],
]

export const STATUS: Row[] = [
  ...CREATED,
  ['sub_state', false, like(/^_\d{3,4}$/)],
  ['payment_instrument', false, one(...INSTRUMENTS)],
  ['preauthorization', false, record],
  ['recurrence', false, record],
  ['parent_id', false, whole(1)],
]

export const TOKEN: Row[] = [
  ['token_type', true, one('bearer')],
  ['access_token', true, text(4096)],
  ['expires_in', true, whole(1)],
]

export const REFUND: Row[] = [
  ['id', true, whole(1)],
  ['result', true, one('ACCEPTED', 'FINISHED', 'FAILED')],
]

export const REFUND_LINE: Row[] = [
  ['id', true, whole(1)],
  ['state', true, text(20)],
  ['amount', true, whole(1)],
  ['currency', true, one(...CURRENCIES)],
  ['date_requested', true, text(40)],
  ['date_last_change', true, text(40)],
]

export const ERROR: Row[] = [
  ['date_issued', true, whole(1)],
  ['errors', true, list],
  ['errors[].scope', true, one('F', 'G')],
  ['errors[].field', false, { test: (value) => value === null || typeof value === 'string', wrong: [] }],
  ['errors[].error_code', true, whole(100, 999)],
  ['errors[].error_name', true, like(/^[A-Z_]+$/)],
  ['errors[].message', true, text(500)],
  ['errors[].description', false, { test: () => true, wrong: [] }],
]

/** Method, path, what is sent, and with which scope. */
export const CALLS = {
  token: ['POST', /^\/oauth2\/token$/, 'application/x-www-form-urlencoded', null],
  create: ['POST', /^\/payments\/payment$/, 'application/json', 'payment-create'],
  status: ['GET', /^\/payments\/payment\/\d+$/, null, 'payment-all'],
  refund: ['POST', /^\/payments\/payment\/\d+\/refund$/, 'application/x-www-form-urlencoded', 'payment-all'],
  refunds: ['GET', /^\/payments\/payment\/\d+\/refunds$/, null, 'payment-all'],
} as const

/** Names that the vendor’s own code gives to codes. */
export const CODE_NAMES = {
  112: 'NOT_UNIQUE',
  202: 'AUTH_WRONG_CREDENTIALS',
  331: 'PAYMENT_REFUND_NOT_SUPPORTED',
  342: 'PAYMENT_RECURRENCE_STOPPED',
  351: 'PAYMENT_CAPTURE_DONE',
  352: 'PAYMENT_AUTH_VOID_FAILED',
} as const
