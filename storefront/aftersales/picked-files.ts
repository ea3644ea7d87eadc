import { useRef, useState } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import type { UploadLimits } from './complaint-data.ts'

/** A file that waits to be sent, made smaller where it was a large photograph. */
export interface PickedFile {
  key: string
  name: string
  blob: Blob
  /** A small picture of it as a data address; null for papers. */
  preview: string | null
}

export interface PickedFiles {
  files: readonly PickedFile[]
  /** Why some of what was chosen cannot be sent. */
  wrong: readonly string[]
  pick: (chosen: readonly File[]) => void
  remove: (key: string) => void
  clear: () => void
  /** Those to send, once all that was chosen has been taken in. */
  settled: () => Promise<readonly PickedFile[]>
}

/** The files of a form. Large photographs take their time: what is chosen or sent meanwhile waits for them. */
export function usePickedFiles(limits: UploadLimits): PickedFiles {
  const { t } = useTranslator()
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [wrong, setWrong] = useState<readonly string[]>([])
  const kept = useRef(files)
  const picking = useRef<Promise<void>>(Promise.resolve())

  function keep(next: readonly PickedFile[]): void {
    kept.current = next
    setFiles(next)
  }

  async function take(chosen: readonly File[]): Promise<void> {
    const code = await import('./complaint-pick.ts').catch(() => null)
    if (!code) return setWrong(chosen.map(({ name }) => `${name}: ${t('complaint.file_failed')}`))
    const found = await code.pickFiles(chosen, { limits, known: kept.current, t })
    setWrong(found.wrong)
    keep([...kept.current, ...found.picked])
  }

  return {
    files,
    wrong,
    pick: (chosen) => void (picking.current = picking.current.then(() => take(chosen))),
    remove: (key) => keep(kept.current.filter((file) => file.key !== key)),
    clear: () => keep([]),
    settled: async () => {
      await picking.current
      return kept.current
    },
  }
}
