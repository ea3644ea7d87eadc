import { evenAmounts } from '#contract/even-amounts.ts'
import { DATE_LOCALES, type Language } from '#contract/language.ts'
import { longDay, SHOP_TIME_ZONE } from '#contract/shop-day.ts'
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
import type { Protocol } from './protocol.ts'
import { PROTOCOL_TEXTS } from './protocol-texts.ts'

/** The written confirmation of a complaint; later also of what came of it. */
export async function drawProtocol(protocol: Protocol): Promise<Uint8Array<ArrayBuffer>> {
  const texts = PROTOCOL_TEXTS[protocol.language]
  const paper = createPaper({
    title: `${texts.title} ${protocol.document_number}`,
    author: protocol.seller.name,
    created_at: new Date(protocol.filed_at),
    language: protocol.language,
    page: texts.page,
  })
  const { pdf } = paper
  row(pdf, [
    { text: texts.title, x: 0, width: 330, strong: true, size: 18 },
    { text: protocol.document_number, x: 330, width: WIDTH - 330, align: 'right', strong: true, size: 18 },
  ])
  gap(pdf, 12)
  drawParties(pdf, protocol)
  gap(pdf, 14)
  drawFacts(pdf, protocol)
  gap(pdf, 16)
  drawItems(pdf, protocol)
  if (protocol.documents.length > 0) {
    gap(pdf, 10)
    heading(pdf, texts.documents)
    row(pdf, [{ text: protocol.documents.join(', '), x: 0, width: WIDTH }])
  }
  gap(pdf, 10)
  drawHistory(pdf, protocol)
  gap(pdf, 14)
  row(pdf, [{ text: texts.confirmation, x: 0, width: WIDTH, color: SMOKE }])
  return paper.finish()
}

export function momentIn(language: Language, time: string): string {
  const clock = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  })
  return `${longDay(time, language)}, ${clock.format(new Date(time))}`
}

type Pdf = Paper['pdf']

function heading(pdf: Pdf, text: string): void {
  row(pdf, [{ text, x: 0, width: WIDTH, color: SMOKE, size: 8 }])
  rule(pdf)
}

function drawParties(pdf: Pdf, { seller, customer, language }: Protocol): void {
  const texts = PROTOCOL_TEXTS[language]
  const half = WIDTH / 2 - 12
  const contact = ({ email, phone }: Protocol['customer']) => [
    `${texts.email}: ${email}`,
    ...(phone ? [`${texts.phone}: ${phone}`] : []),
  ]
  const left = [
    ...seller.lines,
    `${texts.identification_number}: ${seller.identification_number}`,
    ...(seller.vat_number ? [`${texts.vat_number}: ${seller.vat_number}`] : []),
    ...contact(seller),
  ]
  const right = [...customer.lines, ...contact(customer)]
  const line = (one: Partial<Cell>, other: Partial<Cell>) =>
    row(pdf, [
      { text: '', x: 0, width: half, ...one },
      { text: '', x: WIDTH / 2 + 12, width: half, ...other },
    ])
  line({ text: texts.seller, color: SMOKE }, { text: texts.customer, color: SMOKE })
  line({ text: seller.name, strong: true }, { text: customer.name, strong: true })
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    line({ text: left[index] ?? '' }, { text: right[index] ?? '' })
  }
}

function drawFacts(pdf: Pdf, protocol: Protocol): void {
  const { language } = protocol
  const texts = PROTOCOL_TEXTS[language]
  const facts: [name: string, value: string | null, strong?: true][] = [
    [texts.filed, momentIn(language, protocol.filed_at), true],
    [texts.handle_until, longDay(protocol.handle_until, language), true],
    [texts.type, texts.types[protocol.type]],
    [texts.order, protocol.order_code],
    [texts.ordered, longDay(protocol.ordered_at, language)],
    [texts.delivered, protocol.delivered_at && longDay(protocol.delivered_at, language)],
    [texts.account, protocol.account],
  ]
  for (const [name, value, strong = false] of facts) {
    if (!value) continue
    row(pdf, [
      { text: name, x: 0, width: 180, color: SMOKE },
      { text: value, x: 184, width: WIDTH - 184, strong },
    ])
  }
}

function drawItems(pdf: Pdf, { items, total, language }: Protocol): void {
  const texts = PROTOCOL_TEXTS[language]
  const cells = (name: string, amount: string, price: string, style: Partial<Cell> = {}): Cell[] => [
    { text: name, x: 0, width: 330, ...style },
    { text: amount, x: 340, width: 40, align: 'right', ...style },
    { text: price, x: 390, width: WIDTH - 390, align: 'right', ...style },
  ]
  const even = evenAmounts([...items.map(({ taxed_price }) => taxed_price), total])
  row(pdf, cells(texts.items, texts.amount, texts.price, { color: SMOKE, size: 8 }))
  rule(pdf)
  for (const { name, amount, taxed_price, reason, preferred_resolve, final_resolve, reduced_by } of items) {
    row(pdf, cells(name, String(amount), even(taxed_price), { strong: true }))
    row(pdf, [{ text: `${texts.defect}: ${reason}`, x: 0, width: WIDTH }])
    row(pdf, [{ text: `${texts.resolve}: ${texts.resolves[preferred_resolve]}`, x: 0, width: WIDTH }])
    if (final_resolve) {
      const done = [texts.resolves[final_resolve], reduced_by].filter((word) => word !== null).join(', ')
      row(pdf, [{ text: `${texts.final_resolve}: ${done}`, x: 0, width: WIDTH }])
    }
    rule(pdf)
  }
  row(pdf, cells(texts.total, '', even(total), { strong: true }))
}

function drawHistory(pdf: Pdf, { history, language }: Protocol): void {
  const texts = PROTOCOL_TEXTS[language]
  heading(pdf, texts.history)
  for (const { state, note, created_at } of history) {
    row(pdf, [
      { text: momentIn(language, created_at), x: 0, width: 180, color: SMOKE },
      { text: [texts.states[state], note].filter(Boolean).join(': '), x: 184, width: WIDTH - 184 },
    ])
  }
}
