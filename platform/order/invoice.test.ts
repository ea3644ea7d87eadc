import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { BILLING, openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { call, ordered, db } = shop
const staff = { token: await shop.logStaffIn() }
const jana = { token: await shop.logIn('jana@example.com') }

async function setRate(czk_rate: number | null): Promise<void> {
  const [euro] = await db<{ id: number }[]>`select id from currency where code = 'EUR'`
  expect((await call(`PATCH /staff/currencies/${euro?.id}`, { czk_rate }, staff)).status).toBe(200)
}

async function invoicesOf({ id, hash }: Answer): Promise<Answer[]> {
  return ((await (await call(`GET /orders/${id}?hash=${hash}&embed=invoices`)).json()) as Answer).invoices
}

async function textOf({ id, hash }: Answer, invoice: Answer | undefined): Promise<string> {
  const answer = await call(`GET /orders/${id}/invoices/${invoice?.id}?hash=${hash}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
  return text.join(' ').replace(/\s+/g, ' ')
}

describe('the invoice of an order', () => {
  it('comes with the payment and adds up to what was paid [ORDER-18]', async () => {
    const created = await ordered({
      lines: [
        { code: 'UNTRACKED', amount: 2 },
        {
          code: 'SET-FIXED',
          parts: [{ code: 'POT-MIST' }, { code: 'TUMBLER-MIST', amount: 2 }, { code: 'PLAIN' }],
        },
      ],
      codes: ['SLEVA10'],
      shipping: 'ppl-address',
    })
    expect(await invoicesOf(created)).toEqual([])
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    const [invoice] = await invoicesOf(created)
    const text = await textOf(created, invoice)
    const plain = (formatted: string) => formatted.replace(/\s+/g, ' ')
    expect(text).toContain(plain(created.taxed_total_price.formatted))
    expect(text).toContain(`Objednávka ${created.code}`)
    expect(text).toContain('Karel Čapek')
    const paid = Math.round(created.taxed_total_price.value * 100)
    const rates = await db<{ taxed_price: number }[]>`
      select taxed_price from order_tax_rate where order_id = ${created.id}`
    const lines = await db<{ sum: number }[]>`
      select sum(taxed)::float8 as sum from (
        select taxed_total_price as taxed from order_item where order_id = ${created.id}
        union all select taxed_price from order_shipping where order_id = ${created.id}
        union all select taxed_price from order_payment where order_id = ${created.id}
      ) line`
    expect(rates.reduce((sum, rate) => sum + rate.taxed_price, 0)).toBe(paid)
    expect(lines[0]?.sum).toBe(paid)
  })

  it('of an order on invoice says where and until when to pay, and keeps its day of supply once it is paid [ORDER-18]', async () => {
    const petr = { token: await shop.logIn('petr@example.com') }
    const wish = { lines: [{ code: 'UNTRACKED' }], customer: 'petr@example.com', email: null }
    const on_invoice = { ...wish, shipping: 'ppl-address', payment: 'invoice' }
    const company = { is_company: true, company_name: 'Čajovna', company_identification_number: '27082440' }
    const created = await ordered({ ...on_invoice, billing: { ...BILLING, ...company } }, {}, petr)
    for (const state_id of [3, 5]) {
      expect((await call(`PATCH /staff/orders/${created.id}`, { state_id }, staff)).status).toBe(200)
    }
    await db`
      update order_invoice set issued_at = '2026-11-10T12:00:00Z', supplied_at = '2026-11-10T12:00:00Z'
      where order_id = ${created.id}`
    const [invoice] = await invoicesOf(created)
    const unpaid = await textOf(created, invoice)
    expect(unpaid).toMatch(/Číslo účtu [\d-]+\/\d{4} Datum splatnosti 24\. listopadu 2026/)
    // The money came before the invoice, but was booked after it.
    await call(`POST /staff/orders/${created.id}/payment`, { paid_at: '2026-10-30T12:00:00Z' }, staff)
    const paid = await textOf(created, invoice)
    expect(paid).not.toContain('Datum splatnosti')
    for (const text of [unpaid, paid]) {
      expect(text).toContain('Datum zdanitelného plnění 10. listopadu 2026')
    }
  })

  it('has the day of money that was booked before it as its day of supply, and its correction its own [ORDER-18]', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await call(`POST /staff/orders/${created.id}/payment`, { paid_at: '2026-10-30T12:00:00Z' }, staff)
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    const [invoice, note] = await invoicesOf(created)
    expect(await textOf(created, invoice)).toContain('Datum zdanitelného plnění 30. října 2026')
    expect(await textOf(created, note)).not.toContain('30. října 2026')
  })

  it('keeps the company as it was, and is corrected by a note of its own when the order is cancelled', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    const [company] = await db<{ name: string }[]>`select name from company`
    await db`update company set name = 'Úplně jiná s. r. o.'`
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    const [invoice, note] = await invoicesOf(created)
    expect(note?.parent_id).toBe(invoice?.id)
    expect(await textOf(created, invoice)).toContain(company?.name)
    const correction = await textOf(created, note)
    expect(correction).toContain(`Opravuje doklad ${invoice?.name}`)
    expect(correction).toContain('Úplně jiná s. r. o.')
    expect(correction).toContain(`−${created.taxed_total_price.formatted.replace(/\s+/g, ' ')}`)
    await db`update company set name = ${company?.name ?? ''}`
  })

  it('of a company without a VAT number is no tax document, and a later number does not make it one [ORDER-18]', async () => {
    const [company] = await db<{ vat_number: string }[]>`select vat_number from company`
    await db`update company set vat_number = null`
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }], shipping: 'ppl-address' })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    await db`update company set vat_number = ${company?.vat_number ?? null}`
    const papers = await invoicesOf(created)
    expect(papers).toHaveLength(2)
    const [item] = await db<{ price: number }[]>`
      select taxed_unit_price / 100 as price from order_item where order_id = ${created.id}`
    for (const paper of papers) {
      const text = await textOf(created, paper)
      expect(text).toContain('Dodavatel není plátcem DPH.')
      expect(text.replace('plátcem DPH', '')).not.toMatch(/daňov|zdaniteln|DPH|21 %/)
      expect(text).toContain(`${item?.price} Kč`)
    }
  })

  it('that was no tax document is corrected by none, though the company has become a payer of VAT [ORDER-18]', async () => {
    const [company] = await db<{ vat_number: string }[]>`select vat_number from company`
    await db`update company set vat_number = null`
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }], shipping: 'ppl-address' })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    await db`update company set vat_number = ${company?.vat_number ?? null}`
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    const note = (await invoicesOf(created)).find(({ parent_id }) => parent_id !== null)
    const text = await textOf(created, note)
    expect(text).toContain('Opravný doklad')
    expect(text).not.toMatch(/daňov|zdaniteln|DPH|21 %/)
  })

  it('in euros states the tax in crowns by the rate of its day, which its correction keeps [ORDER-18]', async () => {
    await setRate(24.355)
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }] }, {}, { currency: 'EUR' })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    await setRate(30)
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    const [invoice, note] = await invoicesOf(created)
    const [rate] = await db<{ tax: number }[]>`
      select taxed_price - price as tax from order_tax_rate where order_id = ${created.id}`
    const tax = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      .format(Math.round(Number(rate?.tax) * 24.355) / 100)
      .replace(/\s+/g, ' ')
    const text = await textOf(created, invoice)
    expect(text).toContain('DPH v české měně (1 EUR = 24,355 Kč)')
    expect(text).toContain(`${tax} Kč`)
    const correction = await textOf(created, note)
    expect(correction).toContain('(1 EUR = 24,355 Kč)')
    expect(correction).toContain(`−${tax} Kč`)
    const crowns = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await call(`POST /staff/orders/${crowns.id}/payment`, {}, staff)
    expect(await textOf(crowns, (await invoicesOf(crowns))[0])).not.toContain('v české měně')
  })

  it('in euros without a rate is issued all the same, and says nothing of crowns; nor does its correction', async () => {
    await setRate(null)
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] }, {}, { currency: 'EUR' })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    await setRate(24)
    await call(`PATCH /staff/orders/${created.id}`, { state_id: 7 }, staff)
    const papers = await invoicesOf(created)
    expect(papers).toHaveLength(2)
    for (const paper of papers) {
      const text = await textOf(created, paper)
      expect(text).toContain(`${created.taxed_total_price.formatted.replace(/\s+/g, ' ')}`)
      expect(text).not.toContain('v české měně')
    }
  })

  it('opens to the staff, which finds all papers of a time for the books [ORDER-18]', async () => {
    const since = new Date().toISOString()
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }] })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    await call(`POST /staff/orders/${created.id}/cancel`, undefined, staff)
    const filters = JSON.stringify([{ field: 'issued_at', operator: 'gte', value: since }])
    const listed = await call(`GET /staff/invoices?filters=${encodeURIComponent(filters)}`, undefined, staff)
    const { items } = (await listed.json()) as Answer
    const { value } = created.taxed_total_price
    expect(items).toMatchObject([
      { order_code: created.code, parent_id: items[1].id, taxed_total_price: { value: -value } },
      { order_code: created.code, parent_id: null, taxed_total_price: { value } },
    ])
    const paper = await call(`GET /orders/${created.id}/invoices/${items[1].id}`, undefined, staff)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect((await call(`GET /orders/999999/invoices/${items[1].id}`, undefined, staff)).status).toBe(404)
  })

  it('opens to no other customer, and only within its own order', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const other = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await call(`POST /staff/orders/${created.id}/payment`, {}, staff)
    const [invoice] = await invoicesOf(created)
    const path = `GET /orders/${created.id}/invoices/${invoice?.id}`
    expect((await call(path)).status).toBe(401)
    expect((await call(path, undefined, jana)).status).toBe(404)
    expect((await call(`GET /orders/${other.id}/invoices/${invoice?.id}?hash=${other.hash}`)).status).toBe(
      404,
    )
  })
})
