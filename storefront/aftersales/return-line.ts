import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { itemDetails } from '#contract/item-detail.ts'
import type { REFUND_RESOLVES, ReturnObstacle } from '#contract/refund-item.ts'
import type { Api } from '../api/client.ts'

const EMBEDS = [
  'image_url',
  'variation_properties_names',
  'order_item_product_fields',
  'part_names',
  'resolves',
] as const

/** A line of an order as a form for sending it back shows it. */
export interface ReturnLine {
  id: number
  name: string
  details: string[]
  part_names: string[]
  image_url: string | null
  amount: number
  max_amount: number
  obstacle: ReturnObstacle | null
  is_sealed: boolean
  price: string
  resolves: (typeof REFUND_RESOLVES)[number][]
}

type Wire = CallAnswer<Calls['GET /orders/{id}/returnable-items'], { embed: typeof EMBEDS }>['items'][number]

export async function readReturnLines(
  api: Api,
  order_id: number,
  hash: string | null,
): Promise<ReturnLine[]> {
  const { items } = await api('GET /orders/{id}/returnable-items', {
    params: { id: order_id },
    query: { paginate: false, embed: EMBEDS, ...(hash ? { hash } : {}) },
  })
  return items.map(lineOf)
}

function lineOf(item: Wire): ReturnLine {
  return {
    id: item.id,
    name: item.name,
    details: itemDetails({ ...item, product_fields: item.order_item_product_fields }),
    part_names: item.part_names,
    image_url: item.image_url,
    amount: item.amount,
    max_amount: item.max_amount,
    obstacle: item.obstacle,
    is_sealed: item.is_sealed,
    price: item.taxed_total_price.formatted,
    resolves: item.resolves,
  }
}

/** What a form says is sent back: `amount_{order_item_id}`, nothing being none. */
export function chosenAmounts(form: Record<string, string>): { order_item_id: number; amount: number }[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const id = /^amount_([1-9]\d{0,9})$/.exec(name)?.[1]
    const amount = /^[1-9]\d{0,4}$/.exec(value.trim())?.[0]
    return id && amount ? [{ order_item_id: Number(id), amount: Number(amount) }] : []
  })
}
