import { describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const { db, call, order, ordered, logIn } = await openOrderShop()
const requests = (email: string) => db`
  select customer_id, gender, language from newsletter_request where email = ${email}`
const subjects = async (email: string) => (await readOutbox(db, email)).map(({ subject }) => subject)

describe('an order with news', () => {
  it('asks the mailbox to confirm them, in the language of the order [NEWS-03] [ORDER-14]', async () => {
    const email = 'orders-news@example.com'
    await ordered(
      { lines: [{ code: 'PLAIN' }], email },
      { newsletter: true, gender_oriented_product_preference: 2 },
      { language: 'sk' },
    )
    expect(await requests(email)).toEqual([{ customer_id: null, gender: 2, language: 'sk' }])
    expect(await subjects(email)).toContainEqual(expect.stringMatching(/^Potvrďte, prosím, odber noviniek/))
    expect(await db`select from newsletter where email = ${email}`).toHaveLength(0)
  })

  it('is the customer’s under their own e-mail, and nobody’s under another [NEWS-03]', async () => {
    const token = await logIn('eva@example.com')
    const wish = { lines: [{ code: 'PLAIN' }], customer: 'eva@example.com' }
    await ordered({ ...wish, email: null }, { newsletter: true }, { token })
    await ordered({ ...wish, email: 'gift@example.com' }, { newsletter: true }, { token })
    const [eva] = await db<{ id: number }[]>`select id from customer where email = 'eva@example.com'`
    expect(await requests('eva@example.com')).toMatchObject([{ customer_id: eva?.id }])
    expect(await requests('gift@example.com')).toMatchObject([{ customer_id: null }])
  })

  it('asks nobody who did not tick it, nor where nothing is ordered [NEWS-03]', async () => {
    const email = 'no-news@example.com'
    await ordered({ lines: [{ code: 'PLAIN' }], email }, { newsletter: false })
    await ordered({ lines: [{ code: 'PLAIN' }], email })
    expect((await order('f'.repeat(32), { newsletter: true })).status).toBe(404)
    expect(await requests(email)).toEqual([])
    expect(await subjects(email)).not.toContainEqual(expect.stringContaining('novinek'))
  })
})

describe('a registration with news', () => {
  it('asks the mailbox as well, for the new customer [NEWS-03]', async () => {
    const body = (email: string, is_subscribed: boolean) => ({
      first_name: 'Nora',
      last_name: 'Nová',
      email,
      password: 'Konvice-a-salek-7',
      password_confirmation: 'Konvice-a-salek-7',
      is_subscribed,
    })
    const response = await call('POST /customers/register', body('nora@example.com', true))
    const { id } = (await response.json()) as { id: number }
    expect(await requests('nora@example.com')).toMatchObject([{ customer_id: id }])
    await call('POST /customers/register', body('quiet@example.com', false))
    expect(await requests('quiet@example.com')).toEqual([])
  })
})
