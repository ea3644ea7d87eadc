import * as z from 'zod/mini'
import { Id } from './call.ts'
import { CartId } from './cart-id.ts'
import { GenderPreference, paragraphs, Password, passwordIsConfirmed } from './form-field.ts'

export const MAX_NOTE_LENGTH = 2000

/** What the shopper agreed to. Where the platform now comes to something else, nothing is ordered. */
export const SeenOrder = z.strictObject({
  /** `value` of the total as it was shown. */
  taxed_total_price: z.number(),
  shipping_method_id: z.nullable(Id),
  payment_method_id: z.nullable(Id),
  shipping_option_id: z.optional(z.nullable(Id)),
  items_mark: z.optional(z.number()),
})
export type SeenOrder = z.infer<typeof SeenOrder>

/** A number for the lines of a cart, at any depth: with another line or amount it is another one, at the same price too. */
export function itemsMark(lines: readonly { id: number; amount: number }[]): number {
  const text = lines.map(({ id, amount }) => `${id}x${amount}`).toSorted()
  return [...text.join()].reduce((mark, sign) => (mark * 31 + sign.charCodeAt(0)) % 2_147_483_647, 0)
}

export const OrderBody = z
  .strictObject({
    cart_id: CartId,
    note: z.optional(z.nullable(paragraphs(MAX_NOTE_LENGTH))),
    gender_oriented_product_preference: z.optional(z.nullable(GenderPreference)),
    create_new_account: z.optional(z.boolean()),
    password: z.optional(Password),
    password_confirmation: z.optional(z.string()),
    newsletter: z.optional(z.boolean()),
    seen: z.optional(SeenOrder),
  })
  .check(
    passwordIsConfirmed,
    z.refine((body) => !body.create_new_account || body.password !== undefined, { path: ['password'] }),
  )
export type OrderBody = z.infer<typeof OrderBody>

export interface OrderForm {
  note?: string | null
  gender_oriented_product_preference?: GenderPreference | null
  create_new_account?: boolean
  password?: string
  password_confirmation?: string
  newsletter?: boolean
  seen?: SeenOrder
}

/** What is sent for a filled-in order form: passwords only with a new account, nothing but spaces is no note. */
export function orderBody(cartId: string, form: OrderForm): OrderBody {
  const account = form.create_new_account
    ? {
        create_new_account: true,
        password: form.password ?? '',
        password_confirmation: form.password_confirmation || (form.password ?? ''),
      }
    : { create_new_account: false }
  return {
    cart_id: cartId,
    note: form.note?.trim() || null,
    gender_oriented_product_preference: form.gender_oriented_product_preference ?? null,
    ...account,
    newsletter: form.newsletter ?? false,
    ...(form.seen ? { seen: form.seen } : {}),
  }
}
