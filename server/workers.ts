import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { announce, tell } from './announce.ts'
import type { Config } from './config.ts'
import { createLogSink } from './log-sink.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { RunningShop } from './run-shop.ts'
import { joinMetrics } from './shared-metrics.ts'

/** A worker that dies at once again must not keep the machine busy with starting it. */
const RESTART_AFTER_MS = 1000
/** A worker drains by itself; one that does not is ended. */
const STOP_WITHIN_MS = 15_000
/** By then no worker takes new connections any more. */
const CLOSED_WITHIN_MS = 1000

/** Several processes behind one port. This one keeps the database and the workers, and answers nobody. */
export async function runWorkers(config: Config): Promise<RunningShop> {
  const log = createLog(config.log_level, createLogSink().write)
  const database = await openDatabase(config, tell)
  /** Each with what breaks the connection that was handed to it last, unless it has it. */
  const workers = new Map<Worker, () => void>()
  let is_stopping = false

  async function stop(): Promise<void> {
    is_stopping = true
    // What is handed to a worker as it closes comes back and has nowhere to go: it must not wait until all have ended.
    const closed = setTimeout(() => {
      for (const breakConnection of workers.values()) breakConnection()
    }, CLOSED_WITHIN_MS)
    await Promise.all(Array.from(workers.keys(), end))
    clearTimeout(closed)
    await database.stop()
  }

  /** Ends once the worker answers; a worker that dies later has a successor. */
  async function start(): Promise<string> {
    const worker = cluster.fork({ DATABASE_URL: database.url })
    const breakConnection = followConnection(worker)
    workers.set(worker, breakConnection)
    joinMetrics(worker, () => workers.keys())
    const gone = once(worker, 'exit').then(() => {
      workers.delete(worker)
      breakConnection()
    })
    const url = await Promise.race([opened(worker), gone.then(() => null)])
    if (!url) throw new Error('The shop cannot start: a worker ended before it was open')
    log.info('worker started', { pid: worker.process.pid })
    void gone.then(() => {
      if (is_stopping) return
      log.error('worker died', { pid: worker.process.pid })
      setTimeout(startAgain, RESTART_AFTER_MS)
    })
    return url
  }

  function startAgain(): void {
    if (is_stopping) return
    start().catch((error: unknown) => {
      log.error('worker did not start', { error })
      setTimeout(startAgain, RESTART_AFTER_MS)
    })
  }

  try {
    await prepare(database.url, config)
    const [url = config.public_url] = await Promise.all(Array.from({ length: config.workers }, start))
    announce(url, config.mode)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Where it answers; a worker that is not open yet may already be asked what it has counted, and say that. */
const opened = (worker: Worker) =>
  new Promise<string>((done) => {
    worker.on('message', ({ url }: { url?: string }) => void (url && done(url)))
  })

/**
 * Connections are handed round by this process, one after the other to each worker, and let go of here once the worker
 * says that it has it. One that dies says nothing, and the visitor would wait for ever: it must break with the worker.
 */
function followConnection({ process }: Worker): () => void {
  const { send } = process
  let handed: { close: () => void } | undefined
  // `node:cluster` sends in this one of the ways, and hands over a handle of its own; closing that again is nothing.
  process.send = ((...said: Parameters<typeof send>) => {
    if (said[1]) handed = said[1] as unknown as { close: () => void }
    return send.apply(process, said)
  }) as typeof send
  return () => handed?.close()
}

async function prepare(url: string, config: Config): Promise<void> {
  const sql = createDatabase(url)
  try {
    await prepareDatabase(sql, config)
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_WITHIN_MS)
  await gone
  clearTimeout(timer)
}
