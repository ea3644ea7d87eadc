import { expect, it } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { checkInvariants, rememberBefore } from '#tests/faults/checker.ts'

const WRITERS = 40
const ROUNDS = 6

it('ratings counted by stars equal the reviews after 40 writers, changers and deleters at once [REVIEW-08]', async () => {
  const { url } = await useSeededDatabase()
  const db = createDatabase(url, { max: WRITERS })
  try {
    const before = await rememberBefore(db)
    const [one] = await db<{ product_id: number }[]>`
      select product_id from review where state = 'published' group by product_id order by count(*) desc limit 1`
    const product_id = one?.product_id ?? 0
    const insert = async (name: string, rating: number, state: string) => {
      const [row] = await db<{ id: number }[]>`
        insert into review (product_id, name, comment, rating, language, state)
        values (${product_id}, ${name}, ${name}, ${rating}, 'cs', ${state}) returning id`
      return row?.id ?? 0
    }

    const outcomes = await Promise.allSettled(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let round = 0; round < ROUNDS; round++) {
          const rating = ((writer + round) % 5) + 1
          const id = await insert(`${writer}/${round}`, rating, writer % 3 === 0 ? 'pending' : 'published')
          // Half of them turn up what the other half turns down: the order of locks must not matter.
          const turned = writer % 2 === 0 ? 6 - rating : (rating % 5) + 1
          await db`update review set rating = ${turned} where id = ${id}`
          if (writer % 3 === 0) await db`update review set state = 'published' where id = ${id}`
          if (writer % 4 === 1) await db`update review set state = 'rejected' where id = ${id}`
          if (writer % 4 === 2) await db`delete from review where id = ${id}`
        }
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])

    const counted = await db`
      select rating, count from product_rating where product_id = ${product_id} and count > 0 order by rating`
    const real = await db`
      select rating, count(*)::int as count from review
      where product_id = ${product_id} and state = 'published' group by rating order by rating`
    expect([...counted]).toEqual([...real])
    const kept = await db`select from review where product_id = ${product_id} and name like '%/%'`
    expect(kept.length).toBe((WRITERS - WRITERS / 4) * ROUNDS)
    expect(await checkInvariants(db, { before })).toEqual([])
  } finally {
    await db.end({ timeout: 5 })
  }
})
