import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
// @ts-expect-error The scripts run before anything is installed, and have no types.
import { findChromium } from '../scripts/find-chromium.mjs'

/** What the browser answers and tells is as its protocol has it; each asker names the part it reads. */
export interface Devtools {
  send<Answer = unknown>(method: string, params?: object): Promise<Answer>
  on<Told>(event: string, see: (told: Told) => void): void
}

export interface Chromium extends Devtools {
  /** A tab that shares nothing with those before it. */
  withTab<Result>(work: (tab: Devtools) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/**
 * A browser spoken to by its own protocol. The tools that test pages ask each page to report its errors with their
 * places, and then React's scripts are read twice more as they start, which nobody who shops waits for.
 */
export async function launchChromium(): Promise<Chromium> {
  const profile = mkdtempSync(path.join(tmpdir(), 'vitrine-chromium-'))
  const program = spawn(
    (await findChromium()) as string,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ended = once(program, 'exit')
  const [, , , questions, answers] = program.stdio as unknown as [null, null, null, Writable, Readable]

  const asked = new Map<number, (message: Message) => void>()
  const watched = new Map<string, (told: never) => void>()
  let rest = ''
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) hear(JSON.parse(message) as Message)
  })
  const hear = (message: Message) => {
    if (message.id) asked.get(message.id)?.(message)
    else watched.get(`${message.sessionId ?? ''} ${message.method}`)?.(message.params as never)
  }
  let last_id = 0
  const talk = (sessionId?: string): Devtools => ({
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last_id
        asked.set(id, ({ result, error }) => {
          asked.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as never)
        })
        questions.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
      }),
    on: (event, see) => void watched.set(`${sessionId ?? ''} ${event}`, see),
  })

  const browser = talk()
  return {
    ...browser,
    async withTab(work) {
      const { browserContextId } = await browser.send<{ browserContextId: string }>(
        'Target.createBrowserContext',
      )
      const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      })
      try {
        return await work(talk(sessionId))
      } finally {
        await browser.send('Target.disposeBrowserContext', { browserContextId })
      }
    },
    async close() {
      // It may be gone before it has answered.
      void browser.send('Browser.close').catch(() => {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
