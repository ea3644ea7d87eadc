import { demoCatalogue } from '#demo/catalogue/catalogue.ts'
import type { SearchDocument } from '#platform/search/document.ts'
import { createPause } from '#platform/facet/pause.ts'
import { createSearchIndex, type SearchIndex } from '#platform/search/search-index.ts'
import { createRandom, growth, measure, type Times, told, toldWork, watched } from './measure.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 20
/** Invented words beside the demo's own: a shop this large has series, towns and makers by the thousand. */
const INVENTED_WORDS = 30_000

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

const search = (index: SearchIndex) => (text: string) =>
  index.in('cs').search(text, { limit: 20, accept: (id) => id % 50 !== 0 })

async function run(count: number): Promise<Times> {
  const prepared = [...documents(count)]
  const loading = await watched(async () => {
    const made: SearchIndex = createSearchIndex(['cs'])
    const pause = createPause()
    for (const document of prepared) {
      made.upsert(document)
      await pause()
    }
    await made.arrange(pause)
    return made
  })
  const { result: index } = loading
  console.log(`\n${count.toLocaleString('en')} documents\n  ${'load'.padEnd(14)} ${toldWork(loading)}`)
  for (const text of Object.values(QUERIES).flat()) search(index)(text)
  for (const [kind, texts] of Object.entries(QUERIES)) {
    console.log(`  ${kind.padEnd(14)} ${told(await measure(texts, search(index), ROUNDS))}`)
  }
  const all = await measure(Object.values(QUERIES).flat(), search(index), ROUNDS)
  console.log(`  ${'all'.padEnd(14)} ${told(all)}`)
  const changed = await measure(prepared.slice(0, 1000), (document) => index.upsert(document), 1)
  console.log(`  ${'one change'.padEnd(14)} ${told(changed)}`)
  return all
}

export async function benchSearchIndex(): Promise<void> {
  let before: Times | undefined
  for (const count of SIZES) {
    const now = await run(count)
    if (before) console.log(`  growth: ${growth(before, now)}`)
    before = now
  }
}
