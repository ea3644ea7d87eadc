import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { AbortedError } from '../api/request-error.ts'
import type { AsyncEvent } from '../ui/async-state.ts'
import { debounce, SEARCH_DEBOUNCE_MS } from '../ui/debounce.ts'

/** Asks what is found: once per pause in typing, never twice for the same words, and the latest words count. */
export function createSearchAsking(
  find: (q: string) => Promise<SearchAnswer>,
  tell: (event: AsyncEvent<SearchAnswer>) => void,
) {
  let asked = ''
  let run = 0

  async function findNow(text: string): Promise<void> {
    const q = text.trim().slice(0, MAX_SEARCH_LENGTH)
    if (q === asked && q !== '') return
    asked = q
    const own = ++run
    if (q === '') return tell({ type: 'reset' })
    tell({ type: 'start', run: own })
    try {
      tell({ type: 'succeed', run: own, data: await find(q) })
    } catch (error) {
      if (error instanceof AbortedError) return
      // What failed may be asked again.
      if (own === run) asked = ''
      tell({ type: 'fail', run: own, error })
    }
  }

  const typed = debounce((text: string) => void findNow(text), SEARCH_DEBOUNCE_MS)
  return {
    typed: (text: string) => {
      // The first words are on their way already, for all who wait for them.
      if (asked === '' && text.trim() !== '') tell({ type: 'start', run: ++run })
      typed(text)
    },
    /** For what is not being typed: the box was reached, or Enter pressed. */
    now: (text: string) => {
      typed.cancel()
      void findNow(text)
    },
    leave: typed.cancel,
  }
}
