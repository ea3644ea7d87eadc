import { expect, it } from 'vitest'
import { startPlatform } from '#tests/platform.ts'
import { FLOODS } from './flood-guard.ts'

const { call, wait } = await startPlatform()
const { limit, window_s } = FLOODS['POST /carts']
const makeCart = (from: string) => call('POST /carts', undefined, { headers: { 'x-client-ip': from } })

it('a flood of carts from one sender ends with 429 and a time to wait; others go on [S43]', async () => {
  const made = await Promise.all(Array.from({ length: limit + 5 }, () => makeCart('2001:db8::1')))
  const statuses = made.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const refused = await makeCart('2001:db8::2')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(window_s)])
  expect((await makeCart('2001:db8:0:1::2')).status).toBe(201)
  expect((await makeCart('')).status).toBe(201)
  wait(window_s)
  expect((await makeCart('2001:db8::1')).status).toBe(201)
})
