import { customerGroups, customers } from '#contract/customer.ts'
import { MAX_UNPAGINATED } from '#contract/list.ts'
import { columnOf } from '#platform/db/embed.ts'
import { readList } from '#platform/db/read-table.ts'
import { type EmbedSource, type Fragment, type LoadEmbed, table } from '#platform/db/table.ts'
import { configurableTable } from '#platform/shop/configurable-table.ts'
import { accountAmountsSql } from './customer-account-table.ts'

/** The shop's own fields, each with the customer's value. */
const configurable: EmbedSource = {
  needs: [],
  load: async (context, rows, selection) => {
    const all = { page: 1, per_page: MAX_UNPAGINATED, paginate: false, sort: [], filters: [], search: '' }
    return Promise.all(
      rows.map(async ({ id }) => {
        const owner = { ...context, caller: { ...context.caller, customer_id: id as number } }
        return (await readList(owner, configurableTable, { ...all, selection })).items
      }),
    )
  },
}

let readLatestOrders: LoadEmbed = async (_context, rows) => rows.map(() => null)

/** Orders are known to a domain to the right of this one; without it nobody has a latest order. */
export function provideLatestOrder(load: LoadEmbed): void {
  readLatestOrders = load
}

const latest_order: EmbedSource = {
  needs: [],
  load: (context, rows, nested) => readLatestOrders(context, rows, nested),
}

export const customerTable = table({
  resource: customers,
  from: ({ sql }) => sql`customer`,
  visible: ({ sql, caller }) => sql`customer.id = ${caller.customer_id}`,
  columns: (context) => {
    const { sql, caller } = context
    // Whoever acts as the customer sees no account that money could be sent to.
    const bank = (column: Fragment) =>
      caller.user_id !== null && caller.customer_id !== null ? sql`null::text` : column
    return {
      id: sql`customer.id`,
      first_name: sql`customer.first_name`,
      last_name: sql`customer.last_name`,
      email: sql`customer.email`,
      dial_code: sql`customer.dial_code`,
      phone: sql`customer.phone`,
      is_active: sql`customer.is_active`,
      is_blocked: sql`customer.is_blocked`,
      is_guest: sql`customer.is_guest`,
      last_logged_at: sql`customer.last_logged_at`,
      bank_code: bank(sql`customer.bank_code`),
      bank_account_number: bank(sql`customer.bank_account_number`),
      bank_account_iban: bank(sql`customer.bank_account_iban`),
      bank_swift_code: bank(sql`customer.bank_swift_code`),
      restrict_to_country_id: sql`customer.restrict_to_country_id`,
      gender_oriented_product_preference: sql`customer.gender_oriented_product_preference`,
      additional_params: sql`customer.additional_params`,
      code: sql`customer.code`,
      birth_at: sql`customer.birth_at`,
      preferred_payment_method_id: sql`customer.preferred_payment_method_id`,
      preferred_shipping_method_id: sql`customer.preferred_shipping_method_id`,
      customer_group_ids: sql`array(
      select customer_group_id from customer_customer_group
      where customer_id = customer.id order by customer_group_id)`,
      customer_account_amounts: accountAmountsSql(context, sql`customer.id`),
      $pending_email: sql`(
        select email_change.email from email_change where email_change.customer_id = customer.id
          and used_at is null and expiration_at > ${context.now} limit 1)`,
    }
  },
  embeds: { configurable, latest_order, pending_email: columnOf('$pending_email') },
  search: ({ sql }, text) =>
    sql`search_text(customer.first_name || ' ' || customer.last_name || ' ' || customer.email)
      like '%' || search_text(${text}) || '%'`,
})

/** For the staff, which finds anybody. */
export const anyCustomerTable = table({ ...customerTable, visible: ({ sql }) => sql`true` })

export const customerGroupTable = table({
  resource: customerGroups,
  from: ({ sql }) => sql`customer_group`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql, language }) => ({
    id: sql`customer_group.id`,
    name: sql`localized_text(customer_group.name, ${language})`,
    code: sql`customer_group.code`,
  }),
  embeds: {},
})
