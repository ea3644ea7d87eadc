import type { Context } from '#platform/http/context.ts'
import type { MailFile } from '#platform/mail/outbox.ts'
import { readInvoice } from './invoice-document.ts'
import { drawInvoice } from './invoice-pdf.ts'

/** An invoice or a credit note, as it goes with a mail. */
export async function invoiceFile(
  context: Pick<Context, 'sql'>,
  order_id: number,
  { id, name }: { id: number; name: string },
): Promise<MailFile> {
  const pdf = await drawInvoice(await readInvoice(context, order_id, id))
  return { name: `${name}.pdf`, type: 'application/pdf', content: Buffer.from(pdf).toString('base64') }
}
