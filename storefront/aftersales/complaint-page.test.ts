import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '#contract/complaint-document.ts'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { type BoughtOrder, buyOrder } from '#tests/bought-order.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'
import { type Shopper, shopperIn } from '#tests/shopper.ts'

const shop = await startSeededShop()
const { db } = shop
const photo = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#a04020' } })
  .jpeg()
  .toBuffer()

const bought = (customer: string | null, language = 'cs', is_paid = true) =>
  buyOrder(db, { ...(customer ? { customer } : {}), language, is_paid })

/** Sends a form with files, as a browser without scripts does. */
async function upload(
  shopper: Shopper,
  path: string,
  fields: Record<string, string>,
  files: File[],
  headers = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('documents', file)
  if (files.length === 0) body.append('documents', new File([], ''))
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST', body })
  const response = await shop.send(request, { cookies: shopper.cookies, headers })
  for (const [name, { value }] of Object.entries(cookiesOf(response))) shopper.cookies[name] = value
  return response
}

const fieldsOf = (order: BoughtOrder, change: Record<string, string> = {}) => ({
  order_id: String(order.id),
  type: '2',
  [`item_${order.item_ids[0]}`]: 'on',
  [`amount_${order.item_ids[0]}`]: '2',
  [`reason_${order.item_ids[0]}`]: 'Promočená krabice,\r\nčaj je zatuchlý.',
  [`resolve_${order.item_ids[0]}`]: 'money_back',
  first_name: 'Jana',
  last_name: 'Nováková',
  email: 'jana@example.com',
  dial_code: '+420',
  phone: '601 234 567',
  bank_account_number: '19-2000145399',
  bank_code: '0800',
  ...change,
})

const jana = shopperIn(shop)
beforeAll(() => jana.logIn('jana@example.com'))

describe('a complaint without scripts', () => {
  it('is filed by a customer with photos, and shown with its number and deadlines [COMPL-02] [COMPL-03]', async () => {
    const order = await bought('jana@example.com')
    const page = await jana.read(`/zakaznik/objednavka/${order.id}/reklamace`)
    for (const part of ['24 měsíců', '30 dnů', 'multipart/form-data', 'Oprava', 'value="jana@example.com"']) {
      expect(page, part).toContain(part)
    }
    const names = [...page.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)
    expect(names.indexOf('documents'), 'files come after all fields').toBeGreaterThan(
      names.indexOf('bank_swift_code'),
    )
    const sent = await upload(jana, '/api/complaint?language=cs', fieldsOf(order), [
      new File([photo], 'krabice.jpg', { type: 'image/jpeg' }),
    ])
    expect(sent.status).toBe(303)
    const location = sent.headers.get('location') ?? ''
    expect(location).toMatch(/^\/zakaznik\/reklamace\/\d+\?filed=1$/)
    const shown = await jana.read(location)
    for (const part of [
      'Reklamaci jsme přijali',
      'Reklamace R2',
      'krabice.jpg',
      'Vyřídíme nejpozději',
      'Promočená krabice',
      'Poškození při přepravě',
      'Požadované vyřízení: vrácení peněz',
      '19-2000145399/0800',
      '/protocol',
    ]) {
      expect(shown, part).toContain(part)
    }
    const list = await jana.read('/zakaznik/reklamace')
    expect(list).toContain(order.code)
  })

  it('is filed by a guest with the hash of the order, and seen by nobody else [COMPL-01] [COMPL-02]', async () => {
    const order = await bought(null, 'sk')
    const guest = shopperIn(shop)
    const form = `/sk/nova-reklamacia/${order.id}`
    expect((await guest.visit(form)).status).toBe(404)
    expect(await guest.read(`${form}?hash=${order.hash}`)).toContain('Reklamácia k objednávke')
    const sent = await upload(
      guest,
      '/api/complaint?language=sk',
      { ...fieldsOf(order), hash: order.hash },
      [],
    )
    const location = sent.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^/sk/reklamacia/\\d+\\?hash=${order.hash}&filed=1$`))
    expect(await guest.read(location)).toContain('Reklamáciu sme prijali')
    expect((await guest.visit(location.split('?')[0] ?? '')).status).toBe(404)
    expect((await jana.visit(location.split('?')[0] ?? '')).status).toBe(404)
  })

  it('comes back with what was typed and all that is wrong [COMPL-02]', async () => {
    const order = await bought('jana@example.com')
    const [id] = order.item_ids
    const wrong = fieldsOf(order, { [`reason_${id}`]: ' ', bank_code: '', last_name: 'Nová' })
    const sent = await upload(jana, '/api/complaint?language=cs', wrong, [
      new File([photo], 'a.jpg', { type: 'image/jpeg' }),
    ])
    expect(sent.headers.get('location')).toBe(`/zakaznik/objednavka/${order.id}/reklamace?result=refused`)
    const page = await jana.read(sent.headers.get('location') ?? '')
    expect(page).toContain('Kód banky jsou čtyři číslice.')
    expect(page).toContain('value="Nová"')
    expect(page).toContain('Popište prosím, co je špatně.')
    const nothing = await upload(jana, '/api/complaint?language=cs', { order_id: String(order.id) }, [])
    expect(await jana.read(nothing.headers.get('location') ?? '')).toContain(
      'Zaškrtněte prosím, co reklamujete.',
    )
    const [row] = await db`select count(*)::int as n from complaint where order_id = ${order.id}`
    expect(row?.n).toBe(0)
  })

  it('stands even where a file is refused, which is said and can be tried again [COMPL-02]', async () => {
    const order = await bought('jana@example.com')
    const files = [
      new File(['<svg onload=alert(1)>'], 'zlo.svg', { type: 'image/svg+xml' }),
      new File([photo], 'dobra.jpg', { type: 'image/jpeg' }),
      new File(['není obrázek'], 'lez.png', { type: 'image/png' }),
      new File([new Uint8Array(MAX_DOCUMENT_BYTES + 1)], 'velka.jpg', { type: 'image/jpeg' }),
    ]
    const sent = await upload(jana, '/api/complaint?language=cs', fieldsOf(order), files)
    const location = sent.headers.get('location') ?? ''
    expect(location).toContain('result=refused')
    const page = await jana.read(location)
    for (const part of [
      'Reklamaci jsme přijali',
      'zlo.svg: Přiložit lze',
      'lez.png: Soubor není tím',
      'velka.jpg: Soubor je větší',
      'dobra.jpg',
    ]) {
      expect(page, part).toContain(part)
    }
    const id = /reklamace\/(\d+)/.exec(location)?.[1] ?? ''
    const other = await sharp(photo).negate().jpeg().toBuffer()
    const added = await upload(jana, '/api/complaint/documents?language=cs', { complaint_id: id }, [
      new File([other], 'druha.jpg', { type: 'image/jpeg' }),
    ])
    expect(await jana.read(added.headers.get('location') ?? '')).toContain('druha.jpg')
    const none = await upload(jana, '/api/complaint/documents?language=cs', { complaint_id: id }, [])
    expect(await jana.read(none.headers.get('location') ?? '')).toContain('Vyberte prosím soubor.')
  })

  it('is one complaint when the form is sent twice [COMPL-02]', async () => {
    const order = await bought('jana@example.com')
    const send = () =>
      upload(jana, '/api/complaint?language=cs', fieldsOf(order), [
        new File([photo], 'a.jpg', { type: 'image/jpeg' }),
      ])
    const [one, other] = await Promise.all([send(), send()])
    expect(one.headers.get('location')).toBe(other.headers.get('location'))
    const [row] = await db`select count(*)::int as n from complaint where order_id = ${order.id}`
    expect(row?.n).toBe(1)
  })

  it('tells by its choice and its engraving which of the bought goods it is about [COMPL-04]', async () => {
    const order = await bought('jana@example.com')
    await db`update order_item set variation_properties_names = '{Modrá,300 ml}',
      product_fields = ${db.json([{ name: 'Text gravírování', value: 'Babičce' }])}
      where id = ${order.item_ids[0] ?? 0}`
    const sent = await upload(jana, '/api/complaint?language=cs', fieldsOf(order), [])
    const shown = await jana.read(sent.headers.get('location') ?? '')
    expect(shown).toContain('Modrá · 300 ml · Text gravírování: Babičce · ')
  })

  it('is cancelled from its page while it is new [COMPL-03]', async () => {
    const order = await bought('jana@example.com')
    const sent = await upload(jana, '/api/complaint?language=cs', fieldsOf(order), [])
    const complaint_id = /reklamace\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
    const back = await jana.send('/api/complaint/cancel', { complaint_id, language: 'cs' })
    expect(back).toBe(`/zakaznik/reklamace/${complaint_id}?result=cancelled`)
    const page = await jana.read(back)
    expect(page).toContain('Reklamace je zrušená.')
    expect(page).not.toContain('/api/complaint/cancel')
  })

  it('is not offered for an order that is unpaid, nor for what is complained about already [COMPL-01]', async () => {
    const unpaid = await bought('jana@example.com', 'cs', false)
    const page = await jana.read(`/zakaznik/objednavka/${unpaid.id}/reklamace`)
    expect(page).toContain('Tuto objednávku zatím reklamovat nelze')
    expect(page).toContain('Reklamaci tu podáte, jakmile budeme mít platbu.')
    expect(page).toMatch(/Potřebujete to řešit hned\?.*?<a href="tel:\+420555010203"/)
    expect(page).not.toContain('/api/complaint?')
    const forced = await upload(jana, '/api/complaint?language=cs', fieldsOf(unpaid), [])
    expect(await jana.read(forced.headers.get('location') ?? '')).not.toContain('Reklamaci jsme přijali')
    const [row] = await db`select count(*)::int as n from complaint where order_id = ${unpaid.id}`
    expect(row?.n).toBe(0)
  })

  it('is not offered for an order that is cancelled, which no payment changes [COMPL-01]', async () => {
    const order = await bought('jana@example.com', 'cs', false)
    await db`update customer_order set cancelled_at = now(), state_id = 7 where id = ${order.id}`
    const page = await jana.read(`/zakaznik/objednavka/${order.id}/reklamace`)
    expect(page).toContain('Zrušenou objednávku tu reklamovat nelze')
    expect(page).not.toContain('jakmile budeme mít platbu')
    expect(page).not.toContain('/api/complaint?')
  })

  it('is not offered for pieces that go back or were paid back [COMPL-01] [REFUND-07]', async () => {
    const order = await bought('jana@example.com')
    const path = `/zakaznik/objednavka/${order.id}/reklamace`
    const tick = async () =>
      (await jana.read(path)).match(new RegExp(`<input[^>]*name="item_${order.item_ids[0]}"[^>]*>`))?.[0]
    expect(await tick()).not.toContain('disabled')
    const [refund] = await db<{ id: number }[]>`
      insert into refund (shop_id, order_id, is_withdrawal, created_at, expiration_at)
      select shop_id, id, true, now(), now() + interval '1 hour' from customer_order where id = ${order.id}
      returning id`
    await db`
      insert into refund_item (refund_id, order_item_id, amount)
      select ${refund?.id ?? 0}, id, amount from order_item where id = ${order.item_ids[0] ?? 0}`
    await db`update refund set submitted_at = now(), expiration_at = null where id = ${refund?.id ?? 0}`
    expect(await tick()).toContain('disabled')
  })

  it.each([
    ['money_back', 'repair', true],
    ['repair', 'money_back', false],
  ])(
    'of goods made to order that wished %s and ended with %s is offered again: %s [COMPL-01] [COMPL-02]',
    async (wish, end, is_offered) => {
      const order = await bought('jana@example.com')
      const [item] = order.item_ids
      const sent = await upload(
        jana,
        '/api/complaint?language=cs',
        fieldsOf(order, { [`resolve_${item}`]: wish }),
        [],
      )
      const id = Number(/reklamace\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1])
      await db`update order_item set withdrawal_exception = 'made_to_order' where id = ${item ?? 0}`
      await db`update complaint_item set resolve = ${end} where complaint_id = ${id}`
      await db`update complaint set state = ${COMPLAINT_STATES.resolved} where id = ${id}`
      const page = await jana.read(`/zakaznik/objednavka/${order.id}/reklamace`)
      const tick = page.match(new RegExp(`<input[^>]*name="item_${item}"[^>]*>`))?.[0]
      expect(!tick?.includes('disabled')).toBe(is_offered)
    },
  )
})

describe('the way of files to the shop', () => {
  it('is closed to other sites, other formats and other methods [COMPL-02]', async () => {
    const order = await bought('jana@example.com')
    const foreign = await upload(jana, '/api/complaint', fieldsOf(order), [], {
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign.status).toBe(403)
    expect((await jana.submit('/api/complaint', fieldsOf(order))).status).toBe(415)
    expect((await jana.visit('/api/complaint')).status).toBe(405)
    const [row] = await db`select count(*)::int as n from complaint where order_id = ${order.id}`
    expect(row?.n).toBe(0)
  })

  it('answers a script in JSON, and tells what is wrong at which field [COMPL-02]', async () => {
    const order = await bought('jana@example.com')
    const [id] = order.item_ids
    const script = { accept: 'application/json' }
    const wrong = { ...fieldsOf(order, { [`reason_${id}`]: '' }), live: '1' }
    const refused = await upload(jana, '/api/complaint?language=en', wrong, [], script)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: `reason_${id}`, message: 'Please describe what is wrong.' }],
    })
    const filed = await upload(
      jana,
      '/api/complaint?language=en',
      { ...fieldsOf(order), live: '1' },
      [],
      script,
    )
    expect(filed.status).toBe(201)
    expect(await filed.json()).toMatchObject({
      id: expect.any(Number),
      location: expect.stringContaining('/en/customer/complaints/'),
    })
  })
})
