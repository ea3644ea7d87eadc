import { setTimeout } from 'node:timers/promises'
import type { Chromium, Devtools } from './chromium.ts'

/** A middling phone, four times slower than this machine. */
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
export const SLOWER = 4
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** What a task takes above this is time in which a tap would wait. */
const LONG_TASK_MS = 50
/** A page is done when nothing has been fetched, drawn or worked on long for this time. */
const QUIET_MS = 1500
const LONGEST_VISIT_MS = 90_000

export interface Visit {
  lcp_ms: number
  tbt_ms: number
  cls: number
  /** Addresses of all scripts that were fetched. */
  scripts: string[]
  /** How fast the slowed processor was just before, see `speedOf`. */
  speed: number
  lcp_element: string
  shifts: string[]
}

export interface VisitOptions {
  cookies?: { name: string; value: string; url: string }[]
  /** The same page with nothing to run: what its bytes alone cost. */
  without_scripts?: boolean
}

interface Seen {
  fcp: number
  lcp: { time: number; element: string }
  shifts: { value: number; time: number; moved: string }[]
  tasks: { start: number; duration: number }[]
  last: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** A visit by a phone that was never here before. */
export async function visit(chromium: Chromium, url: string, options: VisitOptions = {}): Promise<Visit> {
  return onPhone(chromium, options, async (phone) => {
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const speed = await evaluate<number>(phone, `(${speedOf})()`)
    if (options.without_scripts) await phone.send('Network.setBlockedURLs', { urls: ['*.js'] })
    const scripts = new Set<string>()
    phone.on<{ response: { url: string; mimeType: string } }>('Network.responseReceived', ({ response }) => {
      if (response.mimeType.endsWith('javascript')) scripts.add(response.url)
    })
    await phone.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchVitals})()` })
    await open(phone, url)
    const { fcp, lcp, shifts, tasks } = await evaluate<Seen>(phone, 'window.seen')
    return {
      speed,
      scripts: [...scripts],
      lcp_ms: lcp.time,
      lcp_element: lcp.element,
      tbt_ms: blocking(
        tasks.filter(({ start, duration }) => start + duration > fcp).map(({ duration }) => duration),
      ),
      cls: worstWindow(shifts),
      shifts: shifts.map(
        ({ value, time, moved }) => `${value.toFixed(4)} at ${time.toFixed(0)} ms: ${moved}`,
      ),
    }
  })
}

/** Of tasks so many times longer. */
export function blocking(tasks_ms: readonly number[], slower = 1): number {
  return tasks_ms.reduce((sum, duration) => sum + Math.max(0, duration * slower - LONG_TASK_MS), 0)
}

/** A tab of its own with nothing kept from before, on the slow network. */
export function onPhone<Result>(
  chromium: Chromium,
  { cookies = [] }: VisitOptions,
  work: (phone: Devtools) => Promise<Result>,
): Promise<Result> {
  return chromium.withTab(async (phone) => {
    await phone.send('Emulation.setDeviceMetricsOverride', SCREEN)
    await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await phone.send('Emulation.setLocaleOverride', { locale: 'cs-CZ' })
    await phone.send('Page.enable')
    await phone.send('Network.enable')
    await phone.send('Network.setCookies', { cookies })
    await phone.send('Network.emulateNetworkConditions', NETWORK)
    return work(phone)
  })
}

/** Opens an address and waits until all is done. */
export async function open(phone: Devtools, url: string): Promise<void> {
  const loaded = new Promise<void>((resolve) => phone.on('Page.loadEventFired', () => resolve()))
  const { errorText } = await phone.send<{ errorText?: string }>('Page.navigate', { url })
  if (errorText) throw new Error(`${url}: ${errorText}`)
  await loaded
  const deadline = Date.now() + LONGEST_VISIT_MS
  while (!(await evaluate<boolean>(phone, IS_DONE))) {
    if (Date.now() > deadline) throw new Error(`${url} does not come to rest`)
    await setTimeout(250)
  }
}

const IS_DONE = `performance.now() - Math.max(window.seen?.last ?? 0,
  ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)) > ${QUIET_MS}`

async function evaluate<Value>(phone: Devtools, expression: string): Promise<Value> {
  const { result } = await phone.send<{ result: { value: Value } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
  })
  return result.value
}

/** Shifts count together while less than a second lies between them, five seconds at most; the worst group stands. */
function worstWindow(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, 0]
  for (const { value, time } of shifts) {
    if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time]
    sum += value
    last = time
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Runs in the page before anything else does. */
function watchVitals(): void {
  const seen: Seen = { fcp: 0, lcp: { time: 0, element: '' }, shifts: [], tasks: [], last: 0 }
  window.seen = seen
  const told = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName} “${(element.textContent ?? '').trim().slice(0, 40)}”` : 'something'
  }
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry)
      seen.last = performance.now()
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element }
    seen.lcp = { time: entry.startTime, element: told(element) }
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node }[]
    }
    if (shift.hadRecentInput) return
    const moved = shift.sources.map(({ node }) => told(node)).join(', ')
    seen.shifts.push({ value: shift.value, time: shift.startTime, moved })
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
}

/**
 * How fast the slowed processor is: turns of a fixed work in a second, half of it making garbage, half of it copying,
 * on the scale of Lighthouse's benchmark index, where a middling phone has 375.
 */
function speedOf(): number {
  const from = Array.from({ length: 100_000 }, (_, index) => index)
  const to = [...from]
  const perSecond = (work: () => unknown) => {
    const start = performance.now()
    let turns = 0
    while (performance.now() - start < 250) {
      work()
      turns++
    }
    return (turns / (performance.now() - start)) * 100
  }
  const joining = perSecond(() => {
    let text = ''
    for (let turn = 0; turn < 10_000; turn++) text += 'a'
    return text.length
  })
  const copying = perSecond(() => {
    for (let index = 0; index < from.length; index++) to[index] = from[index] ?? 0
  })
  return (joining + copying) / 2
}
