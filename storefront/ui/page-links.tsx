import { useTranslator } from '../storefront-context.tsx'
import { Icon } from './icon.tsx'

interface Props {
  page: number
  pages: number
  url: (page: number) => string
}

/** Numbered pages as links: the first, the last and those around the current one. */
export function PageLinks({ page, pages, url }: Props) {
  const { t } = useTranslator()
  if (pages <= 1) return null
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  const look = 'flex size-11 items-center justify-center rounded-full'
  return (
    <nav aria-label={t('category.pages')} className="mt-4 flex justify-center">
      <ul className="figures flex flex-wrap items-center justify-center gap-1 text-sm">
        {page > 1 && (
          <li>
            <a
              href={url(page - 1)}
              rel="prev"
              aria-label={t('category.previous_page')}
              className={`${look} hover:bg-sand`}
            >
              <Icon name="left" className="size-5" />
            </a>
          </li>
        )}
        {shown.map((one, index) => (
          <li key={one} className="flex items-center">
            {index > 0 && one - (shown[index - 1] ?? 0) > 1 && <span className="px-1 text-smoke">…</span>}
            <a
              href={url(one)}
              aria-label={t('category.page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              className={`${look} hover:bg-sand aria-[current]:bg-tea aria-[current]:font-semibold aria-[current]:text-white`}
            >
              {one}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a
              href={url(page + 1)}
              rel="next"
              aria-label={t('category.next_page')}
              className={`${look} hover:bg-sand`}
            >
              <Icon name="right" className="size-5" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
