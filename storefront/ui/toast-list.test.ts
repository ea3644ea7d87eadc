import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastList, type Toast } from './toast-list.ts'
import { NOTIFICATION_DURATION_MS, notificationDuration } from './toast-settings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  let shown: readonly Toast[] = []
  const list = createToastList((visible) => {
    shown = visible
  })
  return { list, bodies: () => shown.map(({ body }) => body) }
}

const error = (body: string) => ({ type: 'error' as const, body })

describe('toasts', () => {
  it('close by themselves after 5000 ms, or 4000 where nobody says how long [UI-14] [UI-19] [CONST-03]', () => {
    const { list, bodies } = start()
    list.add(error('notification'), NOTIFICATION_DURATION_MS)
    list.add(error('widget'))
    vi.advanceTimersByTime(3999)
    expect(bodies()).toEqual(['notification', 'widget'])
    vi.advanceTimersByTime(1)
    expect(bodies()).toEqual(['notification'])
    vi.advanceTimersByTime(1000)
    expect(bodies()).toEqual([])
  })

  it('that wait do not close by themselves, and are replaced by their result, which does [UI-14] [TBD-74]', () => {
    const { list, bodies } = start()
    const waiting = { type: 'loading' as const, body: 'waiting' }
    const id = list.add(waiting, notificationDuration('loading'))
    list.add(error('other'), notificationDuration('error'))
    vi.advanceTimersByTime(60_000)
    expect(bodies()).toEqual(['waiting'])
    list.replace(id, error('result'), notificationDuration('error'))
    expect(bodies()).toEqual(['result'])
    vi.advanceTimersByTime(NOTIFICATION_DURATION_MS)
    expect(bodies()).toEqual([])
  })

  it('that were closed while they waited still say their result [UI-14] [TBD-74]', () => {
    const { list, bodies } = start()
    const id = list.add({ type: 'loading', body: 'waiting' }, Infinity)
    list.close(id)
    list.replace(id, error('result'), NOTIFICATION_DURATION_MS)
    expect(bodies()).toEqual(['result'])
  })

  it('that come after the last one was closed by hand close by themselves again [UI-14] [UI-16]', () => {
    const { list, bodies } = start()
    const id = list.add(error('read'))
    list.hold()
    list.close(id)
    list.add(error('next'), NOTIFICATION_DURATION_MS)
    vi.advanceTimersByTime(NOTIFICATION_DURATION_MS)
    expect(bodies()).toEqual([])
  })

  it('show three at most, the newest ones [UI-17]', () => {
    const { list, bodies } = start()
    for (const body of ['1', '2', '3', '4']) list.add(error(body))
    expect(bodies()).toEqual(['2', '3', '4'])
  })

  it('stay while they are read, and count anew afterwards', () => {
    const { list, bodies } = start()
    list.add(error('long'), 5000)
    vi.advanceTimersByTime(4000)
    list.hold()
    list.add(error('while read'), 5000)
    vi.advanceTimersByTime(60_000)
    expect(bodies()).toEqual(['long', 'while read'])
    list.release()
    vi.advanceTimersByTime(4999)
    expect(bodies()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(bodies()).toEqual([])
  })

  it('are closed one by one by their button [UI-16]', () => {
    const { list, bodies } = start()
    const first = list.add(error('first'))
    list.add(error('second'))
    list.close(first)
    expect(bodies()).toEqual(['second'])
  })

  it('wait for what they speak of while it loads [UI-13]', () => {
    const { list, bodies } = start()
    list.add({ type: 'loading', body: 'loading' }, notificationDuration('loading'))
    vi.advanceTimersByTime(60_000)
    expect(bodies()).toEqual(['loading'])
  })
})
