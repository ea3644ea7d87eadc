import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { pathFor } from '#storefront/route-match.ts'
import { fillCart } from '#tests/order-scene.ts'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

const shop = await startSeededShop()
const { db } = shop
const PATHS = {
  cs: { withdrawal: '/odstoupeni-od-smlouvy', confirm: 'Potvrdit odstoupení od smlouvy' },
  sk: { withdrawal: '/sk/odstupenie-od-zmluvy', confirm: 'Potvrdiť odstúpenie od zmluvy' },
  en: { withdrawal: '/en/withdrawal', confirm: 'Confirm withdrawal' },
}
let guests = 0

async function guestOrder(language: InterfaceLanguage, payment = 'bank-transfer') {
  const email = `vraci${++guests}@example.com`
  const cart_id = await fillCart(db, { lines: [{ code: 'UNTRACKED', amount: 3 }], email, payment })
  const response = await shop.platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'language-preference': language },
      body: JSON.stringify({ cart_id }),
    }),
  )
  const { id, code, hash } = (await response.json()) as { id: number; code: string; hash: string }
  const [item] = await db<{ id: number }[]>`select id from order_item where order_id = ${id}`
  return { id, code, hash, email, item_id: item?.id ?? 0 }
}
const refundsOf = (order_id: number) => db<{ id: number; total_amount: number; submitted_at: string }[]>`
  select id, total_amount, submitted_at from refund where order_id = ${order_id} and submitted_at is not null`
async function moveRefund(id: string, state: number): Promise<void> {
  const asStaff = async (method: string, path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const request = new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) })
    const response = await shop.platform.fetch(request)
    expect(response.status).toBe(200)
    return (await response.json()) as { access_token: string }
  }
  const login = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
  const { access_token } = await asStaff('POST', '/auth/users/login', login)
  await asStaff('PATCH', `/staff/refunds/${id}`, { state }, access_token)
}
const mailsTo = async (email: string) =>
  (await readOutbox(db, email)).filter(({ subject }) => /odstoupen|odstúpen|withdrawal/i.test(subject))

/** The second a withdrawal came at, as any of the three languages writes it. */
const clockOf = (time: string) =>
  new RegExp(
    new Intl.DateTimeFormat('cs', { timeStyle: 'medium', timeZone: 'Europe/Prague' })
      .format(new Date(time))
      .replace(/^/, '0?'),
  )

describe.each(INTERFACE_LANGUAGES)('withdrawing without scripts in %s', (language) => {
  const { withdrawal, confirm } = PATHS[language]
  const words = { language }

  it('is one link away from every page [REFUND-01]', async () => {
    const shopper = shopperIn(shop)
    const home = language === 'cs' ? '/' : `/${language}`
    for (const path of [home, withdrawal]) expect(await shopper.read(path)).toContain(`href="${withdrawal}"`)
  })

  it('takes whoever has the hash through two steps to a receipt with the exact time [REFUND-01]', async () => {
    const shopper = shopperIn(shop)
    const { id, code, hash, email, item_id } = await guestOrder(language)
    const held = { order_id: String(id), hash }
    const first = await shopper.read(`${withdrawal}?${new URLSearchParams(held)}`)
    expect(first).toContain(code)
    expect(first).toContain(`name="amount_${item_id}"`)
    const empty = await shopper.send('/api/withdrawal/choose', { ...words, ...held, scope: 'some' })
    expect(empty).toContain('result=items')
    const chosen = { ...words, ...held, scope: 'some', [`amount_${item_id}`]: '2' }
    const second = await shopper.send('/api/withdrawal/choose', chosen)
    const page = await shopper.read(second)
    expect(page).toContain(`>${confirm}</button>`)
    expect(await refundsOf(id)).toHaveLength(0)
    const refund_id = new URL(second, 'http://localhost').searchParams.get('refund_id') ?? ''
    const receipt = await shopper.send('/api/withdrawal/submit', { ...words, ...held, refund_id })
    const [refund] = await refundsOf(id)
    expect(refund).toMatchObject({ id: Number(refund_id), total_amount: 2 })
    const done = await shopper.read(receipt)
    expect(done).toMatch(clockOf(refund?.submitted_at ?? ''))
    expect(done).toContain(email)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toMatch(clockOf(refund?.submitted_at ?? ''))
    expect(await shopper.send('/api/withdrawal/submit', { ...words, ...held, refund_id })).toBe(receipt)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('once its days are over, leads to the return that may still be asked for [REFUND-01]', async () => {
    const { id, hash } = await guestOrder(language)
    await db`update customer_order set delivered_at = now() - interval '30 days' where id = ${id}`
    const held = new URLSearchParams({ order_id: String(id), hash })
    const page = await shopperIn(shop).read(`${withdrawal}?${held}`)
    const asked = pathFor('return-goods', language, {}, { order_id: id, hash }).replace('&', '&amp;')
    expect(page).toContain(`href="${asked}"`)
  })

  it('takes whoever has neither hash nor session by a mailed link, and tells nothing [REFUND-01]', async () => {
    const shopper = shopperIn(shop)
    const { id, code, email } = await guestOrder(language)
    const form = { ...words, first_name: 'Žofie', last_name: 'Říhová', email, order_code: code, note: '' }
    const wrong = await shopper.send('/api/withdrawal/review', { ...form, email: 'nic' })
    expect(wrong).toBe(`${withdrawal}?result=email`)
    expect(await shopper.read(wrong)).toContain('value="Žofie"')
    const review = await shopper.send('/api/withdrawal/review', form)
    const page = await shopper.read(review)
    expect(page).toContain('Žofie Říhová')
    expect(page).toContain(`>${confirm}</button>`)
    expect(await mailsTo(email)).toHaveLength(0)
    const sent = await shopper.send('/api/withdrawal/send', form)
    const told = await shopper.read(sent)
    expect(told, 'whom to call').toMatch(/role="status".*href="tel:\+420555010203"/s)
    const stranger = shopperIn(shop)
    const other = { ...form, order_code: '12345678' }
    expect(await stranger.send('/api/withdrawal/send', other)).toBe(sent)
    const time = /\d{1,2}:\d\d:\d\d/g
    expect((await stranger.read(sent)).match(time)).toHaveLength(told.match(time)?.length ?? 0)
    const [mail] = await mailsTo(email)
    const link = new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe(withdrawal)
    expect(await refundsOf(id)).toHaveLength(0)
    const elsewhere = shopperIn(shop)
    const asked = await elsewhere.read(link.pathname + link.search)
    expect(asked).toContain(`>${confirm}</button>`)
    expect(asked, 'which order').toContain(code)
    const token = link.searchParams.get('token') ?? ''
    const receipt = await elsewhere.send('/api/withdrawal/confirm', { ...words, token })
    const [refund] = await refundsOf(id)
    expect(refund?.total_amount).toBe(3)
    const done = await elsewhere.read(receipt)
    expect(done).toMatch(clockOf(refund?.submitted_at ?? ''))
    expect(done, 'who withdrew, not who is billed').toContain('Žofie Říhová')
    const dead = await elsewhere.send('/api/withdrawal/confirm', { ...words, token: 'x' })
    expect(dead).toBe(`${withdrawal}?result=dead_token`)
    expect((await elsewhere.visit(dead)).status).toBe(200)
  })
})

describe('returning goods without scripts', () => {
  it('leads a customer from the choice over the way back to a return in the account [REFUND-01] [REFUND-05]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    const [order] = await db<{ id: number; code: string }[]>`
      select id, code from customer_order where delivered_at > now() - interval '14 days' and cancelled_at is null
        and email = 'jana@example.com'`
    const items = await db<{ id: number; code: string; amount: number }[]>`
      select id, code, amount from order_item where order_id = ${order?.id ?? 0} order by id`
    const held = { language: 'cs', order_id: String(order?.id) }
    const first = await shopper.read(`/vraceni-zbozi?order_id=${order?.id}`)
    const engraved = items.find(({ code }) => code === 'ENGRAVED')
    expect(first).toContain('Vyrobeno na míru')
    expect(first).not.toContain(`name="amount_${engraved?.id}"`)
    expect(first).toContain('Jen neotevřené')
    expect(first).toContain('value="store_credit"')
    expect(await shopper.send('/api/return/items', held)).toContain('result=items')
    const [plate] = items
    const ways = await shopper.send('/api/return/items', {
      ...held,
      [`amount_${plate?.id}`]: '2',
      [`reason_${plate?.id}`]: 'Jiný odstín,\r\nnež čekám',
      [`resolve_${plate?.id}`]: 'exchange',
    })
    const refund_id = new URL(ways, 'http://localhost').searchParams.get('refund_id') ?? ''
    const page = await shopper.read(ways)
    expect(page).toContain('Svoz kurýrem')
    expect(page).toContain('Cenu odečteme od vrácené částky.')
    const [courier] = await db`select id from refund_shipping_method where code = 'refund-courier'`
    const way = { ...held, refund_id, shipping_method_id: String(courier?.id) }
    const address = {
      shipping_first_name: 'Jana',
      shipping_last_name: 'Nováková',
      shipping_phone: '601 000 111',
      shipping_dial_code: '+420',
      shipping_street: 'Lidická 1',
      shipping_city: 'Brno',
      shipping_post_code: '602 00',
      shipping_country_id: '1',
    }
    const recap = await shopper.send('/api/return/shipping', { ...way, ...address })
    expect(recap).toContain('step=recap')
    const shown = await shopper.read(recap)
    expect(shown).toContain('Jiný odstín, než čekám')
    expect(shown).toContain('−119 Kč')
    const sent = await shopper.send('/api/return/submit', { ...held, refund_id })
    expect(await shopper.read(sent)).toContain(`Žádost o vrácení č. ${refund_id} jsme přijali`)
    expect(await shopper.read('/zakaznik/vracene-zbozi')).toContain(`/zakaznik/vracene-zbozi/${refund_id}`)
    const detail = await shopper.read(`/zakaznik/vracene-zbozi/${refund_id}`)
    // As an order says where it stands.
    expect(detail).toMatch(/<\/circle><\/svg>Čeká na zboží/)
    expect(detail).toContain('Výměna za jiný kus')
    expect(detail).toContain('Kurýr PPL přijede')
    expect(detail).toContain(`Do balíku prosím vložte číslo vrácení ${refund_id}.`)
    expect(detail).not.toContain('Peníze vracíme')
    for (const state of [3, 5]) await moveRefund(refund_id, state)
    const settled = await shopper.read(`/zakaznik/vracene-zbozi/${refund_id}`)
    expect(settled).toContain('Vyřízeno')
    expect(settled).not.toContain('Do balíku')
    expect(settled).toContain('Zboží na výměnu vám teprve pošleme')
    expect(settled).not.toContain('V penězích')
    expect(settled).not.toContain('K vrácení')
    const stranger = shopperIn(shop)
    await stranger.logIn('petr@example.com')
    expect((await stranger.visit(`/zakaznik/vracene-zbozi/${refund_id}`)).status).toBe(404)
    expect((await stranger.visit(`/vraceni-zbozi?order_id=${order?.id}`)).status).toBe(404)
    const again = await shopper.read(`/vraceni-zbozi?order_id=${order?.id}`)
    expect(again).toContain('zakoupeny 3 kusy')
    expect(again.match(new RegExp(`amount_${plate?.id}".*?</select>`, 's'))?.[0]).not.toContain('2 kusy')
  })

  it('tells in the account where to send the goods, and where the money goes [REFUND-05]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    const [order] = await db<{ id: number }[]>`
      select id from customer_order where delivered_at > now() - interval '14 days' and email = 'jana@example.com'`
    const [item] = await db<{ id: number }[]>`
      select id from order_item where order_id = ${order?.id ?? 0} and code = 'PLATE-ASH'`
    const [way] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
    const held = { language: 'cs', order_id: String(order?.id) }
    const ways = await shopper.send('/api/return/items', { ...held, [`amount_${item?.id}`]: '1' })
    const refund_id = new URL(ways, 'http://localhost').searchParams.get('refund_id') ?? ''
    await shopper.send('/api/return/shipping', { ...held, refund_id, shipping_method_id: String(way?.id) })
    await shopper.send('/api/return/submit', { ...held, refund_id })
    const read = () => shopper.read(`/zakaznik/vracene-zbozi/${refund_id}`)
    const awaited = await read()
    expect(awaited).toContain('Naše adresa: Vitrine')
    expect(awaited).toContain('Peníze vracíme stejnou cestou, jakou přišly')
    await moveRefund(refund_id, 3)
    const approved = await read()
    expect(approved).not.toContain('Naše adresa: ')
    expect(approved).toContain('Peníze vracíme stejnou cestou, jakou přišly')
  })

  it('says under its field what keeps the courier from coming [REFUND-02]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    const [order] = await db<{ id: number }[]>`
      select id from customer_order where delivered_at > now() - interval '14 days' and email = 'jana@example.com'`
    const [item] = await db<{ id: number }[]>`
      select id from order_item where order_id = ${order?.id ?? 0} and code = 'CUP-PEAT'`
    const held = { language: 'cs', order_id: String(order?.id) }
    const ways = await shopper.send('/api/return/items', { ...held, [`amount_${item?.id}`]: '1' })
    const refund_id = new URL(ways, 'http://localhost').searchParams.get('refund_id') ?? ''
    const [courier] = await db`select id from refund_shipping_method where code = 'refund-courier'`
    const back = await shopper.send('/api/return/shipping', {
      ...held,
      refund_id,
      shipping_method_id: String(courier?.id),
      shipping_first_name: 'Jana',
      shipping_last_name: 'Nováková',
      shipping_phone: '1',
      shipping_dial_code: '+420',
      shipping_street: 'Lidická 1',
      shipping_city: 'Brno',
      shipping_post_code: '602 00',
      shipping_country_id: '1',
    })
    expect(back).toContain('result=refused')
    const page = await shopper.read(back)
    expect(page).toContain('id="shipping_phone-error"')
    expect(page).toContain('value="Lidická 1"')
  })

  /** The second step of a guest who returns one piece. */
  async function wayBack(paid: string, resolve = 'money_back') {
    const shopper = shopperIn(shop)
    const { id, hash, email, item_id } = await guestOrder('cs', paid)
    await db`update customer_order set delivered_at = now() - interval '20 days' where id = ${id}`
    const held = { language: 'cs', order_id: String(id), hash }
    const items = { ...held, [`amount_${item_id}`]: '1', [`resolve_${item_id}`]: resolve }
    const ways = await shopper.send('/api/return/items', items)
    const refund_id = new URL(ways, 'http://localhost').searchParams.get('refund_id') ?? ''
    const [way] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
    const form = { ...held, refund_id, shipping_method_id: String(way?.id) }
    return { shopper, email, items, ways, form, page: await shopper.read(ways) }
  }

  it('asks where the money of a transfer is to go, shows the account and confirms it [REFUND-01]', async () => {
    const { shopper, email, ways, form, page } = await wayBack('bank-transfer')
    expect(page).toContain('name="bank_account_number"')
    const account = { bank_account_number: '19-2000145399', bank_code: '0800' }
    const recap = await shopper.send('/api/return/shipping', { ...form, ...account })
    expect(await shopper.read(recap)).toContain('19-2000145399/0800')
    const again = await shopper.read(ways)
    expect(again).toContain('value="19-2000145399"')
    expect(again).toContain('value="0800"')
    const iban = { bank_account_number: '', bank_code: '', bank_account_iban: 'CZ6508000000192000145399' }
    await shopper.send('/api/return/shipping', { ...form, ...iban })
    expect(await shopper.read(ways)).toContain('value="CZ65 0800 0000 1920 0014 5399"')
    const sent = await shopper.send('/api/return/submit', form)
    expect(await shopper.read(sent)).toContain('CZ65 0800 0000 1920 0014 5399')
    const [mail] = await readOutbox(db, email)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('CZ65 0800 0000 1920 0014 5399')
  })

  const ABROAD = { bank_account_iban: 'SK08 0900 0000 0001 2312 3123', bank_swift_code: 'GIBASKBX' }

  it('shows the whole account to whoever comes back to it, abroad too [REFUND-01]', async () => {
    const { shopper, ways, form } = await wayBack('bank-transfer')
    const typed = { bank_account_number: '19-2000145399', bank_code: '0800', ...ABROAD }
    await shopper.send('/api/return/shipping', { ...form, ...typed })
    const page = await shopper.read(ways)
    for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`)
  })

  it('keeps the account when other items are chosen [REFUND-01]', async () => {
    const { shopper, email, items, form } = await wayBack('bank-transfer')
    await shopper.send('/api/return/shipping', { ...form, ...ABROAD })
    const { refund_id } = form
    const anew = await shopper.send('/api/return/items', { ...items, refund_id })
    const page = await shopper.read(anew)
    for (const value of Object.values(ABROAD)) expect(page).toContain(`value="${value}"`)
    const drafts = await db`
      select bank_account_iban, bank_swift_code from refund join customer_order on customer_order.id = order_id
      where email = ${email}`
    expect([...drafts]).toEqual([{ ...ABROAD, bank_account_iban: 'SK0809000000000123123123' }])
  })

  it('says under its field what is wrong with the account, and keeps what was typed [REFUND-01]', async () => {
    const { shopper, form } = await wayBack('bank-transfer')
    const wrong = { bank_account_number: '19-2000145399', bank_account_iban: 'CZ00 0800' }
    const back = await shopper.send('/api/return/shipping', { ...form, ...wrong })
    expect(back).toContain('result=refused')
    const page = await shopper.read(back)
    expect(page).toContain('id="bank_code-error"')
    expect(page).toContain('id="bank_account_iban-error"')
    expect(page).toContain('value="CZ00 0800"')
  })

  it('takes off for the way back what is there, so that the sums add up [REFUND-02]', async () => {
    const { shopper, form } = await wayBack('gopay')
    const [way] = await db<{ id: number }[]>`
      select id from refund_shipping_method where code = 'refund-packeta'`
    const cost = (taxed_price: number) => db`
      update refund_shipping_method_price set taxed_price = ${taxed_price}
      where refund_shipping_method_id = ${way?.id ?? 0}
        and currency_id = (select id from currency where code = 'CZK')`
    await cost(500_00)
    const chosen = { ...form, shipping_method_id: String(way?.id) }
    const page = await shopper.read(await shopper.send('/api/return/shipping', chosen))
    await cost(79_00)
    const [refund] = await db<{ goods: number }[]>`
      select taxed_items_price::int / 100 as goods from refund where id = ${Number(form.refund_id)}`
    expect(page).toContain(`−${refund?.goods} Kč`)
    expect(page).not.toContain('−500')
  })

  it.each([
    ['money that a gateway gives back', 'gopay', 'money_back'],
    ['goods that are exchanged', 'bank-transfer', 'exchange'],
  ])('asks for no account for %s [REFUND-01]', async (_what, paid, resolve) => {
    const { page } = await wayBack(paid, resolve)
    expect(page).toContain('name="shipping_method_id"')
    expect(page).not.toContain('name="bank_account_number"')
  })
})
