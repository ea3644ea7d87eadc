import { describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'

const { db, visit, submit, ask } = await startSeededShop()
const [product] = await db<{ id: number }[]>`select id from product where code = 'SALE'`
const [route] = await db<{ path: string }[]>`
  select path from page_route
  where model_type = ${MODEL_TYPES.product} and model_id = ${product?.id ?? 0} and language = 'cs' limit 1`
const path = route?.path ?? '/'

let visitors = 0
const someone = () => ({ headers: { 'x-client-ip': `198.51.100.${++visitors}` } })
const review = {
  product_id: String(product?.id),
  rating: '4',
  comment: 'Dobrý čaj,\r\nrád si ho koupím znovu.',
  name: 'Olga',
  language: 'cs',
  return_to: `${path}?velikost=mala`,
}
const resultOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://localhost').searchParams.get('result')

describe('a review sent as a plain form', () => {
  it('goes back to the reviews of its product with what became of it [REVIEW-02]', async () => {
    const response = await submit('/api/reviews', review, someone())
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?velikost=mala&result=review_waiting#reviews`)
    const [row] = await db`select comment, rating, name, state from review order by id desc limit 1`
    expect(row).toEqual({
      comment: 'Dobrý čaj,\nrád si ho koupím znovu.',
      rating: 4,
      name: 'Olga',
      state: 'pending',
    })
  })

  it.each([
    [{ rating: '' }, 'review_rating'],
    [{ rating: '6' }, 'review_rating'],
    [{ comment: '  ' }, 'review_comment'],
    [{ name: '' }, 'review_name'],
    [{ product_id: '2000000000' }, 'review_failed'],
    [{}, 'review_repeated'],
  ])('with %j comes back with %s [REVIEW-02] [REVIEW-08]', async (change, result) => {
    expect(resultOf(await submit('/api/reviews', { ...review, ...change }, someone()))).toBe(result)
  })

  it('never leads to another site, nor comes from one [REVIEW-02]', async () => {
    const away = { ...review, comment: 'Jinam.', return_to: '//evil.example/x' }
    expect((await submit('/api/reviews', away, someone())).headers.get('location')).toBe(
      '/?result=review_waiting#reviews',
    )
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await submit('/api/reviews', review, foreign)).status).toBe(403)
  })

  it('is bounded by visitor, whatever the storefront stands in between [REVIEW-02]', async () => {
    const me = someone()
    const results = []
    for (let count = 0; count < 11; count++) {
      results.push(resultOf(await submit('/api/reviews', { ...review, comment: `Znovu ${count}.` }, me)))
    }
    expect(results.at(-2)).toBe('review_waiting')
    expect(results.at(-1)).toBe('review_rate_limited')
  })
})

describe('a review sent by a script', () => {
  it('answers whether it is published, or what is wrong by field [REVIEW-02]', async () => {
    const sent = await ask('/api/reviews', { ...review, comment: 'Ze skriptu.' }, someone())
    expect([sent.status, await sent.json()]).toEqual([201, { is_published: false }])
    const wrong = await ask('/api/reviews', { ...review, rating: '9' }, someone())
    expect(wrong.status).toBe(422)
    expect((await wrong.json()).errors[0]).toMatchObject({ field: 'rating' })
  })

  it('by a customer is theirs, and rates by parameters [REVIEW-02] [REVIEW-07]', async () => {
    const login = await submit('/api/auth/login', { email: 'jana@example.com', password: 'Vitrine-demo-1' })
    const cookies = Object.fromEntries(
      Object.entries(cookiesOf(login)).map(([name, { value }]) => [name, value]),
    )
    const parameters = await db<{ id: number }[]>`
      select review_parameter_id as id from product_review_parameter where product_id = ${product?.id ?? 0}`
    const ratings = Object.fromEntries(parameters.map(({ id }) => [`rating_${id}`, '5']))
    const { name: _name, ...unsigned } = review
    const sent = await ask(
      '/api/reviews',
      { ...unsigned, comment: 'Od Jany.', ...ratings },
      { cookies, ...someone() },
    )
    expect(sent.status).toBe(201)
    const [row] = await db`
      select customer.email, review.show_full_name,
        (select count(*)::int from review_parameter_rating where review_id = review.id) as ratings
      from review join customer on customer.id = review.customer_id order by review.id desc limit 1`
    expect(row).toEqual({ email: 'jana@example.com', show_full_name: false, ratings: parameters.length })
  })

  it('by a customer bears the full name where that is ticked [REVIEW-05] [REVIEW-06]', async () => {
    const login = await submit('/api/auth/login', { email: 'jana@example.com', password: 'Vitrine-demo-1' })
    const access_token = cookiesOf(login).access_token?.value ?? ''
    const ticked = { ...review, comment: 'Celým jménem.', show_full_name: 'on' }
    await ask('/api/reviews', ticked, { cookies: { access_token }, ...someone() })
    const [row] = await db`select comment, show_full_name from review order by id desc limit 1`
    expect(row).toEqual({ comment: 'Celým jménem.', show_full_name: true })
  })
})

describe('the product page', () => {
  it('has the form and says how reviews are verified [REVIEW-02] [REVIEW-01]', async () => {
    const html = await (await visit(path)).text()
    expect(html.includes('action="/api/reviews"')).toBe(true)
    expect(html.match(/name="rating"/g)).toHaveLength(5)
    expect(html.includes('href="/jak-overujeme-recenze"')).toBe(true)
    const back = await (await visit(`${path}?result=review_waiting`)).text()
    expect(back.replaceAll('\u00a0', ' ').includes('Hodnocení zveřejníme, jakmile si ho přečteme.')).toBe(
      true,
    )
    const strange = await (await visit(`${path}?result=%3Cb%3Ebuy`)).text()
    expect(strange.includes('<b>buy')).toBe(false)
  })
})
