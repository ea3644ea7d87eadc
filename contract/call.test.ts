import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Article } from './article.ts'
import { type CallAnswer, Id, PathId } from './call.ts'
import type { Calls } from './calls.ts'
import type { Money } from './money.ts'
import type { Product } from './product.ts'

describe('an id', () => {
  it('in a path is a positive whole number that the database can hold', () => {
    const read = (text: string) => z.safeParse(PathId, text).data
    expect(['1', '42', '2147483647'].map(read)).toEqual([1, 42, 2_147_483_647])
    for (const text of ['0', '-1', '01', '1.5', '1e3', ' 1', 'abc', '', '2147483648', '99999999999']) {
      expect(read(text), text).toBeUndefined()
    }
  })

  it('in a body is a number, never a text that looks like one', () => {
    expect([1, 2_147_483_647].every((id) => z.safeParse(Id, id).success)).toBe(true)
    expect(['1', 0, -1, 1.5, 2_147_483_648, null].some((id) => z.safeParse(Id, id).success)).toBe(false)
  })
})

describe('the answer of a call', () => {
  it('carries in its type just the embeds and fields that were asked for', () => {
    type Plain = CallAnswer<Calls['GET /products/{id}']>
    expectTypeOf<Plain>().toExtend<Product>()
    expectTypeOf<Plain>().not.toHaveProperty('brand')

    type Embedding = CallAnswer<
      Calls['GET /products/{id}'],
      { embed: readonly ['brand.banners', 'customer_price'] }
    >
    expectTypeOf<Embedding['customer_price']>().toEqualTypeOf<Money | null>()
    expectTypeOf<NonNullable<Embedding['brand']>['name']>().toEqualTypeOf<string>()
    expectTypeOf<Embedding>().not.toHaveProperty('rating')

    type Narrow = CallAnswer<Calls['GET /articles'], { only: readonly ['id', 'name'] }>['items'][number]
    expectTypeOf<Narrow>().toEqualTypeOf<Pick<Article, 'id' | 'name'>>()
  })
})
