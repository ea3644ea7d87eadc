const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const DURATION = 'vitrine_request_duration_seconds'

interface Series {
  count: number
  sum: number
  buckets: number[]
}

/** What one process has counted. */
export interface Counted {
  requests: [labels: string, series: Series][]
  counters: [name: string, value: number][]
  gauges: [name: string, value: number][]
}

/** Counts and durations of requests by name and status. */
export function createMetrics() {
  const requests = new Map<string, Series>()
  const counters = new Map<string, () => number>()
  return {
    /** Adds a number that somebody else counts. */
    count: (name: string, read: () => number): void => void counters.set(name, read),
    observe(name: string, status: number, seconds: number): void {
      const key = `name="${name}",status="${status}"`
      const series = requests.get(key) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) }
      requests.set(key, series)
      series.count++
      series.sum += seconds
      BUCKETS.forEach((limit, index) => {
        if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1
      })
    },
    read(): Counted {
      const { rss, heapUsed } = process.memoryUsage()
      return {
        requests: [...requests],
        counters: Array.from(counters, ([name, value]) => [name, value()]),
        gauges: [
          ['vitrine_resident_memory_bytes', rss],
          ['vitrine_heap_used_bytes', heapUsed],
        ],
      }
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

/** What several processes have counted, as if it had been one. */
export function addUp(counted: readonly Counted[]): Counted {
  const plus = (one: number, other: number) => one + other
  return {
    requests: joined(
      counted.flatMap(({ requests }) => requests),
      (one, other) => ({
        count: one.count + other.count,
        sum: one.sum + other.sum,
        buckets: one.buckets.map((value, index) => value + (other.buckets[index] ?? 0)),
      }),
    ),
    counters: joined(
      counted.flatMap(({ counters }) => counters),
      plus,
    ),
    gauges: joined(
      counted.flatMap(({ gauges }) => gauges),
      plus,
    ),
  }
}

function joined<T>(named: readonly [string, T][], add: (one: T, other: T) => T): [string, T][] {
  const sums = new Map<string, T>()
  for (const [name, value] of named) {
    const sum = sums.get(name)
    sums.set(name, sum === undefined ? value : add(sum, value))
  }
  return [...sums]
}

/** What all processes have counted together, in Prometheus text. */
export function metricsText(counted: readonly Counted[]): string {
  const { requests, ...numbers } = addUp(counted)
  const lines = [`# TYPE ${DURATION} histogram`]
  for (const [labels, { count, sum, buckets }] of requests) {
    BUCKETS.forEach((limit, index) =>
      lines.push(`${DURATION}_bucket{${labels},le="${limit}"} ${buckets[index] ?? 0}`),
    )
    lines.push(`${DURATION}_bucket{${labels},le="+Inf"} ${count}`)
    lines.push(`${DURATION}_sum{${labels}} ${sum}`, `${DURATION}_count{${labels}} ${count}`)
  }
  for (const kind of ['counters', 'gauges'] as const)
    for (const [name, sum] of numbers[kind])
      lines.push(`# TYPE ${name} ${kind === 'counters' ? 'counter' : 'gauge'}`, `${name} ${sum}`)
  return `${lines.join('\n')}\n`
}
