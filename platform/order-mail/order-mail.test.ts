import jsQR from 'jsqr'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { CARRIERS } from '#contract/shipping.ts'
import { createLog } from '#platform/http/log.ts'
import { sendNext } from '#platform/mail/send-outbox.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { pathFor } from '#storefront/route-match.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { useMailServer } from '#tests/mail-server.ts'
import { BILLING, openOrderShop } from '#tests/order-scene.ts'
import { plainSpaces } from '#tests/page-html.ts'
import { WITHDRAWAL_PATHS } from '#platform/aftersales/refund-link.ts'
import { mailNextEvent } from './order-mail-worker.ts'

const shop = await openOrderShop()
const { db, ordered, call } = shop
const staff = { token: await shop.logStaffIn() }
const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }

const server = await useMailServer()
beforeAll(() => shop.setStock('PLAIN', 500))
beforeEach(async () => {
  await db`truncate mail_outbox`
  await db`delete from order_event`
})

/** Everything that waits, as it comes out of a real mail server. */
async function mails(): Promise<Email[]> {
  while (await mailNextEvent(options, new Date()));
  expect([...(await db`select last_error from order_event where last_error is not null`)]).toEqual([])
  while (await sendNext(db, server.send, new Date()));
  return server.take()
}

const only = async (): Promise<Email> => {
  const all = await mails()
  expect(all).toHaveLength(1)
  return all[0] as Email
}

const fileOf = (mail: Email, name: RegExp): Buffer => {
  const file = mail.attachments.find(({ filename }) => name.test(filename ?? ''))
  if (!file) throw new Error(`No file ${name} among ${mail.attachments.map((one) => one.filename)}`)
  return Buffer.from(file.content as ArrayBuffer)
}
const pdfText = async (mail: Email) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(fileOf(mail, /\.pdf$/))))
  return text.join(' ').replace(/\s+/g, ' ')
}
const pay = ({ id }: Answer) => call(`POST /staff/orders/${id}/payment`, {}, staff)
const move = ({ id }: Answer, state_id: number, tracking_numbers?: string[]) =>
  call(`PATCH /staff/orders/${id}`, { state_id, ...(tracking_numbers ? { tracking_numbers } : {}) }, staff)
/** Hard spaces of amounts, and the lines that mails are broken into. */
const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

describe('the mail about a received order', () => {
  const LANGUAGES = {
    cs: {
      subject: /^Přijali jsme objednávku \d{8} – Vitrine$/,
      parts: ['Děkujeme za objednávku', 'Celkem s DPH', 'Rekapitulace DPH', 'Variabilní symbol', 'Splatnost'],
      law: ['Prodávající', 'IČO: 12345679', 'do 14 dnů', 'Vzorový formulář pro odstoupení od smlouvy'],
      files: ['obchodni-podminky.html', 'qr.png', 'reklamacni-rad.html', 'zakonna-zaruka.html'],
      terms: 'Tyto podmínky platí',
    },
    sk: {
      subject: /^Prijali sme objednávku \d{8} – Vitrine$/,
      parts: ['Ďakujeme za objednávku', 'Spolu s DPH', 'Rekapitulácia DPH', 'Variabilný symbol', 'Splatnosť'],
      law: ['Predávajúci', 'IČ DPH: CZ12345679', 'do 14 dní', 'Vzorový formulár na odstúpenie od zmluvy'],
      files: ['obchodne-podmienky.html', 'qr.png', 'reklamacny-poriadok.html', 'zakonna-zaruka.html'],
      terms: 'Tieto podmienky platia',
    },
    en: {
      subject: /^We have received order \d{8} – Vitrine$/,
      parts: ['Thank you for your order', 'Total incl. VAT', 'VAT summary', 'Variable symbol', 'Due by'],
      law: ['Seller', 'VAT number: CZ12345679', 'within 14 days', 'Model withdrawal form'],
      files: ['complaints-procedure.html', 'legal-guarantee.html', 'qr.png', 'terms-and-conditions.html'],
      terms: 'These terms apply',
    },
  }

  it('states no VAT where the company pays none [ORDER-18]', async () => {
    const [company] = await db`select shop_id, vat_number from company`
    await db`update company set vat_number = null`
    await ordered({ lines: [{ code: 'PLAIN' }] })
    const mail = await only()
    await db`update company set vat_number = ${company?.vat_number} where shop_id = ${company?.shop_id}`
    for (const form of [mail.text, mail.html]) expect(form).not.toMatch(/DPH|21[\s\u00a0]%/)
    expect(flat(mail.text)).toContain('Celkem:')
  })

  it('sums taxes up with as many decimals in all amounts of the table [ORDER-18] [API-17]', async () => {
    await ordered({ lines: [{ code: 'PLAIN' }] })
    const { text } = await only()
    const rows = [...(text ?? '').matchAll(/^\d+\s%(?: \| .*Kč){3}$/gm)].map(([row]) => row)
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row.match(/,\d\d\s/g)).toHaveLength(3)
  })

  it.each(INTERFACE_LANGUAGES)('says in %s all that a buyer and the law need', async (language) => {
    const created = await ordered(
      {
        lines: [
          { code: 'PLAIN', amount: 2 },
          { code: 'ENGRAVED', fields: [{ name: 'text', value: 'Žofii Ďurišové' }] },
        ],
        codes: ['SLEVA10'],
        billing: { ...BILLING, first_name: 'Žofie', last_name: 'Říhová', street: 'Úzká 10' },
      },
      { note: 'Prosím zvoňte dvakrát' },
      { language },
    )
    const mail = await only()
    const { subject, parts, law, files, terms } = LANGUAGES[language]
    expect(mail.subject).toMatch(subject)
    expect(mail.to).toEqual([{ name: '', address: 'karel@example.com' }])
    expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
    const rows = await db`select name, taxed_total_price from order_item where order_id = ${created.id}`
    for (const form of [flat(mail.text).toLowerCase(), flat(mail.html).toLowerCase()]) {
      for (const part of [
        ...parts,
        ...law,
        ...rows.map(({ name }) => name),
        'Žofii Ďurišové',
        'Žofie Říhová',
        'Úzká 10',
        'Prosím zvoňte dvakrát',
        created.code,
        created.taxed_total_price.formatted,
        created.payment.name,
        '19-2000145399/0800',
        ...(language === 'cs' ? [] : ['IBAN', 'CZ65 0800 0000 1920 0014 5399', 'VITRCZPP']),
        'SLEVA10',
        language === 'en' ? '21%' : '21 %',
        'Vymyšlená 12',
        'Vitrine – čaj, káva a keramika s. r. o.',
      ]) {
        expect(form, part).toContain(flat(part).toLowerCase())
      }
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    const withdrawal = flat(mail.text).match(/(?:zde|tu|here): (https:\/\/vitrine\.example\/\S+)/)?.[1] ?? ''
    expect(new URL(withdrawal).pathname).toBe(WITHDRAWAL_PATHS[language])
    expect(new URL(withdrawal).searchParams.get('hash')).toBe(created.hash)
    expect(mail.attachments.map(({ filename }) => filename).toSorted()).toEqual(files)
    const document = fileOf(
      mail,
      new RegExp(files.find((name) => /obchod|terms/.test(name)) ?? ''),
    ).toString()
    expect(document).toContain(terms)
    expect(document).toMatch(/href="https:\/\/vitrine\.example\/[^"]+"/)
    expect(document).not.toContain('href="/')
  })

  it.each(INTERFACE_LANGUAGES)(
    'marks in %s what cannot be withdrawn from in the words of its page, and nothing else [L6b]',
    async (language) => {
      await ordered(
        {
          lines: [{ code: 'PLAIN' }, { code: 'ENGRAVED', fields: [{ name: 'text', value: 'Žofii' }] }],
        },
        {},
        { language },
      )
      const { text, html } = await only()
      const words = flat(messagesFor(language)['product.no_withdrawal_made_to_order'])
      for (const form of [text, html]) {
        const said = flat(form).split(words)
        expect(said).toHaveLength(2)
        expect(said[0]).toContain('Žofii')
      }
    },
  )

  it('tells when the goods come or wait, as it was when they were ordered [L4]', async () => {
    const [method] = await db<{ delivery_time: string }[]>`
      select delivery_time::text as delivery_time from shipping_method where code = 'ppl-address'`
    const say = (time: string | null) =>
      db`update shipping_method set delivery_time = ${time}::text::jsonb where code = 'ppl-address'`
    await ordered({ lines: [{ code: 'PLAIN' }], shipping: 'ppl-address' }, {}, { language: 'sk' })
    await say(null)
    const sent = await only()
    for (const form of [sent.text, sent.html]) {
      expect(flat(form).replaceAll('\u2060', '')).toContain('Doručenie: 1–4 pracovné dni')
    }
    expect(sent.text).toMatch(/^Doprava: PPL na adresu: .+\n {2}Doručenie: .+\nPlatba/m)
    await ordered({ lines: [{ code: 'PLAIN' }] })
    expect(flat((await only()).text)).toContain('K vyzvednutí: následující pracovní den')
    await ordered({ lines: [{ code: 'PLAIN' }], shipping: 'ppl-address' })
    expect((await only()).text).toMatch(/^Doprava: PPL na adresu: .+\nPlatba/m)
    await say(method?.delivery_time ?? null)
  })

  it('tells of goods that wait at a partner that they wait, not that they are brought [L4]', async () => {
    const serve = (carrier: number) =>
      db`update shipping_method set shipping_service = ${carrier} where code = 'personal-pickup'`
    await serve(CARRIERS.partner_salons)
    await ordered({ lines: [{ code: 'PLAIN' }] }).finally(() => serve(CARRIERS.stock))
    expect(flat((await only()).text)).toContain('K vyzvednutí: následující pracovní den')
  })

  it('holds a code that a bank reads as the same payment [PAY-15]', async () => {
    const created = await ordered({ lines: [{ code: 'PLAIN' }] })
    const mail = await only()
    const { data, info } = await sharp(fileOf(mail, /^qr\.png$/))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
    expect(read).toMatch(/^SPD\*1\.0\*ACC:CZ6508000000192000145399/)
    expect(read).toContain(`X-VS:${created.variable_symbol}`)
    expect(mail.html).toContain('src="cid:qr"')
  })

  it('is in the language and currency of the order, whatever anybody asks for later', async () => {
    const created = await ordered(
      { lines: [{ code: 'PLAIN' }], email: 'eur@example.com' },
      {},
      { language: 'sk', currency: 'EUR' },
    )
    await call(`GET /orders/${created.id}?hash=${created.hash}`, undefined, { language: 'en' })
    const mail = await only()
    expect(mail.subject).toContain('Prijali sme')
    expect(flat(mail.text)).toContain(flat(created.taxed_total_price.formatted))
    expect(mail.text).toContain('€')
    expect(mail.text).not.toContain('Kč')
    expect(mail.text).toContain('SK31 1200 0000 1987 4263 7541')
  })

  it('tells German buyers in English, for want of German screens', async () => {
    await ordered({ lines: [{ code: 'PLAIN' }] }, {}, { language: 'de' })
    const mail = await only()
    expect(mail.subject).toContain('We have received')
    expect(mail.text).toContain('https://vitrine.example/en/cart/summary?')
  })

  it('lets nothing a buyer typed act as markup or as a header', async () => {
    const evil = '<script>alert(1)</script>'
    await ordered(
      {
        lines: [{ code: 'ENGRAVED', fields: [{ name: 'text', value: `${evil}"><img src=x>` }] }],
        billing: { ...BILLING, first_name: evil, last_name: 'Novák\r\nBcc: thief@example.com' },
      },
      { note: `${evil}\r\nBcc: thief@example.com` },
    )
    const mail = await only()
    expect(mail.html).not.toMatch(/<script|<img src=x/i)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.subject).not.toContain('script')
    expect(mail.to).toHaveLength(1)
  })

  it('writes a post code in two groups, as its invoice does, however it was typed [CUST-12]', async () => {
    const billing = { ...BILLING, post_code: '10100' }
    const created = await ordered({ lines: [{ code: 'PLAIN' }], shipping: 'ppl-address', billing })
    expect(flat((await only()).text)).toContain('101 00 Praha')
    await pay(created)
    expect(await pdfText(await only())).toContain('101 00 Praha')
  })

  it('asks nobody else for anything: no pictures and no styles from elsewhere', async () => {
    await ordered({ lines: [{ code: 'PLAIN' }] })
    const { html = '' } = await only()
    expect([...html.matchAll(/\bsrc="([^"]+)"/g)].map(([, source]) => source)).toEqual(['cid:qr'])
    expect(html).not.toMatch(/<link|@import|url\(/)
  })

  it('opens the order to a guest by its hash, and to a customer in the account', async () => {
    const guest = await ordered({ lines: [{ code: 'PLAIN' }] })
    const to_guest = await only()
    const link = pathFor('cart-summary', 'cs', {}, { order_id: guest.id, hash: guest.hash })
    expect(to_guest.text).toContain(`https://vitrine.example${link}`)
    const token = await shop.logIn('jana@example.com')
    const own = await ordered(
      { lines: [{ code: 'PLAIN' }], customer: 'jana@example.com', email: null },
      {},
      { token, language: 'en' },
    )
    const to_customer = await only()
    expect(to_customer.to).toEqual([{ name: '', address: 'jana@example.com' }])
    expect(to_customer.text).toContain(
      `https://vitrine.example${pathFor('customer-order', 'en', { id: String(own.id) })}`,
    )
    expect(to_customer.text + (to_customer.html ?? '')).not.toContain(own.hash)
  })

  it('names the pick-up point with its opening hours', async () => {
    await ordered({ lines: [{ code: 'PLAIN' }], shipping: 'packeta-point', option: true })
    const [place] = await db`
      select option.name, option.street from order_shipping shipping
      join shipping_option option on option.id = shipping_option_id order by shipping.id desc limit 1`
    const { text } = await only()
    expect(text).toContain(place?.name)
    expect(plainSpaces(text ?? '')).toContain(place?.street)
    expect(text).toMatch(/Otevřeno: (po|nonstop)/)
  })

  it('shows packages with their parts, gifts and credits', async () => {
    const token = await shop.logIn('jana@example.com')
    const set = { code: 'SET-FIXED', parts: await partsOfSet() }
    await ordered(
      {
        lines: [
          set,
          { code: 'PLAIN', amount: 20 },
          { code: 'UNTRACKED', gift: 'gift-from-1500' },
          { code: 'CREDIT', credits: true },
        ],
        customer: 'jana@example.com',
        email: null,
        shipping: 'ppl-address',
      },
      {},
      { token },
    )
    const { text = '' } = await only()
    const rows = await db`
      select item.name, parent.name as parent from order_item item
      left join order_item parent on parent.id = item.parent_id
      where item.order_id = (select max(id) from customer_order) order by item.id`
    const child = rows.find(({ parent }) => parent !== null)
    expect(text).toMatch(new RegExp(`^- 1 ks ${child?.parent}`, 'm'))
    expect(text).toMatch(new RegExp(`^  - \\d+ ks ${child?.name}$`, 'm'))
    expect(text).toMatch(/^- 1 ks .+ … zdarma\n {2}Dárek$/m)
    expect(flat(text)).toMatch(/Zaplaceno kredity: −\d/)
  })

  async function partsOfSet() {
    const inside = await db`
      select product.code, variation.code as variation, item.count
      from package_item item join product on product.id = item.product_id
      left join product_variation variation on variation.id = item.product_variation_id
      join product package on package.id = item.package_product_id where package.code = 'SET-FIXED'`
    return inside.map(({ code, count, variation }) => ({
      code: code as string,
      amount: count as number,
      ...(variation ? { variation: variation as string } : {}),
    }))
  }
})

describe('mails about what happens to an order', () => {
  it('bring the invoice with the payment, once', async () => {
    const created = await ordered({ lines: [{ code: 'PLAIN' }], payment: 'gopay' }, {}, { language: 'sk' })
    expect((await only()).text).toContain('Ak ste platbu nedokončili')
    await pay(created)
    await pay(created)
    const mail = await only()
    expect(mail.subject).toBe(`Platba za objednávku ${created.code} dorazila – Vitrine`)
    expect(mail.text).toContain('Tovar už pripravujeme. Faktúra je v prílohe.')
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
    expect(await pdfText(mail)).toContain(created.code)
    await move(created, 5, ['CZ123456789', 'CZ987654321'])
    const shipped = await only()
    expect(shipped.text).toContain('Čísla zásielok:\nCZ123456789\nCZ987654321\n')
    expect(shipped.attachments).toEqual([])
  })

  it('promise no goods with a payment that comes after them', async () => {
    const created = await ordered({ lines: [{ code: 'PLAIN' }] })
    await move(created, 3)
    await move(created, 5)
    await mails()
    await pay(created)
    const mail = await only()
    expect(mail.subject).toContain('dorazila')
    expect(mail.text).toContain('Faktura je v příloze.')
    expect(mail.text).not.toContain('chystáme')
  })

  it('are one for an order that costs nothing, with its invoice', async () => {
    const token = await shop.logIn('jana@example.com')
    const free = await ordered(
      { lines: [{ code: 'CREDIT', credits: true }], customer: 'jana@example.com', email: null },
      {},
      { token },
    )
    expect(free.taxed_total_price.value).toBe(0)
    const mail = await only()
    expect(mail.subject).toContain('Přijali jsme')
    expect(mail.text).toContain('Zaplaceno, děkujeme.')
    expect(await pdfText(mail)).toContain(free.code)
  })

  it('bring the invoice with the goods where these are paid on delivery; of that payment nobody is told', async () => {
    const created = await ordered({
      lines: [{ code: 'PLAIN' }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    expect((await only()).text).toContain('Při převzetí zásilky zaplatíte')
    await move(created, 3)
    expect(await mails()).toEqual([])
    await move(created, 5, ['CZ1'])
    const shipped = await only()
    expect(shipped.text).toContain('Číslo zásilky:\nCZ1\n')
    expect(flat(shipped.text)).toContain(`zásilky zaplatíte ${flat(created.taxed_total_price.formatted)}.`)
    expect(await pdfText(shipped)).toContain(created.code)
    await pay(created)
    expect(await mails()).toEqual([])
    await move(created, 6)
    const delivered = await only()
    expect(delivered.subject).toContain('je doručena')
    expect(delivered.text).toContain('+420\u00a0555\u00a0010\u00a0203')
  })

  it('offer no withdrawal with goods of which none can be withdrawn from [L6b]', async () => {
    const engraved = { code: 'ENGRAVED', fields: [{ name: 'text', value: 'Žofii' }] }
    for (const [lines, is_offered] of [
      [[engraved], false],
      [[engraved, { code: 'PLAIN' }], true],
    ] as const) {
      const order = await ordered({ lines: [...lines] })
      for (const state of [3, 5, 6]) await move(order, state)
      const delivered = (await mails()).find(({ subject }) => subject?.includes('je doručena'))
      expect(flat(delivered?.text)).toContain('Není něco v pořádku?')
      for (const form of [delivered?.text, delivered?.html]) {
        expect(flat(form).includes('odstoupit bez udání důvodu')).toBe(is_offered)
        expect(flat(form).includes(WITHDRAWAL_PATHS.cs)).toBe(is_offered)
      }
    }
  })

  it('say where and when goods can be picked up', async () => {
    const created = await ordered(
      { lines: [{ code: 'PLAIN' }], payment: 'pickup-payment' },
      {},
      { language: 'en' },
    )
    await mails()
    await move(created, 3)
    await move(created, 4)
    const mail = await only()
    expect(mail.subject).toBe(`Order ${created.code} is ready for pick-up – Vitrine`)
    expect(mail.text).toContain('Vymyšlená\u00a012, 602\u00a000 Brno')
    expect(mail.text).toContain('Open: Mon–\u2060Fri\u00a09:00–\u206018:00, Sat\u00a09:00–\u206013:00')
  })

  it('tell each state, also when it has passed before anybody wrote', async () => {
    const created = await ordered({ lines: [{ code: 'PLAIN' }], payment: 'gopay' })
    await pay(created)
    await move(created, 5)
    await move(created, 6)
    expect((await mails()).map(({ subject }) => subject?.replace(/\d{8}/, '…'))).toEqual([
      'Přijali jsme objednávku … – Vitrine',
      'Platba za objednávku … dorazila – Vitrine',
      'Objednávka … je na cestě – Vitrine',
      'Objednávka … je doručena – Vitrine',
    ])
  })

  it('say what happens to the money of a cancelled order', async () => {
    const unpaid = await ordered({ lines: [{ code: 'PLAIN' }] })
    await mails()
    await call(`POST /orders/${unpaid.id}/cancel?hash=${unpaid.hash}`)
    const first = await only()
    expect(first.text).toContain('Platit už nic nemusíte')
    expect(first.text).toContain('nic z ní už neodešleme')
    expect(first.attachments).toEqual([])
    const paid = await ordered({ lines: [{ code: 'PLAIN' }] }, {}, { language: 'en' })
    await pay(paid)
    await mails()
    await call(`POST /staff/orders/${paid.id}/cancel`, undefined, staff)
    const second = await only()
    expect(second.subject).toBe(`Order ${paid.code} has been cancelled – Vitrine`)
    expect(second.text).toContain('We will send the money to your bank account. Please reply to this e-mail')
    expect(second.text).toContain('The credit note that takes back our invoice is attached.')
    expect(second.attachments).toHaveLength(1)
    expect(await pdfText(second)).toContain('The amount is returned to the customer.')
  })

  it('promise no money for a parcel nobody has collected nor paid, and take its invoice back [TBD-46] [ORDER-04]', async () => {
    const order = await ordered({
      lines: [{ code: 'PLAIN' }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    for (const state of [3, 5]) await move(order, state)
    await mails()
    await call(`POST /staff/orders/${order.id}/cancel`, undefined, staff)
    const mail = await only()
    expect(mail.text).toContain('Platit už nic nemusíte')
    expect(mail.text).toContain('Opravný doklad, který ruší naši fakturu')
    expect(mail.text).not.toContain('stejným způsobem')
    expect(mail.text).toContain('odeslaná zásilka se vrací k nám')
    expect(mail.text).not.toContain('neodešleme')
    const paper = await pdfText(mail)
    expect(paper).toContain(order.code)
    expect(paper).toContain('K úhradě nic nezbývá, peníze se nevracejí.')
    expect(paper).not.toContain('vrací odběrateli')
  })
})

describe('writing order mails', () => {
  const count = async () => Number((await db`select count(*)::int as count from mail_outbox`)[0]?.count)

  it('makes one mail of one event, however many processes look', async () => {
    for (let index = 0; index < 6; index++) await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const worker = async () => {
      for (let turn = 0; turn < 12; turn++) await mailNextEvent(options, new Date())
    }
    await Promise.all([worker(), worker(), worker()])
    while (await mailNextEvent(options, new Date()));
    expect(await count()).toBe(6)
    const left = await db`select from order_event where handled_at is null`
    expect(left).toHaveLength(0)
  })

  it('neither loses nor doubles a mail when a process fails in between', async () => {
    await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const reach = async () => {
      throw new Error('power cut')
    }
    expect(await mailNextEvent({ ...options, reach }, new Date())).toBe(true)
    expect(await count()).toBe(0)
    const [event] = await db`select handled_at, attempts, last_error from order_event`
    expect(event).toMatchObject({ handled_at: null, attempts: 1, last_error: 'Error: power cut' })
    expect(await mailNextEvent(options, new Date())).toBe(false)
    expect(await mailNextEvent(options, new Date(Date.now() + 61_000))).toBe(true)
    expect(await mailNextEvent(options, new Date(Date.now() + 61_000))).toBe(false)
    expect(await count()).toBe(1)
  })

  it('frees the event of a process that died', async () => {
    await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const reach = async () => {
      await db`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`
    }
    await mailNextEvent({ ...options, reach }, new Date())
    expect(await count()).toBe(0)
    while (await mailNextEvent(options, new Date(Date.now() + 61_000)));
    expect(await count()).toBe(1)
  })

  it('tells what happened to one order in its order, and lets no failed event hold up other orders', async () => {
    const first = await ordered({ lines: [{ code: 'UNTRACKED' }], email: 'first@example.com' })
    await pay(first)
    await ordered({ lines: [{ code: 'UNTRACKED' }], email: 'second@example.com' })
    let is_failing = true
    const reach = async ({ order_id }: { order_id: number }) => {
      if (is_failing && order_id === first.id) throw new Error('no ink')
    }
    const now = new Date()
    while (await mailNextEvent({ ...options, reach }, now));
    const written = async () =>
      (await db`select "to", subject from mail_outbox order by id`).map(({ to }) => to)
    expect(await written()).toEqual(['second@example.com'])
    is_failing = false
    while (await mailNextEvent({ ...options, reach }, new Date(now.getTime() + 61_000)));
    expect(await written()).toEqual(['second@example.com', 'first@example.com', 'first@example.com'])
  })
})
