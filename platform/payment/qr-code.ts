import type { CurrencyCode } from '#contract/money.ts'
import { money } from '#contract/money.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { QrCode } from '#contract/payment.ts'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { requireOrder } from '#platform/order/order.ts'
import { paidAccount } from '#platform/shop/paid-account.ts'
import { codeImage, payBySquare, spayd } from './transfer-code.ts'

/** How long a transfer is waited for. */
const TRANSFER_DUE_DAYS = 7

interface TransferRow {
  code: string
  variable_symbol: string
  taxed_total_price: number
  due_at: string
  due_on: string
  account: string
  iban: string
  swift: string
  beneficiary: string
  currency_id: number
  currency_code: CurrencyCode
  symbol: string
  decimal_places: number
}

/** The transfer that pays an order; an order that is paid, cancelled, returned or paid otherwise has none. */
export async function readQrCode(context: Context, id: number, hash?: string): Promise<QrCode> {
  const order = await requireOrder(context, id, hash)
  const [row] = await context.sql<TransferRow[]>`
    select customer_order.code, variable_symbol, taxed_total_price, company.name as beneficiary,
      created_at + make_interval(days => ${TRANSFER_DUE_DAYS}) as due_at,
      to_char((created_at + make_interval(days => ${TRANSFER_DUE_DAYS})) at time zone 'Europe/Prague', 'YYYY-MM-DD')
        as due_on,
      ${paidAccount(context.sql, context.sql`currency.code`)} as account, bank.iban, bank.swift,
      currency.id as currency_id, currency.code as currency_code, currency.symbol, currency.decimal_places
    from customer_order
    join order_payment on order_payment.order_id = customer_order.id
    join payment_method_bank_account bank on bank.payment_method_id = order_payment.payment_method_id
      and bank.currency_id = customer_order.currency_id
    join currency on currency.id = customer_order.currency_id
    join company on company.shop_id = customer_order.shop_id
    where customer_order.id = ${order.id} and paid_at is null and cancelled_at is null
      and state_id <> ${ORDER_STATES.returned} and taxed_total_price > 0
      and order_payment.payment_service = ${PAYMENT_SERVICES.bank_transaction}`
  if (!row) throw notFound()
  const currency = {
    id: row.currency_id,
    code: row.currency_code,
    symbol: row.symbol,
    decimal_places: row.decimal_places,
  }
  const amount = money(row.taxed_total_price, currency, context.language)
  const transfer = {
    iban: row.iban.replace(/\s/g, ''),
    bic: row.swift,
    beneficiary: row.beneficiary,
    amount: decimal(row.taxed_total_price),
    variable_symbol: row.variable_symbol,
    due_on: row.due_on,
    message: `${row.beneficiary} ${row.code}`,
  }
  const payload = currency.code === 'CZK' ? spayd(transfer) : payBySquare(transfer)
  const { account, swift, variable_symbol, due_at } = row
  const { iban } = transfer
  return { payload, image: codeImage(payload), account, iban, swift, amount, variable_symbol, due_at }
}

/** Both currencies have two places; the number is written, not computed, so that no fraction is ever off. */
function decimal(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
