import { expect, it } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const { ask, db, ordered } = await openOrderShop()
const order = await ordered(
  {
    lines: [
      { code: 'MUG', variation: 'MUG-GREY-350' },
      { code: 'ENGRAVED', fields: [{ name: 'Text', value: 'Karlovi' }] },
    ],
    codes: ['SLEVA10'],
  },
  {},
  { language: 'cs' },
)
const EMBEDS = 'items,items.variation_properties_names,items.product_fields,shipping,payment,discounts'

/** Everything in it that has a name. */
async function namesIn(language: string) {
  const path = `/orders/${order.id}?hash=${order.hash}&embed=${EMBEDS}`
  const { items, shipping, payment, discounts } = await ask(`GET ${path}`, undefined, { language })
  return {
    goods: items.map(({ name }: Answer) => name),
    variation: items[0].variation_name,
    chosen: items[0].variation_properties_names,
    fields: items[1].product_fields.map(({ name, value }: Answer) => `${name}: ${value}`),
    charges: [shipping.name, payment.name],
    discounts: discounts.map(({ name }: Answer) => name),
  }
}

it('tells what was ordered in the language of whoever reads it [I18N-08] [ORDER-03]', async () => {
  expect(await namesIn('cs')).toEqual({
    goods: ['Hrnek Mlha', 'Čajová lžička s gravírováním'],
    variation: 'Mlžná šedá, 350\u00a0ml',
    chosen: ['Mlžná šedá', '350\u00a0ml'],
    fields: ['Text gravírování: Karlovi'],
    charges: ['Osobní odběr v\u00a0Brně', 'Bankovní převod'],
    discounts: ['Sleva 10\u00a0%'],
  })
  expect(await namesIn('en')).toEqual({
    goods: ['Mist mug', 'Engraved tea spoon'],
    variation: 'Mist grey, 350\u00a0ml',
    chosen: ['Mist grey', '350\u00a0ml'],
    fields: ['Engraved text: Karlovi'],
    charges: ['Pick up in Brno', 'Bank transfer'],
    discounts: ['10% off'],
  })
})

it.each(['returnable-items', 'claimable-items'])(
  'tells its %s in that language too [I18N-08] [REFUND-01]',
  async (list) => {
    const { items } = await ask(`GET /orders/${order.id}/${list}?hash=${order.hash}`, undefined, {
      language: 'en',
    })
    expect(items.map(({ name }: Answer) => name)).toEqual(['Mist mug', 'Engraved tea spoon'])
  },
)

it('tells it as it was ordered once it is called something else [ORDER-13]', async () => {
  const before = await namesIn('cs')
  await db`update product set name = name || '{"cs": "Jiný hrnek", "en": "Another mug"}' where code = 'MUG'`
  await db`delete from discount where code = 'SLEVA10'`
  const { goods, variation, discounts } = await namesIn('en')
  expect(goods[0]).toBe(before.goods[0])
  expect(variation).not.toBe(before.variation)
  expect(discounts).toEqual(before.discounts)
  expect(await namesIn('cs')).toEqual(before)
})
