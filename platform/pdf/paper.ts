import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { type Language, LOCALES } from '#contract/language.ts'

const font = (name: string) => fileURLToPath(new URL(`fonts/instrument-sans-${name}.ttf`, import.meta.url))
const REGULAR = font('regular')
const STRONG = font('semibold')

const MARGIN = 48
const LEFT = MARGIN
const HEIGHT = 841.89
export const PAPER_WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = HEIGHT - 72
const INK = '#26221d'
export const SMOKE = '#6f675c'
const RULE = '#d9d2c7'

export interface Cell {
  text: string
  x: number
  width: number
  align?: 'left' | 'right'
  strong?: boolean
  color?: string
  size?: number
}

type Pdf = InstanceType<typeof PdfDocument>

interface PaperOptions {
  title: string
  author: string
  created_at: Date
  language: Language
  /** The word before the number of a page. */
  page: string
}

export interface Paper {
  pdf: Pdf
  /** Numbers the pages and answers the file. */
  finish: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A document of the shop on A4, as many pages as it needs. */
export function createPaper({ title, author, created_at, language, page }: PaperOptions): Paper {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: LOCALES[language],
    info: { Title: title, Author: author, CreationDate: created_at },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => pdf.on('end', done))
  return {
    pdf,
    finish: async () => {
      numberPages(pdf, { title, page })
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

/** Cells side by side, as high as the highest of them; what does not fit goes to the next page as a whole. */
export function row(pdf: Pdf, cells: Cell[]): void {
  const height = Math.max(
    ...cells.map(({ text, width, strong, size = 9.5 }) =>
      pdf
        .font(strong ? STRONG : REGULAR)
        .fontSize(size)
        .heightOfString(text, { width }),
    ),
  )
  if (pdf.y + height > BOTTOM) pdf.addPage()
  const top = pdf.y
  for (const { text, x, width, align = 'left', strong, color = INK, size = 9.5 } of cells) {
    if (!text) continue
    pdf
      .font(strong ? STRONG : REGULAR)
      .fontSize(size)
      .fillColor(color)
    pdf.text(text, LEFT + x, top, { width, align })
  }
  pdf.x = LEFT
  pdf.y = top + height + 4
}

export function rule(pdf: Pdf): void {
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + PAPER_WIDTH, pdf.y)
    .lineWidth(0.6)
    .stroke(RULE)
  gap(pdf, 5)
}

export function gap(pdf: Pdf, points: number): void {
  pdf.y += points
}

function numberPages(pdf: Pdf, { title, page }: Pick<PaperOptions, 'title' | 'page'>): void {
  const { count } = pdf.bufferedPageRange()
  // A sheet that has lost the others says whose it is.
  const whose = count > 1 ? `${title}, ` : ''
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Below the margin pdfkit would start a page of its own.
    pdf.page.margins.bottom = 0
    pdf.font(REGULAR).fontSize(8).fillColor(SMOKE)
    pdf.text(`${whose}${page} ${index + 1} / ${count}`, LEFT, HEIGHT - 40, {
      width: PAPER_WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}
