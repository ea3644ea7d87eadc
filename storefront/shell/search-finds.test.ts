import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchAnswer } from '#contract/search.ts'
import { AbortedError } from '../api/request-error.ts'
import { SEARCH_DEBOUNCE_MS } from '../ui/debounce.ts'
import { createSearchAsking } from './search-asking.ts'
import { groupsOf, movedOption, NO_OPTION, suggestedGroups, totalOf } from './search-finds.ts'

const found = (length: number) => ({
  total: length,
  items: Array.from({ length }, (_, id) => ({ id, name: `Name ${id}`, url: `/n-${id}` })),
})

/** Of every find only what a row shows. */
function answer(query: string, products = 0, categories = 0, brands = 0, articles = 0): SearchAnswer {
  const groups = [products, categories, brands, articles].map(found)
  return {
    query,
    products: groups[0],
    categories: groups[1],
    brands: groups[2],
    articles: groups[3],
  } as never
}

describe('finds', () => {
  it('stand in groups, products first, and are about ten rows at most [CONTENT-08]', () => {
    const groups = groupsOf(answer('a', 20, 20, 20, 20))
    expect(groups.map(({ key }) => key)).toEqual(['products', 'categories', 'brands', 'articles'])
    expect(groups.flatMap(({ finds }) => finds).length).toBeLessThanOrEqual(11)
  })

  it('are counted as the page of all results counts them', () => {
    expect(totalOf(answer('a', 20, 3, 2, 1))).toBe(20)
    expect(totalOf(answer('a', 0, 3, 2, 1))).toBe(6)
    expect(totalOf(answer('a'))).toBe(0)
  })

  it('leave out groups with nothing in them', () => {
    expect(groupsOf(answer('a', 0, 1)).map(({ key }) => key)).toEqual(['categories'])
    expect(groupsOf(answer('a'))).toEqual([])
  })

  it('are replaced by the main categories where there are none', () => {
    const menu = [{ id: 1, name: 'Čaje', url: '/caje', image: null, children: [] }]
    expect(suggestedGroups(menu)[0]?.finds[0]).toMatchObject({ name: 'Čaje', url: '/caje' })
    expect(suggestedGroups([])).toEqual([])
  })

  it('are walked round by the arrows, by way of what is typed', () => {
    const down = [NO_OPTION, 0, 1, 2].map((active) => movedOption(active, 1, 3))
    expect(down).toEqual([0, 1, 2, NO_OPTION])
    const up = [NO_OPTION, 2, 1, 0].map((active) => movedOption(active, -1, 3))
    expect(up).toEqual([2, 1, 0, NO_OPTION])
    expect(movedOption(NO_OPTION, 1, 0)).toBe(NO_OPTION)
  })
})

describe('asking while typing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function asking(find = vi.fn(async (q: string) => answer(q))) {
    const tell = vi.fn()
    return { find, tell, ...createSearchAsking(find, tell) }
  }

  it('asks once per pause of 500 ms, for the latest words [UI-04]', async () => {
    const { typed, find, tell } = asking()
    for (const text of ['č', 'ča', 'čaj ']) {
      typed(text)
      await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
    }
    expect(find).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(find).toHaveBeenCalledExactlyOnceWith('čaj')
    expect(tell.mock.lastCall?.[0]).toMatchObject({ type: 'succeed', data: { query: 'čaj' } })
  })

  it('says that it waits from the first letter on, and no more once that is taken back [UI-04]', async () => {
    const { typed, find, tell } = asking()
    typed('č')
    expect(tell.mock.lastCall?.[0]).toMatchObject({ type: 'start' })
    typed('')
    await vi.runAllTimersAsync()
    expect(tell).toHaveBeenLastCalledWith({ type: 'reset' })
    expect(find).not.toHaveBeenCalled()
  })

  it('does not ask for the same words twice, for nothing, nor for more than a query may hold', async () => {
    const { now, find, tell } = asking()
    now('čaj')
    now(' čaj')
    await vi.runAllTimersAsync()
    expect(find).toHaveBeenCalledOnce()
    now('  ')
    expect(tell).toHaveBeenLastCalledWith({ type: 'reset' })
    now('x'.repeat(10_000))
    expect(find.mock.lastCall?.[0]).toHaveLength(200)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('asks at once when told to, and forgets what was waiting', async () => {
    const { typed, now, leave, find } = asking()
    typed('ča')
    now('čaj')
    await vi.runAllTimersAsync()
    expect(find).toHaveBeenCalledExactlyOnceWith('čaj')
    typed('káva')
    leave()
    await vi.runAllTimersAsync()
    expect(find).toHaveBeenCalledOnce()
  })

  it('tells of a failure and may be asked again; an answer overtaken by another is no failure', async () => {
    const failing = vi.fn(async (q: string): Promise<SearchAnswer> => {
      throw q === 'old' ? new AbortedError('newer') : new Error('offline')
    })
    const { now, tell } = asking(failing)
    now('old')
    await vi.runAllTimersAsync()
    expect(tell).toHaveBeenCalledTimes(1)
    now('čaj')
    await vi.runAllTimersAsync()
    expect(tell.mock.lastCall?.[0]).toMatchObject({ type: 'fail' })
    now('čaj')
    expect(failing).toHaveBeenCalledTimes(3)
  })
})
