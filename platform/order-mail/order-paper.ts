import { escapeHtml } from '#contract/escape-html.ts'
import sharp from 'sharp'
import type { InterfaceLanguage } from '#contract/language.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import type { QrCode } from '#contract/payment.ts'
import { cleanHtml } from '#platform/catalogue/clean-html.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import type { MailFile } from '#platform/mail/outbox.ts'
import { invoiceFile } from '#platform/order/invoice-file.ts'
import { readQrCode } from '#platform/payment/qr-code.ts'
import { withAbsoluteLinks } from './rich-text.ts'

const PICTURE_PX = 600

/** The transfer that pays an order; null where it is paid otherwise, or already. */
export async function transferOf(context: Context, id: number, hash: string): Promise<QrCode | null> {
  try {
    return await readQrCode(context, id, hash)
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

/** Mailboxes show neither SVG nor data addresses. */
export async function qrPicture({ image }: QrCode, cid: string): Promise<MailFile> {
  const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  const picture = await sharp(svg)
    .resize({ width: PICTURE_PX, kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
  return { name: 'qr.png', type: 'image/png', content: picture.toString('base64'), cid }
}

/** The invoice of an order, or what corrects all of it; null where there is none. */
export async function orderInvoiceFile(
  context: Context,
  order_id: number,
  kind: 'invoice' | 'credit_note',
): Promise<MailFile | null> {
  const [invoice] = await context.sql<{ id: number; name: string }[]>`
    select id, name from order_invoice
    where order_id = ${order_id} and (parent_id is not null) = ${kind === 'credit_note'} and content is null`
  return invoice ? invoiceFile(context, order_id, invoice) : null
}

export interface ShopPaper {
  code: string
  name: string
  slug: string
  content: string
  url: string
}

/** Pages of the shop by their codes, in the order asked for; a shop need not have all of them. */
export async function readPapers(context: Context, codes: readonly string[]): Promise<ShopPaper[]> {
  const { sql, language } = context
  const papers = await sql<ShopPaper[]>`
      select code, localized_text(name, ${language}) as name, localized_text(slug, ${language}) as slug,
        localized_text(content, ${language}) as content,
        ${urlOf(context, MODEL_TYPES.static_page, sql`static_page.id`)} as url
      from static_page where code = any(${[...codes]}::text[]) and is_active
      order by array_position(${[...codes]}::text[], code)`
  return papers.map((paper) => ({ ...paper, content: cleanHtml(paper.content) }))
}

/** A page as a file that stays as it was, whatever the shop writes there later. */
export function paperFile(
  { name, slug, content }: ShopPaper,
  language: InterfaceLanguage,
  public_url: string,
): MailFile {
  const title = escapeHtml(name)
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><h1>${title}</h1>${withAbsoluteLinks(content, public_url)}</body></html>`
  return {
    name: `${slug}.html`,
    type: 'text/html; charset=utf-8',
    content: Buffer.from(html).toString('base64'),
  }
}
