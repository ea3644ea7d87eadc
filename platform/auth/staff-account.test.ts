import { expect, it } from 'vitest'
import { startPlatform } from '#tests/platform.ts'
import { addStaff, closeStaff, listStaff, renewStaffPassword } from './staff-account.ts'

const { db, call } = await startPlatform()
const email = 'eva@shop.example'
const logIn = (password: string | null) => call('POST /auth/users/login', { email, password })
const sessionOf = async (answer: Response) => ((await answer.json()) as { access_token: string }).access_token
const mayWork = async (token: string) => (await call('GET /staff/customers', undefined, { token })).status

it('the first of the staff is added, gets another password and is closed from the command line', async () => {
  const password = await addStaff(db, { email: 'Eva@shop.example', first_name: 'Eva', last_name: 'Nová' })
  expect(password).toMatch(/^[\w-]{20}$/)
  expect(await addStaff(db, { email, first_name: 'Eva', last_name: 'Jiná' })).toBeNull()
  const first = await sessionOf(await logIn(password))
  expect(await mayWork(first)).toBe(200)

  const other = await renewStaffPassword(db, email, new Date())
  expect(await mayWork(first)).toBe(401)
  expect((await logIn(password)).status).not.toBe(200)
  const second = await sessionOf(await logIn(other))
  expect(await mayWork(second)).toBe(200)

  expect(await closeStaff(db, email, new Date())).toBe(true)
  expect(await mayWork(second)).toBe(401)
  expect((await logIn(other)).status).not.toBe(200)
  expect(await listStaff(db)).toContainEqual({
    email,
    first_name: 'Eva',
    last_name: 'Nová',
    is_active: false,
  })
  expect(await renewStaffPassword(db, 'nobody@shop.example', new Date())).toBeNull()
  expect(await closeStaff(db, 'nobody@shop.example', new Date())).toBe(false)
})
