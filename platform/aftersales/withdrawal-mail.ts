import { accountText } from '#contract/bank.ts'
import { exactTime } from '#contract/exact-time.ts'
import type { Language } from '#contract/language.ts'
import type { WithdrawalBody } from '#contract/withdrawal.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { writeMailDocument } from '#platform/mail/mail-document.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Mail } from '#platform/mail/outbox.ts'
import { readSeller, sellerParts } from '#platform/order-mail/seller.ts'
import { shopLink } from '#platform/shop/shop-link.ts'
import { WITHDRAWAL_PATHS, withdrawalQuery } from './refund-link.ts'
import { sayOfRefund } from './refund-mail-texts.ts'

interface Order {
  id: number
  code: string
  hash: string
  customer_id: number | null
  email: string
  language: Language
  shop_id: number
  shop_name: string
}

/** Asks whoever has the mailbox of the order, with the time the form came at. Null where there is no such order. */
export async function confirmationMail(
  tx: Transaction,
  context: Context,
  sent: { order_id: number | null; received_at: string; token: string; body: WithdrawalBody },
): Promise<Mail | null> {
  const { order_id, received_at, token, body } = sent
  const [order] = await tx<Order[]>`
    select customer_order.id, customer_order.code, customer_order.hash, customer_order.customer_id,
      customer_order.email, customer_order.language, shop_id, shop.name as shop_name
    from customer_order join shop on shop.id = shop_id where customer_order.id = ${order_id}`
  const language = mailLanguage(order?.language ?? 'cs')
  const say = sayOfRefund(language)
  const link = (query: Record<string, string>) =>
    shopLink({ ...context, sql: tx }, WITHDRAWAL_PATHS[language], query)
  const url = await link({ token, order_code: order?.code ?? '' })
  const choose_url = await link(order ? withdrawalQuery(order) : {})
  const items = await tx<{ name: string; amount: number }[]>`
    select concat_ws(', ', line.name, line.variation_name) as name, wanted.amount from order_item line
    join unnest(${(body.items ?? []).map(({ order_item_id }) => order_item_id)}::int[],
      ${(body.items ?? []).map(({ amount }) => amount)}::int[]) wanted(id, amount) on wanted.id = line.id
    where line.order_id = ${order_id} order by line.id`
  if (!order) return null
  const { code, shop_name: shop } = order
  const time = exactTime(received_at, language)
  const account = accountText(body)
  return {
    to: order.email,
    language,
    ...writeMailDocument(language, {
      subject: say('confirm_subject', { code, shop }),
      sender: shop,
      title: say('confirm_title'),
      parts: [
        { kind: 'paragraph', text: say('hello') },
        { kind: 'paragraph', text: say('confirm', { code, time }) },
        { kind: 'link', name: say('confirm_link'), url },
        {
          kind: 'facts',
          facts: [
            { name: say('received_at'), value: time },
            { name: say('from'), value: `${body.first_name} ${body.last_name}, ${body.email}` },
            { name: say('order'), value: code },
            {
              name: say('items'),
              value: body.items
                ? items.map(({ name, amount }) => `${amount} × ${name}`).join(', ')
                : say('whole_order'),
            },
            ...(body.note ? [{ name: say('note'), value: body.note }] : []),
            ...(account ? [{ name: say('account'), value: account }] : []),
          ],
        },
        ...(body.items
          ? []
          : ([
              { kind: 'paragraph', text: say('choose') },
              { kind: 'link', name: say('choose_link'), url: choose_url, is_quiet: true },
            ] as const)),
        { kind: 'paragraph', text: say('confirm_else'), is_small: true },
        ...sellerParts(await readSeller(tx, order.shop_id, language), language),
      ],
    }),
  }
}
