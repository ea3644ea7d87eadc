import { type SubmitEvent, useState } from 'react'
import { refreshPage } from '../navigation/page-change.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { notifyWhile } from '../ui/notify.ts'
import type { Notification } from '../ui/toast-settings.ts'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import type { ComplaintData } from './complaint-data.ts'
import { ComplaintFiles } from './complaint-files.tsx'
import { type Sending, SendingBar } from './complaint-outcome.tsx'
import { usePickedFiles } from './picked-files.ts'

/** More photographs and papers for a complaint that stands already. */
export function AddDocuments({ data }: { data: ComplaintData }) {
  const { t, language } = useTranslator()
  const picked = usePickedFiles(data.limits)
  const [sending, setSending] = useState<Sending | null>(null)
  const { is_loading, run } = useButtonLoading()
  const [wrong, setWrong] = useState<readonly string[]>(data.errors.map(({ message }) => message))
  const [is_added, setAdded] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const url = new URL(event.currentTarget.getAttribute('action') ?? '', location.href)
    void run(() => send(url))
  }

  async function send(url: URL): Promise<void> {
    const files = await picked.settled()
    if (files.length === 0) return setWrong([t('complaint.no_file')])
    const code = await import('./complaint-send.ts').catch(() => null)
    if (!code) return setWrong([t('general_error')])
    setSending({ file: null, done: 0 })
    const fields = { complaint_id: String(data.id), ...(data.hash ? { hash: data.hash } : {}) }
    const sent = code.sendFiles(url, fields, files, t('complaint.file_failed'), setSending)
    void notifyWhile(t('complaint.sending_files'), sent.then(outcome))
    const messages = await sent
    setSending(null)
    setWrong(messages)
    setAdded(messages.length < files.length)
    picked.clear()
    await refreshPage(location.pathname + location.search)
  }

  const outcome = (messages: readonly string[]): Notification =>
    messages.length === 0
      ? { type: 'success', body: t('complaint.documents_added') }
      : { type: 'error', body: messages.join(' ') }

  return (
    <details open={wrong.length > 0 || is_added || undefined} className="group/add mt-4">
      <summary className="button button-quiet cursor-pointer list-none">
        {t('complaint.add_documents')}
        <Icon name="down" className="size-4 group-open/add:rotate-180" />
      </summary>
      <form
        method="post"
        action={`/api/complaint/documents?language=${language}`}
        encType="multipart/form-data"
        onSubmit={submit}
        className="mt-5"
      >
        <input type="hidden" name="complaint_id" value={data.id} />
        {data.hash && <input type="hidden" name="hash" value={data.hash} />}
        {wrong.length > 0 && (
          <ul
            role="alert"
            className="mb-4 rounded-sm bg-danger-soft px-4 py-3 text-sm break-words text-danger"
          >
            {wrong.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <p role="status" className="mb-4 rounded-sm bg-tea-soft px-4 py-3 text-sm text-tea-deep empty:hidden">
          {is_added && t('complaint.documents_added')}
        </p>
        <ComplaintFiles limits={data.limits} picked={picked} />
        <div className="mt-4">
          <SendingBar sending={sending} />
          <button
            className="button button-primary max-sm:w-full"
            aria-busy={is_loading || undefined}
            aria-disabled={is_loading || undefined}
          >
            {t('complaint.send_documents')}
          </button>
        </div>
      </form>
    </details>
  )
}
