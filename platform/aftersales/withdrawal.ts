import { createHash } from 'node:crypto'
import { WITHDRAWAL_CONFIRMATION_LIFETIME_S, type WithdrawalBody } from '#contract/withdrawal.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import type { Fragment } from '#platform/db/table.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid, notFound } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { change, lockRefund, refuse, requireReturnable, writeDraft } from './refund.ts'
import { type Account, accountIn, isAccountNamed, nameAccount } from './refund-account.ts'
import { putItem } from './refund-draft.ts'
import { readReturnLines, type ReturnLine } from './refund-line.ts'
import { sendDraft } from './refund-submit.ts'
import { refundText } from './refund-texts.ts'
import { confirmationMail } from './withdrawal-mail.ts'

/** Of one order. */
export const MAX_WITHDRAWALS = 3
export const MAX_WITHDRAWALS_OF_MAILBOX = 12
const MAX_WITHDRAWALS_OF_SENDER = 30
const WITHDRAWALS_WINDOW_S = 60 * 60

const asked = createRateLimit({ name: 'withdrawal', limit: MAX_WITHDRAWALS, window_s: WITHDRAWALS_WINDOW_S })
/** By the mailbox asked: it can be flooded, and a number guessed, from many addresses; a buyer has a few orders. */
const askedByMailbox = createRateLimit({
  name: 'withdrawal by mailbox',
  limit: MAX_WITHDRAWALS_OF_MAILBOX,
  window_s: WITHDRAWALS_WINDOW_S,
})
const askedBySender = createRateLimit({
  name: 'withdrawal by sender',
  limit: MAX_WITHDRAWALS_OF_SENDER,
  window_s: WITHDRAWALS_WINDOW_S,
})

/** A form sent again within this time is the same click twice; later it asks for another mail. */
const SAME_CLICK_MS = 5 * 60 * 1000

/** Does the same whether or not there is such an order, down to the number of statements. */
export async function takeWithdrawal(
  context: Context,
  body: WithdrawalBody,
): Promise<{ received_at: string }> {
  const { sql, shop_id, now, language } = context
  const order_code = body.order_code.replaceAll(/\s/g, '')
  await askedBySender.take(context, senderOf(context))
  await askedByMailbox.take(context, body.email)
  const of_order = `${body.email} ${order_code}`
  await asked.take(context, of_order)
  const [order] = await sql<{ id: number }[]>`
    select id from customer_order
    where shop_id = ${shop_id} and code = ${order_code} and lower(email) = ${body.email}
      and cancelled_at is null`
  const token = newToken()
  const { first_name, last_name, email, items = null, note = null } = body
  const account = accountIn(body)
  const words = [first_name, last_name, email, order_code, items, note]
  const content = JSON.stringify(isAccountNamed(account) ? [...words, account] : words)
  const content_hash = createHash('sha256').update(content).digest()
  const { is_again, ...taken } = await change(context, async (tx) => {
    const [row] = await tx<{ created_at: string }[]>`
      insert into withdrawal (shop_id, order_id, first_name, last_name, email, order_code, items, note, language,
        bank_code, bank_account_number, bank_account_iban, bank_swift_code,
        content_hash, token_hash, created_at, mailed_at, expiration_at)
      values (${shop_id}, ${order?.id ?? null}, ${first_name}, ${last_name}, ${email}, ${order_code},
        ${items && tx.json(items.map((item) => ({ ...item })))}, ${note}, ${language},
        ${account.bank_code}, ${account.bank_account_number}, ${account.bank_account_iban}, ${account.bank_swift_code},
        ${content_hash}, ${tokenHash(token)}, ${now}, ${now},
        ${new Date(now.getTime() + WITHDRAWAL_CONFIRMATION_LIFETIME_S * 1000)})
      on conflict (shop_id, content_hash) where confirmed_at is null do update set
        token_hash = excluded.token_hash, mailed_at = excluded.mailed_at,
        expiration_at = excluded.expiration_at, order_id = excluded.order_id
        where withdrawal.mailed_at <= ${new Date(now.getTime() - SAME_CLICK_MS)}
      returning created_at`
    const [known] = await tx<{ created_at: string }[]>`
      select created_at from withdrawal
      where shop_id = ${shop_id} and content_hash = ${content_hash} and confirmed_at is null`
    const received_at = row?.created_at ?? known?.created_at ?? now.toISOString()
    const mail = await confirmationMail(tx, context, {
      order_id: order?.id ?? null,
      received_at,
      token,
      body,
    })
    await putMail(tx, row ? mail : null, now)
    return { is_again: !row, received_at }
  })
  if (is_again) {
    await askedByMailbox.forgive(context, body.email)
    await asked.forgive(context, of_order)
  }
  return taken
}

interface Sent extends Account {
  id: number
  order_id: number
  /** As the form names them. */
  sender: string
  items: { order_item_id: number; amount: number }[] | null
  note: string | null
  created_at: string
  confirmed_at: string | null
  refund_id: number | null
  hash: string
}

const readSent = (tx: Transaction, which: Fragment) => tx<Sent[]>`
  select withdrawal.id, order_id, first_name || ' ' || last_name || ', ' || withdrawal.email as sender, items,
    withdrawal.note, withdrawal.created_at, confirmed_at, refund_id, hash,
    bank_code, bank_account_number, bank_account_iban, bank_swift_code
  from withdrawal join customer_order on customer_order.id = order_id
  where ${which} for update of withdrawal`

/** The token of the mail is the proof; used again, it tells again what became of it. */
export async function confirmWithdrawal(context: Context, token: string) {
  const { now, language } = context
  return change(context, async (tx) => {
    const [sent] = await readSent(tx, tx`token_hash = ${tokenHash(token)} and expiration_at > ${now}`)
    if (!sent) throw invalid('token', refundText(language, 'token'))
    const refund_id = await confirm(tx, context, sent)
    const { order_id, hash, created_at: received_at } = sent
    return { refund_id, order_id, hash, received_at }
  })
}

/**
 * A withdrawal counts from its sending, confirmed or not: the staff that knows whose it is need not wait for its buyer.
 * An account that nobody has confirmed by mail may be anybody's, and is left out.
 */
export async function confirmForBuyer(context: Context, id: number, order_id?: number): Promise<void> {
  const { shop_id, language } = context
  await change(context, async (tx) => {
    await tx`
      update withdrawal set order_id = (select id from customer_order where id = ${order_id ?? null} and shop_id = ${shop_id})
      where id = ${id} and shop_id = ${shop_id} and order_id is null`
    const [sent] = await readSent(tx, tx`withdrawal.id = ${id} and withdrawal.shop_id = ${shop_id}`)
    if (sent && order_id !== undefined && order_id !== sent.order_id)
      throw invalid('order_id', refundText(language, 'other_order'))
    if (sent) return confirm(tx, context, { ...sent, ...accountIn({}) })
    const known = await tx`select from withdrawal where id = ${id} and shop_id = ${shop_id}`
    throw known.length > 0 ? invalid('order_id', refundText(language, 'no_order')) : notFound()
  })
}

async function confirm(tx: Transaction, context: Context, sent: Sent): Promise<number> {
  const refund_id = sent.refund_id ?? (await withdraw(tx, context, sent))
  if (sent.confirmed_at === null) {
    await tx`
      update withdrawal set confirmed_at = ${context.now}, refund_id = ${refund_id} where id = ${sent.id}`
  }
  return refund_id
}

/** The time of the first sending decides whether it came in time and what had been provided, and stands in the record. */
async function withdraw(tx: Transaction, context: Context, sent: Sent): Promise<number> {
  const { order_id, note } = sent
  const sent_at = new Date(sent.created_at)
  await requireReturnable(tx, context, order_id, true, sent_at)
  const wanted = wantedOf(await readReturnLines(tx, order_id, sent_at), sent.items)
  if (wanted.length === 0) return latestWithdrawal(tx, context, order_id)
  const id = await writeDraft(tx, order_id, true, context.now)
  await tx`update refund set note = ${note} where id = ${id}`
  await nameAccount(tx, id, accountIn(sent))
  const draft = await lockRefund(tx, id)
  if (!draft) throw new Error('A withdrawal was written and not returned')
  for (const item of wanted) await putItem(tx, { ...context, now: sent_at }, draft, item)
  await sendDraft(tx, context, draft, sent_at, sent.sender)
  return id
}

/** Without any items everything is meant; what went back meanwhile is left out. */
function wantedOf(lines: ReadonlyMap<number, ReturnLine>, items: Sent['items']) {
  const all = items ?? [...lines.values()].map(({ order_item_id, amount }) => ({ order_item_id, amount }))
  return all.flatMap(({ order_item_id, amount }) => {
    const most = Math.min(amount, lines.get(order_item_id)?.max_amount ?? 0)
    return most > 0 ? [{ order_item_id, amount: most }] : []
  })
}

/** Somebody has withdrawn from all of it already: that is the record. */
async function latestWithdrawal(tx: Transaction, { language }: Context, order_id: number): Promise<number> {
  const [known] = await tx<{ id: number }[]>`
    select id from refund where order_id = ${order_id} and is_withdrawal and submitted_at is not null
    order by submitted_at desc, id desc limit 1`
  if (!known) throw refuse(language, 'not_returnable')
  return known.id
}

export const UNCONFIRMED_KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** Forms nobody has confirmed are kept for as long as somebody may still ask about them. */
export async function purgeWithdrawals(sql: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNCONFIRMED_KEPT_MS)
  return purge(sql, 'withdrawal', sql`confirmed_at is null and created_at < ${before}`)
}
