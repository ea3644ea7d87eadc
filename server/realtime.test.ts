import { expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { useDatabase } from '#tests/database.ts'
import { readConfig } from './config.ts'
import { realtimeKeysOf, startRealtime } from './realtime.ts'

const { db } = await useDatabase()
const edge = { sql: db, log: createLog('silent'), now: () => new Date(), isOwnHost: () => true }

it('live updates are on unless they are switched off, and then there is neither socket nor key [RT-11] [UI-32]', async () => {
  const [on, off] = [readConfig({}), readConfig({ REALTIME: 'off' })]
  expect(realtimeKeysOf(on)?.key).toMatch(/^[0-9a-f]{20}$/)
  expect(realtimeKeysOf(off)).toBeUndefined()
  const [live, silent] = [startRealtime(on, edge), startRealtime(off, edge)]
  expect([live.upgrade === null, live.mounts.map(([prefix]) => prefix)]).toEqual([false, ['/apps']])
  expect([silent.upgrade, silent.mounts]).toEqual([null, []])
  for (const one of [live, silent]) {
    await one.disconnect()
    await one.close()
  }
})
