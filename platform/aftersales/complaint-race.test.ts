import { expect, it } from 'vitest'
import { checkInvariants, rememberBefore } from '#tests/faults/checker.ts'
import { openComplaintShop } from './complaint-scene.ts'

/** All wait for one row; many more would have the last of them wait for longer than a lock is waited for. */
const FILED = 8
const { bought, file, db } = await openComplaintShop({ connections: 2 * FILED })

it('numbers have no gap and no double under parallel filing, with refusals between them [COMPL-03]', async () => {
  const calm = await rememberBefore(db)
  const orders = await Promise.all(Array.from({ length: FILED }, () => bought([{ code: 'UNTRACKED' }])))
  const [before] = await db`select coalesce(max(last_number), 0)::int as last from complaint_series`
  const answers = await Promise.all(
    orders.flatMap((order) => [
      file(order),
      // Fails late, with the number already taken.
      file(order, { type: 2, addresses: { billing: { country_id: 2_000_000 } } }),
    ]),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(FILED)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(FILED)
  const rows = await db<{ number: number; document_number: string; year: number }[]>`
    select number, document_number, year from complaint where number > ${before?.last} order by number`
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: FILED }, (_, index) => before?.last + 1 + index),
  )
  for (const { number, year, document_number } of rows) {
    expect(document_number).toBe(`R${year}${String(number).padStart(5, '0')}`)
  }
  const history = await Promise.all(
    answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })),
  )
  expect(await checkInvariants(db, { before: calm, history })).toEqual([])
})
