import cluster, { type Worker } from 'node:cluster'
import { addUp, type Counted } from '#platform/http/metrics.ts'

/** A worker that says nothing for so long counts with what it said before. */
const PATIENCE_MS = 1000

/** One end of the line between a worker and the process that keeps it. */
type Line = Pick<Worker | NodeJS.Process, 'send'> & {
  on: (event: 'message', hear: (said: Said) => void) => unknown
  off: (event: 'message', hear: (said: Said) => void) => unknown
}
type Question = 'counted' | 'counted by all'
type Said = { question?: Question; id?: number; answers?: number; counted?: Counted[] }

let last_id = 0

function ask(line: Line, question: Question, patience_ms: number): Promise<Counted[]> {
  const id = ++last_id
  return new Promise((done) => {
    const end = (counted: Counted[]) => {
      clearTimeout(timer)
      line.off('message', hear)
      done(counted)
    }
    const hear = ({ answers, counted }: Said) => void (answers === id && end(counted ?? []))
    const timer = setTimeout(() => end([]), patience_ms)
    line.on('message', hear)
    // A worker that has just died is no reason to fail.
    line.send?.({ question, id }, undefined, undefined, () => {})
  })
}

function answer(line: Line, question: Question, count: () => Counted[] | Promise<Counted[]>): void {
  line.on('message', async ({ question: asked, id }) => {
    if (asked !== question) return
    line.send?.({ answers: id, counted: await count() }, undefined, undefined, () => {})
  })
}

/**
 * Of several workers whichever is asked tells what all of them have counted: who reads cannot choose one. Nothing where
 * nobody answers in time, as its own numbers alone would look like a new start.
 */
export function shareMetrics(read: () => Counted): () => Promise<Counted[]> {
  if (!cluster.isWorker) return async () => [read()]
  answer(process, 'counted', () => [read()])
  return () => ask(process, 'counted by all', 2 * PATIENCE_MS)
}

/** What each worker that lives said last. */
const known = new Map<Worker, Counted[]>()
/** What those that died had counted, in one. */
let of_the_dead: Counted[] = []

/** What the process that keeps the workers does for it. No number falls when a worker dies: it would look like a new start. */
export function joinMetrics(worker: Worker, workers: () => Iterable<Worker>): void {
  answer(worker, 'counted by all', async () => {
    const asking = Array.from(workers(), async (one) => {
      const counted = await ask(one, 'counted', PATIENCE_MS)
      // Its last words may come after its end, and would be counted twice.
      if (counted.length > 0 && !one.isDead()) known.set(one, counted)
    })
    await Promise.all(asking)
    return [...of_the_dead, ...[...known.values()].flat()]
  })
  worker.once('exit', () => {
    const counted = known.get(worker)
    if (!counted) return
    known.delete(worker)
    of_the_dead = [{ ...addUp([...of_the_dead, ...counted]), gauges: [] }]
  })
}
