import { describe, expect, it } from 'vitest'
import { parseCookies } from '../api/cookie-text.ts'
import { checkoutMemory, orderFormCookie } from './checkout-memory.ts'
import { latestOrderCookie } from './latest-order.ts'

const read = (line: string) => checkoutMemory(parseCookies(line.split('; ')[0]))
const form = {
  cart_id: 'c',
  values: { email: 'žluťoučký@example.com', note: 'Zvoňte dvakrát' },
  errors: [{ field: 'email', message: 'Zkontrolujte e-mail.' }],
}

describe('what the browser keeps of the checkout', () => {
  it('is a refused form as it was typed, hidden from scripts and gone soon', () => {
    const line = orderFormCookie(form, true)
    expect(read(line).refused_order).toEqual(form)
    expect(line).toContain('HttpOnly')
    expect(line).toContain('Max-Age=900')
    expect(line).not.toContain('example.com')
  })

  it('lets a note go that is too long for a cookie', () => {
    const note = Array.from({ length: 2000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join('')
    const { refused_order } = read(orderFormCookie({ ...form, values: { ...form.values, note } }, true))
    expect(refused_order?.values).toEqual({ email: form.values.email })
    expect(refused_order?.errors).toEqual(form.errors)
  })

  it.each(['x', 'e30', Buffer.from('{"values":1}').toString('base64url')])(
    'is nothing where the cookie is %j',
    (value) => {
      expect(read(`order_form=${value}`).refused_order).toBeNull()
    },
  )

  it('is the latest order with its hash, until the summary is left [CHECK-08]', () => {
    const latest = { id: 12, hash: 'a'.repeat(32) }
    expect(read(latestOrderCookie(latest, true)).latest_order).toEqual(latest)
    for (const value of ['', '12', '12.', '-1.aaaaaaaaaaaaaaaaaaaa', 'x.aaaaaaaaaaaaaaaaaaaa']) {
      expect(read(`latest_order=${value}`).latest_order).toBeNull()
    }
  })
})
