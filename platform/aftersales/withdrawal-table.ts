import { withdrawals } from '#contract/withdrawal.ts'
import { table } from '#platform/db/table.ts'

export const withdrawalTable = table({
  resource: withdrawals,
  from: ({ sql }) => sql`withdrawal`,
  visible: ({ sql, shop_id }) => sql`withdrawal.shop_id = ${shop_id}`,
  columns: ({ sql }) => ({
    id: sql`withdrawal.id`,
    order_id: sql`withdrawal.order_id`,
    is_matched: sql`(withdrawal.order_id is not null)`,
    order_code: sql`withdrawal.order_code`,
    first_name: sql`withdrawal.first_name`,
    last_name: sql`withdrawal.last_name`,
    email: sql`withdrawal.email`,
    items: sql`withdrawal.items`,
    note: sql`withdrawal.note`,
    account: sql`coalesce(withdrawal.bank_account_iban,
      withdrawal.bank_account_number || '/' || withdrawal.bank_code)`,
    created_at: sql`withdrawal.created_at`,
    confirmed_at: sql`withdrawal.confirmed_at`,
    refund_id: sql`withdrawal.refund_id`,
  }),
  embeds: {},
  search: ({ sql }, text) => sql`
    search_text(concat_ws(' ', withdrawal.first_name, withdrawal.last_name, withdrawal.email, withdrawal.order_code))
      like '%' || search_text(${text}) || '%'`,
  default_sort: [{ field: 'id', descending: true }],
})
