import type { CallName } from '#contract/call.ts'

/** One row of the catalogue: a call that would succeed, what is put into its body instead, and the answer. */
export interface Case {
  row: string
  call: CallName
  put: Record<string, unknown>
  status: number | readonly number[]
  /** What stands in the answer, where it is accepted after tidying. */
  answers?: Record<string, unknown>
}

const each = (
  row: string,
  call: CallName,
  field: string,
  values: readonly unknown[],
  status: Case['status'],
) => values.map((value): Case => ({ row, call, put: { [field]: value }, status }))

const ADD = 'POST /carts/{cart_id}/items'
const CHANGE = 'PATCH /carts/{cart_id}/items/{id}'
const VOUCHER = 'POST /carts/{cart_id}/discounts'
const REGISTER = 'POST /customers/register'
const ADDRESS = 'POST /customer-addresses'
const ORDER = 'POST /orders'
const REVIEW = 'POST /reviews'
const NO_AMOUNTS = [-1, 0, 1.5, 1e-7, '1', ' 1 ', true, [1], {}, null, '', 2_147_483_648, 1e21]
const LONG = 'a'.repeat(300)

export const CASES: Case[] = [
  ...each('B-19 B-20 B-22', ADD, 'amount', NO_AMOUNTS, 422),
  ...each('B-19 B-20 B-22', CHANGE, 'amount', NO_AMOUNTS, 422),
  ...each('B-19 B-22', 'POST /refunds/{id}/items', 'amount', [-1, 0, 1.5, '1', null], 422),
  ...each('B-26', ADD, 'amount', [10_001, 2_147_483_647], 422),
  { row: 'B-41', call: 'POST /carts/{cart_id}/items/batch', put: { items: [] }, status: 422 },
  ...each(
    'B-29',
    VOUCHER,
    'code',
    ['', LONG.repeat(40), 'SLE VA10', "'; drop table discount; --", '🎁', 'ЅLEVA10'],
    422,
  ),
  { row: 'B-29', call: VOUCHER, put: { code: ' sleva10 ' }, status: [200, 201] },
  ...each(
    'B-31',
    REGISTER,
    'birth_at',
    [
      '2026-02-30',
      '0000-00-00',
      '9999-12-31',
      '1850-01-01',
      '29.2.2027',
      19_900_101,
      '2026-11-15T00:00:00+99:00',
    ],
    422,
  ),
  ...each('B-70', REGISTER, 'first_name', [' \t ', '\u200B', '\u0007', LONG, ''], 422),
  ...["O'Brien", 'Ľubomíra Šťastná-Nováková', 'Nguyễn', '李', 'X Æ A-12', 'J'].map((name): Case => ({
    row: 'B-70',
    call: REGISTER,
    put: { first_name: name },
    status: 201,
    answers: { first_name: name },
  })),
  {
    row: 'B-71',
    call: REGISTER,
    put: { first_name: '\u202EJa\u00ADna\uFEFF', last_name: `Z${'\u0351'.repeat(500)}algo` },
    status: 201,
    answers: { first_name: 'Jana', last_name: `Z${'\u0351'.repeat(4)}algo` },
  },
  ...['777 123-456', '+420 777 123 456', '00420777123456'].map((phone): Case => ({
    row: 'B-73',
    call: ADDRESS,
    put: { phone },
    status: 201,
    answers: { phone: '777123456' },
  })),
  ...each('B-73', ADDRESS, 'phone', ['abc', '7'.repeat(40), '77712345', '+999', '+421777123456'], 422),
  ...each('B-73', ADDRESS, 'dial_code', ['420', '+0', '+99999', 'x'], 422),
  ...each('B-74', ADDRESS, 'post_code', ['1100', 'ABCDE', '110 000', ''], 422),
  { row: 'B-74', call: ADDRESS, put: { post_code: '11000' }, status: 201, answers: { post_code: '11000' } },
  ...each('B-76', ADDRESS, 'country_id', [999_999, -1, 0, '1', null], 422),
  { row: 'B-77', call: ADDRESS, put: { is_company: true }, status: 422 },
  {
    row: 'B-77',
    call: ADDRESS,
    put: { is_company: false, company_name: 'Firma' },
    status: [201, 422],
  },
  ...each('B-79', ORDER, 'note', ['x'.repeat(2001), 7, [], {}], 422),
  { row: 'B-79', call: ORDER, put: { note: 'x'.repeat(1_100_000) }, status: 413 },
  { row: 'B-79', call: ORDER, put: { note: '' }, status: 201, answers: { note: null } },
  { row: 'B-79', call: ORDER, put: { note: ' \n\n ' }, status: 201, answers: { note: null } },
  {
    row: 'B-79',
    call: ORDER,
    put: { note: '<b>Děkuji</b>' },
    status: 201,
    answers: { note: '<b>Děkuji</b>' },
  },
  ...each('B-80', REVIEW, 'comment', ['', ' ', 'x'.repeat(20_000), 'https://spam.example '.repeat(50)], 422),
  {
    row: 'B-80',
    call: REVIEW,
    put: { comment: '<script>alert(1)</script> **dobré**' },
    status: 201,
    answers: { comment: '<script>alert(1)</script> **dobré**' },
  },
  { row: 'B-82', call: REGISTER, put: { password_confirmation: 'Jiné-heslo-1' }, status: 422 },
  ...each('B-82', REGISTER, 'password', [null, ['Nové-heslo-1'], 'x', 'heslo1234', 'x'.repeat(2000)], 422),
  ...each('B-92', 'POST /auth/refresh', 'refresh_token', ['', 'x', 'x'.repeat(5000), null, 7], [401, 422]),
  ...each(
    'B-94',
    'POST /auth/broadcasting',
    'socket_id',
    ['1.1:private-shop.1.cart.7', 'abc', '', '1.1\n', '1', 1.1, '1'.repeat(1_100_000)],
    [413, 422],
  ),
  ...each(
    'B-94',
    'POST /auth/broadcasting',
    'channel_name',
    [
      'private-shop.1.cart.1 ',
      'presence-shop.1',
      'shop.1.cart.1',
      'private-shop.99.cart.1',
      'private-x;y',
      '',
    ],
    [403, 404, 422],
  ),
  ...each('B-118', 'POST /socialite/redirect', 'provider', ['unknown', '../', ['google'], null], 422),
  ...each(
    'B-116',
    'POST /carts/{cart_id}/transfer-items',
    'source_cart_id',
    ['', 'x', '../', 7, null],
    [404, 422],
  ),
]
