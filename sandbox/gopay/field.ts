import type { GopayProblem } from './error.ts'

const CURRENCIES = ['CZK', 'EUR', 'PLN', 'HUF', 'GBP', 'USD', 'RON', 'BGN']
const LANGUAGES = 'CS SK EN DE PL HU FR RO BG HR IT ES UK ET LT LV SL PT RU'.split(' ')
const INSTRUMENTS =
  'PAYMENT_CARD BANK_ACCOUNT GPAY APPLE_PAY CLICK_TO_PAY GOPAY PAYPAL PAYSAFECARD MPAYMENT PRSMS BITCOIN TWISTO SKIPPAY'.split(
    ' ',
  )

type Test = (value: unknown) => boolean

const isText =
  (most: number): Test =>
  (value) =>
    typeof value === 'string' && [...value].length <= most
const isOneOf =
  (list: string[]): Test =>
  (value) =>
    typeof value === 'string' && list.includes(value)
/** The vendor's own examples write numbers as texts too. */
const isWhole: Test = (value) =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && /^-?\d{1,15}$/.test(value))
const isAbove =
  (least: number): Test =>
  (value) =>
    isWhole(value) && Number(value) > least
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress: Test = (value) =>
  typeof value === 'string' && value.length <= 512 && /^https?:\/\//.test(value) && URL.canParse(value)
const matches =
  (pattern: RegExp, most: number): Test =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value)
const isList: Test = (value) => Array.isArray(value) && value.length > 0

/** `a.b` is a field of a record, `a[].b` one of each row; needed only where the record itself stands. */
const RULES: [path: string, required: boolean, test: Test][] = [
  ['payer', true, isRecord],
  ['payer.default_payment_instrument', false, isOneOf(INSTRUMENTS)],
  [
    'payer.allowed_payment_instruments',
    false,
    (value) => Array.isArray(value) && value.every(isOneOf(INSTRUMENTS)),
  ],
  ['payer.default_swift', false, isText(16)],
  ['payer.allowed_swifts', false, (value) => Array.isArray(value) && value.every(isText(16))],
  ['payer.contact', true, isRecord],
  ['payer.contact.first_name', false, isText(256)],
  ['payer.contact.last_name', false, isText(256)],
  ['payer.contact.email', true, matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 128)],
  ['payer.contact.phone_number', false, matches(/^\+?[\d ]{6,20}$/, 128)],
  ['payer.contact.city', false, isText(128)],
  ['payer.contact.street', false, isText(128)],
  ['payer.contact.postal_code', false, isText(16)],
  ['payer.contact.country_code', false, matches(/^[A-Z]{3}$/, 3)],
  ['target', true, isRecord],
  ['target.type', true, isOneOf(['ACCOUNT'])],
  ['target.goid', true, isAbove(0)],
  ['amount', true, isAbove(0)],
  ['currency', true, isOneOf(CURRENCIES)],
  ['order_number', true, matches(/^[\p{L}\p{N}._/-]+$/u, 128)],
  ['order_description', false, isText(256)],
  ['items', true, isList],
  ['items[].type', false, isOneOf(['ITEM', 'DELIVERY', 'DISCOUNT'])],
  ['items[].name', true, isText(256)],
  ['items[].amount', true, isWhole],
  ['items[].count', false, isAbove(0)],
  ['items[].vat_rate', false, (value) => [0, 10, 15, 21].includes(Number(value))],
  ['items[].ean', false, isText(13)],
  ['items[].product_url', false, isAddress],
  ['callback', true, isRecord],
  ['callback.return_url', true, isAddress],
  ['callback.notification_url', true, isAddress],
  ['lang', false, isOneOf(LANGUAGES)],
  ['additional_params', false, Array.isArray],
  ['additional_params[].name', true, isText(256)],
  ['additional_params[].value', true, isText(256)],
  ['preauthorization', false, (value) => typeof value === 'boolean'],
]

/** Everything that is wrong with the body of a new payment. */
export function problemsOf(body: Record<string, unknown>): GopayProblem[] {
  const problems = RULES.flatMap(([path, required, test]) =>
    valuesAt(body, path).flatMap(({ field, value }): GopayProblem[] => {
      if (value === undefined || value === null || value === '') return required ? [{ code: 110, field }] : []
      return test(value) ? [] : [{ code: 111, field }]
    }),
  )
  if (body.recurrence !== undefined && body.recurrence !== null) problems.push({ code: 341 })
  if (problems.length > 0) return problems
  const sum = rows(body.items).reduce((total, { amount }) => total + Number(amount), 0)
  return sum === Number(body.amount) ? [] : [{ code: 360, description: `${sum} != ${String(body.amount)}` }]
}

function valuesAt(body: Record<string, unknown>, path: string): { field: string; value: unknown }[] {
  const [list, rest] = path.split('[].')
  if (list !== undefined && rest !== undefined) {
    return rows(body[list]).map((row, place) => ({ field: `${list}[${place}].${rest}`, value: row[rest] }))
  }
  const names = path.split('.')
  let value: unknown = body
  for (const name of names) {
    if (!isRecord(value)) return []
    value = value[name]
  }
  return [{ field: path, value }]
}

function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : []
}
