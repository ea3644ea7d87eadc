import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../auth/notice.tsx'
import { useTranslator } from '../storefront-context.tsx'

interface Props {
  id: string
  heading: string
  /** What became of the form of this section. */
  done?: string | null | undefined
  children: ReactNode
}

export function AccountSection({ id, heading, done, children }: Props) {
  const said = useRef<HTMLParagraphElement>(null)
  const known = useRef(done)
  useEffect(() => {
    if (done !== known.current) said.current?.focus()
    known.current = done
  }, [done])
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="group/section relative rounded-md border border-clay bg-white p-5 md:p-7"
    >
      <h2
        id={`${id}-heading`}
        className="display text-xl sm:max-w-[60%] sm:group-has-[summary]/section:flex sm:group-has-[summary]/section:min-h-12 sm:group-has-[summary]/section:items-center"
      >
        {heading}
      </h2>
      {done && (
        <Notice ref={said} kind="success">
          {done}
        </Notice>
      )}
      {children}
    </section>
  )
}

/** Folded until it is wanted; what it changes stands above it and gives way to it. Works without scripts. */
export function Fold({ label, is_open, children }: { label: string; is_open: boolean; children: ReactNode }) {
  const { t } = useTranslator()
  return (
    <details open={is_open || undefined} className="group/fold mt-4 sm:mt-0">
      <summary className="button button-quiet list-none sm:absolute sm:top-5 sm:right-5 md:top-7 md:right-7">
        <span className="group-open/fold:hidden">{label}</span>
        <span className="hidden group-open/fold:inline">{t('action.close')}</span>
      </summary>
      <div className="pt-5">{children}</div>
    </details>
  )
}

/** Rows of what is known; what is not, says so. */
export function Facts({ rows, none }: { rows: readonly (readonly [string, ReactNode])[]; none: string }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 group-has-[details[open]]/section:hidden sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-smoke">{name}</dt>
          <dd className="mt-0.5 text-sm break-words">
            {value || <span className="text-smoke">{none}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
