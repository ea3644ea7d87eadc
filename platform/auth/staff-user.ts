import type { Database, Transaction } from '#platform/db/database.ts'

export interface StaffUser {
  id: number
  first_name: string
  last_name: string
  password_hash: string
  is_active: boolean
}

export async function staffUserByEmail(sql: Database, email: string): Promise<StaffUser | null> {
  const [user] = await sql<StaffUser[]>`
    select id, first_name, last_name, password_hash, is_active from staff_user where email = ${email}`
  return user ?? null
}

/** Keeps everybody else from changing the account until the end of the transaction. */
export async function lockStaffUser(sql: Transaction, id: number): Promise<StaffUser | null> {
  const [user] = await sql<StaffUser[]>`
    select id, first_name, last_name, password_hash, is_active from staff_user where id = ${id} for no key update`
  return user ?? null
}

/** What anybody may know of a member of the staff. */
export async function staffUserById(
  sql: Database,
  id: number | null,
): Promise<Pick<StaffUser, 'id' | 'first_name' | 'last_name'> | null> {
  if (id === null) return null
  const [user] = await sql<StaffUser[]>`select id, first_name, last_name from staff_user where id = ${id}`
  return user ? { ...user } : null
}

export async function noteStaffLogin(sql: Transaction, id: number, now: Date): Promise<void> {
  await sql`update staff_user set last_logged_at = ${now} where id = ${id}`
}
