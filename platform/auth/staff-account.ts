import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'
import { hashPassword } from './password-hash.ts'

const PASSWORD_BYTES = 15

export interface StaffAccount {
  email: string
  first_name: string
  last_name: string
  is_active: boolean
}

export async function listStaff(sql: Database): Promise<StaffAccount[]> {
  return sql<StaffAccount[]>`select email, first_name, last_name, is_active from staff_user order by email`
}

/** Answers the password, which is kept nowhere but here. Null: somebody has this e-mail already. */
export async function addStaff(
  sql: Database,
  { email, first_name, last_name }: Omit<StaffAccount, 'is_active'>,
): Promise<string | null> {
  const password = newPassword()
  const added = await sql`
    insert into staff_user (email, first_name, last_name, password_hash)
    values (${email.toLowerCase()}, ${first_name}, ${last_name}, ${await hashPassword(password)})
    on conflict (email) do nothing returning id`
  return added.length > 0 ? password : null
}

/** Gives a new password and ends all sessions. Null: nobody has this e-mail. */
export async function renewStaffPassword(sql: Database, email: string, now: Date): Promise<string | null> {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ id: number }[]>`
      update staff_user set password_hash = ${password_hash}, is_active = true
      where email = ${email.toLowerCase()} returning id`
    if (!user) return null
    await transaction`update session set ended_at = ${now} where user_id = ${user.id} and ended_at is null`
    return password
  })
}

/** What somebody did stays under their name, so an account is closed and not removed. */
export async function closeStaff(sql: Database, email: string, now: Date): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ id: number }[]>`
      update staff_user set is_active = false where email = ${email.toLowerCase()} returning id`
    if (!user) return false
    await transaction`update session set ended_at = ${now} where user_id = ${user.id} and ended_at is null`
    return true
  })
}

const newPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')
