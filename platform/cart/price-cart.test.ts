import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { priceCart } from './price-cart.ts'
import { ALL, cart, CREDITS, discount, except, line, only } from '#tests/cart-example.ts'

const taxed = (values: { taxed_price: number }[]) => values.map(({ taxed_price }) => taxed_price)

describe('prices of a cart', () => {
  it('are counted with and without tax, per line and together [CART-39]', () => {
    const priced = priceCart(
      cart({
        lines: [
          line({ id: 1, taxed_unit_price: 121_00, amount: 2, tax_rate: 21 }),
          line({ id: 2, taxed_unit_price: 112_00, taxed_original_unit_price: 150_00, tax_rate: 12 }),
        ],
        shipping: { id: 1, taxed_price: 60_50, tax_rate: 21 },
        payment: { id: 2, taxed_price: 12_10, tax_rate: 21 },
      }),
    )
    expect(priced.lines[0]).toMatchObject({
      unit: { price: 100_00, taxed_price: 121_00 },
      total: { price: 200_00, taxed_price: 242_00 },
      tax_amount: 42_00,
    })
    expect(priced.lines[1]?.original_unit).toEqual({ price: 133_93, taxed_price: 150_00 })
    expect(priced.items).toEqual({ price: 300_00, taxed_price: 354_00 })
    expect(priced.total).toEqual({ price: 360_00, taxed_price: 426_60 })
    expect(priced.shipping).toMatchObject({ price: 50_00, taxed_price: 60_50 })
    expect(priced.tax_per_rate).toEqual([
      { tax_rate: 21, tax_amount: 54_60, price: 260_00, taxed_price: 314_60 },
      { tax_rate: 12, tax_amount: 12_00, price: 100_00, taxed_price: 112_00 },
    ])
    expect(priced.tax_amount).toBe(66_60)
  })

  it('round the tax once per rate, not once per line [TBD-55]', () => {
    // Each of the three alone has 0.17 of tax in it, together they have 0.52.
    const lines = [1, 2, 3].map((id) => line({ id, taxed_unit_price: 1_00, tax_rate: 21 }))
    const priced = priceCart(cart({ lines }))
    expect(priced.total).toEqual({ price: 2_48, taxed_price: 3_00 })
    expect(priced.lines.map(({ total }) => total.price)).toEqual([83, 83, 82])
  })

  it.each([
    [100, 100_49, 100_00],
    [100, 100_50, 101_00],
    [100, 100_00, 100_00],
    [100, 30, 1_00],
    [5, 12_32, 12_30],
    [5, 12_33, 12_35],
    [5, 1, 5],
    [100, 0, 0],
    [null, 100_49, 100_49],
  ])(
    'to be paid in coins of %s round a total of %s to %s, and no tax with it [TBD-55]',
    (cash_step, price, total) => {
      const lines = [line({ id: 1, taxed_unit_price: price, tax_rate: 21 })]
      const priced = priceCart(cart({ lines, cash_step }))
      expect(priced).toMatchObject({ total: { taxed_price: total }, rounding: total - price })
      expect(priced.tax_amount).toBe(priceCart(cart({ lines })).tax_amount)
    },
  )

  it('leave the parts of a package to the package, at its own rate [CART-39]', () => {
    const inside = { item_type: CART_ITEM_TYPES.package_item, parent_id: 1, amount_per_package: 2 }
    const lines = [
      line({ id: 1, item_type: CART_ITEM_TYPES.flexible_package, taxed_unit_price: 121_00, weight: null }),
      line({ id: 2, ...inside, taxed_unit_price: 0, amount: 2, tax_rate: 12, weight: 0.3 }),
    ]
    const priced = priceCart(cart({ lines, discounts: [discount({ percents: 10 })] }))
    expect(taxed(priced.lines.map(({ total }) => total))).toEqual([108_90, 0])
    expect(priced.tax_per_rate.map(({ tax_rate }) => tax_rate)).toEqual([21])
    expect(priced.weight).toBe(0.6)
  })

  it('weigh a package once and nothing that is not sent', () => {
    const lines = [
      line({ id: 1, item_type: CART_ITEM_TYPES.combinable_package, weight: 1.1 }),
      line({
        id: 2,
        item_type: CART_ITEM_TYPES.package_item,
        parent_id: 1,
        taxed_unit_price: 0,
        weight: 0.5,
      }),
      line({ id: 3, item_type: CART_ITEM_TYPES.no_send_gift, taxed_unit_price: 0, weight: 9 }),
      line({ id: 4, amount: 2, weight: 0.1 }),
    ]
    expect(priceCart(cart({ lines })).weight).toBe(1.3)
  })

  it('of an empty cart are nothing, and its shipping is not free', () => {
    const priced = priceCart(cart({ free_shipping_from: 0, discounts: [discount({ free_shipping: true })] }))
    expect(priced.total).toEqual({ price: 0, taxed_price: 0 })
    expect(priced).toMatchObject({ has_free_shipping: false, tax_per_rate: [], discounts: [] })
  })
})

describe('discounts of a cart', () => {
  const two = [line({ id: 1, taxed_unit_price: 100_00, amount: 2 }), line({ id: 2, taxed_unit_price: 50_00 })]
  const total = (...discounts: Parameters<typeof discount>[0][]) => {
    const rules = discounts.map((one, index) => discount({ id: index + 1, ...one }))
    return priceCart(cart({ lines: two, discounts: rules }))
  }

  it('take percents of what the earlier ones left, the higher priority first [DISC-04]', () => {
    const percents = { percents: 10, priority: 10 }
    const fixed = { operation: 2, amount: 50_00 } as const
    expect(total(percents, { ...fixed, priority: 20 }).discounted_items.taxed_price).toBe(180_00)
    expect(total(percents, { ...fixed, priority: 5 }).discounted_items.taxed_price).toBe(175_00)
    const order = total(percents, { ...fixed, priority: 20 }).discounts.map(({ id }) => id)
    expect(order).toEqual([2, 1])
  })

  it('of the same priority go by their id [DISC-04]', () => {
    const fixed = { operation: 2, amount: 50_00, priority: 10 } as const
    expect(total({ percents: 10, priority: 10 }, fixed).discounted_items.taxed_price).toBe(175_00)
    expect(total(fixed, { percents: 10, priority: 10 }).discounted_items.taxed_price).toBe(180_00)
  })

  it('are spread over the lines and told with and without tax [CART-39] [DISC-05]', () => {
    const priced = total({ code: 'MINUS', name: 'Poukaz', operation: 2, amount: 10_00 })
    expect(priced.discounts).toEqual([
      {
        id: 1,
        name: 'Poukaz',
        code: 'MINUS',
        is_for_purchase: true,
        amount: 8_26,
        taxed_amount: 10_00,
        is_used: true,
      },
    ])
    expect(priced.lines.map(({ discounted }) => discounted)).toEqual([
      [{ discount_id: 1, taxed_amount: 8_00 }],
      [{ discount_id: 1, taxed_amount: 2_00 }],
    ])
    expect(priced.items.price - priced.discounted_items.price).toBe(8_26)
  })

  it('never take more than there is', () => {
    const priced = total({ operation: 2, amount: 900_00 }, { percents: 50 })
    expect(priced.discounted_items.taxed_price).toBe(0)
    expect(priced.discounts).toMatchObject([{ taxed_amount: 250_00 }])
  })

  it.for([
    ['all products', { products: ALL }, 225_00],
    ['the listed products', { products: only(2) }, 245_00],
    ['all but the listed products', { products: except(2) }, 230_00],
    ['the listed variations', { variations: only(21) }, 230_00],
    ['all but the listed variations', { variations: except(21) }, 245_00],
    ['the listed categories', { categories: only(7, 8) }, 245_00],
    ['all but the listed categories', { categories: except(7) }, 230_00],
    ['what every one of its lists admits', { categories: only(7), products: only(1) }, 250_00],
  ] as const)('for matching items are for %s [DISC-03]', ([, targets, expected]) => {
    const lines = [
      line({ id: 1, product_id: 1, product_variation_id: 21, taxed_unit_price: 100_00, amount: 2 }),
      line({ id: 2, product_id: 2, category_ids: [7], taxed_unit_price: 50_00 }),
    ]
    const rule = discount({ percents: 10, application_scope: 2, ...targets })
    expect(priceCart(cart({ lines, discounts: [rule] })).discounted_items.taxed_price).toBe(expected)
  })

  it('for the whole cart need one matching item and then count for all [DISC-03]', () => {
    expect(total({ percents: 10, products: only(2) }).discounted_items.taxed_price).toBe(225_00)
    expect(total({ percents: 10, products: only(3) }).discounted_items.taxed_price).toBe(250_00)
  })

  it('of a fixed price set the price of each matching piece, or of the whole cart [DISC-03]', () => {
    const fixed = { operation: 3, amount: 80_00 } as const
    expect(total({ ...fixed, application_scope: 2 }).discounted_items.taxed_price).toBe(210_00)
    expect(total(fixed).discounted_items.taxed_price).toBe(80_00)
    expect(total({ ...fixed, amount: 300_00 }).discounted_items.taxed_price).toBe(250_00)
  })

  it('for the cheapest item take off one piece of it, never a free gift [DISC-03]', () => {
    const gift = line({ id: 3, item_type: CART_ITEM_TYPES.gift, gift_id: 1, taxed_unit_price: 0 })
    const rule = discount({ percents: 100, application_scope: 3 })
    const priced = priceCart(cart({ lines: [...two, gift], discounts: [rule] }))
    expect(taxed(priced.lines.map((one) => one.total))).toEqual([200_00, 0, 0])
    const dearer = { percents: 100, application_scope: 3, products: only(1) } as const
    expect(total(dearer).discounted_items.taxed_price).toBe(150_00)
  })

  it('for the cheapest item pass over what earlier ones made free [DISC-04]', () => {
    const free = { percents: 100, application_scope: 2, products: only(2), priority: 1 } as const
    expect(total(free, { percents: 100, application_scope: 3 }).discounted_items.taxed_price).toBe(100_00)
  })

  it('are not brought about by a free gift [DISC-03]', () => {
    const gift = line({ id: 3, item_type: CART_ITEM_TYPES.gift, gift_id: 1, taxed_unit_price: 0 })
    const rule = discount({ percents: 10, free_shipping: true, products: only(3) })
    const priced = priceCart(cart({ lines: [...two, gift], discounts: [rule] }))
    expect(priced).toMatchObject({ discounts: [], has_free_shipping: false })
  })

  it('in percents are rounded half up [TBD-55]', () => {
    const lines = [line({ id: 1, taxed_unit_price: 1_00 })]
    const off = (percents: number) =>
      priceCart(cart({ lines, discounts: [discount({ percents })] })).discounts[0]?.taxed_amount
    expect([12.49, 12.5, 13.49].map(off)).toEqual([12, 13, 13])
  })

  it('without an amount in the currency do not count', () => {
    const priced = total({ operation: 2, amount: null, code: 'X', free_shipping: true })
    expect(priced).toMatchObject({ discounts: [], has_free_shipping: false })
  })

  it('stay listed by their code even while nothing matches, automatic ones do not [DISC-05]', () => {
    const idle = { percents: 10, products: only(99) }
    expect(total({ ...idle, code: 'IDLE' }, idle).discounts).toMatchObject([
      { code: 'IDLE', taxed_amount: 0, is_used: false },
    ])
  })
})

describe('free shipping', () => {
  const shipping = { id: 1, taxed_price: 99_00, tax_rate: 21 }
  const lines = [line({ id: 1, taxed_unit_price: 1_000_00 })]

  it('comes with the threshold, counted after discounts [CART-41]', () => {
    const free = priceCart(cart({ lines, shipping, free_shipping_from: 1_000_00 }))
    expect(free.has_free_shipping).toBe(true)
    expect(free.shipping).toEqual({
      id: 1,
      tax_rate: 21,
      price: 0,
      taxed_price: 0,
      original: { price: 81_82, taxed_price: 99_00 },
    })
    const discounts = [discount({ operation: 2, amount: 1 })]
    const paid = priceCart(cart({ lines, shipping, free_shipping_from: 1_000_00, discounts }))
    expect(paid).toMatchObject({ has_free_shipping: false, shipping: { taxed_price: 99_00 } })
    expect(priceCart(cart({ lines, shipping })).has_free_shipping).toBe(false)
  })

  it('comes with a discount that makes it free, chosen or not yet [DISC-06] [CART-41]', () => {
    const discounts = [
      discount({ code: 'DOPRAVA', percents: 100, application_scope: 4, free_shipping: true }),
    ]
    const priced = priceCart(cart({ lines, shipping, discounts }))
    expect(priced).toMatchObject({ has_free_shipping: true, shipping: { taxed_price: 0 } })
    expect(priced.discounts).toMatchObject([{ taxed_amount: 0, amount: 0, is_used: true }])
    expect(priced.discounted_items.taxed_price).toBe(1_000_00)
    const unchosen = priceCart(cart({ lines, discounts: [discount({ free_shipping: true })] }))
    expect(unchosen).toMatchObject({
      has_free_shipping: true,
      discounts: [{ taxed_amount: 0, is_used: true }],
    })
  })

  it('uses up no code where there is nothing to take off: above the threshold, or where it costs nothing [DISC-06]', () => {
    const discounts = [
      discount({ code: 'DOPRAVA', percents: 100, application_scope: 4, free_shipping: true }),
    ]
    for (const own of [
      { shipping, free_shipping_from: 1_000_00 },
      { shipping: { ...shipping, taxed_price: 0 } },
    ]) {
      const priced = priceCart(cart({ lines, discounts, ...own }))
      expect(priced).toMatchObject({
        has_free_shipping: true,
        discounts: [{ code: 'DOPRAVA', is_used: false }],
      })
    }
  })

  it('is not given by a discount for items that are not there [DISC-06]', () => {
    const discounts = [discount({ free_shipping: true, products: only(99) })]
    const priced = priceCart(cart({ lines, shipping, discounts }))
    expect(priced).toMatchObject({ has_free_shipping: false, shipping: { taxed_price: 99_00 } })
  })

  it('is less than a discount on shipping may give [DISC-06]', () => {
    const half = discount({ id: 1, percents: 50, application_scope: 4, priority: 2 })
    const fixed = discount({ id: 2, operation: 2, amount: 20_00, application_scope: 4 })
    const priced = priceCart(cart({ lines, shipping, discounts: [half, fixed] }))
    expect(priced.discounts).toMatchObject([{ is_used: true }, { is_used: true }])
    expect(priced).toMatchObject({ has_free_shipping: false, shipping: { taxed_price: 29_50 } })
  })
})

describe('credits', () => {
  const paid = { customer_account_id: 5, credit_account_ids: [5] }
  const crowns = { ...CREDITS, balance: 500, value: 1_00 }

  it('pay whole pieces as far as the balance goes, line after line [LOYAL-02] [LOYAL-09]', () => {
    const lines = [
      line({ id: 1, ...paid, taxed_unit_price: 150_00, amount: 4 }),
      line({ id: 2, ...paid, taxed_unit_price: 49_50 }),
      line({ id: 3, ...paid, taxed_unit_price: 10_00 }),
    ]
    const priced = priceCart(cart({ lines, accounts: [crowns] }))
    expect(priced.lines.map((one) => one.credits.map(({ amount }) => amount))).toEqual([[450], [50], []])
    expect(priced.lines.map((one) => one.amount_without_customer_account)).toEqual([1, 0, 1])
    expect(priced.lines[0]).toMatchObject({
      total: { taxed_price: 600_00 },
      total_with_credits: { taxed_price: 450_00 },
      total_without_credits: { taxed_price: 150_00 },
    })
    expect(priced.accounts).toMatchObject([{ customer_account_id: 5, amount_of_items: 500 }])
  })

  it('are taken off what is left to pay; the totals tell both [CART-42] [LOYAL-09]', () => {
    const lines = [
      line({ id: 1, ...paid, taxed_unit_price: 121_00 }),
      line({ id: 2, taxed_unit_price: 60_50 }),
    ]
    const shipping = { id: 1, taxed_price: 12_10, tax_rate: 21 }
    const priced = priceCart(cart({ lines, shipping, accounts: [crowns] }))
    expect(priced.credit_items).toEqual({ price: 100_00, taxed_price: 121_00 })
    expect(priced.normal_items).toEqual({ price: 50_00, taxed_price: 60_50 })
    expect(priced.total).toEqual({ price: 60_00, taxed_price: 72_60 })
    expect(priced.total_without_credits).toEqual({ price: 160_00, taxed_price: 193_60 })
    expect(priced.tax_amount).toBe(12_60)
  })

  it('cost what a piece costs after discounts, rounded up, whatever a credit is worth [LOYAL-02]', () => {
    const lines = [line({ id: 1, ...paid, taxed_unit_price: 10_00, amount: 3 })]
    const spend = (value: number, balance: number) => {
      const discounts = [discount({ operation: 2, amount: 1 })]
      const priced = priceCart(cart({ lines, discounts, accounts: [{ ...CREDITS, value, balance }] }))
      return [priced.accounts[0]?.amount_of_items, priced.credit_items.taxed_price]
    }
    expect(spend(4, 1_000)).toEqual([750, 29_99])
    expect(spend(4, 749)).toEqual([500, 19_99])
    expect(spend(0.25, 12_000)).toEqual([3 * 3_999, 29_99])
  })

  it.for([
    ['nobody asks for them', { customer_account_id: null }, crowns],
    ['the product is not for sale for them', { credit_account_ids: [] }, crowns],
    ['the account is another', { customer_account_id: 6, credit_account_ids: [6] }, crowns],
    ['they are worth nothing in the currency', {}, { ...crowns, value: null }],
    ['they do not reach for a piece', {}, { ...crowns, balance: 99 }],
  ] as const)('pay nothing where %s [LOYAL-02]', ([, own, account]) => {
    const lines = [line({ id: 1, ...paid, taxed_unit_price: 100_00, ...own } as Parameters<typeof line>[0])]
    const priced = priceCart(cart({ lines, accounts: [account] }))
    expect(priced.total.taxed_price).toBe(100_00)
    expect(priced.lines[0]).toMatchObject({ credits: [], amount_without_customer_account: 1 })
    expect(priced.accounts).toMatchObject([{ amount_of_items: 0 }])
  })
})

describe('credits an order earns', () => {
  const account = { ...CREDITS, value: 1_00 }
  const rule = {
    id: 1,
    customer_account_id: 5,
    operation: 1 as const,
    value: 3,
    minimal_taxed_price: null,
    category_ids: [],
    is_for_default_category: false,
  }
  const lines = [
    line({ id: 1, taxed_unit_price: 155_00, amount: 2, category_ids: [7, 1], default_category_id: 7 }),
    line({ id: 2, taxed_unit_price: 100_00, category_ids: [8, 7], default_category_id: 8 }),
    line({ id: 3, item_type: CART_ITEM_TYPES.gift, gift_id: 1, taxed_unit_price: 0, category_ids: [7] }),
  ]
  const earns = (own: object, account_own: object = {}) => {
    const accounts = [{ ...account, ...account_own }]
    const priced = priceCart(cart({ lines, accounts, loyalty: [{ ...rule, ...own }] }))
    return priced.accounts[0]?.amount_of_order
  }

  it.for([
    ['percents of the paid price', {}, 12],
    ['a fixed amount', { operation: 2, value: 25 }, 25],
    ['points for every paid piece', { operation: 3, value: 2.5 }, 7],
    ['from a category', { operation: 3, value: 1, category_ids: [7] }, 3],
    [
      'from a default category only',
      { operation: 3, value: 1, category_ids: [7], is_for_default_category: true },
      2,
    ],
    ['nothing without the category', { operation: 2, category_ids: [99] }, 0],
    ['from a value of items on', { minimal_taxed_price: 410_00 }, 12],
    ['nothing below that value', { minimal_taxed_price: 410_01 }, 0],
  ] as const)('are %s [LOYAL-01]', ([, own, credits]) => {
    expect(earns(own)).toBe(credits)
  })

  it('are counted from money alone, not from credits spent [LOYAL-01] [LOYAL-09]', () => {
    const own = { customer_account_id: 5, credit_account_ids: [5] }
    const spent = lines.map((one) => (one.id === 1 ? { ...one, ...own } : one))
    const input = { lines: spent, accounts: [{ ...account, balance: 155 }] }
    const percents = priceCart(cart({ ...input, loyalty: [rule] }))
    expect(percents.earned).toEqual([{ loyalty_program_id: 1, customer_account_id: 5, amount: 7 }])
    const points = priceCart(cart({ ...input, loyalty: [{ ...rule, operation: 3, value: 1 }] }))
    expect(points.accounts).toMatchObject([{ amount_of_items: 155, amount_of_order: 2 }])
  })

  it('are none for who has no account', () => {
    expect(priceCart(cart({ lines, loyalty: [rule] }))).toMatchObject({ earned: [], accounts: [] })
  })
})
