import { useEffect, useRef, useState } from 'react'
import { createButtonLoading } from './button-loading.ts'

/** Whoever is on the way to another page waits, with the button still busy. */
export const untilLeft = (): Promise<never> => new Promise(() => {})

export interface ButtonLoading {
  is_loading: boolean
  run: (work: () => Promise<void>) => Promise<void>
}

/** Runs one thing at a time, however often it is asked for; `is_loading` is true once it takes long enough to show. */
export function useButtonLoading(): ButtonLoading {
  const [is_loading, setLoading] = useState(false)
  const loading = useRef<ReturnType<typeof createButtonLoading> | null>(null)
  const is_running = useRef(false)
  useEffect(() => () => loading.current?.dispose(), [])

  async function run(work: () => Promise<void>): Promise<void> {
    if (is_running.current) return
    is_running.current = true
    loading.current ??= createButtonLoading(setLoading)
    loading.current.start()
    try {
      await work()
    } finally {
      is_running.current = false
      loading.current.stop()
    }
  }
  return { is_loading, run }
}
