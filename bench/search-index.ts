import { demoCatalogue } from '#demo/catalogue/catalogue.ts'
import type { SearchDocument } from '#platform/search/document.ts'
import { createPause } from '#platform/facet/pause.ts'
import { createSearchIndex, type SearchIndex } from '#platform/search/search-index.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 20
/** Invented words beside the demo's own: a shop this large has series, towns and makers by the thousand. */
const INVENTED_WORDS = 30_000

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const random = createRandom(20260731)
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T

const SYLLABLES =
  'ka ri mo ta le ve ni sa do pra hle mir ost kov nik ava ien tor bel zur chi shi ran gol fer lun dre pis'.split(
    ' ',
  )

function inventWord(): string {
  return Array.from({ length: 2 + random(3) }, () => pick(SYLLABLES)).join('')
}

/** Some words are everywhere and most are rare, as in any language. */
function pickRare<T>(items: readonly T[]): T {
  return items[Math.floor(items.length * (random(1_000_000) / 1_000_000) ** 3)] as T
}

function* documents(count: number): Generator<SearchDocument> {
  const { products, categories, brands } = demoCatalogue()
  const names = products.map(({ name }) => name.cs)
  const texts = products.map(({ short_description }) => short_description.cs)
  const words = names.flatMap((name) => name.split(/[\s,]+/))
  const invented = Array.from({ length: INVENTED_WORDS }, inventWord)
  for (let id = 1; id <= count; id++) {
    const fields = {
      name: `${pick(names)} ${pick(words)} ${pickRare(invented)} ${100 * (1 + random(9))} g`,
      brand: pick(brands).name.cs,
      categories: [pick(categories).name.cs, pick(categories).name.cs],
      text: [pick(texts), pick(texts), pickRare(invented)],
    }
    yield {
      id,
      boost: random(1000),
      codes: [`P-${id}`, `VT${String(id).padStart(7, '0')}`, `29${String(id).padStart(11, '0')}`],
      fieldsIn: () => fields,
    }
  }
}

const QUERIES: Record<string, string[]> = {
  'one word': ['čaj', 'sencha', 'hrnek', 'konvice', 'kava', 'matcha'],
  inflected: ['hrnky', 'konvici', 'zeleného', 'čajů', 'šálku'],
  'several words': [
    'zeleny caj',
    'hrnek mlha',
    'sencha jarní sklizeň',
    'čokoláda s matchou',
    'váha s časovačem',
  ],
  'while typing': ['s', 'k', 'sen', 'zelený ča', 'konvič', 'jarní skl'],
  misspelt: ['snecha', 'konvika', 'hrnke mlah', 'kagosima', 'darjeelnig', 'čokoálda s matchuo'],
  code: ['VT0000777', 'p-500', '2900000000042', '29-0000 0000 042'],
  'no such words': ['sencha qwrtzx', 'zxcvbn', 'modrá žirafa letí k moři'],
  heavy: [
    'b c d e f g h j l m n p',
    'kavarniku konvičakmi hrnečkamii zelnějšíhoo mlynkařský šálkovitý sencharijský gyokurový darjeelinský',
    'konvice hrnek sencha matcha váha svíčka kniha med čokoláda filtr',
    'sa',
  ],
  odd: ['☕️🍵', '!!! & | :*', '"""', 'a', 'x'.repeat(10_000), 'čaj '.repeat(2500)],
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)} ms`
}

interface Spent {
  wall: number
  /** Time of this thread alone, which a busy machine cannot blur; too coarse a clock for anything but the mean. */
  cpu: number
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timed(index: SearchIndex, text: string): Spent {
  const start = performance.now()
  const cpu_start = cpuTime()
  index.in('cs').search(text, { limit: 20, accept: (id) => id % 50 !== 0 })
  return { cpu: cpuTime() - cpu_start, wall: performance.now() - start }
}

function report(kind: string, spent: readonly Spent[]): void {
  const wall = spent.map((one) => one.wall)
  const cpu = (spent.reduce((sum, one) => sum + one.cpu, 0) / spent.length).toFixed(2)
  const figures = `p50 ${percentile(wall, 0.5)}  p95 ${percentile(wall, 0.95)}  mean cpu ${cpu} ms`
  console.log(`  ${kind.padEnd(14)} ${figures}`)
}

async function measure(count: number): Promise<void> {
  const prepared = [...documents(count)]
  globalThis.gc?.()
  const memory = process.memoryUsage()
  const start = performance.now()
  const cpu_start = cpuTime()
  const index = createSearchIndex(['cs'])
  for (const document of prepared) index.upsert(document)
  await index.arrange(createPause())
  const loaded = `${(performance.now() - start).toFixed(0)} ms (cpu ${(cpuTime() - cpu_start).toFixed(0)} ms)`
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const megabytes = (heapUsed + arrayBuffers - memory.heapUsed - memory.arrayBuffers) / 2 ** 20
  console.log(`\n${count} documents: loaded in ${loaded}, ${megabytes.toFixed(0)} MB`)

  for (const text of Object.values(QUERIES).flat()) timed(index, text)
  const all: Spent[] = []
  for (const [kind, texts] of Object.entries(QUERIES)) {
    const spent = Array.from({ length: ROUNDS }, () => texts.map((text) => timed(index, text))).flat()
    all.push(...spent)
    report(kind, spent)
  }
  report('all', all)

  const changed = prepared.slice(0, 1000)
  const before = performance.now()
  for (const document of changed) index.upsert(document)
  console.log(`  one change     ${((performance.now() - before) / changed.length).toFixed(3)} ms`)
}

export async function benchSearchIndex(): Promise<void> {
  for (const count of SIZES) await measure(count)
}
