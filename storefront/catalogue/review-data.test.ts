import { expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { loadReviews } from './review-data.ts'

it('behind the last page of reviews stands the last one [REVIEW-01]', async () => {
  const api = createApi({
    base_url: 'http://localhost',
    fetch: async (asked) => {
      const page = Number(new URL(asked instanceof Request ? asked.url : asked).searchParams.get('page'))
      const review = {
        id: page,
        comment: '',
        language: 'cs',
        rating: 5,
        created_at: '2026-01-01T00:00:00Z',
        is_verified: true,
      }
      return Response.json({ items: page <= 2 ? [review] : [], _meta: { page, total_pages: 2 } })
    },
    language: 'cs',
    currency: 'CZK',
    tracking_id: 'test',
  })
  const pageFor = async (reviews: string) => {
    const { items, page } = await loadReviews(api, 1, new URLSearchParams({ reviews }))
    return [page, items.length]
  }
  expect(await pageFor('2')).toEqual([2, 1])
  expect(await pageFor('99')).toEqual([2, 1])
})
