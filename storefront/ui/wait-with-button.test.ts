import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitWithButton } from './wait-with-button.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function waiting() {
  const set = new Map<string, string>()
  const page = new EventTarget()
  const button = {
    setAttribute: (name: string, value: string) => void set.set(name, value),
    removeAttribute: (name: string) => void set.delete(name),
  }
  waitWithButton(button, 10_000, page)
  return { isBusy: () => set.get('aria-busy') === 'true', page }
}

describe('the button of a form that the browser sends', () => {
  it('is busy after 100 ms, not before [UI-21] [CONST-07]', () => {
    const { isBusy } = waiting()
    vi.advanceTimersByTime(99)
    expect(isBusy()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isBusy()).toBe(true)
  })

  it('is itself again where the page stays, as with a file to keep [UI-21]', () => {
    const { isBusy } = waiting()
    vi.advanceTimersByTime(9_999)
    expect(isBusy()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isBusy()).toBe(false)
  })

  it('is itself again on a page that comes back, after at least 400 ms [UI-21]', () => {
    const { isBusy, page } = waiting()
    vi.advanceTimersByTime(200)
    page.dispatchEvent(new Event('pageshow'))
    expect(isBusy()).toBe(true)
    vi.advanceTimersByTime(300)
    expect(isBusy()).toBe(false)
  })
})
