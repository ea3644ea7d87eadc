import type { Transaction } from '#platform/db/database.ts'
import type { Language } from '#contract/language.ts'
import type { DemoProduct, Localized } from './catalogue/shape.ts'
import { writePdf } from './pdf.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { continueIds, insertRows } from './seed-rows.ts'

const MIME_TYPES = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }

export async function seedFiles(sql: Transaction, products: DemoProduct[], ids: CatalogueIds): Promise<void> {
  await insertRows(
    sql,
    'video',
    products.flatMap((product) =>
      product.videos.map((video) => ({ product_id: ids.product(product.code), ...video })),
    ),
  )
  const files = products.flatMap((product) =>
    product.attachments.map((attachment) => ({ product_id: ids.product(product.code), attachment })),
  )
  await insertRows(
    sql,
    'attachment',
    files.map(({ product_id, attachment: { name, extension, position } }, index) => ({
      id: index + 1,
      product_id,
      name,
      mime_type: MIME_TYPES[extension],
      extension,
      status: 'ready',
      position,
    })),
  )
  await insertRows(
    sql,
    'attachment_file',
    files.flatMap(({ attachment: { name, content, extension, file_name } }, index) =>
      Object.keys(content).map((language) => {
        const bytes = fileOf(extension, name, content, language as Language)
        return {
          attachment_id: index + 1,
          language,
          file_name: file_name.endsWith(`.${extension}`) ? file_name : `${file_name}.${extension}`,
          size: bytes.length,
          bytes: `\\x${bytes.toString('hex')}`,
        }
      }),
    ),
  )
  await continueIds(sql, ['attachment'])
}

function fileOf(extension: 'pdf' | 'txt', name: Localized, content: Localized, language: Language): Buffer {
  return extension === 'pdf' ? writePdf(name[language], content[language]) : Buffer.from(content[language])
}
