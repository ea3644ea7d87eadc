import { complaintAddresses } from '#contract/complaint.ts'
import { table } from '#platform/db/table.ts'

export const complaintAddressTable = table({
  resource: complaintAddresses,
  from: ({ sql }) => sql`complaint_address`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql }) => ({
    // Never sent: lists are told apart by it.
    id: sql`complaint_address.id`,
    complaint_id: sql`complaint_address.complaint_id`,
    type: sql`complaint_address.type`,
    first_name: sql`complaint_address.first_name`,
    last_name: sql`complaint_address.last_name`,
    phone: sql`complaint_address.phone`,
    dial_code: sql`complaint_address.dial_code`,
    street: sql`complaint_address.street`,
    city: sql`complaint_address.city`,
    post_code: sql`complaint_address.post_code`,
    country_id: sql`complaint_address.country_id`,
    is_company: sql`complaint_address.is_company`,
    company_name: sql`complaint_address.company_name`,
    company_identification_number: sql`complaint_address.company_identification_number`,
    company_vat_number: sql`complaint_address.company_vat_number`,
  }),
  embeds: {},
})
