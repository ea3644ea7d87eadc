import { NEWSLETTER_TYPES } from '#contract/newsletter.ts'
import type { Transaction } from '#platform/db/database.ts'
import { newToken } from '#platform/http/token.ts'
import { daysFrom } from './seed-rows.ts'
import type { Customer } from './trade/shape.ts'

export async function seedNewsletters(sql: Transaction, customers: Customer[], now: Date): Promise<void> {
  for (const { email, newsletter, registered_days_ago } of customers) {
    if (!newsletter) continue
    const confirmed_at = daysFrom(now, -registered_days_ago)
    await sql`
      insert into newsletter (shop_id, email, type, customer_id, gender, language, unsubscribe_token,
        requested_at, confirmed_at)
      select shop.id, customer.email, ${NEWSLETTER_TYPES.general}, customer.id,
        customer.gender_oriented_product_preference, customer.language, ${newToken()}, ${confirmed_at}, ${confirmed_at}
      from customer, shop where customer.email = ${email}`
  }
}
