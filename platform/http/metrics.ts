const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Series {
  count: number
  sum: number
  buckets: number[]
}

/** Counts and durations of requests by name and status, in Prometheus text. */
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
    text(): string {
      const lines = ['# TYPE vitrine_request_duration_seconds histogram']
      for (const [labels, { count, sum, buckets }] of requests) {
        const name = 'vitrine_request_duration_seconds'
        buckets.forEach((value, index) =>
          lines.push(`${name}_bucket{${labels},le="${BUCKETS[index]}"} ${value}`),
        )
        lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`)
        lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`)
      }
      for (const [name, read] of counters) lines.push(`# TYPE ${name} counter`, `${name} ${read()}`)
      const memory = process.memoryUsage()
      lines.push('# TYPE vitrine_resident_memory_bytes gauge', `vitrine_resident_memory_bytes ${memory.rss}`)
      lines.push('# TYPE vitrine_heap_used_bytes gauge', `vitrine_heap_used_bytes ${memory.heapUsed}`)
      return `${lines.join('\n')}\n`
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
