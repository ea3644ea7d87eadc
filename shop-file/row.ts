import { LANGUAGES } from '#contract/language.ts'

/** A row as the database keeps it, without its generated columns. */
export type Row = Record<string, unknown>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const place = (name: string) => {
  const language = (LANGUAGES as readonly string[]).indexOf(name)
  return language === -1 ? LANGUAGES.length : language
}

/** Languages in their order, everything else by the alphabet: equal values are then equal texts. */
export function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return value
  const names = Object.keys(value).toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, ordered(value[name])]))
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))
