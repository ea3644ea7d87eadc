import { expect, it } from 'vitest'
import { fillCart } from '#tests/order-scene.ts'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

const shop = await startSeededShop()
const { db } = shop
const PAGE = '/odstoupeni-od-smlouvy'
const FIELD = 'name="bank_account_number"'
const words = { language: 'cs' }
const WRONG = { bank_account_number: '19-2000145399', bank_code: '' }
const RIGHT = { bank_account_number: '19-2000145399', bank_code: '0800' }

async function orderedBy(payment: string) {
  const cart_id = await fillCart(db, { lines: [{ code: 'UNTRACKED' }], payment, email: 'ucet@example.com' })
  const response = await shop.platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cart_id }),
    }),
  )
  const { id, code, hash } = (await response.json()) as { id: number; code: string; hash: string }
  return { code, held: { order_id: String(id), hash } }
}

it('whoever has the order names an account with the withdrawal, unless a gateway took the money [REFUND-01]', async () => {
  const shopper = shopperIn(shop)
  const online = await orderedBy('gopay')
  expect(await shopper.read(`${PAGE}?${new URLSearchParams(online.held)}`)).not.toContain(FIELD)
  const { held } = await orderedBy('bank-transfer')
  expect(await shopper.read(`${PAGE}?${new URLSearchParams(held)}`)).toContain(FIELD)
  const chosen = { ...words, ...held, scope: 'whole' }
  const refused = await shopper.send('/api/withdrawal/choose', { ...chosen, ...WRONG })
  expect(refused).toContain('result=account')
  const again = await shopper.read(refused)
  expect(again).toContain('Kód banky jsou čtyři číslice.')
  expect(again).toContain('value="19-2000145399"')
  const second = await shopper.send('/api/withdrawal/choose', { ...chosen, ...RIGHT })
  expect(await shopper.read(second)).toContain('19-2000145399/0800')
  const refund_id = new URL(second, 'http://localhost').searchParams.get('refund_id') ?? ''
  await shopper.send('/api/withdrawal/submit', { ...words, ...held, refund_id })
  const [refund] = await db`select bank_account_number, bank_code from refund where id = ${refund_id}`
  expect(refund).toEqual(RIGHT)
})

it('whoever cannot show whose the order is may name one too, and it is never asked for [REFUND-01]', async () => {
  const shopper = shopperIn(shop)
  const { code } = await orderedBy('bank-transfer')
  expect(await shopper.read(PAGE)).toContain(FIELD)
  const buyer = { first_name: 'Žofie', last_name: 'Říhová', email: 'ucet@example.com' }
  const form = { ...words, ...buyer, order_code: code, note: '' }
  const refused = await shopper.send('/api/withdrawal/review', { ...form, ...WRONG })
  expect(refused).toBe(`${PAGE}?result=account`)
  expect(await shopper.read(refused)).toContain('Zkontrolujte prosím účet pro vrácení peněz.')
  const review = await shopper.read(await shopper.send('/api/withdrawal/review', { ...form, ...RIGHT }))
  expect(review).toContain('19-2000145399/0800')
  expect(review).toContain('name="bank_code" value="0800"')
  await shopper.send('/api/withdrawal/send', { ...form, ...RIGHT })
  await shopper.send('/api/withdrawal/send', { ...form, note: 'bez účtu' })
  const sent = await db`select bank_account_number, bank_code from withdrawal order by id`
  expect([...sent]).toEqual([RIGHT, { bank_account_number: null, bank_code: null }])
})
