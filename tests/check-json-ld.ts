import { RECOMMENDED, REQUIRED, VOCABULARY } from './schema-vocabulary.ts'

type Node = Record<string, unknown>

const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/
const PLAIN: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && !/<\/?[a-z]+[^>]*>/i.test(value),
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && new URL(value).href === value,
  template: (value) => typeof value === 'string' && /^https?:\/\/\S+=\{\w+\}$/.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  decimal: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
  time: (value) => typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)),
  country: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  gtin13: (value) => typeof value === 'string' && /^\d{13}$/.test(value),
}

/** What is wrong with a block of structured data: unknown words, values of another kind, missing properties. */
export function jsonLdProblems(block: Node): string[] {
  const context = block['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']
  return [...context, ...problemsOf(block, String(block['@type']))]
}

function problemsOf(node: Node, at: string): string[] {
  const type = String(node['@type'])
  const words = VOCABULARY[type]
  if (!words) return [`${at}: unknown type ${type}`]
  const missing = missingIn(node, REQUIRED[type] ?? []).map((name) => `${at}: ${name} is missing`)
  const odd = Object.entries(node)
    .filter(([name]) => name !== '@type' && name !== '@context')
    .flatMap(([name, value]) => {
      const expected = words[name]
      if (expected === undefined) return [`${at}: ${type} has no property ${name}`]
      const values = Array.isArray(value) ? value : [value]
      if (values.length === 0) return [`${at}.${name} is an empty list`]
      return values.flatMap((one: unknown, index) => valueProblems(one, expected, `${at}.${name}[${index}]`))
    })
  return [...missing, ...odd, ...ruleProblems(node, type, at)]
}

function valueProblems(value: unknown, expected: string, at: string): string[] {
  if (expected.startsWith('[')) {
    return expected.slice(1, -1).split(' ').includes(String(value))
      ? []
      : [`${at}: ${String(value)} is no member`]
  }
  const plain = PLAIN[expected]
  if (plain) return plain(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${expected}`]
  if (typeof value !== 'object' || value === null)
    return [`${at}: ${JSON.stringify(value)} is no ${expected}`]
  const node = value as Node
  if (node['@type'] !== expected) return [`${at}: ${String(node['@type'])} is no ${expected}`]
  return problemsOf(node, at)
}

/** What no table of properties can say. */
function ruleProblems(node: Node, type: string, at: string): string[] {
  if (type === 'Offer' && Number(node.price) <= 0) return [`${at}: the price is not above zero`]
  if (type === 'BreadcrumbList') {
    const positions = (node.itemListElement as Node[]).map(({ position }) => position)
    return positions.every((position, index) => position === index + 1)
      ? []
      : [`${at}: steps are out of order`]
  }
  if (type === 'AggregateRating' && !(Number(node.ratingValue) >= 1 && Number(node.ratingValue) <= 5)) {
    return [`${at}: the rating is out of its range`]
  }
  return []
}

function missingIn(node: Node, wanted: string[]): string[] {
  return wanted.filter((names) => names.split('|').every((name) => !(name in node)))
}

/** What the block could say besides, with everything below it. */
export function couldSay(node: Node): string[] {
  const type = String(node['@type'])
  const own = missingIn(node, RECOMMENDED[type] ?? []).map((name) => `${type}.${name}`)
  const below = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && '@type' in value)
  return [...new Set([...own, ...below.flatMap(couldSay)])]
}
