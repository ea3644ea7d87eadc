import { expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { useDatabase } from '#tests/database.ts'
import { createLog } from './log.ts'
import { createMetrics, metricsText } from './metrics.ts'

it('writes one JSON object a line, from its level up', () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  log.info('unseen')
  log.error('request failed', { request_id: 'r-1', error: new Error('broken') })
  expect(lines).toHaveLength(1)
  const entry = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(entry).toMatchObject({ level: 'error', event: 'request failed', request_id: 'r-1' })
  expect(entry.error).toMatchObject({ message: 'broken', stack: expect.stringContaining('log.test.ts') })
  expect(lines[0]?.endsWith('\n')).toBe(true)
})

it('counts requests by name and status in Prometheus text', () => {
  const metrics = createMetrics()
  metrics.observe('GET /brands', 200, 0.004)
  metrics.observe('GET /brands', 200, 0.3)
  metrics.observe('GET /brands', 404, 0.001)
  const text = metricsText([metrics.read()])
  const labels = 'name="GET /brands",status="200"'
  expect(text).toContain(`vitrine_request_duration_seconds_count{${labels}} 2`)
  expect(text).toContain(`vitrine_request_duration_seconds_bucket{${labels},le="0.005"} 1`)
  expect(text).toContain(`vitrine_request_duration_seconds_bucket{${labels},le="0.5"} 2`)
  expect(text).toContain('vitrine_request_duration_seconds_count{name="GET /brands",status="404"} 1')
})

it('counts calls that fail by the status they are answered with, as those that go well', async () => {
  const metrics = createMetrics()
  const { db } = await useDatabase()
  const { fetch } = createPlatform({ sql: db, log: createLog('silent'), metrics })
  expect((await fetch(new Request('http://localhost/brands'))).status).toBe(503)
  const labels = 'name="GET /brands",status="503"'
  expect(metricsText([metrics.read()])).toContain(`vitrine_request_duration_seconds_count{${labels}} 1`)
})
