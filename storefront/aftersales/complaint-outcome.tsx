import { Notice } from '../auth/notice.tsx'
import { useTranslator } from '../storefront-context.tsx'

export interface Sending {
  /** Null while the form itself is on its way. */
  file: { number: number; count: number } | null
  /** Of all files together, from 0 to 1. */
  done: number
}

export function SendingBar({ sending }: { sending: Sending | null }) {
  const { t } = useTranslator()
  const said = sending?.file ? t('complaint.sending_file', sending.file) : ''
  return (
    <div aria-live="polite" className={sending?.file ? 'mb-4' : ''}>
      {sending?.file && (
        <>
          <p className="mb-2 text-sm">{said}</p>
          <progress className="progress block w-full" max={1} value={sending.done} aria-label={said} />
        </>
      )}
    </div>
  )
}

export interface Partly {
  location: string
  messages: string[]
}

/** The complaint stands, some of its files do not: both are said, and where to try again. */
export function ComplaintOutcome({ partly }: { partly: Partly }) {
  const { t } = useTranslator()
  return (
    <div className="mt-6">
      <Notice kind="failure" className="">
        {t('complaint.files_refused')}
      </Notice>
      <ul className="mt-4 list-disc pl-5 text-sm">
        {partly.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={partly.location} className="button button-primary">
          {t('complaint.show')}
        </a>
      </p>
    </div>
  )
}
