import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LISTING_TAG } from '#contract/page.ts'
import type { Send } from '../api/transport.ts'
import { ANSWER_FRESH_MS, type AnswerMemory, createAnswerMemory } from './answer-memory.ts'

let time: number
let asked: string[]
let memory: AnswerMemory
let answer: () => Promise<unknown>

beforeEach(() => {
  ;[time, asked, answer] = [0, [], async () => ({ items: [{ id: 7 }] })]
  memory = createAnswerMemory(() => time)
})

const send: Send = async (method, path) => {
  asked.push(`${method} ${path}`)
  return answer()
}
const over = (scope = 'shop cs CZK') => memory.over(send, scope)

describe('answers kept for the pages that visitors share', () => {
  it('are asked for once', async () => {
    const first = await over()('GET', '/banners', { query: { sort: 'position' } })
    expect(await over()('GET', '/banners', { query: { sort: 'position' } })).toBe(first)
    expect(asked).toEqual(['GET /banners'])
  })

  it('are asked for anew in time when the clock was set back [F22]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    try {
      memory = createAnswerMemory()
      await over()('GET', '/banners')
      vi.setSystemTime(Date.now() - 60 * ANSWER_FRESH_MS)
      await over()('GET', '/banners')
      expect(asked).toHaveLength(1)
      vi.advanceTimersByTime(ANSWER_FRESH_MS + 1)
      await over()('GET', '/banners')
      expect(asked).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are apart by all that decides about them', async () => {
    await over()('GET', '/banners', { query: { sort: 'position' } })
    await over()('GET', '/banners', { query: { sort: 'name' } })
    await over()('GET', '/banners')
    await over('shop sk EUR')('GET', '/banners')
    expect(asked).toHaveLength(4)
  })

  it('are forgotten with the products in them, and with all listings', async () => {
    for (const tags of [['7'], [LISTING_TAG, '9']]) {
      await over()('GET', '/product-lists')
      memory.forget(tags)
    }
    await over()('GET', '/product-lists')
    expect(asked).toHaveLength(3)
  })

  it('stay when another product has changed', async () => {
    await over()('GET', '/product-lists')
    memory.forget(['9'])
    await over()('GET', '/product-lists')
    expect(asked).toHaveLength(1)
  })

  it('that name no product though they tell of one are forgotten by any change', async () => {
    await over()('GET', '/pages')
    memory.forget(['9'])
    await over()('GET', '/pages')
    expect(asked).toHaveLength(2)
  })

  it('are forgotten all together when everything has changed', async () => {
    answer = async () => ({ name: 'Vitrína' })
    await over()('GET', '/shop')
    memory.forgetAll()
    await over()('GET', '/shop')
    expect(asked).toHaveLength(2)
  })

  it('do not outlive a change that came while they were read', async () => {
    let told = (_price: number) => {}
    answer = () => new Promise((resolve) => (told = resolve))
    const before = over()('GET', '/products/1')
    memory.forget(['9'])
    const tellBefore = told
    const after = over()('GET', '/products/1')
    tellBefore(100)
    told(120)
    expect([await before, await after]).toEqual([100, 120])
    expect(await over()('GET', '/products/1')).toBe(120)
  })

  it('are read anew after a while, since some depend on the clock', async () => {
    await over()('GET', '/shop')
    time += ANSWER_FRESH_MS
    await over()('GET', '/shop')
    expect(asked).toHaveLength(2)
  })

  it('are none where the platform failed', async () => {
    answer = () => Promise.reject(new Error('away'))
    await expect(over()('GET', '/shop')).rejects.toThrow('away')
    answer = async () => 'back'
    expect(await over()('GET', '/shop')).toBe('back')
  })

  it('are none of what changes something', async () => {
    await over()('POST', '/auth/refresh')
    await over()('POST', '/auth/refresh')
    expect(asked).toHaveLength(2)
  })

  it('are bounded in number, the longest unasked going first', async () => {
    await over()('GET', '/shop')
    for (let page = 0; page < 1000; page++) {
      await over()('GET', '/articles', { query: { page } })
      await over()('GET', '/shop')
    }
    expect(memory.size).toBeLessThan(1000)
    expect(asked.filter((name) => name === 'GET /shop')).toHaveLength(1)
  })
})
