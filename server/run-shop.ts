import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import type { Database } from '#platform/db/database.ts'
import { SILENCE_MS, watchDatabase } from '#platform/db/watched-database.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { openAttemptsInRedis } from '#platform/http/attempts-in-redis.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { readMailFile, readOutbox } from '#platform/mail/outbox.ts'
import { startOrderMails } from '#platform/order-mail/order-mail-worker.ts'
import { createMedia } from '#platform/media/media.ts'
import { readMedia } from '#platform/media/media-source.ts'
import { startGivingBack } from '#platform/payment/give-back.ts'
import { startReconciling } from '#platform/payment/reconcile.ts'
import { createMailSandbox } from '#sandbox/mail/mail-sandbox.ts'
import { compressed } from './compress.ts'
import type { Config } from './config.ts'
import { machineMounts } from './for-machines.ts'
import { createFront } from './front.ts'
import { createHealth } from './health.ts'
import { carrierJobs, startJobs } from './jobs.ts'
import { createLogSink } from './log-sink.ts'
import { watchLoop } from './loop-lag.ts'
import { startMail } from './mail.ts'
import { createObserver } from './observe.ts'
import { openDatabase } from './open-database.ts'
import { createOwnHosts } from './own-hosts.ts'
import { openPayments } from './payment.ts'
import { realtimeKeysOf, startRealtime } from './realtime.ts'
import { followPageChanges, type PageChanges } from './page-changes.ts'
import { createPageMemory } from './page-memory.ts'
import { prepareDatabase } from './prepare-database.ts'
import { shareMetrics } from './shared-metrics.ts'
import { openSocial } from './social.ts'
import { type OpenStorefront, openStorefront, type StorefrontOptions } from './storefront-build.ts'
import { announce, tell } from './announce.ts'
import { refusingWhile } from './while-away.ts'

export interface RunningShop {
  url: string
  stop: () => Promise<void>
}

/** How long requests under way may take to end once the shop is told to stop. */
const DRAIN_MS = 10_000

/** Starts the whole shop in this process: database, platform, storefront, one port. */
export async function runShop(
  config: Config,
  open: (options: StorefrontOptions) => Promise<OpenStorefront> = openStorefront,
): Promise<RunningShop> {
  const sink = createLogSink()
  const log = createLog(config.log_level, sink.write)
  const database = await openDatabase(config, tell)
  const watched = watchDatabase(database.url, {
    silence_ms: SILENCE_MS * config.patience,
    onChange: (is_away) => log.warn(is_away ? 'the database is away' : 'the database is back'),
  })
  const { sql, isAway, now } = watched
  const loop = watchLoop()
  const closing: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closing) await close()
    loop.close()
    await watched.end()
    await database.stop()
  }
  try {
    await prepareDatabase(sql, config)
    const metrics = createMetrics()
    let changes: PageChanges | undefined
    const feed = openShopFeed({
      sql,
      languages: LANGUAGES,
      onError: (error) => log.error('indexes not up to date', { error }),
      onChange: (ids) => changes?.onIndexed(ids),
      now,
    })
    closing.push(feed.close, startMail(config, { sql, log, now }).close)
    const realtime_keys = realtimeKeysOf(config)
    let url = config.public_url
    const payments = openPayments(config, {
      origin: () => url,
      now,
      notify: (request) => answer(below(request, '/shop-api')),
    })
    closing.push(payments.close)
    const { gateways } = payments
    const social = openSocial(config, { origin: () => url, isOwnHost: (hostname) => hosts.has(hostname) })
    const attempts = config.redis_url
      ? openAttemptsInRedis({
          url: config.redis_url,
          sql,
          onError: (error) => log.warn('attempts are counted in the database', { error }),
        })
      : null
    if (attempts) closing.push(attempts.close)
    const platform = createPlatform({
      attempts: attempts?.store,
      sql,
      log,
      now,
      metrics,
      indexes: feed,
      gateways,
      orders_per_hour: config.orders_per_hour,
      social: social.clients,
      check_answers: false,
      ...(realtime_keys ? { realtime_keys } : {}),
    })
    const answer = refusingWhile(isAway, platform.fetch)
    const platformFetch = config.shop_api_url
      ? (request: Request) => fetch(request)
      : refusingWhile(isAway, platform.ask)
    const storefront = await open({
      platform: {
        base_url: (origin) => config.shop_api_url ?? origin,
        fetch: platformFetch,
      },
      realtime_key: realtime_keys?.key ?? null,
      remembers: config.page_memory_mb > 0,
      automatic_login: config.automatic_login,
      patience: config.patience,
      show_stack: false,
      log,
      now,
    })
    const memory = createPageMemory({
      fetch: storefront.fetch,
      draw: storefront.draw,
      isShared: storefront.isShared,
      most_bytes: config.page_memory_mb * 1024 * 1024,
      protocol: new URL(config.public_url).protocol,
      onError: (error) => log.error('page not drawn anew', { error }),
    })
    changes = followPageChanges({
      sql,
      memories: [storefront, memory],
      onError: (error) => log.error('pages do not hear of changes', { error }),
    })
    closing.push(changes.close)
    await changes.ready
    const media = createMedia({
      read: (name) => readMedia(sql, name),
      cache_dir: path.join(config.data_dir, 'media'),
      onError: (error) => log.error('picture failed', { error }),
    })
    const hosts = await createOwnHosts(sql, config, (error) => log.warn('hostnames not read', { error }))
    const live = startRealtime(config, { sql, log, now, isOwnHost: hosts.has })
    closing.push(live.close)
    metrics.count('vitrine_pages_from_memory_total', () => memory.size.recalled)
    const observed = createObserver(log, metrics)
    metrics.count('vitrine_log_lines_dropped_total', () => sink.dropped)
    const health = createHealth({
      isAway,
      hasLagged: loop.hasLagged,
      counted: shareMetrics(metrics.read),
      show_metrics: config.metrics,
    })
    const server = createFront({
      files: storefront.files,
      before: storefront.before,
      public_url: config.public_url,
      trusted_proxies: config.trusted_proxies,
      any_port: config.mode === 'demo',
      isOwnHost: hosts.has,
      onError: (error) => log.error('request failed', { error }),
      mounts: [
        ['/livez', health.live],
        ['/readyz', health.ready],
        ['/metrics', health.metrics],
        ['/media', observed('media', media.fetch)],
        ...machineMounts(sql, log, now),
        ...sandboxes(config, sql),
        ...payments.mounts,
        ...social.mounts,
        ...live.mounts,
        ['/shop-api', async (request) => compressed(request, await answer(below(request, '/shop-api')))],
        ['/', observed('page', async (request) => compressed(request, await memory.fetch(request)))],
      ],
      recall: memory.recall,
    })
    if (live.upgrade) server.on('upgrade', live.upgrade)
    server.listen(config.port, config.host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    if (new URL(url).port === '0') url = `http://localhost:${port}`
    const paying = { sql, log, gateways }
    closing.unshift(
      startReconciling(paying, now).close,
      startGivingBack(paying, now).close,
      startJobs(sql, log, now, carrierJobs(config)).close,
    )
    closing.push(startOrderMails({ sql, log, public_url: url }, now).close)
    announce(url, config.mode)
    return {
      url,
      stop: async () => {
        health.drain()
        hosts.close()
        const closed = once(server, 'close')
        // A connection that is kept open would be used again and break in the middle of that.
        server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
        server.close()
        server.closeIdleConnections()
        await live.disconnect()
        await Promise.race([closed, new Promise((done) => setTimeout(done, DRAIN_MS).unref())])
        server.closeAllConnections()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Stand-ins for the outside world, for shops that have none. */
function sandboxes(config: Config, sql: Database): [string, (request: Request) => Promise<Response>][] {
  if (config.mode !== 'demo' || config.smtp_url) return []
  const mailbox = createMailSandbox({
    read: (to) => readOutbox(sql, to),
    readFile: (id, place) => readMailFile(sql, id, place),
  })
  return [['/sandbox/mail', mailbox.fetch]]
}

function below(request: Request, prefix: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(prefix.length) || '/'
  return new Request(url, request)
}
