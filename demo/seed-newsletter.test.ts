import { expect, it } from 'vitest'
import { useSeededDatabase } from '#tests/database.ts'
import { customers } from './trade/customer.ts'

const { db } = await useSeededDatabase()

it('news go to the demo people who want them, and to nobody else [NEWS-02]', async () => {
  const readers = await db<{ email: string }[]>`
    select customer.email from newsletter join customer on customer.id = newsletter.customer_id
      and customer.email = newsletter.email
    where unsubscribed_at is null order by customer.email`
  const wanting = customers.filter(({ newsletter }) => newsletter).map(({ email }) => email)
  expect(wanting).toContain('jana@example.com')
  expect(readers.map(({ email }) => email)).toEqual(wanting.toSorted())
})
