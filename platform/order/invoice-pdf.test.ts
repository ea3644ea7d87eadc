import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { drawInvoice } from './invoice-pdf.ts'

const invoice: InvoiceDocument = {
  language: 'cs',
  name: '2026000123',
  corrects: null,
  is_tax_document: true,
  is_part: false,
  issued_at: new Date('2026-11-15T10:00:00Z'),
  supplied_at: new Date('2026-11-14T10:00:00Z'),
  order_code: '26000777',
  variable_symbol: '26000777',
  payment: 'Bankovní převod',
  is_paid: true,
  money_back: null,
  has_substitute: false,
  account: null,
  due_at: null,
  supplier: {
    name: 'Čajovna Vitrine s. r. o.',
    lines: ['Dlouhá 1', '110 00 Praha', 'Česko'],
    identification_number: '27082440',
    vat_number: 'CZ27082440',
  },
  register_entry: 'Zapsáno v obchodním rejstříku, oddíl C, vložka 1.',
  customer: {
    name: 'Řehoř Ďáblík',
    lines: ['Příčná 5', '602 00 Brno'],
    identification_number: null,
    vat_number: null,
  },
  lines: [
    {
      name: 'Žlutý čaj Š',
      amount: 2,
      unit_price: '100 Kč',
      tax_rate: 12,
      taxed_price: '224 Kč',
      is_part: false,
    },
    { name: 'Hrnek', amount: 2, unit_price: null, tax_rate: null, taxed_price: null, is_part: true },
  ],
  discounts: [{ name: 'Sleva 10 %', taxed_amount: '−22 Kč' }],
  rounding: null,
  credits: null,
  recap: [{ tax_rate: 12, base: '180,36 Kč', tax: '21,64 Kč', taxed: '202 Kč' }],
  crowns: null,
  total: '202 Kč',
}

async function pages(document: InvoiceDocument): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(await drawInvoice(document)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

describe('an invoice', () => {
  it('says all that a tax document must, with every letter of its language [ORDER-18]', async () => {
    const [page = ''] = await pages(invoice)
    for (const part of [
      'Faktura – daňový doklad',
      '2026000123',
      'Čajovna Vitrine s. r. o.',
      'IČO: 27082440',
      'DIČ: CZ27082440',
      'Řehoř Ďáblík',
      '15. listopadu 2026',
      '14. listopadu 2026',
      '26000777',
      'Žlutý čaj Š',
      '12 %',
      '180,36 Kč',
      '21,64 Kč',
      'Sleva 10 %',
      '202 Kč',
      'Zapsáno v obchodním rejstříku',
      'Strana 1 / 1',
    ]) {
      expect(page, part).toContain(part)
    }
  })

  it('writes all amounts of a table with halers where one has some, and those of another as they are [ORDER-18] [API-17]', async () => {
    const [page = ''] = await pages(invoice)
    expect(page).toContain('12 % 180,36 Kč 21,64 Kč 202,00 Kč')
    expect(page).toContain('100 Kč 12 % 224 Kč')
    const [uneven = ''] = await pages({ ...invoice, rounding: '0,20 Kč' })
    expect(uneven).toContain('100,00 Kč 12 % 224,00 Kč')
    expect(uneven).toContain('−22,00 Kč')
  })

  it('of who pays no VAT is no tax document and states no tax, nor does its correction [ORDER-18]', async () => {
    const supplier = { ...invoice.supplier, vat_number: null }
    for (const language of INTERFACE_LANGUAGES) {
      for (const corrects of [null, '2026000001']) {
        const [page = ''] = await pages({ ...invoice, language, supplier, corrects, is_tax_document: false })
        expect(page.replace(/(?:plátcem|platiteľom|registered for) (?:DPH|VAT)/, '')).not.toMatch(
          /daňov|zdaniteln|tax document|DPH|VAT|12 ?%|21,64/,
        )
        expect(page).toContain('202 Kč')
      }
    }
    const [page = ''] = await pages({ ...invoice, supplier, is_tax_document: false })
    expect(page).toContain('Dodavatel není plátcem DPH.')
  })

  it('says whether anything is left to pay', async () => {
    expect((await pages(invoice)).join()).toContain('Uhrazeno, neplaťte.')
    const unpaid = (await pages({ ...invoice, is_paid: false, payment: 'Dobírka' })).join()
    expect(unpaid).toContain('K úhradě')
    expect(unpaid).not.toContain('neplaťte')
  })

  it('runs over as many pages as it has lines, each with its number, that of the invoice and the names of columns', async () => {
    const line = {
      name: 'Čaj',
      amount: 1,
      unit_price: '1 Kč',
      tax_rate: 12,
      taxed_price: '1 Kč',
      is_part: false,
    }
    const found = await pages({ ...invoice, lines: Array.from({ length: 120 }, () => line) })
    expect(found.length).toBeGreaterThan(2)
    found.forEach((page, index) => {
      const number = `Strana ${index + 1} / ${found.length}`
      expect(page).toContain(`Faktura – daňový doklad 2026000123, ${number}`)
      expect(page).toContain('Položka Počet')
    })
    expect(found.join(' ').match(/Čaj 1/g)).toHaveLength(120)
  })

  it('says what it corrects when money goes back', async () => {
    const [page = ''] = await pages({ ...invoice, corrects: '2026000001', language: 'sk' })
    expect(page).toContain('Opravuje doklad 2026000001. Dôvod opravy: zrušenie objednávky')
    const [part = ''] = await pages({ ...invoice, corrects: '2026000001', is_part: true })
    expect(part).toContain('Důvod opravy: vrácené nebo reklamované zboží')
    expect(page).not.toContain('neplaťte')
  })

  it('says of a correction how its total goes back, and that nothing does where nothing was paid [ORDER-18]', async () => {
    const correction = { ...invoice, corrects: '2026000001' }
    const told = async (back: Partial<InvoiceDocument>) => (await pages({ ...correction, ...back })).join()
    const nothing = await told({ is_paid: false })
    expect(nothing).toContain('K úhradě nic nezbývá, peníze se nevracejí.')
    expect(nothing).not.toContain('vrací odběrateli')
    expect(await told({ money_back: '202 Kč' })).toContain('Částka se vrací odběrateli.')
    expect(await told({ has_substitute: true })).toContain('místo ní jsou kredity nebo výměna zboží')
    expect(await told({ money_back: '52 Kč', has_substitute: true })).toContain('vrací 52 Kč, zbytek')
  })
})
