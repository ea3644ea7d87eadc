import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { hostOf } from './hostname.ts'

type Asked = Pick<Context, 'shop_id' | 'request'> & { sql: Database | Transaction }

/** Leads to a hostname of the shop and nowhere else: the Host header of a request may be anybody's. */
export async function shopLink(
  { sql, shop_id, request }: Asked,
  path: string,
  query: Record<string, string> = {},
): Promise<string> {
  const hosts = await sql<{ hostname: string }[]>`
    select hostname from shop_hostname where shop_id = ${shop_id} order by position, hostname`
  const link = new URL(path, request.url)
  link.hostname = hostOf(hosts, request)?.hostname ?? 'localhost'
  link.search = new URLSearchParams(query).toString()
  return link.href
}
