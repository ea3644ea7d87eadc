import { describe, expect, it } from 'vitest'
import { accepts, refusedFields } from '#tests/entity-value.ts'
import { itemsMark, OrderBody, orderBody } from './order-form.ts'

const CART = '0123456789abcdef0123456789abcdef'

describe('the order form', () => {
  it('sends every catalogued field of a full form [ENT-49]', () => {
    const body = orderBody(CART, {
      note: ' Zvoňte dvakrát ',
      gender_oriented_product_preference: 1,
      create_new_account: true,
      password: 'Vitrine-1',
      password_confirmation: 'Vitrine-2',
      newsletter: true,
    })
    expect(body).toEqual({
      cart_id: CART,
      note: 'Zvoňte dvakrát',
      gender_oriented_product_preference: 1,
      create_new_account: true,
      password: 'Vitrine-1',
      password_confirmation: 'Vitrine-2',
      newsletter: true,
    })
  })

  it.each([undefined, null, '', '   ', '\n'])('sends note %j as null [CHECK-25] [ENT-49]', (note) => {
    expect(orderBody(CART, note === undefined ? {} : { note }).note).toBeNull()
  })

  it.each([undefined, ''])(
    'lets confirmation %j fall back to the password [CHECK-24] [ENT-49]',
    (confirmation) => {
      const body = orderBody(CART, {
        create_new_account: true,
        password: 'Vitrine-1',
        ...(confirmation === undefined ? {} : { password_confirmation: confirmation }),
      })
      expect(body).toMatchObject({ password: 'Vitrine-1', password_confirmation: 'Vitrine-1' })
      expect(accepts(OrderBody, body)).toBe(true)
    },
  )

  it('sends no password unless a new account is asked for [CHECK-24]', () => {
    const body = orderBody(CART, { password: 'Vitrine-1', password_confirmation: 'Vitrine-1' })
    expect(body).not.toHaveProperty('password')
    expect(body).not.toHaveProperty('password_confirmation')
    expect(body.create_new_account).toBe(false)
  })
})

describe('the body of an order', () => {
  it('may say what the shopper saw, and nothing beside it', () => {
    const seen = { taxed_total_price: 349.5, shipping_method_id: 1, payment_method_id: null }
    expect(orderBody(CART, { seen })).toMatchObject({ seen })
    expect(orderBody(CART, {})).not.toHaveProperty('seen')
    expect(accepts(OrderBody, { cart_id: CART, seen })).toBe(true)
    expect(refusedFields(OrderBody, { cart_id: CART, seen: { ...seen, taxed_total_price: '349' } })).toEqual([
      'seen.taxed_total_price',
    ])
    expect(accepts(OrderBody, { cart_id: CART, seen: { ...seen, note: 'x' } })).toBe(false)
    const whole = { ...seen, shipping_option_id: 3, items_mark: itemsMark([{ id: 1, amount: 1 }]) }
    expect(accepts(OrderBody, { cart_id: CART, seen: whole })).toBe(true)
  })

  it('marks lines by what they are and how many, in whatever order they come [F48]', () => {
    const lines = [
      { id: 7, amount: 1 },
      { id: 8, amount: 2 },
    ]
    expect(itemsMark(lines.toReversed())).toBe(itemsMark(lines))
    for (const [id, amount] of [
      [7, 2],
      [9, 1],
    ] as const)
      expect(itemsMark([{ id, amount }, lines[1]!])).not.toBe(itemsMark(lines))
    expect(itemsMark(lines.slice(1))).not.toBe(itemsMark(lines))
  })

  it('needs a password with a new account, confirmed [CHECK-24]', () => {
    expect(refusedFields(OrderBody, { cart_id: CART, create_new_account: true })).toEqual(['password'])
    const differing = {
      cart_id: CART,
      create_new_account: true,
      password: 'Vitrine-1',
      password_confirmation: 'x',
    }
    expect(refusedFields(OrderBody, differing)).toEqual(['password_confirmation'])
  })

  it('refuses cart ids that cannot be one, and unknown keys', () => {
    expect(refusedFields(OrderBody, { cart_id: '1' })).toEqual(['cart_id'])
    expect(refusedFields(OrderBody, { cart_id: CART.toUpperCase() })).toEqual(['cart_id'])
    expect(accepts(OrderBody, { cart_id: CART, total_price: 1 })).toBe(false)
    expect(accepts(OrderBody, { cart_id: CART })).toBe(true)
  })
})
