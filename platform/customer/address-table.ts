import { customerAddresses } from '#contract/address.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { table } from '#platform/db/table.ts'

export const addressTable = table({
  resource: customerAddresses,
  from: ({ sql }) => sql`customer_address`,
  visible: ({ sql, caller }) => sql`customer_address.customer_id = ${caller.customer_id}`,
  columns: ({ sql }) => ({
    id: sql`customer_address.id`,
    customer_id: sql`customer_address.customer_id`,
    first_name: sql`customer_address.first_name`,
    last_name: sql`customer_address.last_name`,
    phone: sql`customer_address.phone`,
    dial_code: sql`customer_address.dial_code`,
    street: sql`customer_address.street`,
    city: sql`customer_address.city`,
    post_code: sql`customer_address.post_code`,
    country_id: sql`customer_address.country_id`,
    is_company: sql`customer_address.is_company`,
    company_name: sql`customer_address.company_name`,
    company_identification_number: sql`customer_address.company_identification_number`,
    company_vat_number: sql`customer_address.company_vat_number`,
    is_billing_default: sql`customer_address.is_billing_default`,
    is_shipping_default: sql`customer_address.is_shipping_default`,
    created_at: sql`customer_address.created_at`,
  }),
  embeds: {},
  search: (context, searched) => {
    const { sql } = context
    const name = sql`concat_ws(' ', customer_address.first_name, customer_address.last_name)`
    const place = sql`concat_ws(' ', customer_address.street, customer_address.city, customer_address.post_code)`
    return containsText(context, [name, sql`customer_address.company_name`, place], searched)
  },
})
