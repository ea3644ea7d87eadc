import PusherServer from 'pusher'
import { describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import {
  type Authorise,
  KEYS,
  listen,
  pusherClient,
  rawSocket,
  startLive,
  upgradeStatus,
} from '#tests/realtime-server.ts'
import { createEventApi } from './event-api.ts'
import { channelAuth } from './realtime-keys.ts'
import { createSocketServer, MAX_CONNECTIONS_OF_SENDER } from './socket-server.ts'

const { db } = await useDatabase()
const { live, port } = await startLive(db)
const isOwnHost = () => true

const signed: Authorise = ({ socketId, channelName }, tell) =>
  tell(null, { auth: channelAuth(KEYS, socketId, channelName) })
const forged: Authorise = (_asked, tell) => tell(null, { auth: `${KEYS.key}:${'0'.repeat(64)}` })

const bound = (target: { bind: (event: string, tell: (data: unknown) => void) => unknown }, event: string) =>
  new Promise<unknown>((resolve) => void target.bind(event, resolve))

const publisher = (over: Partial<typeof KEYS> = {}) => {
  const { app_id, key, secret } = { ...KEYS, ...over }
  return new PusherServer({
    appId: app_id,
    key,
    secret,
    host: 'localhost',
    port: String(port),
    useTLS: false,
  })
}

describe('pusher-js as a client', () => {
  it('connects, joins a private channel and hears what the shop publishes [RT-01]', async () => {
    const client = pusherClient(port, signed)
    const channel = client.subscribe('private-shop.1.cart.a')
    await bound(channel, 'pusher:subscription_succeeded')
    expect(client.connection.state).toBe('connected')
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/)
    const heard = bound(channel, 'cart-item-sold-out-message')
    await live.publish([
      {
        channel: 'private-shop.1.cart.a',
        event: 'cart-item-sold-out-message',
        data: JSON.stringify({ name: 'Konvice „Žlutá“', amount: 0 }),
      },
    ])
    expect(await heard).toEqual({ name: 'Konvice „Žlutá“', amount: 0 })
  })

  it('is told that a forged signature does not count, and hears nothing [RT-08]', async () => {
    const client = pusherClient(port, forged)
    const channel = client.subscribe('private-shop.1.cart.b')
    const events: unknown[] = []
    channel.bind('x', (data: unknown) => events.push(data))
    expect(await bound(channel, 'pusher:subscription_error')).toMatchObject({
      type: 'AuthError',
      status: 401,
    })
    await live.publish([{ channel: 'private-shop.1.cart.b', event: 'x', data: '1' }])
    const pong = bound(client.connection, 'pong')
    client.connection.send_event('pusher:ping', {})
    await Promise.race([pong, bound(client.connection, 'message')])
    expect(events).toEqual([])
  })

  it('is refused with another key and does not come back [RT-07]', async () => {
    const client = pusherClient(port, signed, 'nobodys-key')
    const refused = bound(client.connection, 'error')
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'), 30_000)
    expect(await refused).toMatchObject({ error: { data: { code: 4001 } } })
  })

  it('hears nothing of a channel it has left [RT-10]', async () => {
    const client = pusherClient(port, signed)
    const left = client.subscribe('private-left')
    const kept = client.subscribe('private-kept')
    await Promise.all([
      bound(left, 'pusher:subscription_succeeded'),
      bound(kept, 'pusher:subscription_succeeded'),
    ])
    const heard: string[] = []
    client.bind_global((event: string) => heard.push(event))
    client.unsubscribe('private-left')
    // The answer to a later frame proves that the earlier one was read.
    await bound(client.subscribe('private-later'), 'pusher:subscription_succeeded')
    const last = bound(kept, 'after')
    await live.publish([
      { channel: 'private-left', event: 'before', data: '1' },
      { channel: 'private-kept', event: 'after', data: '1' },
    ])
    await last
    expect(heard).not.toContain('before')
  })

  it('reconnects by itself when a closing server says so [F4]', async () => {
    const first = createSocketServer({ keys: KEYS, isOwnHost })
    let current = first
    const other = await listen({ upgrade: (...args) => current.upgrade(...args) })
    const client = pusherClient(other, signed)
    await bound(client.subscribe('private-a'), 'pusher:subscription_succeeded')
    const before = client.connection.socket_id
    current = createSocketServer({ keys: KEYS, isOwnHost })
    await first.close()
    expect(first.size).toBe(0)
    await vi.waitFor(() => {
      expect(client.connection.state).toBe('connected')
      expect(client.connection.socket_id).not.toBe(before)
    }, 30_000)
    client.disconnect()
    await current.close()
  })
})

describe('pusher as a publisher', () => {
  it('sends an event to several channels, but not to the socket that caused it', async () => {
    const one = pusherClient(port, signed)
    const other = pusherClient(port, signed)
    const channels = [one, other].map((client) => client.subscribe('public-news'))
    await Promise.all(channels.map((channel) => bound(channel, 'pusher:subscription_succeeded')))
    const heard: unknown[] = []
    channels[0]?.bind('told', (data: unknown) => heard.push(data))
    const told = bound(channels[1] as (typeof channels)[number], 'told')
    const response = await publisher().trigger(
      ['public-news', 'public-other'],
      'told',
      { text: 'čaj' },
      {
        socket_id: one.connection.socket_id,
      },
    )
    expect(response.status).toBe(200)
    expect(await told).toEqual({ text: 'čaj' })
    const both = bound(channels[0] as (typeof channels)[number], 'second')
    await publisher().triggerBatch([{ channel: 'public-news', name: 'second', data: 'x' }])
    await both
    expect(heard).toEqual([])
  })

  it('carries data that no single notification of PostgreSQL would take', async () => {
    const client = pusherClient(port, signed)
    const channel = client.subscribe('public-long')
    await bound(channel, 'pusher:subscription_succeeded')
    const long = bound(channel, 'long')
    await publisher().trigger('public-long', 'long', 'ž'.repeat(5000))
    expect(await long).toBe('ž'.repeat(5000))
  })

  it.each([
    ['a wrong secret', { secret: 'wrong' }, 401],
    ['a wrong key', { key: 'wrong' }, 401],
    ['another app', { app_id: 'other' }, 404],
  ])('is refused with %s', async (_case, over, status) => {
    await expect(publisher(over).trigger('news', 'told', {})).rejects.toMatchObject({ status })
  })

  it('is refused with an old or changed request [S59]', async () => {
    const body = JSON.stringify({ name: 'x', data: '1', channel: 'a' })
    const path = `/apps/${KEYS.app_id}/events`
    const query = publisher().createSignedQueryString({ method: 'POST', path, body })
    const sent = (changed = body, fetch = live.fetch) =>
      fetch(new Request(`http://localhost${path}?${query}`, { method: 'POST', body: changed }))
    expect((await sent()).status).toBe(200)
    expect((await sent(body.replace('"1"', '"2"'))).status).toBe(401)
    const later = new Date(Date.now() + 20 * 60_000)
    const api = createEventApi({ keys: KEYS, publish: live.publish, now: () => later })
    expect((await sent(body, api.fetch)).status).toBe(401)
  })
})

describe('bad clients', () => {
  it('are answered or sent away, and the server lives on [S58] [B-95]', async () => {
    const client = await rawSocket(port)
    const established = JSON.parse((await client.next('pusher:connection_established')).data) as object
    expect(established).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 })
    client.socket.send('{"event":')
    expect(JSON.parse((await client.next('pusher:error')).data)).toMatchObject({ code: null })
    for (const frame of [null, 7, [], { event: 'client-x', channel: 'a', data: {} }, { event: 'no such' }]) {
      client.send(frame)
      await client.next('pusher:error')
    }
    for (const channel of ['', 'a b', 'x'.repeat(201), null, { a: 1 }]) {
      client.send({ event: 'pusher:subscribe', data: { channel } })
      await client.next('pusher:error')
    }
    client.send({ event: 'pusher:subscribe', data: { channel: 'presence-a', auth: 'x' } })
    expect(JSON.parse((await client.next('pusher:subscription_error')).data)).toMatchObject({ status: 403 })
    client.send({ event: 'pusher:ping' })
    await client.next('pusher:pong')
  })

  it.each([
    ['binary frames', 1003, (socket: WebSocket) => socket.send(new Uint8Array([1, 2]))],
    ['frames of 20 kB', 1009, (socket: WebSocket) => socket.send('x'.repeat(20_000))],
    [
      'a flood',
      1008,
      (socket: WebSocket) => {
        for (let sent = 0; sent < 300; sent++) socket.send('{"event":"pusher:ping"}')
      },
    ],
  ])('with %s lose their connection [S58] [B-95]', async (_case, code, send) => {
    const { socket, closed } = await rawSocket(port)
    send(socket as unknown as WebSocket)
    expect(await closed).toBe(code)
  })

  it('may not hold channels without end [S58]', async () => {
    const client = await rawSocket(port)
    for (let at = 0; at <= 50; at++)
      client.send({ event: 'pusher:subscribe', data: { channel: `room-${at}` } })
    const refused = await client.next('pusher:subscription_error')
    expect(refused.channel).toBe('room-50')
  })

  it.each([
    ['no protocol', '', 4008],
    ['a word for a protocol', '?protocol=seven', 4006],
    ['a protocol of long ago', '?protocol=3', 4007],
  ])('with %s are told which code it is', async (_case, query, code) => {
    const { closed, next } = await rawSocket(port, { path: `/app/${KEYS.key}${query}` })
    expect(JSON.parse((await next('pusher:error')).data)).toMatchObject({ code })
    expect(await closed).toBe(code)
  })

  it('from other sites, under other names and on other paths get no socket [S18]', async () => {
    const path = `/app/${KEYS.key}?protocol=7`
    expect(await upgradeStatus(port, path, { origin: 'https://evil.example' })).toBe(403)
    expect(await upgradeStatus(port, path, { origin: 'null' })).toBe(403)
    expect(await upgradeStatus(port, path, { origin: 'http://localhost:3000' })).toBe(101)
    expect(await upgradeStatus(port, path, { host: 'evil.example' })).toBe(421)
    expect(await upgradeStatus(port, '/apps/x')).toBe(404)
    expect(await upgradeStatus(port, '/')).toBe(404)
  })

  it('above the capacity are asked to come later', async () => {
    const small = createSocketServer({ keys: KEYS, isOwnHost, max_connections: 1 })
    const other = await listen(small)
    const first = await rawSocket(other)
    await first.next('pusher:connection_established')
    const second = await rawSocket(other)
    expect(await second.closed).toBe(4100)
    const closing = small.close()
    expect(await first.closed).toBe(4200)
    await closing
  })

  it('of one network leave room for those of others, also when they go and come again [S58]', async () => {
    let sender = '2001:db8::1'
    const shared = createSocketServer({ keys: KEYS, isOwnHost, addressOf: () => sender })
    const other = await listen(shared)
    const opened = []
    for (let number = 0; number < MAX_CONNECTIONS_OF_SENDER; number++) opened.push(await rawSocket(other))
    await Promise.all(opened.map((one) => one.next('pusher:connection_established')))
    sender = '2001:db8::2'
    expect(await (await rawSocket(other)).closed).toBe(4100)
    sender = '2001:db8:0:1::1'
    const stranger = await rawSocket(other)
    await stranger.next('pusher:connection_established')
    await shared.close()
    await Promise.all([...opened, stranger].map(({ closed }) => closed))
  })

  it('that never answer are asked whether they are there, and given up [S58] [B-95]', async () => {
    const strict = createSocketServer({
      keys: KEYS,
      isOwnHost,
      activity_timeout_s: 0.02,
      pong_timeout_s: 0.02,
    })
    const other = await listen(strict)
    const client = await rawSocket(other)
    await client.next('pusher:ping')
    expect(JSON.parse((await client.next('pusher:error')).data)).toMatchObject({ code: 4201 })
    await client.closed
    expect(strict.size).toBe(0)
    await strict.close()
  })
})
