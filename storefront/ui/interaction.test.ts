import { describe, expect, it, vi } from 'vitest'
import { FALLBACK_IMAGE } from '#contract/image.ts'
import { MAX_RATING } from '#contract/rating.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { TOAST_TYPES } from '#contract/toast.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { createTranslator } from '#storefront/i18n/translator.ts'
import { type AsyncState, asyncState, IDLE } from './async-state.ts'
import { hashTargetId } from './hash-target.ts'
import { createPreloadQueue, mayPreload } from './preload-queue.ts'
import {
  NOTIFICATION_DURATION_MS,
  notificationDuration,
  TOAST_GAP_PX,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_WIDGET_DURATION_MS,
  toastTexts,
  VISIBLE_TOASTS,
} from './toast-settings.ts'

describe('toasts', () => {
  it('are of six types [UI-13]', () => {
    expect(TOAST_TYPES).toEqual(['default', 'success', 'info', 'warning', 'error', 'loading'])
  })

  it('last 5000 ms as notifications and 4000 ms in the bare widget; loading ones wait [UI-19] [CONST-03]', () => {
    expect(NOTIFICATION_DURATION_MS).toBe(5000)
    expect(TOAST_WIDGET_DURATION_MS).toBe(4000)
    expect(notificationDuration('error')).toBe(5000)
    expect(notificationDuration('info', 800)).toBe(800)
    expect(notificationDuration('loading', 800)).toBe(Infinity)
  })

  it('show three at once, 14 apart, and go by a swipe of 45 [CONST-03]', () => {
    expect([VISIBLE_TOASTS, TOAST_GAP_PX, TOAST_SWIPE_THRESHOLD_PX]).toEqual([3, 14, 45])
  })

  it('fall back to the unknown error and the generic error title [UI-20] [ERR-25] [ERR-26]', () => {
    const said = INTERFACE_LANGUAGES.map((language) => {
      const { t } = createTranslator(language, messagesFor(language))
      return toastTexts({ type: 'error' }, t)
    })
    expect(said).toEqual([
      { title: 'Chyba', body: 'Nastala neznámá chyba.' },
      { title: 'Chyba', body: 'Nastala neznáma chyba.' },
      { title: 'Error', body: 'An unknown error occurred.' },
    ])
    const { t } = createTranslator('en', messagesFor('en'))
    expect(toastTexts({ type: 'success', body: 'Done' }, t)).toEqual({ title: undefined, body: 'Done' })
    expect(toastTexts({ type: 'error', title: 'Cart', body: 'Full' }, t)).toEqual({
      title: 'Cart',
      body: 'Full',
    })
  })
})

describe('async loading', () => {
  const run = (...events: Parameters<typeof asyncState<string>>[1][]) =>
    events.reduce<AsyncState<string>>(asyncState, IDLE)

  it('goes from idle through pending to success or error [UI-23] [ENUM-13]', () => {
    expect(run()).toEqual({ status: 'idle' })
    expect(run({ type: 'start', run: 1 })).toEqual({ status: 'pending', run: 1 })
    expect(run({ type: 'start', run: 1 }, { type: 'succeed', run: 1, data: 'a' })).toEqual({
      status: 'success',
      data: 'a',
    })
    expect(run({ type: 'start', run: 1 }, { type: 'fail', run: 1, error: 'x' })).toEqual({
      status: 'error',
      error: 'x',
    })
    expect(run({ type: 'start', run: 1 }, { type: 'reset' })).toEqual({ status: 'idle' })
  })

  it('listens to the run that started last only, and ends only while pending [UI-23]', () => {
    const started = [
      { type: 'start', run: 1 },
      { type: 'start', run: 2 },
    ] as const
    expect(run(...started, { type: 'succeed', run: 1, data: 'old' })).toEqual({ status: 'pending', run: 2 })
    expect(run(...started, { type: 'fail', run: 1, error: 'old' })).toEqual({ status: 'pending', run: 2 })
    expect(run({ type: 'succeed', run: 1, data: 'a' })).toEqual({ status: 'idle' })
  })

  it('keeps what was loaded before while it waits again', () => {
    const again = run(
      { type: 'start', run: 1 },
      { type: 'succeed', run: 1, data: 'a' },
      { type: 'start', run: 2 },
    )
    expect(again).toEqual({ status: 'pending', run: 2, data: 'a' })
  })
})

describe('preloading', () => {
  it('runs at most five at once, each path once [UI-24] [CONST-06]', async () => {
    const ends: (() => void)[] = []
    const load = vi.fn((_path: string) => new Promise<void>((resolve) => ends.push(resolve)))
    const preload = createPreloadQueue(load, () => null)
    for (let index = 0; index < 8; index += 1) preload(`/p${index}`)
    preload('/p0')
    expect(load).toHaveBeenCalledTimes(5)
    ends[0]?.()
    await expect.poll(() => load).toHaveBeenCalledTimes(6)
    for (const end of ends) end()
    await expect.poll(() => load).toHaveBeenCalledTimes(8)
    expect(new Set(load.mock.calls.flat()).size).toBe(8)
  })

  it('asks for a path again once it has come: pages change meanwhile [UI-24]', async () => {
    const load = vi.fn((_path: string) => Promise.resolve())
    const preload = createPreloadQueue(load, () => null)
    preload('/a')
    preload('/a')
    expect(load).toHaveBeenCalledOnce()
    await expect
      .poll(() => {
        preload('/a')
        return load.mock.calls.length
      })
      .toBe(2)
  })

  it('tries a path again after a failure', async () => {
    const load = vi.fn((_path: string) => Promise.reject(new Error('offline')))
    const preload = createPreloadQueue(load, () => null)
    preload('/a')
    await expect
      .poll(() => {
        preload('/a')
        return load.mock.calls.length
      })
      .toBe(2)
  })

  it('is skipped on slow connections and in data-saver mode [UI-25]', () => {
    const load = vi.fn(() => Promise.resolve())
    createPreloadQueue(load, () => ({ saveData: true, effectiveType: '4g' }))('/a')
    createPreloadQueue(load, () => ({ effectiveType: '2g' }))('/a')
    createPreloadQueue(load, () => ({ effectiveType: 'slow-2g' }))('/a')
    expect(load).not.toHaveBeenCalled()
    expect(mayPreload({ effectiveType: '4g', saveData: false })).toBe(true)
    expect(mayPreload(undefined)).toBe(true)
  })
})

describe('hash links', () => {
  it('name an id and nothing else, however odd', () => {
    expect(
      ['#', '', '#%', '#[x]', '#1', '#popis', '#%C4%8Daj', '#<img src=x onerror=1>'].map(hashTargetId),
    ).toEqual([null, null, null, '[x]', '1', 'popis', 'čaj', '<img src=x onerror=1>'])
  })
})

describe('constants shared with the contract', () => {
  it('are a rating of at most 5 [CONST-01] and a fallback picture of 1000 by 1000 [CONST-08]', () => {
    expect(MAX_RATING).toBe(5)
    expect(FALLBACK_IMAGE).toMatchObject({ width: 1000, height: 1000 })
  })
})
