import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBuild } from './watch-build.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const HOUR_MS = 3_600_000

it('the manifest of the build is asked for every hour, until there is a new one [UI-26]', async () => {
  let latest = 'one'
  const ask = vi.fn(async (_path: string) => Response.json({ build_id: latest }))
  const window = new EventTarget()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const onNew = vi.fn()
  watchBuild('one', onNew)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledExactlyOnceWith('/builds/latest.json')
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(onNew).not.toHaveBeenCalled()
  latest = 'two'
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(onNew).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(ask).toHaveBeenCalledTimes(3)
})
