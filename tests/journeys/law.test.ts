import { describe, expect, it } from 'vitest'
import { ADDRESS_TYPES } from '#contract/address.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { lastWithdrawalDay } from '#contract/refund.ts'
import { longDay } from '#contract/shop-day.ts'
import { createLog } from '#platform/http/log.ts'
import { readMailFile, readOutbox } from '#platform/mail/outbox.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import { pathFor } from '#storefront/route-match.ts'
import { buyOrder } from '#tests/bought-order.ts'
import { plainSpaces, readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'
import { type Shopper, shopperIn } from '#tests/shopper.ts'

/** What the law wants to see, rule by rule; docs/law.md says where each of them stands. */
const shop = await startSeededShop()
const { db } = shop
const DAY_MS = 24 * 60 * 60 * 1000
const open = async (path: string, shopper: Shopper = shopperIn(shop)) => readPage(await shopper.visit(path))

async function idOf(table: string, code: string): Promise<string> {
  const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
  if (!row) throw new Error(`The demo shop has no ${table} ${code}`)
  return String(row.id)
}

async function pathOf(
  kind: 'product' | 'static_page' | 'category',
  code: string,
  language: InterfaceLanguage = 'cs',
) {
  const [row] = await db<{ path: string }[]>`
    select path from page_route route join ${db(kind)} model on model.id = route.model_id
    where route.kind = 'model' and route.model_type = ${MODEL_TYPES[kind]} and route.language = ${language}
      and model.code = ${code}`
  if (!row) throw new Error(`The demo shop has no page of ${kind} ${code}`)
  return (language === 'cs' ? '' : `/${language}`) + row.path
}
const pathOfProduct = (code: string, language?: InterfaceLanguage) => pathOf('product', code, language)
const pathOfPage = (code: string, language?: InterfaceLanguage) => pathOf('static_page', code, language)

async function put(shopper: Shopper, code: string, language = 'cs', more: object = {}): Promise<void> {
  const item = JSON.stringify({ product_id: Number(await idOf('product', code)), ...more })
  expect(await shopper.send('/api/cart/items', { item, amount: '1', language })).toContain('result=added')
}

async function atDelivery(language: InterfaceLanguage = 'cs', code = 'UNTRACKED', more: object = {}) {
  const shopper = shopperIn(shop)
  await put(shopper, code, language, more)
  const [country] = await db<{ id: number }[]>`select id from country where alpha2 = 'CZ'`
  const chosen = {
    language,
    country_id: String(country?.id),
    shipping_method_id: await idOf('shipping_method', 'ppl-address'),
  }
  await shopper.send('/api/checkout/methods', chosen)
  const to = await shopper.send('/api/checkout/methods', {
    ...chosen,
    payment_method_id: await idOf('payment_method', 'cash-on-delivery'),
    intent: 'continue',
  })
  expect(to).toBe(pathFor('cart-delivery', language))
  return { shopper, html: await shopper.read(to) }
}

/** The number in a sum as it is drawn; what costs nothing says so by a word. */
function amountIn(sum: string, language: InterfaceLanguage): number {
  const written = sum.replace('−', '-').replaceAll(/[^\d,.-]/g, '')
  return Number(language === 'en' ? written.replaceAll(',', '') : written.replace(',', '.'))
}

const ordersMade = async () =>
  Number((await db<{ made: number }[]>`select count(*)::int as made from customer_order`)[0]?.made)

describe('ordering', () => {
  it.each([
    ['cs', 'Objednávka zavazující k platbě'],
    ['sk', 'Objednávka s povinnosťou platby'],
    ['en', 'Order with obligation to pay'],
  ] as const)('in %s is one button that says so: %s [L1]', async (language, words) => {
    const { html } = await atDelivery(language)
    const buttons = [...html.matchAll(/<button[^>]*form="delivery"[^>]*>(.*?)<\/button>/g)]
    expect(buttons.map(([, text]) => text)).toEqual([words])
    const [form = ''] = /<form id="delivery".*?<\/form>/s.exec(html) ?? []
    expect(form).not.toMatch(/<button(?![^>]*type="button")|type="submit"/)
  })

  it('like last time ends at the same button, and orders nothing by itself [L1]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    await put(shopper, 'UNTRACKED')
    const before = await ordersMade()
    const to = await shopper.send('/api/checkout/fast', { language: 'cs' })
    expect(to).toMatch(/^\/kosik\//)
    expect(await ordersMade()).toBe(before)
  })

  it.each([
    ['cs', [119, 39], ['1 ks', 'Sleva 10 %', 'PPL na adresu', 'Dobírka', 'DPH 21 %', 'pracovní dny']],
    ['sk', [4.8, 1.6], ['1 ks', 'Zľava 10 %', 'PPL na adresu', 'Dobierka', 'DPH 21 %', 'pracovné dni']],
    [
      'en',
      [119, 39],
      ['1 pc', '10% off', 'PPL to your address', 'Cash on delivery', 'VAT 21%', 'working days'],
    ],
  ] as const)(
    'shows in %s goods, amounts, taxes, shipping, fee, total and time above the button, folded away nowhere [L2]',
    async (language, costs, words) => {
      const { shopper } = await atDelivery(language)
      await shopper.send('/api/cart/voucher', { code: 'SLEVA10', language })
      const html = await shopper.read(pathFor('cart-delivery', language))
      const recap = html.slice(html.indexOf('aria-labelledby="recap"'), html.indexOf('form="delivery"'))
      const [{ name = '' } = {}] = await db<{ name: string }[]>`
        select name ->> ${language} as name from product where code = 'UNTRACKED'`
      for (const part of [name, ...words]) expect(recap, part).toContain(part)
      expect(recap).not.toContain('<details')
      expect(recap).not.toContain('hidden')
      const sums = [...recap.matchAll(/<dd class="figures[^>]*>([^<]*)</g)].map(([, sum = '']) =>
        amountIn(sum, language),
      )
      const total = sums.indexOf(Number(/name="seen_total" value="([\d.]+)"/.exec(html)?.[1]))
      const [goods = 0, discount = 0, ...charges] = sums.slice(0, total)
      expect(discount).toBeCloseTo(-goods / 10)
      expect(charges.slice(0, 2), 'what PPL and cash on delivery cost').toEqual(costs)
      const parts = [goods, discount, ...charges].reduce((sum, one) => sum + one, 0)
      expect(parts, 'the parts are the total').toBeCloseTo(sums[total] ?? 0)
    },
  )

  it.each(INTERFACE_LANGUAGES)(
    'links terms and privacy beside the button in %s, and has nothing ticked beforehand [L3]',
    async (language) => {
      const { html } = await atDelivery(language)
      const beside = html.slice(html.indexOf('data-total'), html.indexOf('form="delivery"'))
      for (const code of ['terms', 'privacy'])
        expect(beside).toContain(`href="${await pathOfPage(code, language)}"`)
      for (const page of [
        html,
        await shopperIn(shop).read(`${pathFor('login', language)}?view=registration`),
        await shopperIn(shop).read(pathFor('home', language)),
      ]) {
        const boxes = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag)
        expect(boxes.length).toBeGreaterThan(0)
        expect(boxes.filter((tag) => tag.includes('checked') && !tag.includes('disabled'))).toEqual([])
      }
    },
  )

  it.each([
    ['cs', 'Česko', 'Bankovní převod'],
    ['sk', 'Slovensko', 'Bankový prevod'],
    ['en', 'Germany', 'Bank transfer'],
  ] as const)(
    'begins in %s with where goods are sent to and what pays them [L20]',
    async (language, country, payment) => {
      const shopper = shopperIn(shop)
      await put(shopper, 'UNTRACKED', language)
      const html = await shopper.read(pathFor('cart', language))
      const limits = html.slice(html.indexOf('data-limits'))
      expect(limits).toContain(country)
      expect(limits, 'where only bills may go').not.toMatch(/Francie|Francúzsko|France/)
      expect(limits).toContain(payment)
      expect(limits).toContain(`href="${await pathOfPage('shipping-and-payment', language)}"`)
    },
  )

  it('by card or transfer costs nothing more, and the shop cannot make it [L18]', async () => {
    const { items } = (await (
      await shop.platform.fetch(new Request('http://localhost/payment-methods?paginate=false'))
    ).json()) as { items: { payment_service: number; taxed_price: { value: number } }[] }
    const free = items.filter(({ payment_service }) => [2, 4, 7, 8].includes(payment_service))
    expect(free.length).toBeGreaterThan(1)
    expect(free.filter(({ taxed_price }) => taxed_price.value > 0)).toEqual([])
    const charging = db`
      update payment_method_price set taxed_price = 100 from payment_method
      where payment_method.id = payment_method_id and payment_method.payment_service = any(${[2, 4, 7, 8]})`
    await expect(charging).rejects.toMatchObject({ constraint_name: 'card_and_transfer_are_free' })
  })
})

const MADE_TO_ORDER = {
  cs: 'Vyrobeno na míru podle vašeho přání, vrátit nejde.',
  sk: 'Vyrobené na mieru podľa vášho želania, vrátiť nemožno.',
  en: 'Made to order for you, so it cannot be returned.',
}

describe('after the order', () => {
  it('the terms of that day stay in the buyer’s mailbox, whatever they say later [L4]', async () => {
    await buyOrder(db, { is_paid: false })
    const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }
    while (await mailNextEvent(options, new Date()));
    const [mail] = await readOutbox(db, 'karel@example.com')
    const place = mail?.attachments.findIndex(({ name }) => name.startsWith('obchodni-podminky')) ?? -1
    expect(mail?.attachments.map(({ name }) => name).join()).toMatch(/reklamacni-rad.*zakonna-zaruka/)
    expect(mail?.html).toContain('Vzorový formulář pro odstoupení od smlouvy')
    const [before] = await db<{ content: object }[]>`select content from static_page where code = 'terms'`
    await db`update static_page set content = jsonb_set(content, '{cs}', '"<p>Jiné podmínky.</p>"')
      where code = 'terms'`
    const file = await readMailFile(db, mail?.id ?? 0, place)
    const terms = Buffer.from(file?.content ?? '', 'base64').toString()
    expect(terms).toContain('Tyto podmínky platí')
    expect(terms).not.toContain('Jiné podmínky')
    await db`update static_page set content = ${db.json((before?.content ?? {}) as never)} where code = 'terms'`
  })

  it.each([
    ['cs', 'Od smlouvy můžete odstoupit do'],
    ['sk', 'Od zmluvy môžete odstúpiť do'],
    ['en', 'You may withdraw from the contract until'],
  ] as const)(
    'the last day to withdraw stands in the order in %s, and while nobody knows it the way stays open [L5]',
    async (language, words) => {
      const { id, hash } = await buyOrder(db, { language })
      const shopper = shopperIn(shop)
      const path = `${pathFor('cart-summary', language)}?order_id=${id}&hash=${hash}`
      expect(await shopper.read(path)).toContain(`href="${pathFor('withdrawal', language)}?order_id=${id}`)
      // At noon, far from where one day or one time of the year goes over into another.
      const delivered_at = new Date(Date.now() - 3 * DAY_MS)
      delivered_at.setUTCHours(12, 0, 0, 0)
      await db`update customer_order set ${db({ delivered_at })} where id = ${id}`
      const day = longDay(lastWithdrawalDay(delivered_at.toISOString()), language)
      expect(await shopper.read(path)).toContain(`${words} ${plainSpaces(day)}`)
    },
  )

  it('an order that has come back whole is no more among those its buyer may withdraw from [L6]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    const { id } = await buyOrder(db, { customer: 'jana@example.com' })
    const isOffered = async () =>
      (await shopper.read('/odstoupeni-od-smlouvy')).includes(`href="/odstoupeni-od-smlouvy?order_id=${id}"`)
    expect(await isOffered()).toBe(true)
    await db`update customer_order set state_id = ${ORDER_STATES.returned} where id = ${id}`
    expect(await isOffered()).toBe(false)
  })

  it.each([
    ['cs', 'Odstoupit od smlouvy zde'],
    ['sk', 'Odstúpiť od zmluvy tu'],
    ['en', 'Withdraw from contract here'],
  ] as const)(
    'withdrawing is one link away from every kind of page in %s, and needs no reason [L6]',
    async (language, words) => {
      const { id, hash } = await buyOrder(db, { language })
      const to = pathFor('withdrawal', language)
      const shopper = shopperIn(shop)
      for (const route of ['home', 'cart', 'login', 'withdrawal'] as const) {
        const html = await shopper.read(pathFor(route, language))
        expect(html, route).toMatch(new RegExp(`href="${to}"[^>]*>${words}</a>`))
      }
      const order = await shopper.read(`${pathFor('cart-summary', language)}?order_id=${id}&hash=${hash}`)
      expect(order).toMatch(new RegExp(`href="${to}\\?order_id=${id}[^"]*"[^>]*>${words}</a>`))
      const form = await shopper.read(to)
      for (const field of ['first_name', 'last_name', 'order_code', 'email'])
        expect(form).toContain(`name="${field}"`)
      expect(form).not.toContain('name="reason')
      expect(form).not.toContain('preferred_resolve')
    },
  )

  it.each([
    ['cs', 'Vyrábíme na míru podle vašeho přání', 'kromě položek, u kterých je výše uvedeno jinak'],
    ['sk', 'Vyrábame na mieru podľa vášho želania', 'okrem položiek, pri ktorých je vyššie uvedené inak'],
    ['en', 'Made to your order', 'except for items marked otherwise above'],
  ] as const)(
    'what cannot be given back says so in %s on its page, before it is ordered, and greyed in the form [L6b]',
    async (language, why, except) => {
      expect((await open(await pathOfProduct('ENGRAVED', language))).main).toContain(why)
      expect((await atDelivery(language)).html).not.toContain(except)
      await db`update product set withdrawal_exception = 'made_to_order' where code = 'UNTRACKED'`
      const { html } = await atDelivery(language)
      const recap = html.slice(html.indexOf('aria-labelledby="recap"'), html.indexOf('form="delivery"'))
      for (const words of [why, except]) expect(recap).toContain(words)
      const { id, hash } = await buyOrder(db, { language })
      await db`update product set withdrawal_exception = null where code = 'UNTRACKED'`
      const form = await shopperIn(shop).read(
        `${pathFor('withdrawal', language)}?order_id=${id}&hash=${hash}`,
      )
      expect(form).toContain(MADE_TO_ORDER[language])
    },
  )

  it.each([
    ['cs', 'Odesláním objednávky žádáte, abychom se službou začali ještě v této lhůtě'],
    ['sk', 'Odoslaním objednávky žiadate, aby sme so službou začali ešte v tejto lehote'],
    ['en', 'By placing the order you ask us to begin the service within this period'],
  ] as const)(
    'a service is asked for in %s beside the button, together with what its end means, and only a service [L6b]',
    async (language, words) => {
      expect((await atDelivery(language)).html).not.toContain(words)
      const { html } = await atDelivery(language, 'WRAP')
      expect(html.slice(html.indexOf('data-total'), html.indexOf('form="delivery"'))).toContain(words)
    },
  )

  it.each([
    ['cs', 'Od této objednávky nejde odstoupit', 'už se vrací'],
    ['sk', 'Od tejto objednávky sa nedá odstúpiť', 'sa už vracia'],
    ['en', 'You cannot withdraw from this order', 'is on its way back already'],
  ] as const)(
    'an order of nothing but exceptions says in %s what they are, and not that it is on its way back [L6b]',
    async (language, heading, returning) => {
      await db`update product set withdrawal_exception = 'made_to_order' where code in ('UNTRACKED', 'PLAIN')`
      const { id, hash } = await buyOrder(db, { language })
      await db`update product set withdrawal_exception = null where code in ('UNTRACKED', 'PLAIN')`
      const { main } = await open(`${pathFor('withdrawal', language)}?order_id=${id}&hash=${hash}`)
      expect(main).toContain(heading)
      expect(main).toContain(MADE_TO_ORDER[language])
      expect(main).not.toContain(returning)
    },
  )

  it.each([
    ['cs', 'Peníze vrátíme nejpozději do'],
    ['sk', 'Peniaze vrátime najneskôr do'],
    ['en', 'We return the money by'],
  ] as const)(
    'money comes back within 14 days, and the receipt in %s names the last one [L7]',
    async (language, words) => {
      const { id, hash } = await buyOrder(db, { language })
      const shopper = shopperIn(shop)
      const held = { language, order_id: String(id), hash }
      const second = await shopper.send('/api/withdrawal/choose', { ...held, scope: 'all' })
      const refund_id = new URL(second, 'http://localhost').searchParams.get('refund_id') ?? ''
      const receipt = await shopper.read(await shopper.send('/api/withdrawal/submit', { ...held, refund_id }))
      const [refund] = await db<{ submitted_at: string }[]>`
        select submitted_at from refund where id = ${Number(refund_id)}`
      const last = new Date(Date.parse(refund?.submitted_at ?? '') + 14 * DAY_MS)
      expect(receipt).toContain(`${words} ${plainSpaces(longDay(last, language))}`)
    },
  )

  it.each([
    ['cs', '24 měsíců', '30 dnů'],
    ['sk', '24 mesiacov', '30 dní'],
    ['en', '24 months', '30 days'],
  ] as const)(
    'a complaint is filed on-line in %s, for 24 months, and settled in 30 days [L21]',
    async (language, months, days) => {
      const { id, hash } = await buyOrder(db, { language })
      const path = pathFor('new-complaint', language, { id: String(id) }, { order_id: String(id), hash })
      const { main, html } = await open(path)
      for (const words of [months, days]) expect(main).toContain(words)
      expect(html).toContain(`action="/api/complaint?language=${language}"`)
    },
  )
})

describe('prices', () => {
  it.each([
    ['cs', '/hledani', 'Nejnižší cena za posledních 30 dní', 'Běžná cena'],
    ['sk', '/sk/vyhladavanie', 'Najnižšia cena za posledných 30 dní', 'Bežná cena'],
    ['en', '/en/search', 'Lowest price in the last 30 days', 'Regular price'],
  ] as const)(
    'struck or lower ones have in %s the lowest of 30 days beside them: in lists, on the product, in the cart [L8]',
    async (language, search, lowest, regular) => {
      const count = (text: string, part: string) => text.split(part).length - 1
      const drawn = (html: string) => html.slice(0, html.indexOf('id="state"'))
      const [named] = await db<{ name: string }[]>`
        select name ->> ${language} as name from product where code = 'SALE'`
      const home = pathFor('home', language)
      const found = `${search}?q=${encodeURIComponent(named?.name ?? '')}`
      for (const path of [await pathOfProduct('SALE', language), home, found]) {
        const html = drawn(await shopperIn(shop).read(path))
        const percents = html.match(/−\d+\s?%/g) ?? []
        expect(percents.length, path).toBe(count(html, lowest))
        expect(count(html, '<s class'), path).toBeLessThanOrEqual(percents.length)
        if (path !== home) expect(count(html, '<s class')).toBeGreaterThan(0)
      }
      const shopper = shopperIn(shop)
      await put(shopper, 'SALE', language)
      const cart = drawn(await shopper.read(pathFor('cart', language)))
      expect(count(cart, regular)).toBe(1)
      expect(count(cart, lowest)).toBe(1)
    },
  )

  it('a sale that may not be announced has no regular price beside it in the cart either [L8]', async () => {
    await db`
      delete from price_history where valid_to is not null
        and product_id = (select id from product where code = 'SALE')`
    const shopper = shopperIn(shop)
    await put(shopper, 'SALE')
    const { main } = await open('/kosik', shopper)
    expect(main).not.toContain('Běžná cena')
    expect(main).not.toContain('Nejnižší cena')
  })

  it.each([
    ['cs', 's DPH', 'Doprava od', 'včetně DPH'],
    ['sk', 's DPH', 'Doprava od', 's DPH'],
    ['en', 'incl. VAT', 'Shipping from', 'VAT'],
  ] as const)(
    'are with tax in %s, by the unit too, and shipping is told before the cart [L9]',
    async (language, tax, shipping, note) => {
      const page = await open(await pathOfProduct('PLAIN', language))
      expect(page.main).toContain(tax)
      expect(page.main).toContain(shipping)
      expect(page.main).toMatch(/\/ (100 g|kg|l|100 ml|ks|pc)/)
      expect(page.html.slice(page.html.indexOf('<footer'))).toContain(note)
    },
  )

  it.each([
    ['cs', null],
    ['sk', ''],
    ['en', null],
  ] as const)(
    'say nothing in %s of a tax that the company does not pay [L9]',
    async (language, no_number) => {
      const [company] = await db<{ vat_number: string }[]>`select vat_number from company`
      const pay = async (vat_number: string | null) => {
        await db`update company set vat_number = ${vat_number}`
        shop.forgetAll()
      }
      await pay(no_number)
      try {
        const { shopper } = await atDelivery(language)
        for (const path of [
          await pathOfProduct('PLAIN', language),
          ...(['cart', 'cart-shipping-and-payment', 'cart-delivery'] as const).map((name) =>
            pathFor(name, language),
          ),
        ]) {
          const { main, html } = await open(path, shopper)
          expect(main.replaceAll(/IČ DPH|VAT number/g, ''), path).not.toMatch(/DPH|VAT|21[\s\u00a0]?%/)
          if (!path.includes('kosik') && !path.includes('cart'))
            expect(html).toMatch(/Nejsme plátci DPH|Nie sme platiteľmi DPH|not registered for VAT/)
        }
      } finally {
        await pay(company?.vat_number ?? null)
      }
    },
  )

  it('are told without shipping where the goods are not for sale [L9]', async () => {
    const { main } = await open(await pathOfProduct('NOBUY'))
    expect(main).toContain('s DPH')
    expect(main).not.toContain('Doprava od')
  })
})

describe('a product', () => {
  it.each([
    ['cs', 'Označení „Ověřený nákup“ má jen ten, kdo u nás produkt koupil.', 'Ověřený nákup'],
    ['sk', 'Označenie „Overený nákup“ má len ten, kto u nás produkt kúpil.', 'Overený nákup'],
    ['en', 'Only those who bought the product from us are marked “Verified purchase”.', 'Verified purchase'],
  ] as const)(
    'says in %s at its reviews how they are verified, and marks only those of buyers [L10]',
    async (language, how, mark) => {
      const [best] = await db<{ code: string; id: number }[]>`
        select product.code, product.id from product join review on review.product_id = product.id
        where review.is_verified and review.state = 'published' group by product.id having count(*) < 8 limit 1`
      const { html, main } = await open(await pathOfProduct(best?.code ?? '', language))
      const reviews = html.slice(html.indexOf('id="reviews"'), html.indexOf('<footer'))
      expect(reviews).toContain(how)
      expect(reviews).toContain(`href="${await pathOfPage('review-verification', language)}"`)
      const [verified] = await db<{ count: number }[]>`
        select count(*)::int as count from review
        where product_id = ${best?.id ?? 0} and is_verified and state = 'published'`
      expect(main.split(mark).length - 2).toBe(verified?.count)
    },
  )

  it('by a customer is signed with the first name and a letter [L23]', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('jana@example.com')
    const sent = await shopper.submit('/api/reviews', {
      language: 'cs',
      product_id: await idOf('product', 'UNTRACKED'),
      rating: '5',
      comment: 'Tohle piju každé ráno a nikdy mě to neomrzí.',
    })
    expect(sent.status).toBeLessThan(400)
    await db`update review set state = 'published' where comment like 'Tohle piju každé ráno%'`
    const { main } = await open(await pathOfProduct('UNTRACKED'))
    expect(main).toContain('Jana N.')
    expect(main).not.toContain('Nováková')
  })

  it('is offered as an idea for a gift where it is sold, not as a gift that comes with the purchase [CATALOG-14]', async () => {
    const headings = { cs: 'Tipy na dárek', sk: 'Tipy na darček', en: 'Gift ideas' }
    for (const language of INTERFACE_LANGUAGES) {
      const { html } = await open(await pathOfProduct('SET-FIXED', language))
      const heading = new RegExp(`<h2[^>]*>${headings[language]}</h2>`)
      const shelf = html.split(heading)[1]?.split('</section>')[0]
      expect(shelf).toMatch(/\d (?:Kč|€)|CZK|€\d/)
    }
  })

  it('says of each review in another language than its page in which [L13]', async () => {
    const comments = { cs: 'Voní po fialkách.', en: 'Smells of violets.', de: 'Duftet nach Veilchen.' }
    await db`delete from review where product_id = ${await idOf('product', 'PLAIN')}`
    for (const [language, comment] of Object.entries(comments)) {
      await db`
        insert into review (product_id, name, comment, rating, language, state)
        values (${await idOf('product', 'PLAIN')}, 'Olga', ${comment}, 5, ${language}, 'published')`
    }
    const told = async (language: InterfaceLanguage) => {
      const { html } = await open(await pathOfProduct('PLAIN', language))
      return Object.values(comments).map((comment) =>
        new RegExp(`<p( lang="..")?[^>]*>${comment}`).exec(html)?.slice(1),
      )
    }
    expect(await told('cs')).toEqual([[undefined], [' lang="en"'], [' lang="de"']])
    expect(await told('en')).toEqual([[' lang="cs"'], [undefined], [' lang="de"']])
  })

  it.each(INTERFACE_LANGUAGES)(
    'says in %s who made it and answers for its safety [L14]',
    async (language) => {
      const heading = {
        cs: 'Bezpečnost a výrobce',
        sk: 'Bezpečnosť a výrobca',
        en: 'Safety and manufacturer',
      }
      const { main } = await open(await pathOfProduct('PLAIN', language))
      const block = main.slice(main.indexOf(heading[language]))
      expect(block.startsWith(heading[language])).toBe(true)
      expect(block).toMatch(/\S+@\S+/)
    },
  )

  it('that is for sale has its manufacturer with both addresses, every one of them [L14]', async () => {
    const rows: { code: string; safety: Record<string, unknown> | null }[] = []
    for (let page = 1; ; page++) {
      const response = await shop.platform.fetch(
        new Request(`http://localhost/products?only=code&embed=safety&per_page=100&page=${page}`),
      )
      const { items, _meta } = (await response.json()) as {
        items: typeof rows
        _meta: { total_pages: number }
      }
      rows.push(...items)
      if (page >= _meta.total_pages) break
    }
    expect(rows.length).toBeGreaterThan(50)
    const lacking = rows.filter(
      ({ safety }) =>
        !safety?.manufacturer_name || !safety.manufacturer_address || !safety.manufacturer_email,
    )
    expect(lacking.map(({ code }) => code)).toEqual([])
  })

  it('shows the notice of the legal guarantee beside its price, and every page leads to the whole of it [L15]', async () => {
    for (const language of INTERFACE_LANGUAGES) {
      const guarantee = await pathOfPage('legal-guarantee', language)
      const { html } = await open(await pathOfProduct('PLAIN', language))
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main).toContain(`href="${guarantee}"`)
      expect(html.slice(html.indexOf('<footer'))).toContain(`href="${guarantee}"`)
    }
  })

  it('tells a guarantee of its producer above two years apart from that of the law, in each language [L15]', async () => {
    const words = {
      cs: 'Záruka životnosti od výrobce: 5 let. Výrobce ručí za celý výrobek',
      sk: 'Záruka životnosti od výrobcu: 5 rokov. Výrobca ručí za celý výrobok',
      en: 'Producer’s guarantee of durability: 5 years. The producer vouches for the entire product',
    }
    for (const language of INTERFACE_LANGUAGES) {
      const { main } = await open(await pathOfProduct('KETTLE-GOOSENECK', language))
      expect(main.replaceAll(/\s+/g, ' ')).toContain(words[language])
    }
    expect((await open(await pathOfProduct('PLAIN'))).main).not.toContain('Záruka životnosti')
    const two_years = db`update product set guarantee_months = 24 where code = 'KETTLE-GOOSENECK'`
    await expect(two_years).rejects.toMatchObject({ constraint_name: 'product_guarantee_months_check' })
  })
})

describe('the shop', () => {
  it('says beside the choice of sorting how it sorts [L11]', async () => {
    for (const language of INTERFACE_LANGUAGES) {
      const path = { cs: '/hledani?q=čaj', sk: '/sk/vyhladavanie?q=čaj', en: '/en/search?q=tea' }[language]
      const { html } = await open(path)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main).toContain(`href="${await pathOfPage('product-sorting', language)}"`)
    }
  })

  it('lets cookies be refused as easily as accepted, at once, and sets none before [L12]', async () => {
    const response = await shop.visit('/')
    expect(response.headers.getSetCookie()).toEqual([])
    const { html } = await readPage(response)
    const bar = html.slice(
      html.indexOf('id="consent"'),
      html.indexOf('<details', html.indexOf('id="consent"')),
    )
    const choices = [...bar.matchAll(/<button value="(\w+)" class="([^"]+)" name="choice">/g)]
    expect(choices.map(([, value]) => value)).toEqual(['refuse', 'accept'])
    expect(new Set(choices.map(([, , look]) => look)).size).toBe(1)
    expect(html.slice(html.indexOf('<footer'))).toContain('href="#consent"')
  })

  it.each(INTERFACE_LANGUAGES)(
    'states in %s how accessible it is and whom to write to [L13]',
    async (language) => {
      const path = await pathOfPage('accessibility', language)
      const { html, main } = await open(path)
      expect(html.slice(html.indexOf('<footer'))).toContain(`href="${path}"`)
      expect(main).toContain('WCAG 2.2')
      expect(main).toContain('EN 301 549')
      expect(main).toContain('obchod@example.com')
      expect(main).toMatch(/\+420/)
    },
  )

  it.each(INTERFACE_LANGUAGES)(
    'names in %s who settles disputes out of court, and no platform that has ended [L16]',
    async (language) => {
      for (const code of ['terms', 'complaints']) {
        const { html } = await open(await pathOfPage(code, language))
        expect(html, code).toContain('coi.gov.cz/informace-o-adr')
        expect(html).not.toMatch(/consumers\/odr|webgate\.ec/)
      }
    },
  )

  it('is the same to everyone, wherever they come from and whatever they read [L17]', async () => {
    const ask = (headers: Record<string, string>) => shop.visit('/', { headers })
    const [plain, abroad] = await Promise.all([
      ask({}),
      ask({ 'accept-language': 'de-DE,de;q=0.9', 'x-forwarded-for': '91.10.10.10', 'cf-ipcountry': 'DE' }),
    ])
    expect([plain.status, abroad.status]).toEqual([200, 200])
    const without = (text: string) => text.replaceAll(/"drawn_at":"[^"]*"/g, '')
    expect(without(await abroad.text())).toBe(without(await plain.text()))
  })

  it.each(INTERFACE_LANGUAGES)(
    'sells in %s to a buyer from anywhere in the Union: goods where it sends them, the bill to their home [L17]',
    async (language) => {
      const of = async (alpha2: string) =>
        String((await db<{ id: number }[]>`select id from country where alpha2 = ${alpha2}`)[0]?.id)
      const [home, france] = [await of('CZ'), await of('FR')]
      const method = await idOf('shipping_method', 'packeta-point')
      const shopper = shopperIn(shop)
      await put(shopper, 'UNTRACKED', language)
      const chosen = { language, country_id: home, shipping_method_id: method }
      await shopper.send('/api/checkout/methods', chosen)
      const methods = await open(pathFor('cart-shipping-and-payment', language), shopper)
      const offered = (html: string, name: string) =>
        new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? ''
      expect(offered(methods.html, 'country_id')).toContain(`value="${home}"`)
      expect(offered(methods.html, 'country_id')).not.toContain(`value="${france}"`)
      const [, place = ''] = new RegExp(`name="place_of_${method}" value="(\\d+)"`).exec(methods.html) ?? []
      const to = await shopper.send('/api/checkout/methods', {
        ...chosen,
        [`place_of_${method}`]: place,
        payment_method_id: await idOf('payment_method', 'bank-transfer'),
        intent: 'continue',
      })
      expect(to).toBe(pathFor('cart-delivery', language))
      const form = await open(to, shopper)
      expect(offered(form.html, 'billing_country_id')).toContain(`value="${france}"`)
      const email = `colette.${language}@example.com`
      const ordered = await shopper.send('/api/checkout/delivery', {
        language,
        email,
        billing_first_name: 'Colette',
        billing_last_name: 'Lefèvre',
        billing_dial_code: '+33',
        billing_phone: '06 12 34 56 78',
        billing_street: '12 bis rue d’Alésia',
        billing_city: 'Paris',
        billing_post_code: '75014',
        billing_country_id: france,
      })
      expect(ordered).toContain(pathFor('cart-summary', language))
      const [bill] = await db`
        select address.country_id::text, post_code, tax_country_id::text from order_address address
        join customer_order on customer_order.id = order_id where type = ${ADDRESS_TYPES.billing} and email = ${email}`
      // Goods change hands where they are picked up, so their tax is the one of that country.
      expect(bill).toMatchObject({ country_id: france, post_code: '75014', tax_country_id: home })
    },
  )

  it.each(INTERFACE_LANGUAGES)(
    'says in %s on every page, in contacts and in the terms who sells [L19]',
    async (language) => {
      const [company] = (await db`select * from company limit 1`) as Record<string, string>[]
      const home = pathFor('home', language)
      for (const path of [home, await pathOfPage('contact', language), await pathOfPage('terms', language)]) {
        const { html } = await open(path)
        const place = path === home ? html.slice(html.indexOf('<footer')) : html
        for (const key of ['identification_number', 'vat_number', 'street', 'city', 'email']) {
          expect(place, `${path} ${key}`).toContain(company?.[key])
        }
        expect(place).toMatch(/href="tel:\+\d{9,}/)
      }
    },
  )

  it.each(INTERFACE_LANGUAGES)(
    'hands out and deletes in %s what it keeps, and keeps marketing one click from its end [L22]',
    async (language) => {
      const shopper = shopperIn(shop)
      await shopper.logIn('jana@example.com')
      const account = await shopper.read(pathFor('customer-account', language))
      for (const part of ['/api/customer/export', 'step=delete', '/api/newsletter'])
        expect(account).toContain(part)
      const { html } = await open(pathFor('home', language))
      const footer = html.slice(html.indexOf('<footer'))
      expect(footer).toContain(`href="${await pathOfPage('privacy', language)}"`)
    },
  )
})
