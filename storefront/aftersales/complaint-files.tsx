import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { UploadLimits } from './complaint-data.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { PickedFiles } from './picked-files.ts'

interface Props {
  limits: UploadLimits
  picked: PickedFiles
  error?: string | undefined
}

const PLAIN_PICKER =
  'field file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-full file:bg-tea-soft file:px-4 file:text-sm file:font-semibold file:text-tea-deep'

function ChooseLabel({ className }: { className: string }) {
  const { t } = useTranslator()
  return (
    <label htmlFor="documents" className={className}>
      {t('complaint.choose_files')}
    </label>
  )
}

/** A plain field for files; where scripts run, with a list of what was chosen and a way to take it back. */
export function ComplaintFiles({ limits, picked, error }: Props) {
  const { t, number } = useTranslator()
  const { files, wrong } = picked
  const is_live = useIsLive()
  const picker = useRef<HTMLInputElement>(null)

  function pick(): void {
    const field = picker.current
    if (!field?.files?.length) return
    picked.pick([...field.files])
    // The list below is what will be sent; the field is for choosing more.
    field.value = ''
  }

  const pickEarly = useEffectEvent(pick)
  // What was chosen before the page was taken over.
  useEffect(() => pickEarly(), [])

  const remove = (key: string) => {
    picked.remove(key)
    picker.current?.focus()
  }
  const messages = [...(error ? [error] : []), ...wrong]
  const described = ['documents-hint', ...(messages.length > 0 ? ['documents-error'] : [])].join(' ')
  return (
    <>
      {!is_live && <ChooseLabel className="mb-1.5 block text-sm font-semibold" />}
      <input
        ref={picker}
        id="documents"
        name="documents"
        type="file"
        multiple
        accept={limits.accept}
        onChange={pick}
        aria-describedby={described}
        aria-invalid={messages.length > 0 ? true : undefined}
        className={is_live ? 'peer sr-only' : PLAIN_PICKER}
      />
      {/* The browser's own field would say that no file was chosen, right above those that were. */}
      {is_live && (
        <ChooseLabel className="button button-quiet cursor-pointer peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus max-sm:w-full" />
      )}
      <p id="documents-hint" className="mt-2 text-xs text-smoke">
        {t('complaint.documents_hint', { count: limits.documents, size: limits.bytes / 1024 / 1024 })}
      </p>
      <ul
        id="documents-error"
        aria-live="polite"
        className="mt-1 text-sm break-words text-danger empty:hidden"
      >
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {files.length > 0 && (
        <ul aria-label={t('complaint.chosen_files')} className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {files.map((file) => (
            <li key={file.key} className="flex items-center gap-3 rounded-sm border border-clay bg-white p-2">
              {file.preview ? (
                <img src={file.preview} alt="" className="size-14 shrink-0 rounded-sm object-cover" />
              ) : (
                <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-sand text-xs font-semibold">
                  PDF
                </span>
              )}
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate">{file.name}</span>
                <span className="figures block text-xs text-smoke">
                  {number(Math.ceil(file.blob.size / 1024), 0)}&nbsp;kB
                </span>
              </span>
              <button
                type="button"
                onClick={() => remove(file.key)}
                aria-label={t('complaint.remove_file', { name: file.name })}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
              >
                <Icon name="close" className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
