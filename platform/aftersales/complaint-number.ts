import type { Transaction } from '#platform/db/database.ts'

interface ComplaintNumber {
  shop_id: number
  year: number
  number: number
  document_number: string
}

const NUMBER_DIGITS = 5

/**
 * The next number of the year. Its row stays locked until the transaction ends: what is undone gives its number back,
 * so the series has no gap.
 */
export async function nextComplaintNumber(
  tx: Transaction,
  order_id: number,
  now: Date,
): Promise<ComplaintNumber> {
  const [next] = await tx<{ shop_id: number; year: number; number: number }[]>`
    insert into complaint_series (shop_id, year, last_number)
    select shop_id, extract(year from ${now}::timestamptz at time zone 'Europe/Prague'), 1
    from customer_order where id = ${order_id}
    on conflict (shop_id, year) do update set last_number = complaint_series.last_number + 1
    returning shop_id, year, last_number as number`
  if (!next) throw new Error(`There is no order ${order_id} to complain about`)
  const { year, number } = next
  return { ...next, document_number: `R${year}${String(number).padStart(NUMBER_DIGITS, '0')}` }
}
