export interface Times {
  p50: number
  p95: number
  /** The same from the best of several turns of each work: what a machine with no other load would show. */
  quiet_p50: number
  quiet_p95: number
  /** Mean processor time of the whole process. */
  cpu: number
}

/** The same numbers in every run. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
}

/** Does each work several times, all of them in turn, so that a busy moment does not hit one alone. */
export async function measure<Work>(
  works: readonly Work[],
  run: (work: Work) => unknown,
  rounds: number,
): Promise<Times> {
  const all: number[] = []
  const best = works.map(() => Infinity)
  const began = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await run(work)
      const time = performance.now() - start
      all.push(time)
      best[index] = Math.min(best[index] ?? Infinity, time)
    }
  }
  const { user, system } = process.cpuUsage(began)
  return {
    p50: share(all, 0.5),
    p95: share(all, 0.95),
    quiet_p50: share(best, 0.5),
    quiet_p95: share(best, 0.95),
    cpu: (user + system) / 1000 / all.length,
  }
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`

export function told({ p50, p95, quiet_p50, quiet_p95, cpu }: Times): string {
  const cell = (value: number) => ms(value).padStart(9)
  return `p50 ${cell(p50)}  p95 ${cell(p95)} | best turns p50 ${cell(quiet_p50)}  p95 ${cell(quiet_p95)} | processor ${cell(cpu)}`
}

export function growth(before: Times, now: Times): string {
  const times = (name: keyof Times) => `${(now[name] / before[name]).toFixed(2)}×`
  return `p50 ${times('quiet_p50')}, p95 ${times('quiet_p95')}, processor ${times('cpu')}`
}

/** Bytes in use, without what is garbage. */
function usedMemory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

export interface Watched<Result> {
  result: Result
  seconds: number
  cpu_seconds: number
  /** The longest time for which nothing else could run. */
  longest_block: number
  /** How many times nothing else could run for more than 50 ms. */
  long_blocks: number
  bytes: number
}

const LONG_BLOCK_MS = 50

/** Does a long work and tells what it took, and how it let others run. */
export async function watched<Result>(work: () => Promise<Result>): Promise<Watched<Result>> {
  const [memory, start, began] = [usedMemory(), performance.now(), process.cpuUsage()]
  let [longest_block, long_blocks, last] = [0, 0, performance.now()]
  const timer = setInterval(() => {
    const block = performance.now() - last - 1
    longest_block = Math.max(longest_block, block)
    if (block > LONG_BLOCK_MS) long_blocks++
    last = performance.now()
  }, 1)
  const result = await work()
  clearInterval(timer)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(began)
  const bytes = usedMemory() - memory
  return { result, seconds, cpu_seconds: (user + system) / 1e6, longest_block, long_blocks, bytes }
}

export function toldWork({
  seconds,
  cpu_seconds,
  longest_block,
  long_blocks,
  bytes,
}: Watched<unknown>): string {
  return (
    `${seconds.toFixed(1)} s (processor ${cpu_seconds.toFixed(1)} s), longest block ${ms(longest_block)}, ` +
    `${long_blocks} above ${LONG_BLOCK_MS} ms; ${(bytes / 2 ** 20).toFixed(0)} MB`
  )
}
