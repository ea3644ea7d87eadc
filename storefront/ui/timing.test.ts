import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createButtonLoading } from './button-loading.ts'
import { debounce, SEARCH_DEBOUNCE_MS, SEARCH_POPUP_DELAY_MS } from './debounce.ts'
import { createLoadingBar, loadingProgress } from './loading-bar-state.ts'
import { mayReload } from './reload-guard.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('debouncing', () => {
  it('waits 25 ms unless told otherwise [UI-05] [CONST-02]', () => {
    const run = vi.fn()
    debounce(run)('a')
    vi.advanceTimersByTime(24)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('lets typing in search ask once per pause of 500 ms, for the latest text [UI-04] [CONST-02]', () => {
    const ask = vi.fn()
    const typed = debounce(ask, SEARCH_DEBOUNCE_MS)
    for (const text of ['č', 'ča', 'čaj']) {
      typed(text)
      vi.advanceTimersByTime(499)
    }
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledExactlyOnceWith('čaj')
    expect(SEARCH_POPUP_DELAY_MS).toBe(100)
  })

  it('can be hurried and called off', () => {
    const run = vi.fn()
    const debounced = debounce(run)
    debounced(1)
    debounced.flush()
    debounced.flush()
    debounced(2)
    debounced.cancel()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('the loading state of a button', () => {
  function button() {
    const shown: boolean[] = []
    return { shown, loading: createButtonLoading((now) => shown.push(now)) }
  }

  it('does not appear for work done within 100 ms [UI-21] [CONST-07]', () => {
    const { shown, loading } = button()
    loading.start()
    vi.advanceTimersByTime(99)
    loading.stop()
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  it('appears after 100 ms and then holds for at least 400 ms [UI-21] [CONST-07]', () => {
    const { shown, loading } = button()
    loading.start()
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([true])
    loading.stop()
    vi.advanceTimersByTime(399)
    expect(shown).toEqual([true])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([true, false])
  })

  it('does not appear when work that began twice is done within 100 ms [UI-21]', () => {
    const { shown, loading } = button()
    loading.start()
    vi.advanceTimersByTime(50)
    loading.start()
    loading.stop()
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  it('goes at once when the work took longer than that [UI-21]', () => {
    const { shown, loading } = button()
    loading.start()
    vi.advanceTimersByTime(3000)
    expect(shown).toEqual([true])
    loading.stop()
    expect(shown).toEqual([true, false])
  })

  it('stays on when work starts again while it holds', () => {
    const { shown, loading } = button()
    loading.start()
    vi.advanceTimersByTime(100)
    loading.stop()
    vi.advanceTimersByTime(200)
    loading.start()
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([true])
    loading.stop()
    expect(shown).toEqual([true, false])
  })

  it('tells nothing once the button is gone', () => {
    const { shown, loading } = button()
    loading.start()
    loading.dispose()
    vi.runAllTimers()
    expect(shown).toEqual([])
  })
})

describe('the page loading bar', () => {
  it('does not appear for a page that comes within 200 ms [UI-22] [CONST-07]', () => {
    const bar = createLoadingBar(() => {})
    bar.start()
    vi.advanceTimersByTime(199)
    expect(bar.phase()).toBe('waiting')
    bar.finish()
    vi.runAllTimers()
    expect(bar.phase()).toBe('idle')
  })

  it('appears at 200 ms, stays full for 500 ms and is back at zero 400 ms later [UI-22] [CONST-07]', () => {
    const bar = createLoadingBar(() => {})
    bar.start()
    vi.advanceTimersByTime(200)
    expect(bar.phase()).toBe('running')
    bar.finish()
    expect(bar.phase()).toBe('full')
    vi.advanceTimersByTime(499)
    expect(bar.phase()).toBe('full')
    vi.advanceTimersByTime(1)
    expect(bar.phase()).toBe('fading')
    vi.advanceTimersByTime(399)
    expect(bar.phase()).toBe('fading')
    vi.advanceTimersByTime(1)
    expect(bar.phase()).toBe('idle')
  })

  it('moves at the pace of its 2000 ms, ever slower and never to the end [UI-22] [CONST-07]', () => {
    expect(loadingProgress(0)).toBe(0)
    expect(loadingProgress(1000)).toBeCloseTo(50)
    expect(loadingProgress(2000)).toBeCloseTo(70.5, 1)
    expect(loadingProgress(60_000)).toBeLessThan(100)
  })

  it('starts anew when the next page is asked for while it fades', () => {
    const seen: string[] = []
    const bar = createLoadingBar((phase) => seen.push(phase))
    bar.start()
    vi.advanceTimersByTime(200)
    bar.finish()
    vi.advanceTimersByTime(600)
    bar.start()
    bar.start()
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual(['waiting', 'running', 'full', 'fading', 'waiting', 'running'])
  })
})

describe('the reload guard', () => {
  function memory() {
    const values = new Map<string, string>()
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }
  }

  it('does not let a page reload itself again within 10000 ms [UI-27] [CONST-06]', () => {
    const storage = memory()
    const now = 1_800_000_000_000
    expect(mayReload(() => storage, now)).toBe(true)
    expect(mayReload(() => storage, now + 9999)).toBe(false)
    expect(mayReload(() => storage, now + 10_000)).toBe(true)
    expect(mayReload(() => storage, now + 10_001)).toBe(false)
  })

  it('is not locked by a clock set back or a spoilt record', () => {
    const storage = memory()
    expect(mayReload(() => storage, 5_000_000)).toBe(true)
    expect(mayReload(() => storage, 1_000_000)).toBe(true)
    storage.setItem('reloaded_at', 'x')
    expect(mayReload(() => storage, 1_000_001)).toBe(true)
  })

  it('does not reload where nothing can be remembered', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(mayReload(() => storage, 1)).toBe(false)
    const forbidden = () => {
      throw new Error('forbidden')
    }
    expect(mayReload(forbidden, 1)).toBe(false)
  })
})
