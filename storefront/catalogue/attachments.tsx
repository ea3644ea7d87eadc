import type { Attachment } from '#contract/attachment.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

const BYTES_IN_KILOBYTE = 1000
const BYTES_IN_MEGABYTE = 1_000_000

export function Attachments({ attachments }: { attachments: Attachment[] }) {
  const { t, number } = useTranslator()
  if (attachments.length === 0) return null
  const sizeOf = (bytes: number) =>
    bytes >= BYTES_IN_MEGABYTE
      ? `${number(bytes / BYTES_IN_MEGABYTE, 1)}\u00a0MB`
      : `${number(Math.ceil(bytes / BYTES_IN_KILOBYTE), 0)}\u00a0kB`
  return (
    <section>
      <h2 className="display text-xl">{t('product.attachments')}</h2>
      <ul className="mt-3 grid gap-1">
        {attachments.map(({ id, name, extension, size, download_url }) => (
          <li key={id}>
            <a href={download_url} download="" className="flex min-h-11 items-center gap-3 text-sm">
              <Icon name="download" className="size-5 text-tea" />
              <span className="link min-w-0 break-words">
                {t('product.attachment', { name, extension: extension.toUpperCase(), size: sizeOf(size) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
