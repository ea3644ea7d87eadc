import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FILTER_OPERATORS, isLastPage, listAnswer, OPERATORS_BY_TYPE } from './list.ts'

describe('a list answer', () => {
  const answer = { items: [1, 2], _meta: { page: 1, total_pages: 3 }, _errors: { 'items.0.amount': 'Málo' } }

  it('has items, _meta with page and total_pages, and a map of _errors [ENT-02] [API-16]', () => {
    const schema = listAnswer(z.number())
    expect(z.parse(schema, answer)).toEqual(answer)
    for (const part of ['items', '_meta', '_errors']) {
      expect(z.safeParse(schema, { ...answer, [part]: undefined }).success, part).toBe(false)
    }
    expect(z.safeParse(schema, { ...answer, _errors: [{ field: 'amount', message: 'Málo' }] }).success).toBe(
      false,
    )
    expect(z.safeParse(schema, { ...answer, items: ['x'] }).success).toBe(false)
  })

  it('is the last page when total_pages is at most the current page, also of no pages [API-26]', () => {
    expect(isLastPage({ page: 1, total_pages: 2 })).toBe(false)
    expect(isLastPage({ page: 2, total_pages: 2 })).toBe(true)
    expect(isLastPage({ page: 3, total_pages: 2 })).toBe(true)
    expect(isLastPage({ page: 1, total_pages: 0 })).toBe(true)
  })
})

describe('filter operators', () => {
  it('are ten [API-11]', () => {
    expect(FILTER_OPERATORS).toEqual([
      'eq',
      'contains',
      'starts_with',
      'ends_with',
      'neq',
      'gt',
      'gte',
      'lt',
      'lte',
      'in',
    ])
  })

  it('that look into text are offered on text only [API-11]', () => {
    for (const operator of ['contains', 'starts_with', 'ends_with'] as const) {
      expect(OPERATORS_BY_TYPE.text).toContain(operator)
      expect(OPERATORS_BY_TYPE.number).not.toContain(operator)
      expect(OPERATORS_BY_TYPE.date).not.toContain(operator)
      expect(OPERATORS_BY_TYPE.boolean).not.toContain(operator)
    }
  })
})
