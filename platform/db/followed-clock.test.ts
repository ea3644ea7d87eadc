import { expect, it } from 'vitest'
import { createFollowedClock } from './followed-clock.ts'

const T = Date.parse('2026-10-25T00:30:00Z')

function clockAt() {
  let counter = 1000
  const clock = createFollowedClock(() => counter)
  return { clock, pass: (ms: number) => (counter += ms), counter: () => counter }
}

it('follows the other clock, and counts by itself between two answers [F21]', () => {
  const { clock, pass, counter } = clockAt()
  const asked_at = counter()
  pass(100)
  clock.follow(T + 50, asked_at)
  expect(clock.now().getTime()).toBe(T + 100)
  pass(60_000)
  expect(clock.now().getTime()).toBe(T + 60_100)
})

it('is not set by what an answer takes on its way, and never runs back for it [F22]', () => {
  const { clock, pass, counter } = clockAt()
  clock.follow(T, counter())
  const asked_at = counter()
  pass(80)
  clock.follow(T + 75, asked_at)
  expect(clock.now().getTime()).toBe(T + 80)
})

it('goes back when the other clock does [F22]', () => {
  const { clock, counter } = clockAt()
  clock.follow(T, counter())
  clock.follow(T - 300_000, counter())
  expect(clock.now().getTime()).toBe(T - 300_000)
})
