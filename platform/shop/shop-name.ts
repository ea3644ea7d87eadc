import type { Database, Transaction } from '#platform/db/database.ts'

/** Whose mail this is. */
export async function shopName(
  { shop_id }: { shop_id: number },
  sql: Database | Transaction,
): Promise<string> {
  const [shop] = await sql<{ name: string }[]>`select name from shop where id = ${shop_id}`
  return shop?.name ?? ''
}
