import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '#contract/language.ts'
import { resource } from '#contract/list.ts'
import { Failure } from './failure.ts'
import { LIST_TEXTS } from './failure-texts.ts'
import { parseListQuery } from './list-query.ts'

const cups = resource({
  name: 'cup',
  entity: z.object({ id: z.number(), name: z.string(), is_active: z.boolean() }),
  embeds: { maker: { schema: z.unknown() } },
  filterable: { id: 'number', name: 'text', is_active: 'boolean' },
  sortable: ['id', 'name'],
  searchable: false,
})

function refusal(query: Record<string, string>, language: Language = 'en'): Failure {
  try {
    parseListQuery(cups, query, language)
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('The list was accepted')
}

const filter = (...list: unknown[]) => ({ filters: JSON.stringify(list) })
const long = 'x'.repeat(500)

const WRONG: [query: Record<string, string>, field: string, sentence: string][] = [
  [{ page: '0' }, 'page', 'We expect a whole number from 1 to 999999999, not “0”.'],
  [{ per_page: '101' }, 'per_page', 'We expect a whole number from 1 to 100, not “101”.'],
  [{ paginate: 'maybe' }, 'paginate', 'We expect true or false, not “maybe”.'],
  [{ sort: '-price' }, 'sort', 'This list cannot be sorted by “price”.'],
  [{ sort: 'id,id,id,id,id' }, 'sort', 'A list can be sorted by at most 4 fields.'],
  [
    filter({ field: 'colour', operator: 'eq', value: 1 }),
    'filters.0.field',
    'This list cannot be filtered by “colour”.',
  ],
  [filter(7), 'filters.0.field', 'A filter has a field, an operator and a value.'],
  [
    filter({ field: 'is_active', operator: 'contains', value: 'x' }),
    'filters.0.operator',
    'This field does not know the operator “contains”.',
  ],
  [
    filter({ field: 'id', operator: 'eq', value: 1 }, { field: 'id', operator: 'eq', value: 'tea' }),
    'filters.1.value',
    'The value “tea” does not fit this field.',
  ],
  [
    filter({ field: 'id', operator: 'in', value: [1, { $ne: 2 }] }),
    'filters.0.value',
    'The value “{"$ne":2}” does not fit this field.',
  ],
  [
    filter({ field: 'id', operator: 'in', value: [] }),
    'filters.0.value',
    'The operator in expects a list of 1 to 200 values.',
  ],
  [
    filter(...Array.from({ length: 21 }, () => ({ field: 'id', operator: 'eq', value: 1 }))),
    'filters',
    'There can be at most 20 filters.',
  ],
  [{ search: 'tea' }, 'search', 'This list has no text to search.'],
  [{ embed: 'makers' }, 'embed', 'There is nothing called “makers” to embed here.'],
  [{ only: 'price' }, 'only', 'There is no field called “price” here.'],
  [{ except: 'price' }, 'except', 'There is no field called “price” here.'],
  [{ embed: Array(61).fill('maker').join(',') }, 'embed', 'At most 60 names can be given at once.'],
]

describe('a list that cannot be answered', () => {
  it.each(WRONG)('tells for %o what is wrong with %s [API-19] [API-27]', (query, field, message) => {
    expect(refusal(query).errors).toEqual([{ field, message }])
  })

  it('tells it in the language of the request [API-19]', () => {
    const told = (language: Language) => refusal({ sort: 'price' }, language).errors[0]?.message
    expect(told('cs')).toBe('Podle „price“ zde nelze řadit.')
    expect(told('sk')).toBe('Podľa „price“ tu nie je možné radiť.')
    expect(told('de')).toBe('Nach „price“ lässt sich diese Liste nicht sortieren.')
    for (const texts of Object.values(LIST_TEXTS)) {
      for (const text of Object.values(texts)) expect(text).toMatch(/^\p{Lu}.{15,}\.$/u)
    }
    const kinds = (language: Language) => Object.values(LIST_TEXTS[language])
    expect(new Set(LANGUAGES.flatMap(kinds)).size).toBe(LANGUAGES.flatMap(kinds).length)
  })

  it('says so in one sentence when the filters cannot be read at all [API-27]', () => {
    const failure = refusal({ filters: '{' })
    expect([failure.type, failure.sentence]).toEqual([
      'malformed',
      'The filters cannot be read: we expect a JSON list.',
    ])
  })

  it('repeats no more than the beginning of what was sent, and no control signs [API-19]', () => {
    for (const query of [{ sort: long }, { embed: long }, { page: long }, filter({ field: long })]) {
      const message = refusal(query).errors[0]?.message ?? ''
      expect(message).toContain(`${'x'.repeat(40)}…`)
      expect(message.length).toBeLessThan(120)
    }
    expect(refusal({ sort: 'a\r\nb{limit}' }).errors[0]?.message).toContain('“a  b{limit}”')
  })
})
