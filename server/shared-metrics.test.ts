import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Counted } from '#platform/http/metrics.ts'
import { joinMetrics } from './shared-metrics.ts'

const ONE: Counted = {
  requests: [['name="GET /x",status="200"', { count: 1, sum: 0.5, buckets: [0, 1] }]],
  counters: [['pages', 2]],
  gauges: [['memory', 10]],
}

/** A worker that has counted this and answers at once; what it is told itself is kept. */
function workerThat(counted: Counted) {
  const heard: Counted[][] = []
  let is_dead = false
  const worker = Object.assign(new EventEmitter(), {
    isDead: () => is_dead,
    send(said: { question?: string; id: number; counted?: Counted[] }) {
      if (said.question) worker.emit('message', { answers: said.id, counted: [counted] })
      else heard.push(said.counted ?? [])
    },
    die() {
      is_dead = true
      worker.emit('exit')
    },
  })
  return { worker, heard }
}

it('what dead workers have counted is kept in one sum, however many have died', async () => {
  const { worker: keeper, heard } = workerThat(ONE)
  const alive = new Set<unknown>([keeper])
  const join = (worker: unknown) => joinMetrics(worker as Worker, () => alive as Set<Worker>)
  const ask = async () => {
    keeper.emit('message', { question: 'counted by all', id: 0 })
    await expect.poll(() => heard).toHaveLength(1)
    return heard.pop() ?? []
  }
  join(keeper)
  for (let died = 0; died < 4; died++) {
    const { worker } = workerThat(ONE)
    join(worker)
    alive.add(worker)
    await ask()
    worker.die()
    alive.delete(worker)
  }
  const { worker: silent } = workerThat(ONE)
  join(silent)
  silent.die()
  const [dead, ...living] = await ask()
  expect(living).toEqual([ONE])
  expect(dead).toEqual({
    requests: [['name="GET /x",status="200"', { count: 4, sum: 2, buckets: [0, 4] }]],
    counters: [['pages', 8]],
    gauges: [],
  })
})
