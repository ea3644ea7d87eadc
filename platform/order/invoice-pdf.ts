import { accountFacts } from '#contract/bank.ts'
import { evenAmounts } from '#contract/even-amounts.ts'
import { percentText } from '#contract/percent-text.ts'
import { longDay } from '#contract/shop-day.ts'
import { fillText } from '#platform/fill-text.ts'
import {
  type Cell,
  createPaper,
  gap,
  type Paper,
  PAPER_WIDTH as WIDTH,
  row,
  rule,
  SMOKE,
} from '#platform/pdf/paper.ts'
import type { InvoiceDocument, RecapRow } from './invoice-document.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Where the columns of the items stand, from the left margin. */
const COLUMNS = { item: 0, amount: 248, unit: 292, rate: 384, taxed: 420 } as const

/** One A4 document, as many pages as it needs. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const texts = textsOf(invoice)
  const title = invoice.corrects === null ? texts.invoice : texts.credit_note
  const paper = createPaper({
    title: `${title} ${invoice.name}`,
    author: invoice.supplier.name,
    created_at: invoice.issued_at,
    language: invoice.language,
    page: texts.page,
  })
  const { pdf } = paper

  row(pdf, [
    { text: title, x: 0, width: 330, strong: true, size: 18 },
    { text: invoice.name, x: 330, width: WIDTH - 330, align: 'right', strong: true, size: 18 },
  ])
  if (invoice.corrects) {
    row(pdf, [
      {
        text: `${texts.corrects} ${invoice.corrects}. ${invoice.is_part ? texts.part_reason : texts.reason}.`,
        x: 0,
        width: WIDTH,
        color: SMOKE,
      },
    ])
  }
  gap(pdf, 12)
  drawParties(pdf, invoice)
  gap(pdf, 14)
  drawFacts(pdf, invoice)
  gap(pdf, 16)
  drawLines(pdf, invoice)
  gap(pdf, 18)
  if (invoice.is_tax_document) {
    drawRecap(pdf, invoice)
    gap(pdf, 16)
  }
  row(pdf, [
    { text: texts.total, x: 0, width: 280, strong: true, size: 14 },
    { text: invoice.total, x: 280, width: WIDTH - 280, align: 'right', strong: true, size: 14 },
  ])
  row(pdf, [{ text: closing(invoice), x: 0, width: WIDTH, color: SMOKE }])
  if (!invoice.supplier.vat_number) row(pdf, [{ text: texts.no_payer, x: 0, width: WIDTH, color: SMOKE }])
  if (invoice.register_entry) {
    gap(pdf, 10)
    row(pdf, [{ text: invoice.register_entry, x: 0, width: WIDTH, color: SMOKE, size: 8 }])
  }
  return paper.finish()
}

const textsOf = ({ language, is_tax_document }: InvoiceDocument) => invoiceTexts(language, is_tax_document)

function closing(invoice: InvoiceDocument): string {
  const { corrects, is_paid, money_back, has_substitute } = invoice
  const texts = textsOf(invoice)
  if (corrects === null) return is_paid ? texts.paid : texts.due
  if (!has_substitute) return money_back === null ? texts.nothing_left : texts.returned
  if (money_back === null) return texts.substituted
  return fillText(texts.returned_in_part, { money: money_back })
}

function drawParties(pdf: Paper['pdf'], invoice: InvoiceDocument): void {
  const { supplier, customer } = invoice
  const texts = textsOf(invoice)
  const half = WIDTH / 2 - 12
  const column = (party: InvoiceDocument['supplier'], heading: string) => [
    { text: heading, color: SMOKE },
    { text: party.name, strong: true },
    ...party.lines.map((text) => ({ text })),
    ...(party.identification_number
      ? [{ text: `${texts.identification_number}: ${party.identification_number}` }]
      : []),
    ...(party.vat_number ? [{ text: `${texts.vat_number}: ${party.vat_number}` }] : []),
  ]
  const left = column(supplier, texts.supplier)
  const right = column(customer, texts.customer)
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    row(pdf, [
      { text: '', x: 0, width: half, ...left[index] },
      { text: '', x: WIDTH / 2 + 12, width: half, ...right[index] },
    ])
  }
}

function drawFacts(pdf: Paper['pdf'], invoice: InvoiceDocument): void {
  const texts = textsOf(invoice)
  const facts = [
    [texts.issued, longDay(invoice.issued_at, invoice.language)],
    [texts.supplied, longDay(invoice.supplied_at, invoice.language)],
    [texts.order, invoice.order_code],
    [texts.variable_symbol, invoice.variable_symbol],
    ...(invoice.payment ? [[texts.payment, invoice.payment]] : []),
    ...(invoice.account ? accountFacts(invoice.account, texts.account, invoice.language) : []),
    ...(invoice.due_at ? [[texts.due_on, longDay(invoice.due_at, invoice.language)]] : []),
  ] as [string, string][]
  for (const [name, value] of facts) {
    row(pdf, [
      { text: name, x: 0, width: 180, color: SMOKE },
      { text: value, x: 184, width: WIDTH - 184 },
    ])
  }
}

function drawLines(pdf: Paper['pdf'], invoice: InvoiceDocument): void {
  const { lines, discounts, credits, rounding, language, is_tax_document } = invoice
  const texts = textsOf(invoice)
  const even = evenAmounts([
    ...lines.flatMap(({ unit_price, taxed_price }) => [unit_price, taxed_price]),
    ...discounts.map(({ taxed_amount }) => taxed_amount),
    credits,
    rounding,
  ])
  const cells = (values: Record<keyof typeof COLUMNS, string>, style: Partial<Cell> = {}): Cell[] => [
    { text: values.item, x: COLUMNS.item, width: COLUMNS.amount - 8, ...style },
    { text: values.amount, x: COLUMNS.amount, width: 36, align: 'right', ...style },
    { text: values.unit, x: COLUMNS.unit, width: 84, align: 'right', ...style },
    { text: values.rate, x: COLUMNS.rate, width: 32, align: 'right', ...style },
    { text: values.taxed, x: COLUMNS.taxed, width: WIDTH - COLUMNS.taxed, align: 'right', ...style },
  ]
  const head = {
    item: texts.item,
    amount: texts.amount,
    unit: texts.unit_price,
    rate: is_tax_document ? texts.rate : '',
    taxed: texts.with_tax,
  }
  const drawHead = () => {
    row(pdf, cells(head, { color: SMOKE, size: 8 }))
    rule(pdf)
  }
  drawHead()
  pdf.on('pageAdded', drawHead)
  for (const line of lines) {
    const style = line.is_part ? { color: SMOKE, size: 8.5 } : {}
    const name = line.is_part ? `    ${line.name}` : line.name
    row(
      pdf,
      cells(
        {
          item: name,
          amount: String(line.amount),
          unit: even(line.unit_price ?? ''),
          rate: line.tax_rate === null || !is_tax_document ? '' : percentText(line.tax_rate, language),
          taxed: even(line.taxed_price ?? ''),
        },
        style,
      ),
    )
  }
  pdf.off('pageAdded', drawHead)
  rule(pdf)
  const note = (item: string, taxed: string) =>
    row(pdf, cells({ item, amount: '', unit: '', rate: '', taxed: even(taxed) }, { color: SMOKE }))
  for (const { name, taxed_amount } of discounts) note(`${texts.discount}: ${name}`, taxed_amount)
  if (credits) note(texts.credits, credits)
  if (rounding) note(texts.rounding, rounding)
}

function drawRecap(pdf: Paper['pdf'], invoice: InvoiceDocument): void {
  const { recap, crowns, language } = invoice
  const texts = textsOf(invoice)
  const cells = (
    [rate = '', base = '', tax = '', taxed = '']: readonly string[],
    style: Partial<Cell> = {},
  ): Cell[] => [
    { text: rate, x: 0, width: 150, ...style },
    { text: base, x: 160, width: 100, align: 'right', ...style },
    { text: tax, x: 270, width: 100, align: 'right', ...style },
    { text: taxed, x: 380, width: WIDTH - 380, align: 'right', ...style },
  ]
  row(pdf, cells([texts.recap, texts.base, texts.tax, texts.with_tax], { color: SMOKE, size: 8 }))
  rule(pdf)
  const draw = (rows: readonly RecapRow[]) => {
    const even = evenAmounts(rows.flatMap(({ base, tax, taxed }) => [base, tax, taxed]))
    for (const { tax_rate, base, tax, taxed } of rows)
      row(pdf, cells([percentText(tax_rate, language), ...[base, tax, taxed].map(even)]))
    rule(pdf)
  }
  draw(recap)
  if (!crowns) return
  gap(pdf, 6)
  row(pdf, [{ text: `${texts.in_crowns} (${crowns.rate})`, x: 0, width: WIDTH, color: SMOKE, size: 8 }])
  draw(crowns.recap)
}
