import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** Whether scripts run here: no on the server and in its HTML, yes from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
