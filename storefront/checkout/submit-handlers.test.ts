import { afterEach, expect, it, vi } from 'vitest'
import { maySubmit, onCart, tellSubmitted } from './submit-handlers.ts'

const submitting = { cart_id: 'c', form: {} }
const off: (() => void)[] = []
afterEach(() => off.splice(0).forEach((end) => end()))

it('sends the order when nobody objects [CHECK-23]', async () => {
  expect(await maySubmit(submitting)).toBe(true)
  off.push(onCart('cart:submitting', () => {}))
  off.push(onCart('cart:submitting', () => true))
  expect(await maySubmit(submitting)).toBe(true)
})

it.each([
  ['answers false', () => false],
  ['answers false later', async () => false],
  ['throws', () => Promise.reject(new Error('no'))],
])('does not send it when a handler %s [CHECK-23]', async (_, handler) => {
  off.push(onCart('cart:submitting', handler))
  expect(await maySubmit(submitting)).toBe(false)
})

it('asks handlers one after another and stops at the first veto [CHECK-23]', async () => {
  const asked: number[] = []
  off.push(
    onCart('cart:submitting', async () => {
      await Promise.resolve()
      asked.push(1)
    }),
    onCart('cart:submitting', () => (asked.push(2), false)),
    onCart('cart:submitting', () => void asked.push(3)),
  )
  expect(await maySubmit(submitting)).toBe(false)
  expect(asked).toEqual([1, 2])
})

it('asks a handler no more once it is taken off', async () => {
  onCart('cart:submitting', () => false)()
  expect(await maySubmit(submitting)).toBe(true)
})

it('tells everybody of an order that was sent, also after one who fails', async () => {
  const told: number[] = []
  const failed = new Error('no')
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  off.push(
    () => written.mockRestore(),
    onCart('cart:submitted', () => Promise.reject(failed)),
    onCart('cart:submitted', ({ id }) => void told.push(id)),
  )
  await tellSubmitted({ id: 7 })
  expect(told).toEqual([7])
  expect(written.mock.calls).toEqual([[failed]])
})
