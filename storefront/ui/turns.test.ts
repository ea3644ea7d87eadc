import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets nothing overtake what was asked before, also after a failure', async () => {
  const inTurn = createTurns()
  const done: number[] = []
  const slow = inTurn(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    done.push(1)
  })
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const quick = inTurn(async () => (done.push(2), 'two'))
  await expect(failed).rejects.toThrow('no')
  expect(await quick).toBe('two')
  await slow
  expect(done).toEqual([1, 2])
})
