import type { Chromium } from './chromium.ts'
import { onPhone, open, type VisitOptions } from './vitals-visit.ts'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: start, duration, and how much of it the thread had the processor. */
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** How often a visit is made whose record has gaps. */
const TURNS = 3
const CATEGORIES = ['toplevel', 'loading', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/**
 * Processor time of each task of the page after its first paint, in milliseconds: what other programs on the machine
 * take away does not count, which by the clock would be slowed down as well.
 */
export async function processorTasks(
  chromium: Chromium,
  url: string,
  options: VisitOptions,
): Promise<number[]> {
  for (let turn = 0; turn < TURNS; turn++) {
    const tasks = tasksIn(await traceOf(chromium, url, options), url)
    if (tasks) return tasks
  }
  throw new Error(`The traces of ${url} are not whole`)
}

async function traceOf(chromium: Chromium, url: string, options: VisitOptions): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  chromium.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => void events.push(...value))
  const complete = new Promise<void>((resolve) => chromium.on('Tracing.tracingComplete', () => resolve()))
  await onPhone(chromium, options, async (phone) => {
    const traceConfig = { includedCategories: CATEGORIES }
    await chromium.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
    await open(phone, url)
    await chromium.send('Tracing.end')
    await complete
  })
  return events
}

/** Null where the browser has not recorded all that is asked of it. */
function tasksIn(events: readonly TraceEvent[], url: string): number[] | null {
  const began = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === began?.pid && ts >= began.ts,
  )
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === began?.pid && args.name === 'CrRendererMain',
  )
  if (!began || !painted || !main) return null
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === main.pid && tid === main.tid && ts + dur > painted.ts,
  )
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    // Of a task that was under way when the page was painted, what came after counts.
    const share = dur > 0 ? Math.min(1, (ts + dur - painted.ts) / dur) : 1
    return (tdur / 1000) * share
  })
}
