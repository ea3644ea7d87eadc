import type { Answer } from '#tests/demo-shop.ts'
import { type CartWish, openOrderShop } from '#tests/order-scene.ts'

/** The demo shop with its staff, and orders that may be complained about. */
export async function openComplaintShop(options: { connections?: number } = {}) {
  const shop = await openOrderShop(options)
  const { ask, call, ordered, logIn } = shop
  const eva = { token: await logIn('eva@example.com') }
  const jana = { token: await logIn('jana@example.com') }
  const staff = { token: await shop.logStaffIn() }
  const EVA: Omit<CartWish, 'lines'> = { customer: 'eva@example.com', email: 'eva@example.com' }

  /** An order of Eva's, paid unless told otherwise, with its items. */
  async function bought(lines: CartWish['lines'] = [{ code: 'UNTRACKED', amount: 3 }]): Promise<Answer> {
    const order = await ordered({ ...EVA, lines }, {}, eva)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    const { items } = await ask(`GET /orders/${order.id}/items`, undefined, eva)
    return { ...order, items }
  }

  const bodyOf = (order: Answer, change: object = {}) => ({
    order_id: order.id,
    type: 1,
    first_name: 'Eva',
    last_name: 'Krásná',
    email: 'eva@example.com',
    dial_code: '+420',
    phone: '601 000 888',
    items: [
      {
        order_item_id: order.items[0].id,
        amount: 1,
        reason: 'Prasklé ucho.\nPři prvním nalití.',
        preferred_resolve: 'exchange',
      },
    ],
    ...change,
  })
  const file = (order: Answer, change: object = {}, sent: object = eva) =>
    call('POST /complaints', bodyOf(order, change), sent)
  const filed = async (order: Answer, change: object = {}, query = ''): Promise<Answer> =>
    ask(`POST /complaints${query}`, bodyOf(order, change), eva)
  const move = (id: number, state: number, note?: string) =>
    call(`PATCH /staff/complaints/${id}`, { state, ...(note === undefined ? {} : { note }) }, staff)

  return { ...shop, eva, jana, staff, bought, bodyOf, file, filed, move }
}
