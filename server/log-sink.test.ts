import { existsSync, openSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLogSink } from './log-sink.ts'

const MODULE = path.join(import.meta.dirname, 'log-sink.ts')
const LINE = `${'x'.repeat(1000)}\n`
const LINES = 5000
const TALKER = `
  import { createLogSink } from ${JSON.stringify(MODULE)}
  const sink = createLogSink()
  for (let line = 0; line < ${LINES}; line++) {
    sink.write(${JSON.stringify(LINE)})
    if (line % 100 === 0) await new Promise((done) => setImmediate(done))
  }
  await new Promise((done) => setImmediate(done))
  process.stdout.write(JSON.stringify({ dropped: sink.dropped, waiting: process.stderr.writableLength }))
  process.exit(0)`

/** A process that writes much to a log; answers how many lines it lost, and how it ended. */
async function talk(stderr: number | 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TALKER], {
    stdio: ['ignore', 'pipe', stderr],
  })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  child.stderr?.destroy()
  return { code, ...(JSON.parse(said) as { dropped: number; waiting: number }) }
}

describe('a log', () => {
  it('that nobody reads takes no more than a megabyte, and the rest is counted as lost [F19]', async () => {
    const { code, dropped, waiting } = await talk('pipe')
    expect(code).toBe(0)
    expect(dropped).toBeGreaterThan(LINES / 2)
    expect(waiting).toBeLessThan(2 * 1024 * 1024)
  })

  it.runIf(existsSync('/dev/full'))('on a full disk costs its lines and nothing else [F19]', async () => {
    const { code, dropped } = await talk(openSync('/dev/full', 'w'))
    expect(code).toBe(0)
    expect(dropped).toBe(LINES)
  })

  it('that is read again takes lines again [F19]', () => {
    const written: string[] = []
    const waiting: (() => void)[] = []
    const slow = new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => {
        written.push(chunk)
        waiting.push(done)
      },
    })
    const sink = createLogSink(slow)
    for (let line = 0; line < 2000; line++) sink.write(LINE)
    const { dropped } = sink
    expect(dropped).toBeGreaterThan(0)
    while (waiting.length > 0) waiting.shift()?.()
    sink.write('again\n')
    while (waiting.length > 0) waiting.shift()?.()
    expect(written.at(-1)).toBe('again\n')
    expect(sink.dropped).toBe(dropped)
  })
})
