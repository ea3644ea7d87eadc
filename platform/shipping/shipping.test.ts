import { beforeAll, describe, expect, it } from 'vitest'
import { CARRIERS, shippingMethods, shippingOptions } from '#contract/shipping.ts'
import { VISITOR } from '#platform/http/context.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { parseMediaPath } from '#platform/media/media-url.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'
import { shippingCalls } from './shipping-calls.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
let packeta: string
beforeAll(async () => {
  shop = await openDemoShop(shippingCalls)
  packeta = `/shipping-methods/${await shop.idOf('shipping_method', 'packeta-point')}/options`
})

const services = ({ items }: Answer) => items.map((one: Answer) => one.shipping_service)
const cities = ({ items }: Answer) => [...new Set(items.map((one: Answer) => one.city))]

describe('shipping methods', () => {
  it('are listed by position with every field and their price in the asked currency [CHECK-12] [ENUM-03]', async () => {
    const crowns = await shop.ask('/shipping-methods?embed=image_url')
    expect(services(crowns)).toEqual([1, 2, 18, 16, 8, 13])
    expect(Object.keys(crowns.items[1]).toSorted()).toEqual(
      [...fieldNames(shippingMethods), 'image_url'].toSorted(),
    )
    expect(crowns.items[1]).toMatchObject({
      name: 'Zásilkovna\u00a0– výdejní místo',
      taxed_price: { value: 79, formatted: '79\u00a0Kč' },
      price: { value: 65.29 },
      tax_rate: 21,
      has_options: true,
      address_requirement: 0,
    })
    const euros = await shop.ask('/shipping-methods', { currency: 'EUR', language: 'sk' })
    expect(euros.items[1]).toMatchObject({
      taxed_price: { value: 3.2 },
      delivery_time: '1–\u20602\u00a0pracovné\u00a0dni',
    })
  })

  it('say who has places to choose from, and which address each needs [CHECK-12] [CHECK-14]', async () => {
    const { items } = await shop.ask('/shipping-methods')
    expect(
      items.map((one: Answer) => [one.shipping_service, one.has_options, one.address_requirement]),
    ).toEqual([
      [CARRIERS.stock, false, 1],
      [CARRIERS.packeta, true, 0],
      [CARRIERS.gls_parcel_shop_delivery, true, 0],
      [16, false, 2],
      [CARRIERS.czech_post_parcel_to_hand, false, 2],
      [13, false, 2],
    ])
  })

  it('stand in the order of their positions, whichever came first [CHECK-12]', async () => {
    await shop.db`update shipping_method set position = 7 - position`
    const turned = services(await shop.ask('/shipping-methods'))
    await shop.db`update shipping_method set position = 7 - position`
    expect(turned).toEqual([13, 8, 16, 18, 2, 1])
  })

  it('are taxed as in the country of the address they are asked at [CHECK-12] [TBD-55]', async () => {
    const headers = { 'currency-preference': 'EUR' }
    const rates = async (host: string) => {
      const request = new Request(`http://${host}/shipping-methods`, { headers })
      const { items } = await (await shop.platform(VISITOR).fetch(request)).json()
      return new Set(items.map((one: Answer) => one.tax_rate))
    }
    expect(await rates('vitrine.example.cz')).toEqual(new Set([21]))
    expect(await rates('vitrine.example.sk')).toEqual(new Set([23]))
  })

  it('show an emblem of their own that the shop keeps [CHECK-12]', async () => {
    const { items } = await shop.ask('/shipping-methods?embed=image_url&only=id')
    for (const { image_url } of items) {
      const name = parseMediaPath(image_url)?.name ?? ''
      expect((await shop.db`select from media where name = ${name}`).length, image_url).toBe(1)
    }
  })

  it('take the list options: filters, sort, pages, only and except [API-11]', async () => {
    const list = (query: string) => shop.ask(`/shipping-methods?${query}`)
    const withOptions = filters({ field: 'has_options', operator: 'eq', value: true })
    expect(services(await list(withOptions))).toEqual([CARRIERS.packeta, CARRIERS.gls_parcel_shop_delivery])
    expect(services(await list('sort=-position&per_page=2'))).toEqual([13, 8])
    expect((await list('per_page=4&page=2'))._meta).toEqual({ page: 2, total_pages: 2 })
    expect((await list('only=name&per_page=1')).items).toEqual([{ name: 'Osobní odběr v\u00a0Brně' }])
    expect((await list('except=price&per_page=1')).items[0]).not.toHaveProperty('price')
    expect((await shop.send('/shipping-methods?search=ppl')).status).toBe(422)
    expect((await shop.send('/shipping-methods?sort=taxed_price')).status).toBe(422)
  })

  it('that are switched off, or cost nothing known in a currency, are not offered', async () => {
    await shop.db.begin(async (sql) => {
      await sql`update shipping_method set is_active = false where code = 'ppl-address'`
      await sql`
        delete from shipping_method_price using shipping_method
        where shipping_method.id = shipping_method_id and code = 'czech-post-to-hand' and currency_id = (
          select id from currency where code = 'EUR')`
    })
    expect(services(await shop.ask('/shipping-methods', { currency: 'EUR' }))).toEqual([1, 2, 18, 13])
    expect(services(await shop.ask('/shipping-methods'))).toContain(CARRIERS.czech_post_parcel_to_hand)
    const id = await shop.idOf('shipping_method', 'ppl-address')
    expect((await shop.send(`/shipping-methods/${id}/options`)).status).toBe(404)
    await shop.db`update shipping_method set is_active = true where code = 'ppl-address'`
  })
})

describe('pickup places', () => {
  it('have every field [ENT-35] [CHECK-12]', async () => {
    const { items, _meta } = await shop.ask(`${packeta}?sort=id`)
    expect(_meta.total_pages).toBe(3)
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(shippingOptions)].toSorted())
    expect(items[0]).toMatchObject({
      code: 'PACKETA-001',
      name: 'Papírnictví Kalamář',
      street: 'Vodičkova 90',
      city: 'Praha 1',
      post_code: '110 00',
      opening_hours: 'po–\u2060pá 8:00–\u206018:00, so 8:00–\u206012:00',
      latitude: 50.0835,
      longitude: 14.4258,
    })
  })

  it.each([
    ['brno', ['Brno']],
    ['BRNO', ['Brno']],
    ['plzen', ['Plzeň']],
    ['Plzeň', ['Plzeň']],
    ['602 00', ['Brno']],
    ['60200', ['Brno']],
    ['602 0', ['Brno']],
    ['Praha 1', ['Praha 1']],
    ['1 praha', ['Praha 1']],
    ['veveri', ['Brno']],
  ])('are found by %j [CHECK-12]', async (search, found) => {
    expect(cities(await shop.ask(`${packeta}?search=${encodeURIComponent(search)}`))).toEqual(found)
  })

  it.each(['xyz', 'rno', '%', '_', '!!', '000'])('are not found by %j', async (search) => {
    expect((await shop.ask(`${packeta}?search=${encodeURIComponent(search)}`)).items).toEqual([])
  })

  it('are ordered by town as people there spell it, and take the list options [API-11]', async () => {
    const { items } = await shop.ask(`${packeta}?paginate=false`)
    expect(items).toHaveLength(60)
    const towns = items.map(({ city }: Answer) => city)
    expect(towns).toEqual(towns.toSorted(new Intl.Collator('cs').compare))
    const country_id = (await shop.db`select id from country where alpha2 = 'SK'`)[0]?.id
    const slovak = filters({ field: 'country_id', operator: 'eq', value: country_id })
    const found = await shop.ask(`${packeta}?${slovak}&only=country_id&paginate=false`)
    expect(found.items.length).toBeGreaterThan(5)
    expect(new Set(found.items.map((one: Answer) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ country_id })]),
    )
    const codes = filters({ field: 'code', operator: 'in', value: ['PACKETA-002', 'GLS-001'] })
    expect((await shop.ask(`${packeta}?${codes}`)).items).toHaveLength(1)
  })

  it('that have closed down are not offered', async () => {
    await shop.db`update shipping_option set is_active = false where code = 'PACKETA-060'`
    expect((await shop.ask(`${packeta}?paginate=false`)).items).toHaveLength(59)
    await shop.db`update shipping_option set is_active = true where code = 'PACKETA-060'`
  })

  it('are none for a method without options, and of no method there is are none to list', async () => {
    const id = await shop.idOf('shipping_method', 'personal-pickup')
    expect((await shop.ask(`/shipping-methods/${id}/options`)).items).toEqual([])
    expect((await shop.send('/shipping-methods/999/options')).status).toBe(404)
    expect((await shop.send('/shipping-methods/x/options')).status).toBe(404)
  })
})
