import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ErrorBody } from '#contract/error.ts'
import { served } from '#platform/app.ts'
import { VISITOR } from '#platform/http/context.ts'
import { buyOrder } from './bought-order.ts'
import { openDemoShop } from './demo-shop.ts'

const { db, send, ask } = await openDemoShop(served)
const decision = readFileSync(new URL('../docs/decisions/015-search-on-lists.md', import.meta.url), 'utf8')

const [customer] = await db<{ id: number }[]>`
  select customer.id from customer join customer_address on customer_id = customer.id order by 1 limit 1`
const caller = { ...VISITOR, customer_id: customer?.id ?? 0 }
await db`delete from customer_product_list where customer_id = ${caller.customer_id}`
const [list] = await db<{ id: number }[]>`
  insert into customer_product_list (customer_id, name, type, position)
  values (${caller.customer_id}, 'Na chalupu', 1, 1) returning id`
const [item] = await db<{ product_id: number; name: string }[]>`
  select product.id as product_id, name ->> 'cs' as name from product where code = 'PLAIN'`
const [related] = await db<{ product_id: number }[]>`
  insert into related_product (product_id, related_product_id, relation, position)
  select id, ${item?.product_id ?? 0}, 4, 1 from product where code = 'VIDEO' returning product_id`
const [owner] = await db<{ id: number }[]>`
  select package_product_id as id from package_item group by 1 order by count(*) desc limit 1`
const [parted] = await db<{ id: number }[]>`select package_product_id as id from package_part limit 1`
await db`insert into visit (customer_id, product_id) values (${caller.customer_id}, ${item?.product_id ?? 0})`
await db`insert into customer_product_list_item (customer_product_list_id, product_id, note)
  values (${list?.id ?? 0}, ${item?.product_id ?? 0}, 'pro Věru')`

const [carrier] = await db<{ id: number }[]>`select shipping_method_id as id from shipping_option limit 1`
const [buyer] = await db<{ email: string }[]>`select email from customer where id = ${caller.customer_id}`
const order = await buyOrder(db, { customer: buyer?.email ?? '' })
await db`update customer_order set delivered_at = now(), state_id = 6 where id = ${order.id}`
const complaint = await ask('/complaints', {
  caller,
  body: {
    order_id: order.id,
    type: 1,
    first_name: 'Karel',
    last_name: 'Čapek',
    email: buyer?.email,
    items: [{ order_item_id: order.item_ids[0], amount: 1, reason: 'Prasklé', preferred_resolve: 'repair' }],
  },
})

/** Lists of something need its id; the rest of the paths are whole. */
const IDS: Record<string, number | undefined> = {
  '/customer-product-lists/{list_id}/items': list?.id,
  '/products/{product_id}/related-products': related?.product_id,
  '/products/{product_id}/package-items': owner?.id,
  '/products/{product_id}/package-parts': parted?.id,
  '/shipping-methods/{id}/options': carrier?.id,
  '/orders/{id}/complaints': order.id,
}
const pathOf = (name: string) => {
  const path = name.slice('GET '.length).replace('{cart_id}', 'a'.repeat(32))
  return path.replace(/\{\w+\}/, String(IDS[path] ?? 1))
}

const lists = served.filter(({ call }) => call.list && call.access !== 'staff')
const searchable = lists.filter(({ call }) => call.list?.searchable)
const others = lists.filter(({ call }) => !call.list?.searchable)

describe('searching a list', () => {
  it.each(searchable)('$name finds nothing by a word nobody wrote [API-11]', async ({ name }) => {
    const response = await send(`${pathOf(name)}?search=qzxwvqzx`, { caller })
    expect([response.status, ((await response.json()) as { items: unknown[] }).items]).toEqual([200, []])
  })

  it.each(others)('$name has no text, says so and is named in the decision [API-11]', async ({ name }) => {
    const response = await send(`${pathOf(name)}?search=x`, { caller })
    expect(response.status).toBe(422)
    expect(((await response.json()) as ErrorBody).errors.map(({ field }) => field)).toEqual(['search'])
  })

  it('is refused by exactly the lists that the decision names [API-11]', () => {
    const named = [...decision.matchAll(/`(\/[\w/{}-]+)`/g)].map(([, path]) => path)
    const without = Object.entries(calls as Record<string, Call>)
      .filter(([, call]) => call.list && !call.list.searchable)
      .map(([name]) => name.slice('GET '.length))
    expect(named.filter((path) => path !== '/openapi.json').toSorted()).toEqual(without.toSorted())
  })

  it.each([
    ['/currencies', 'czk'],
    ['/customer-product-lists', 'CHALUPU'],
    [`/customer-product-lists/${list?.id}/items`, 'veru'],
    [`/customer-product-lists/${list?.id}/items`, item?.name ?? ''],
    ['/visits', item?.name ?? ''],
    [`/orders/${order.id}/complaints`, complaint.document_number],
    [`/products/${related?.product_id}/related-products`, item?.name ?? ''],
  ])('%s finds what it holds by "%s" [API-11]', async (path, words) => {
    const { items } = await ask(`${path}?search=${encodeURIComponent(words)}`, { caller })
    expect(items).not.toHaveLength(0)
  })

  it.each(['/product-lists', '/static-contents', '/review-parameters', '/configurable-variables'])(
    '%s finds each of its rows by its name [API-11]',
    async (path) => {
      const { items } = await ask(`${path}?paginate=false`, { caller })
      for (const row of items as { id: number; name: string }[]) {
        const found = await ask(`${path}?paginate=false&search=${encodeURIComponent(row.name.toUpperCase())}`)
        expect((found.items as { id: number }[]).map(({ id }) => id)).toContain(row.id)
      }
    },
  )

  it('/customer-addresses finds an address by its town and by who lives there [API-11]', async () => {
    const { items } = await ask('/customer-addresses', { caller })
    const [address] = items
    for (const words of [address.city, `${address.first_name} ${address.last_name}`]) {
      const found = await ask(`/customer-addresses?search=${encodeURIComponent(words)}`, { caller })
      expect((found.items as { id: number }[]).map(({ id }) => id)).toContain(address.id)
    }
  })
})
