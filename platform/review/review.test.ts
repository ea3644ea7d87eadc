import { describe, expect, it } from 'vitest'
import { reviews } from '#contract/review.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'
import { catalogueCalls } from '#platform/catalogue/catalogue-calls.ts'
import { VISITOR } from '#platform/http/context.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { MAX_REVIEWS_PER_VISITOR, providePurchases } from './review.ts'
import { reviewCalls } from './review-calls.ts'

const { ask, send, db, idOf, product } = await openDemoShop([...catalogueCalls(), ...reviewCalls])

const rated = await db<{ code: string; id: number }[]>`
  select product.code, product.id from product join review on review.product_id = product.id
  join product_review_parameter link on link.product_id = product.id
  where product.is_active and not product.customer_groups_restriction
  group by product.id order by count(*) desc limit 1`
const { code = '', id: product_id = 0 } = rated[0] ?? {}

const written = { product_id, rating: 5, comment: 'Výborný, koupím znovu.', name: 'Olga' }
let addresses = 0
/** Each time another visitor, unless the test says who. */
const write = (body: object, asked = {}) =>
  send('/reviews', { body, headers: { 'x-client-ip': `10.0.0.${++addresses}` }, ...asked })
const publish = (id: number) => db`update review set state = 'published' where id = ${id}`
const ratingOf = async () => (await product(code, '?embed=rating')).rating as Answer

describe('a review', () => {
  it('is served with all its fields, and ratings by parameter on request [REVIEW-06] [REVIEW-07] [ENT-24]', async () => {
    const { items } = await ask('/reviews?per_page=100&embed=ratings')
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(reviews), 'ratings'].toSorted())
    const with_parts = items.find((one: Answer) => one.ratings.length > 0)
    const parameters = await ask('/review-parameters?paginate=false')
    expect(Object.keys(parameters.items[0])).toEqual(['id', 'name'])
    const known = parameters.items.map(({ id }: Answer) => id)
    expect(known).toEqual(
      expect.arrayContaining(with_parts.ratings.map((part: Answer) => part.review_parameter_id)),
    )
  })

  it('of a customer carries the full name when they want it shown, else the last name as a letter [REVIEW-05] [REVIEW-06]', async () => {
    const [row] = await db<{ id: number; first_name: string; last_name: string }[]>`
      select review.id, first_name, last_name
      from review join customer on customer.id = review.customer_id limit 1`
    const { id = 0, first_name, last_name } = row ?? {}
    const shown = async () => (await ask(`/reviews/${id}`)).customer_full_name
    expect(await shown()).toBe(`${first_name} ${last_name?.[0]}.`)
    await db`update review set show_full_name = true where id = ${id}`
    expect(await shown()).toBe(`${first_name} ${last_name}`)
  })

  it('is signed with the full name only where the customer who writes it says so [REVIEW-05] [REVIEW-06]', async () => {
    const [customer] = await db<{ id: number; first_name: string; last_name: string }[]>`
      select id, first_name, last_name from customer order by id limit 1`
    const { id: customer_id = 0, first_name, last_name } = customer ?? {}
    const signed = async (said: object) => {
      const body = { product_id, rating: 5, comment: `Podpis ${JSON.stringify(said)}`, ...said }
      const { id, customer_full_name } = await (
        await write(body, { caller: { ...VISITOR, customer_id } })
      ).json()
      const [row] = await db`delete from review where id = ${id} returning show_full_name`
      return [row?.show_full_name, customer_full_name]
    }
    const letter = `${first_name} ${last_name?.[0]}.`
    expect(await signed({ show_full_name: true })).toEqual([true, `${first_name} ${last_name}`])
    expect(await signed({ show_full_name: false })).toEqual([false, letter])
    expect(await signed({})).toEqual([false, letter])
  })

  it('by a visitor waits for the shop, and is not verified without an order [REVIEW-06] [REVIEW-02]', async () => {
    const response = await write(written)
    expect(response.status).toBe(201)
    const review = await response.json()
    expect(review).toMatchObject({ ...written, customer_id: null, is_verified: false, is_published: false })
    expect((await send(`/reviews/${review.id}`)).status).toBe(404)
    await publish(review.id)
    expect(await ask(`/reviews/${review.id}`)).toMatchObject({ ...written, language: 'cs' })
  })

  it('by a customer needs no name [REVIEW-06]', async () => {
    const [customer] = await db<{ id: number }[]>`select id from customer order by id limit 1`
    const caller = { ...VISITOR, customer_id: customer?.id ?? 0 }
    const response = await write({ product_id, rating: 4, comment: 'Splnil očekávání.' }, { caller })
    expect(await response.json()).toMatchObject({
      customer_id: customer?.id,
      name: null,
      customer_full_name: expect.any(String),
      is_verified: false,
    })
  })

  it('by a customer who bought the product is verified and published at once, unless it holds a link [REVIEW-02]', async () => {
    const [customer] = await db<{ id: number }[]>`select id from customer order by id limit 1`
    const caller = { ...VISITOR, customer_id: customer?.id ?? 0 }
    providePurchases(async (_context, customer_id) => customer_id === caller.customer_id)
    const answerOf = async (comment: string, asked = {}) =>
      (await write({ ...written, comment }, asked)).json()
    expect(await answerOf('Koupila jsem a chválím.', { caller })).toMatchObject({
      is_verified: true,
      is_published: true,
    })
    expect(await answerOf('Koupila jsem, víc na www.example.com.', { caller })).toMatchObject({
      is_verified: true,
      is_published: false,
    })
    expect(await answerOf('Koupila prý také.')).toMatchObject({ is_verified: false, is_published: false })
    providePurchases(async () => false)
  })

  it('is written ten times an hour by one visitor, then not for a while [REVIEW-02] [S43]', async () => {
    const headers = { 'x-client-ip': '192.0.2.7' }
    const other = await idOf('product', 'MUG')
    const answers = []
    for (let count = 0; count <= MAX_REVIEWS_PER_VISITOR; count++) {
      answers.push(await write({ ...written, product_id: other, comment: `Hrnek ${count}` }, { headers }))
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: MAX_REVIEWS_PER_VISITOR }, () => 201),
      429,
    ])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await write({ ...written, product_id: other, comment: 'Někdo jiný.' })).status).toBe(201)
  })

  it('may rate the parameters of the product, each once [REVIEW-07]', async () => {
    const { review_parameters } = await product(code, '?embed=review_parameters')
    const ratings = review_parameters.map(({ id }: Answer) => ({ review_parameter_id: id, rating: 3 }))
    const review = await (await write({ ...written, comment: 'Podrobně.', ratings })).json()
    await publish(review.id)
    expect((await ask(`/reviews/${review.id}?embed=ratings`)).ratings).toEqual(ratings)
    const average = (await product(code, '?embed=review_ratings')).review_ratings
    expect(average.map((part: Answer) => part.review_parameter_id)).toEqual(
      expect.arrayContaining(review_parameters.map(({ id }: Answer) => id)),
    )
    const twice = await write({ ...written, comment: 'Dvakrát.', ratings: [ratings[0], ratings[0]] })
    expect(twice.status).toBe(422)
    const foreign = await write({
      ...written,
      comment: 'Cizí.',
      ratings: [{ review_parameter_id: 9999, rating: 3 }],
    })
    expect((await foreign.json()).errors[0].field).toBe('ratings.0.review_parameter_id')
  })

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: -1 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ comment: '   ' }, 'comment'],
    [{ comment: '\u200B\u202E' }, 'comment'],
    [{ comment: 'a'.repeat(2001) }, 'comment'],
    [{ comment: '\u0958'.repeat(2000) }, 'comment'],
    [{ comment: 'https://a.example '.repeat(50) }, 'comment'],
    [{ name: ' \u202E ' }, 'name'],
    [{ name: null }, 'name'],
    [{ product_id: 2_000_000_000 }, 'product_id'],
    [{ is_verified: true }, 'is_verified'],
  ])('with %j is refused by the field [REVIEW-08]', async (change, field) => {
    const response = await write({ ...written, ...change })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toBe(field)
  })

  it('of a product nobody may see is refused [REVIEW-08]', async () => {
    const hidden = await idOf('product', 'INACTIVE')
    expect((await write({ ...written, product_id: hidden })).status).toBe(422)
  })

  it('keeps markup as text and drops signs that show nothing [REVIEW-08] [S46] [B-71]', async () => {
    const comment = '<script>alert(1)</script> pěkné\u202E \u200Bzboží'
    const review = await (await write({ ...written, comment })).json()
    expect(review.comment).toBe('<script>alert(1)</script> pěkné zboží')
    const loud = await (
      await write({ ...written, comment: `Pěkn\u00e9 z${'\u0301'.repeat(500)}boží` })
    ).json()
    expect(loud.comment.length).toBeLessThan(20)
    const named = await (
      await write({ ...written, comment: 'Jména.', name: 'Ľubomíra\u2066\n O\u2019Brien' })
    ).json()
    expect(named.name).toBe('Ľubomíra O.')
  })

  it.each([
    ['Jana Nováková', 'Jana N.'],
    ['Jan Amos Komenský', 'Jan K.'],
    ['Jana N.', 'Jana N.'],
    ['Sojka', 'Sojka'],
  ])('of a guest called %s is signed %s to whoever reads it [L23] [L10]', async (name, shown) => {
    const { id } = await (await write({ ...written, comment: `Podepsáno: ${name}`, name })).json()
    await publish(id)
    expect((await ask(`/reviews/${id}`)).name).toBe(shown)
    await db`delete from review where id = ${id}`
  })

  it('may say what somebody else has said: a customer repeats only themselves [REVIEW-02] [REVIEW-08]', async () => {
    const people = await db<{ id: number }[]>`select id from customer where is_active order by id limit 2`
    const [one, other] = people.map(({ id }) => ({ caller: { ...VISITOR, customer_id: id } }))
    const body = { ...written, product_id: await idOf('product', 'MUG'), comment: 'Super' }
    providePurchases(async () => true)
    expect((await write(body)).status).toBe(201)
    for (const buyer of [one, other]) {
      expect(await (await write(body, buyer)).json()).toMatchObject({ is_published: true })
      expect((await write({ ...body, comment: 'SUPER' }, buyer)).status).toBe(409)
    }
    expect((await write({ ...body, name: 'Ota' })).status).toBe(409)
    providePurchases(async () => false)
  })

  it('waits for the staff also where its product has no price in their currency [REVIEW-02] [TBD-21]', async () => {
    const id = await idOf('product', 'LAST')
    const review = await (await write({ ...written, product_id: id, comment: 'Bez ceny.' })).json()
    await db`delete from product_price where product_id = ${id}`
    const { items } = await ask(
      `/staff/reviews?${filters({ field: 'product_id', operator: 'eq', value: id })}`,
      {
        caller: { ...VISITOR, user_id: 1 },
      },
    )
    expect(items.map((one: Answer) => [one.id, one.is_waiting])).toContainEqual([review.id, true])
  })

  it('is taken once, and not by the hundred [REVIEW-08] [B-80]', async () => {
    const other = await idOf('product', 'PLAIN')
    const body = { ...written, product_id: other, comment: 'Stále totéž.' }
    expect((await write(body)).status).toBe(201)
    expect((await write({ ...body, comment: 'STALE  TOTEZ.'.replace('  ', ' ') })).status).toBe(409)
    const answers = []
    for (let count = 0; count < 21; count++) answers.push(await write({ ...body, comment: `Vzkaz ${count}` }))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe("a product's rating", () => {
  it('is the aggregate of its published reviews [REVIEW-08]', async () => {
    const rows = await db<{ rating: number }[]>`
      select rating from review where product_id = ${product_id} and state = 'published'`
    const rating = await ratingOf()
    const sum = rows.reduce((total, row) => total + row.rating, 0)
    expect(rating.count).toBe(rows.length)
    expect(rating.average).toBe(sum / rows.length)
    expect(rating.distribution.map((line: Answer) => line.rating)).toEqual([5, 4, 3, 2, 1])
  })

  it('never drifts: publishing, changing, hiding and deleting at once leave it right [REVIEW-08]', async () => {
    const before = await ratingOf()
    const added = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [row] = await db<{ id: number }[]>`
          insert into review (product_id, name, comment, rating, language, state)
          values (${product_id}, 'Ota', ${`Souběh ${index}`}, ${(index % 5) + 1}, 'cs', 'published') returning id`
        return row?.id ?? 0
      }),
    )
    await Promise.all(
      added.map((id, index) => {
        if (index % 4 === 0) return db`delete from review where id = ${id}`
        if (index % 4 === 1) return db`update review set state = 'rejected' where id = ${id}`
        return db`update review set rating = 1 where id = ${id}`
      }),
    )
    const after = await ratingOf()
    expect(after.count).toBe(before.count + 10)
    expect(after.distribution.at(-1).count).toBe(before.distribution.at(-1).count + 10)
  })

  it('has no average without a review [REVIEW-08]', async () => {
    const [bare] = await db<{ code: string }[]>`
      select code from product where is_active and not customer_groups_restriction
        and not exists (select from review where product_id = product.id) limit 1`
    const { rating } = await product(bare?.code ?? '', '?embed=rating')
    expect(rating).toMatchObject({ average: null, count: 0 })
  })

  it('lists reviews of one product, first those in the language of the request, the newest first [REVIEW-01] [REVIEW-06]', async () => {
    const path = `/reviews?paginate=false&${filters({ field: 'product_id', operator: 'eq', value: product_id })}`
    const [oldest] = await db<{ id: number }[]>`
      select id from review where product_id = ${product_id} and state = 'published' order by created_at limit 1`
    await db`update review set language = 'cs' where product_id = ${product_id}`
    await db`update review set language = 'sk' where id = ${oldest?.id ?? 0}`
    const idsIn = async (language: string) =>
      (await ask(path, { language })).items.map(({ id }: Answer) => id)
    const [cs, sk] = [await idsIn('cs'), await idsIn('sk')]
    expect(cs.length).toBeGreaterThan(1)
    expect(cs.at(-1)).toBe(oldest?.id)
    expect(sk).toEqual([oldest?.id, ...cs.slice(0, -1)])
    const { items } = await ask(path, { language: 'en' })
    const times = items.map(({ created_at }: Answer) => Date.parse(created_at))
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  })
})
