import { MAX_UNPAGINATED, type Resource } from '#contract/list.ts'
import type { RecordReader } from './auth/account-export.ts'
import { addressTable } from './customer/address-table.ts'
import { customerAccountTable, customerAccountUsageTable } from './customer/customer-account-table.ts'
import { customerTable } from './customer/customer-table.ts'
import { readList } from './db/read-table.ts'
import type { Entity, Fragment, Table } from './db/table.ts'
import type { Context } from './http/context.ts'
import { wholeEntity } from './http/selection.ts'
import { orderTable } from './order/order-table.ts'

type Scope = (context: Context) => Fragment

/** All rows of a resource that are the caller's, with these embeds. */
function all<R extends Resource>(table: Table<R>, embeds: string[] = [], scope?: Scope): RecordReader {
  const nested = embeds.map((name) => {
    const inner = table.resource.embeds[name]?.of?.()
    return [name, inner ? wholeEntity(inner) : { fields: new Set<string>(), embeds: new Map() }] as const
  })
  const selection = wholeEntity(table.resource, Object.fromEntries(nested))
  const options = { per_page: MAX_UNPAGINATED, paginate: false, sort: [], filters: [], search: '', selection }
  return async (context) => {
    const found: Entity[] = []
    for (let page = 1; ; page++) {
      const { items } = await readList(context, table, { page, ...options }, scope?.(context))
      found.push(...items)
      if (items.length < MAX_UNPAGINATED) return found
    }
  }
}

/** Rows of tables that no list shows. */
const rows =
  (read: Scope): RecordReader =>
  async (context) =>
    (await read(context)).map((row) => ({ ...row }))

const ORDER_PARTS = ['state', 'items', 'order_addresses', 'shipping', 'payment', 'discounts', 'invoices']

/** What the shop keeps about a customer, and from which tables that are tied to customers it comes. */
export const customerRecord: Record<string, { tables: string[]; read: RecordReader }> = {
  customer: {
    tables: [
      'customer_customer_group',
      'configurable_variable_value',
      'customer_account_balance',
      'email_change',
    ],
    read: all(customerTable, ['configurable', 'pending_email']),
  },
  addresses: { tables: ['customer_address'], read: all(addressTable) },
  accounts: { tables: [], read: all(customerAccountTable) },
  account_usages: { tables: ['customer_account_usage'], read: all(customerAccountUsageTable) },
  sessions: {
    tables: ['session'],
    read: rows(
      ({ sql, caller }) => sql`
        select id, client_ip, user_agent, created_at, last_used_at, session_expiration_at, ended_at
        from session where customer_id = ${caller.customer_id} and user_id is null order by id`,
    ),
  },
  orders: {
    tables: ['customer_order', 'order_state_change'],
    read: all(
      orderTable,
      ORDER_PARTS,
      ({ sql, caller }) => sql`customer_order.customer_id = ${caller.customer_id}`,
    ),
  },
  carts: {
    tables: ['cart'],
    read: rows(
      ({ sql, caller }) => sql`
        select id, email, additional_data, created_at, updated_at, (
          select coalesce(json_agg(json_build_object(
            'product_id', product_id, 'product_variation_id', product_variation_id, 'amount', amount,
            'product_fields', product_fields) order by id), '[]')
          from cart_item where cart_id = cart.id
        ) as items, (
          select coalesce(json_agg(to_jsonb(cart_address) - 'cart_id' order by type), '[]')
          from cart_address where cart_id = cart.id
        ) as addresses
        from cart where customer_id = ${caller.customer_id} and ordered_at is null order by created_at, id`,
    ),
  },
  lists: {
    tables: ['customer_product_list'],
    read: rows(
      ({ sql, caller }) => sql`
        select list.id, list.name, list.description, list.type, list.created_at, (
          select coalesce(json_agg(json_build_object(
            'product_id', item.product_id, 'product_variation_id', item.product_variation_id,
            'note', item.note, 'created_at', item.created_at) order by item.id), '[]')
          from customer_product_list_item item where item.customer_product_list_id = list.id
        ) as items
        from customer_product_list list where list.customer_id = ${caller.customer_id} order by list.id`,
    ),
  },
  reviews: {
    tables: ['review'],
    read: rows(
      ({ sql, caller }) => sql`
        select id, product_id, name, comment, rating, language, state, is_verified, created_at
        from review where customer_id = ${caller.customer_id} order by id`,
    ),
  },
  visits: {
    tables: ['visit'],
    read: rows(
      ({ sql, caller }) => sql`
        select id, product_id, created_at from visit where customer_id = ${caller.customer_id} order by id`,
    ),
  },
  discounts: {
    tables: ['discount_customer'],
    read: rows(
      ({ sql, caller, language }) => sql`
        select discount.id, localized_text(discount.name, ${language}) as name
        from discount_customer join discount on discount.id = discount_id
        where customer_id = ${caller.customer_id} order by discount.id`,
    ),
  },
  complaints: {
    tables: ['complaint_state_change'],
    read: rows(
      ({ sql, caller }) => sql`
        select complaint.id, complaint.order_id, document_number, state, type, first_name, last_name,
          complaint.email, dial_code, phone, bank_code, bank_account_number, bank_account_iban, bank_swift_code,
          complaint.created_at, (
            select coalesce(json_agg(json_build_object(
              'order_item_id', order_item_id, 'amount', amount, 'reason', reason,
              'preferred_resolve', preferred_resolve) order by id), '[]')
            from complaint_item where complaint_id = complaint.id
          ) as items, (
            select coalesce(json_agg(to_jsonb(complaint_address) - 'complaint_id' order by id), '[]')
            from complaint_address where complaint_id = complaint.id
          ) as addresses, (
            select coalesce(json_agg(json_build_object(
              'name', name, 'mime_type', mime_type, 'created_at', created_at) order by id), '[]')
            from complaint_document where complaint_id = complaint.id
          ) as documents
        from complaint join customer_order on customer_order.id = complaint.order_id
        where customer_order.customer_id = ${caller.customer_id} order by complaint.id`,
    ),
  },
  newsletters: {
    tables: ['newsletter', 'newsletter_request'],
    read: rows(
      ({ sql, caller }) => sql`
        select email, type, gender, language, requested_at, confirmed_at, unsubscribed_at
        from newsletter where customer_id = ${caller.customer_id}
        union all
        select email, type, gender, language, created_at, null, null
        from newsletter_request where customer_id = ${caller.customer_id} and confirmed_at is null
        order by requested_at`,
    ),
  },
  refunds: {
    tables: ['refund_state_change'],
    read: rows(
      ({ sql, caller }) => sql`
        select refund.id, refund.order_id, is_withdrawal, state, refund.note,
            refund.bank_code, refund.bank_account_number, refund.bank_account_iban, refund.bank_swift_code,
            refund.created_at, submitted_at, (
            select coalesce(json_agg(json_build_object(
              'order_item_id', order_item_id, 'amount', amount, 'reason', reason,
              'preferred_resolve', preferred_resolve) order by id), '[]')
            from refund_item where refund_id = refund.id
          ) as items, (
            select coalesce(json_agg(to_jsonb(refund_address) - 'refund_id' order by id), '[]')
            from refund_address where refund_id = refund.id
          ) as addresses
        from refund join customer_order on customer_order.id = refund.order_id
        where customer_order.customer_id = ${caller.customer_id} order by refund.id`,
    ),
  },
  withdrawals: {
    tables: [],
    read: rows(
      ({ sql, caller }) => sql`
        select withdrawal.id, order_id, first_name, last_name, withdrawal.email, items, withdrawal.note,
          bank_code, bank_account_number, bank_account_iban, bank_swift_code, withdrawal.created_at, confirmed_at
        from withdrawal join customer_order on customer_order.id = order_id
        where customer_order.customer_id = ${caller.customer_id} order by withdrawal.id`,
    ),
  },
  consents: {
    tables: ['consent'],
    read: rows(
      ({ sql, caller }) => sql`
        select id, consent_id, purposes, version, language, created_at
        from consent where customer_id = ${caller.customer_id} order by id`,
    ),
  },
  pairings: {
    tables: ['social_pairing'],
    read: rows(
      ({ sql, caller }) => sql`
        select provider, subject, by_session, created_at from social_pairing
        where customer_id = ${caller.customer_id} order by created_at`,
    ),
  },
  staff_actions: {
    tables: ['staff_action'],
    read: rows(
      ({ sql, caller }) => sql`
        select call, created_at from staff_action where customer_id = ${caller.customer_id} order by id`,
    ),
  },
}
