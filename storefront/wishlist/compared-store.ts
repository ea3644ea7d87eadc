import { useSyncExternalStore } from 'react'
import { browserCookie } from '../api/browser-cookie.ts'
import { onPagesChanged } from '../navigation/page-change.ts'
import { comparedIds } from './compared-ids.ts'

const read = () => browserCookie('comparison')

/** What this browser compares. Nothing until the page has taken over: the server draws it the same for everyone. */
export function useCompared(): number[] {
  return comparedIds(useSyncExternalStore(onPagesChanged, read, () => ''))
}
