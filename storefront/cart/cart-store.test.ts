import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../api/client.ts'
import { AbortedError } from '../api/request-error.ts'
import { AMOUNT_PAUSE_MS } from './amount-changes.ts'
import { createCartStore } from './cart-store.ts'

const GUEST_CART = 'a'.repeat(32)
const OTHER_CART = 'b'.repeat(32)

interface FakeItem {
  id: number
  amount: number
  items: FakeItem[]
}

const item = (id: number, amount = 1, items: FakeItem[] = []): FakeItem => ({ id, amount, items })
const json = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (status: number, errors: { field: string; message: string }[] = []) =>
  json({ status, type: 'x', message: `said ${status}`, errors }, status)

/** A platform at the end of the wire: carts with items, whose price is ten for every piece. */
function fakePlatform() {
  const carts = new Map<string, FakeItem[]>()
  const requests: string[] = []
  /** Answers instead of the platform, by method and path. */
  const instead = new Map<string, () => Response | Promise<Response>>()
  let next_id = 100

  function figures(id: string) {
    const amount = (carts.get(id) ?? []).reduce((sum, one) => sum + one.amount, 0)
    return { id, amount, taxed_total_price: { value: amount * 10, formatted: `${amount * 10} Kč` } }
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname}`
    const text = await request.text()
    requests.push(text ? `${name} ${text}` : name)
    const stub = instead.get(name)
    if (stub) return stub()
    if (name === 'POST /carts') {
      carts.set(OTHER_CART, [])
      return json(figures(OTHER_CART), 201)
    }
    const [, , cart_id = '', part, item_id] = pathname.split('/')
    const items = carts.get(cart_id)
    if (!items) return refusal(404)
    if (!part && request.method === 'DELETE') {
      carts.delete(cart_id)
      return new Response(null, { status: 204 })
    }
    if (!part) return json(figures(cart_id))
    if (part === 'discounts')
      return request.method === 'POST' ? json(figures(cart_id), 201) : new Response(null, { status: 204 })
    if (request.method === 'GET') return json({ items, _meta: { page: 1, total_pages: 1 }, _errors: {} })
    if (request.method === 'POST') {
      const made = item((next_id += 1), JSON.parse(text).amount)
      items.push(made)
      return json(made, 201)
    }
    if (request.method === 'PATCH') {
      const changed = items.find(({ id }) => id === Number(item_id))
      if (!changed) return refusal(404)
      Object.assign(changed, JSON.parse(text))
      return json(changed)
    }
    carts.set(
      cart_id,
      items.filter(({ id }) => id !== Number(item_id)),
    )
    return new Response(null, { status: 204 })
  }
  return { carts, requests, instead, answer }
}

function start(items: FakeItem[] | null, { is_guest = false } = {}) {
  const platform = fakePlatform()
  if (items) platform.carts.set(GUEST_CART, items)
  let cookie: string | null = items ? GUEST_CART : null
  let asking: PromiseWithResolvers<string | null> | null = null
  let held_back = false
  const told: string[] = []
  const announced = vi.fn()
  const store = createCartStore({
    api: createApi({
      base_url: 'http://localhost',
      fetch: platform.answer,
      language: 'cs',
      currency: 'CZK',
      tracking_id: 'test',
    }),
    locate: () => {
      asking?.reject(new AbortedError('A newer one took over'))
      asking = held_back ? Promise.withResolvers() : null
      return asking?.promise ?? Promise.resolve(cookie)
    },
    remember: (id) => {
      cookie = id
    },
    is_guest: () => is_guest,
    tell: (key) => told.push(key),
    announce: announced,
  })
  const ids = () => store.view().items.map(({ id }) => id)
  const writes = () => platform.requests.filter((one) => !one.startsWith('GET'))
  return {
    ...platform,
    store,
    told,
    announced,
    ids,
    writes,
    cookie: () => cookie,
    lose: () => (cookie = null),
    /** Until the answer is given, nobody hears which cart the visitor holds; only the last one who asked does. */
    holdLocation: () => {
      held_back = true
      return () => {
        held_back = false
        asking?.resolve(cookie)
      }
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('loading the cart', () => {
  it('reads the cart of the cookie with its items [CART-01]', async () => {
    const { store, ids } = start([item(1, 2)])
    await store.load()
    expect(store.view().status).toBe('ready')
    expect(ids()).toEqual([1])
    expect(store.view().amount).toBe(2)
  })

  it('reads it once, however many parts of a page ask before it is known [CART-01]', async () => {
    const { store, instead, requests } = start([item(1)])
    const held = Promise.withResolvers<Response>()
    instead.set(`GET /carts/${GUEST_CART}/items`, () => held.promise)
    const reads = () => requests.filter((one) => one === `GET /carts/${GUEST_CART}`)
    const first = store.load()
    await vi.waitFor(() => expect(reads()).toHaveLength(1), 10_000)
    const second = store.load()
    held.resolve(json({ items: [item(1)], _meta: { page: 1, total_pages: 1 }, _errors: {} }))
    await Promise.all([first, second])
    expect(store.view().status).toBe('ready')
    expect(reads()).toHaveLength(1)
  })

  it('keeps the gifts of the cart page when a reading from before it ends later [DISC-09]', async () => {
    const { store, instead, requests } = start([item(1)])
    const gift = { id: 7, product: null }
    instead.set(`GET /carts/${GUEST_CART}/gifts`, () =>
      json({ items: [gift], _meta: { page: 1, total_pages: 1 }, _errors: {} }),
    )
    const held = Promise.withResolvers<void>()
    const items = { items: [item(1)], _meta: { page: 1, total_pages: 1 }, _errors: {} }
    instead.set(`GET /carts/${GUEST_CART}/items`, () => held.promise.then(() => json(items)))
    const begun = store.load()
    await vi.waitFor(() => expect(requests).toContain(`GET /carts/${GUEST_CART}/items`), 10_000)
    store.seed(null)
    held.resolve()
    await begun
    expect(store.view().gifts).toEqual([gift])
  })

  it('takes what its page has read while something is being put in [CART-01]', async () => {
    const { store, instead, ids } = start([item(1)])
    const held = Promise.withResolvers<Response>()
    instead.set(`POST /carts/${GUEST_CART}/items`, () => held.promise)
    const adding = store.add({ product_id: 1, amount: 1 })
    expect(store.view().status).toBe('unknown')
    store.seed(null)
    expect(store.view()).toMatchObject({ status: 'ready', is_pending: true })
    held.resolve(json(item(2), 201))
    expect(await adding).toBe(2)
    expect(ids()).toEqual([1])
  })

  it.each([403, 404])('takes a new cart where the old one answers %d [CART-03] [F49]', async (status) => {
    const { store, instead, cookie, told } = start([item(1)])
    instead.set(`GET /carts/${GUEST_CART}`, () => refusal(status))
    await store.load()
    expect(cookie()).toBe(OTHER_CART)
    expect(store.view()).toMatchObject({ status: 'ready', items: [], amount: 0 })
    expect(told).toEqual([])
  })

  it.each([
    [401, []],
    [500, ['general_error']],
    [503, ['general_error']],
  ])(
    'never throws a cart away because of a %d, and does not say it twice [CART-05] [ERR-01]',
    async (status, words) => {
      const { store, instead, cookie, told } = start([item(1)])
      instead.set(`GET /carts/${GUEST_CART}`, () => refusal(status))
      await store.load()
      expect(cookie()).toBe(GUEST_CART)
      expect(store.view().status).toBe('failed')
      await store.load()
      expect(told).toEqual([])
      await store.refresh()
      expect(told).toEqual(words)
    },
  )

  it('takes a new cart where the old one is that of a customer whose session has ended [CART-08]', async () => {
    const { store, instead, cookie, told } = start([item(1)], { is_guest: true })
    instead.set(`GET /carts/${GUEST_CART}`, () => refusal(401))
    await store.load()
    expect(cookie()).toBe(OTHER_CART)
    expect(store.view()).toMatchObject({ status: 'ready', items: [] })
    expect(told).toEqual([])
  })

  it('says that items cannot be read, and keeps the last ones known [CART-35] [ERR-03]', async () => {
    const { store, instead, ids, told } = start([item(1), item(2)])
    await store.load()
    instead.set(`GET /carts/${GUEST_CART}/items`, () => refusal(500))
    await store.refresh()
    expect(told).toEqual(['cart_items_load_error'])
    expect(ids()).toEqual([1, 2])
  })
})

describe('adding', () => {
  it('makes a cart where there is none, once for two clicks at the same time [CART-04]', async () => {
    const { store, requests, cookie, carts } = start(null)
    await Promise.all([store.add({ product_id: 7, amount: 1 }), store.add({ product_id: 8, amount: 2 })])
    expect(requests.filter((one) => one === 'POST /carts')).toHaveLength(1)
    expect(cookie()).toBe(OTHER_CART)
    expect(carts.get(OTHER_CART)).toHaveLength(2)
    expect(store.view().amount).toBe(3)
  })

  it('does not cancel another product that is being added [X-20]', async () => {
    const { store, carts } = start([])
    await Promise.all([store.add({ product_id: 7, amount: 1 }), store.add({ product_id: 8, amount: 1 })])
    expect(carts.get(GUEST_CART)).toHaveLength(2)
  })

  it('goes into the cart that others have asked for meanwhile [CART-04] [X-20]', async () => {
    const { store, told, carts, ids, holdLocation } = start([item(1)])
    const give = holdLocation()
    const all = [store.load(), store.add({ product_id: 7, amount: 1 }), store.refresh(true)]
    give()
    await Promise.all(all)
    expect(told).toEqual([])
    expect(carts.get(GUEST_CART)).toHaveLength(2)
    expect(ids()).toEqual([1, 101])
  })

  it('says that it failed [CART-29] [ERR-04]', async () => {
    const { store, instead, told } = start([])
    instead.set(`POST /carts/${GUEST_CART}/items`, () => refusal(422))
    expect(await store.add({ product_id: 7, amount: 1 })).toBeNull()
    expect(told).toEqual(['add_cart_item_fail'])
    expect(store.view().is_pending).toBe(false)
  })

  it('shows what has arrived though its answer was lost, and is silent where nobody can be asked [CART-29] [F68]', async () => {
    const { store, instead, carts, told, ids } = start([item(1)])
    await store.load()
    const lost = () => Promise.reject(new TypeError('fetch failed'))
    instead.set(`POST /carts/${GUEST_CART}/items`, () => {
      carts.get(GUEST_CART)?.push(item(2))
      return lost()
    })
    expect(await store.add({ product_id: 7, amount: 1 })).toBeNull()
    expect(ids()).toEqual([1, 2])
    instead.set(`GET /carts/${GUEST_CART}`, lost)
    instead.set(`DELETE /carts/${GUEST_CART}/items/1`, lost)
    await store.remove(1)
    expect(ids()).toEqual([1, 2])
    expect(store.view().status).toBe('ready')
    expect(told).toEqual(['add_cart_item_fail', 'cart_item_remove_error'])
  })

  it('takes a new cart on 404 and says that the old one is gone [CART-29] [ERR-05]', async () => {
    const { store, carts, told, cookie } = start([])
    carts.delete(GUEST_CART)
    await store.add({ product_id: 7, amount: 1 })
    expect(told).toEqual(['add_cart_item_fail', 'cart_missing'])
    expect(cookie()).toBe(OTHER_CART)
    expect(await store.add({ product_id: 7, amount: 1 })).not.toBeNull()
  })

  it('is a general error where no cart can be had [CART-05]', async () => {
    const { store, instead, told } = start(null)
    instead.set('POST /carts', () => refusal(500))
    await store.add({ product_id: 7, amount: 1 })
    expect(told).toEqual(['general_error'])
  })
})

describe('removing', () => {
  it('takes the line away at once and ends in the figures of the platform [CART-25] [CART-53]', async () => {
    const { store, ids } = start([item(1), item(2), item(3)])
    await store.load()
    const removed = store.remove(2)
    expect(ids()).toEqual([1, 3])
    expect(store.view().cart?.taxed_total_price.value).toBe(30)
    expect(store.view().is_pending).toBe(true)
    await removed
    expect(ids()).toEqual([1, 3])
    expect(store.view().cart?.taxed_total_price.value).toBe(20)
    expect(store.view().is_pending).toBe(false)
  })

  it('comes back into its place with all it contained when it fails [CART-26] [ERR-07]', async () => {
    const { store, instead, told } = start([
      item(1),
      item(2, 1, [item(21, 1, [item(211)]), item(22)]),
      item(3),
    ])
    await store.load()
    const before = store.view()
    instead.set(`DELETE /carts/${GUEST_CART}/items/2`, () => refusal(500))
    await store.remove(2)
    expect(store.view().items).toEqual(before.items)
    expect(store.view().cart).toEqual(before.cart)
    expect(store.view().amount).toBe(before.amount)
    expect(told).toEqual(['cart_item_remove_error'])
  })

  it('puts only the failed line back while another one goes [CART-26]', async () => {
    const { store, instead, ids } = start([item(1), item(2, 1, [item(21)]), item(3)])
    await store.load()
    instead.set(`DELETE /carts/${GUEST_CART}/items/2`, () => refusal(500))
    await Promise.all([store.remove(2), store.remove(3)])
    expect(ids()).toEqual([1, 2])
    expect(store.view().items[1]?.items).toHaveLength(1)
  })

  it('takes a nested item out of its branch [CART-25]', async () => {
    const { store } = start([item(1, 1, [item(11), item(12)])])
    await store.load()
    void store.remove(11)
    expect(store.view().items[0]?.items.map(({ id }) => id)).toEqual([12])
  })

  it('is refused with words for an item that is not there, without a request [CART-27]', async () => {
    const { store, writes, told } = start([item(1)])
    await store.load()
    await store.remove(99)
    expect(told).toEqual(['cart_item_remove_error'])
    expect(writes()).toEqual([])
  })

  it('is done where another tab has removed the line already, and the cart is shown anew [CART-25]', async () => {
    const { store, instead, carts, told, ids } = start([item(1), item(2)])
    await store.load()
    carts.set(GUEST_CART, [item(2), item(3)])
    instead.set(`DELETE /carts/${GUEST_CART}/items/1`, () => refusal(404))
    await store.remove(1)
    expect(ids()).toEqual([2, 3])
    expect(told).toEqual([])
  })

  it('is asked for once, however often it is clicked', async () => {
    const { store, writes } = start([item(1)])
    await store.load()
    await Promise.all([store.remove(1), store.remove(1)])
    expect(writes()).toHaveLength(1)
  })
})

describe('changing the amount', () => {
  const patches = (writes: string[]) => writes.filter((one) => one.startsWith('PATCH'))

  it('makes one request of a burst of clicks, for the last of them [CART-28]', async () => {
    const { store, writes } = start([item(1)])
    await store.load()
    for (const amount of [2, 3, 4, 5]) store.setAmount(1, amount)
    expect(store.view().items[0]?.amount).toBe(5)
    expect(store.view().amount).toBe(5)
    expect(store.view().changing.has(1)).toBe(true)
    await store.idle()
    expect(patches(writes())).toEqual([`PATCH /carts/${GUEST_CART}/items/1 {"amount":5}`])
  })

  it('waits for a pause before it asks', async () => {
    const { store, writes } = start([item(1)])
    await store.load()
    store.setAmount(1, 2)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS - 1)
    store.setAmount(1, 3)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS - 1)
    expect(writes()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(writes()).toHaveLength(1)
  })

  it('never loses the last click while a request is on its way [CART-28]', async () => {
    const { store, instead, writes } = start([item(1)])
    await store.load()
    const { promise, resolve } = Promise.withResolvers<Response>()
    instead.set(`PATCH /carts/${GUEST_CART}/items/1`, () => promise)
    store.setAmount(1, 2)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS)
    store.setAmount(1, 3)
    store.setAmount(1, 7)
    expect(patches(writes())).toHaveLength(1)
    instead.clear()
    resolve(json({}))
    await store.idle()
    expect(patches(writes()).map((one) => one.split(' ').at(-1))).toEqual(['{"amount":2}', '{"amount":7}'])
    await vi.runAllTimersAsync()
    expect(store.view().items[0]?.amount).toBe(7)
    expect(store.view().cart?.taxed_total_price.value).toBe(70)
  })

  it('is reached the moment the platform has answered, before the figures are read again', async () => {
    const { store, instead } = start([item(1)])
    await store.load()
    const { promise, resolve } = Promise.withResolvers<Response>()
    instead.set(`GET /carts/${GUEST_CART}`, () => promise)
    store.setAmount(1, 2)
    expect(store.isBusy()).toBe(true)
    await store.idle()
    expect(store.isBusy()).toBe(false)
    expect(store.view().is_pending).toBe(true)
    resolve(refusal(500))
  })

  it('lets two items change side by side [X-20]', async () => {
    const { store, writes } = start([item(1), item(2)])
    await store.load()
    store.setAmount(1, 4)
    store.setAmount(2, 5)
    await store.idle()
    expect(patches(writes())).toHaveLength(2)
  })

  it('is not called back when the same item is paid with credits meanwhile [CART-28] [X-20]', async () => {
    const { store, instead, announced } = start([item(1)])
    await store.load()
    const { promise, resolve } = Promise.withResolvers<Response>()
    instead.set(`PATCH /carts/${GUEST_CART}/items/1`, () => promise)
    store.setAmount(1, 2)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS)
    instead.clear()
    await store.payWithCredits(1, 7)
    resolve(json({}))
    await store.idle()
    expect(announced).toHaveBeenCalledTimes(2)
  })

  it('goes back to the settled amount and says so when it fails [CART-28] [ERR-06]', async () => {
    const { store, instead, told } = start([item(1, 2)])
    await store.load()
    instead.set(`PATCH /carts/${GUEST_CART}/items/1`, () => refusal(422))
    store.setAmount(1, 50)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS)
    await store.idle()
    expect(store.view().items[0]?.amount).toBe(2)
    expect(told).toEqual(['cart_item_quantity_change_error'])
  })

  it('says one thing where nobody can be asked, and keeps the cart [CART-28] [F68]', async () => {
    const { store, instead, told } = start([item(1, 2)])
    await store.load()
    const lost = () => Promise.reject(new TypeError('fetch failed'))
    instead.set(`PATCH /carts/${GUEST_CART}/items/1`, lost)
    instead.set(`GET /carts/${GUEST_CART}`, lost)
    store.setAmount(1, 3)
    await vi.advanceTimersByTimeAsync(AMOUNT_PAUSE_MS)
    await store.idle()
    await vi.runAllTimersAsync()
    expect(store.view()).toMatchObject({ status: 'ready', items: [{ amount: 2 }] })
    expect(told).toEqual(['cart_item_quantity_change_error'])
  })

  it('is forgotten when the item is removed before it was sent', async () => {
    const { store, writes } = start([item(1), item(2)])
    await store.load()
    store.setAmount(1, 9)
    await store.remove(1)
    await vi.runAllTimersAsync()
    expect(patches(writes())).toEqual([])
  })

  it('tells what a page that is being left has not sent yet', async () => {
    const { store } = start([item(1)])
    await store.load()
    store.setAmount(1, 4)
    expect(store.unsent()).toEqual([{ item_id: 1, amount: 4 }])
  })
})

describe('vouchers and clearing', () => {
  it('apply a code and say so [CART-33] [ERR-33]', async () => {
    const { store, told } = start([item(1)])
    await store.load()
    expect(await store.applyVoucher('TEA10')).toBeNull()
    expect(told).toEqual(['voucher_applied'])
  })

  it('hand over why a code is refused [CART-33]', async () => {
    const { store, instead, told } = start([item(1)])
    await store.load()
    instead.set(`POST /carts/${GUEST_CART}/discounts`, () =>
      refusal(422, [{ field: 'code', message: 'Kód už neplatí.' }]),
    )
    expect(await store.applyVoucher('OLD')).toMatchObject({
      body: { errors: [{ message: 'Kód už neplatí.' }] },
    })
    expect(told).toEqual([])
  })

  it('take a code back, or say that it stays [CART-34] [ERR-08]', async () => {
    const { store, instead, told } = start([item(1)])
    await store.load()
    await store.removeVoucher(3)
    instead.set(`DELETE /carts/${GUEST_CART}/discounts/3`, () => refusal(500))
    await store.removeVoucher(3)
    instead.set(`DELETE /carts/${GUEST_CART}/discounts/3`, () => refusal(404))
    await store.removeVoucher(3)
    expect(told).toEqual(['voucher_removed', 'cart_voucher_remove_error', 'voucher_removed'])
  })

  it('clear the cart away and forget it [CART-32]', async () => {
    const { store, told, cookie, ids } = start([item(1)])
    await store.load()
    await store.clear()
    expect(ids()).toEqual([])
    expect(store.view().amount).toBe(0)
    expect(cookie()).toBeNull()
    expect(told).toEqual(['cart_cleared'])
  })

  it('leave everything as it is when clearing fails [CART-32] [ERR-09]', async () => {
    const { store, instead, told, ids, cookie } = start([item(1)])
    await store.load()
    instead.set(`DELETE /carts/${GUEST_CART}`, () => refusal(500))
    await store.clear()
    expect(ids()).toEqual([1])
    expect(cookie()).toBe(GUEST_CART)
    expect(told).toEqual(['cart_clear_error'])
  })

  it('show the cart as it has become when the answer to a code is lost [CART-33]', async () => {
    const { store, instead, carts, told, ids } = start([item(1)])
    await store.load()
    instead.set(`POST /carts/${GUEST_CART}/discounts`, () => {
      carts.set(GUEST_CART, [item(1), item(2)])
      throw new TypeError('The line broke')
    })
    expect(await store.applyVoucher('TEA10')).toMatchObject({ status: 0 })
    expect(ids()).toEqual([1, 2])
    expect(told).toEqual([])
  })

  it('show no goods of a cart that was cleared though the answer is lost [CART-32] [ERR-09]', async () => {
    const { store, instead, carts, told, ids, cookie } = start([item(1)])
    await store.load()
    instead.set(`DELETE /carts/${GUEST_CART}`, () => {
      carts.clear()
      throw new TypeError('The line broke')
    })
    await store.clear()
    expect(ids()).toEqual([])
    expect(cookie()).toBe(OTHER_CART)
    expect(told).toEqual(['cart_clear_error'])
  })
})

describe('a cart that is gone', () => {
  const CHANGES: [string, (store: ReturnType<typeof createCartStore>) => Promise<unknown>][] = [
    ['a code', (store) => store.applyVoucher('SLEVA10')],
    ['a code taken back', (store) => store.removeVoucher(3)],
    ['paying with credits', (store) => store.payWithCredits(1, 2)],
    ['clearing it', (store) => store.clear()],
    ['removing a line', (store) => store.remove(1)],
  ]
  it.each(CHANGES)('is replaced by a new one, also when %s finds it out [CART-03]', async (_, change) => {
    const { store, carts, cookie, ids } = start([item(1)])
    await store.load()
    carts.delete(GUEST_CART)
    await change(store)
    expect(cookie()).toBe(OTHER_CART)
    expect(store.view().cart?.id).toBe(OTHER_CART)
    expect(ids()).toEqual([])
  })
})

describe('several tabs', () => {
  it('hear of every change that the platform has taken', async () => {
    const { store, announced, instead } = start([item(1)])
    await store.load()
    await store.remove(1)
    expect(announced).toHaveBeenCalledTimes(1)
    await store.add({ product_id: 7, amount: 1 })
    expect(announced).toHaveBeenCalledTimes(2)
    instead.set(`POST /carts/${GUEST_CART}/items`, () => refusal(500))
    await store.add({ product_id: 7, amount: 1 })
    expect(announced).toHaveBeenCalledTimes(2)
  })

  it('follow to the cart the other tab has come to hold', async () => {
    const { store, carts, lose, ids } = start([item(1)])
    await store.load()
    carts.clear()
    lose()
    await store.refresh(true)
    expect(ids()).toEqual([])
    expect(store.view().status).toBe('ready')
  })
})
