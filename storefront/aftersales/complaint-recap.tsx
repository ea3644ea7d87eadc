import { useTranslator } from '../storefront-context.tsx'
import type { RecapEntry } from './complaint-live.ts'

/** What is about to be sent, in short. Without scripts the form itself is all there is to read. */
export function ComplaintRecap({ lines, files }: { lines: readonly RecapEntry[] | null; files: number }) {
  const { t } = useTranslator()
  if (!lines) return null
  return (
    <section aria-labelledby="complaint-recap" className="rounded-md bg-sand p-5">
      <h2 id="complaint-recap" className="display text-xl">
        {t('complaint.recap_heading')}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-sm text-smoke">{t('complaint.recap_empty')}</p>
      ) : (
        <ul className="mt-3 grid gap-2 text-sm">
          {lines.map(({ id, name, amount, resolve, reason }) => (
            <li key={id}>
              <p>
                <span className="font-semibold">{name}</span>
                {' · '}
                <span className="figures">{t('complaint.pieces', { count: amount })}</span>
                {resolve && ` · ${resolve}`}
              </p>
              {reason && <p className="line-clamp-2 break-words text-smoke">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {files > 0 && <p className="mt-3 text-sm">{t('complaint.recap_files', { count: files })}</p>}
    </section>
  )
}
