import type { InterfaceLanguage } from '#contract/language.ts'
import type { Transaction } from '#platform/db/database.ts'

export interface StaffMailbox {
  email: string
  language: InterfaceLanguage
  shop_name: string
  is_told_of_news: boolean
}

/** Where the people of a shop read their mail, and in which language: that of its first name. */
export async function readStaffMailbox(tx: Transaction, shop_id: number): Promise<StaffMailbox | null> {
  const [mailbox] = await tx<StaffMailbox[]>`
    select company.email, shop.name as shop_name, is_told_of_news, coalesce((
      select language from shop_hostname where shop_hostname.shop_id = shop.id
      order by position, hostname limit 1), 'cs') as language
    from company join shop on shop.id = company.shop_id where shop.id = ${shop_id}`
  return mailbox ?? null
}
