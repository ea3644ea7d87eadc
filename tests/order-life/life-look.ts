import type { Scene } from './life-step.ts'

/** What a buyer and the staff read of an order; every answer is held against the contract. */
export async function look({ shop, life, order }: Omit<Scene, 'random'>): Promise<void> {
  const { id, hash } = order
  const embeds = 'state,shipping,payment,tax_per_rate,invoices,items_price,items,discounts'
  await shop.call(`GET /orders/${id}?hash=${hash}&embed=${embeds}`)
  const { answer } = await shop.call(`GET /orders/${id}/timeline?hash=${hash}`)
  const read = [`GET /orders/${id}/returnable-items?hash=${hash}`]
  for (const { kind, refund, complaint } of answer.items) {
    if (kind === 'refund') read.push(`GET /refunds/${refund.id}?hash=${hash}&embed=items,settlement`)
    if (kind === 'complaint')
      read.push(`GET /complaints/${complaint.id}?hash=${hash}&embed=items,tax_per_rate`)
  }
  for (const name of read) {
    const { status } = await shop.call(name)
    if (status !== 200) life.wrong.push(`${name} answered ${status}`)
  }
  const invoices = await shop.db<{ invoice_id: number }[]>`
    select id as invoice_id from order_invoice where order_id = ${id}`
  for (const { invoice_id } of invoices) {
    const path = `/orders/${id}/invoices/${invoice_id}?hash=${hash}`
    const { status } = await shop.platform.fetch(new Request(`http://localhost${path}`))
    if (status !== 200) life.wrong.push(`${path} answered ${status}`)
  }
}
