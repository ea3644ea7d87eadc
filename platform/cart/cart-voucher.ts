import { createRateLimit } from '#platform/http/rate-limit.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import { findVoucher, requireVoucher } from '#platform/discount/cart-discount.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { type CartRow, changeCart } from './cart.ts'
import { dropLostGifts } from './give-gift.ts'
import { discountBuyer, readPricedCart } from './read-priced-cart.ts'

export const MAX_REFUSED_CODES = 10
export const REFUSED_CODES_WINDOW_S = 10 * 60

/** Nobody mistypes this often; whoever guesses codes does. */
const refused = createRateLimit({
  name: 'voucher',
  limit: MAX_REFUSED_CODES,
  window_s: REFUSED_CODES_WINDOW_S,
})

export async function applyVoucher(context: Context, cart_id: string, code: string): Promise<void> {
  // Carts cost nothing, so whoever asks is counted beside the cart asked for.
  const sender = senderOf(context)
  const keys = [`cart ${cart_id}`, ...(sender ? [`sender ${sender}`] : [])]
  // Counted beforehand: many guesses sent at once are all counted.
  for (const key of keys) await refused.take(context, key)
  let is_guess = false
  try {
    await changeCart(context, cart_id, async (inside, cart) => {
      const { entered_ids, input } = await readPricedCart(inside, cart)
      const voucher = { ...discountBuyer(inside, cart), code, entered_ids, lines: input.lines }
      const discount_id = await requireVoucher(inside, voucher).catch((error: unknown) => {
        is_guess = true
        throw error
      })
      await enter(inside, cart, discount_id)
      await dropLostGifts(inside, cart)
    })
  } finally {
    if (!is_guess) for (const key of keys) await refused.forgive(context, key)
  }
}

export async function takeVoucherBack(
  context: Context,
  { cart_id, id }: { cart_id: string; id: number },
): Promise<void> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const { sql } = inside
    const taken = await sql`
      delete from cart_discount where cart_id = ${cart.id} and discount_id = ${id} returning discount_id`
    if (taken.length === 0) throw notFound()
    await dropLostGifts(inside, cart)
  })
}

/** Codes of another cart that count here as well; the others stay behind. */
export async function moveVouchers(context: Context, from: CartRow, to: CartRow): Promise<void> {
  const { sql } = context
  const codes = await sql<{ code: string }[]>`
    select discount.code from cart_discount entered join discount on discount.id = entered.discount_id
    where entered.cart_id = ${from.id} order by entered.applied_at, discount.id`
  for (const { code } of codes) {
    const { entered_ids, input } = await readPricedCart(context, to)
    const found = await findVoucher(context, {
      ...discountBuyer(context, to),
      code,
      entered_ids,
      lines: input.lines,
    })
    if (typeof found === 'number') await enter(context, to, found)
  }
}

async function enter({ sql, now }: Context, cart: CartRow, discount_id: number): Promise<void> {
  await sql`
    insert into cart_discount (cart_id, discount_id, applied_at)
    values (${cart.id}, ${discount_id}, ${now}) on conflict do nothing`
}
