import * as z from 'zod/mini'
import { bankBodyFields, bankFields } from './bank.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { configurableVariables } from './configurable.ts'
import { embedMany, embedNullable } from './embed.ts'
import { resource } from './list.ts'
import { orders } from './order.ts'
import {
  BirthDate,
  DialCode,
  Email,
  GenderPreference,
  line,
  newPasswordIsConfirmed,
  Password,
  passwordIsConfirmed,
  PersonName,
  Phone,
  phoneFitsDialCode,
} from './form-field.ts'

/** How much of a currency one credit is worth. */
export const ConversionValue = z.object({ currency_id: z.number(), value: z.number() })
export type ConversionValue = z.infer<typeof ConversionValue>

/** Credits are counted, not priced: amounts here are numbers, their worth is in `conversion_values`. */
export const CustomerAccountAmount = z.object({
  customerAccountId: z.number(),
  amount: z.number(),
  receivedAmount: z.number(),
  usedAmount: z.number(),
  conversion_values: z.array(ConversionValue),
})
export type CustomerAccountAmount = z.infer<typeof CustomerAccountAmount>

export const Customer = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  dial_code: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  is_active: z.boolean(),
  is_blocked: z.boolean(),
  is_guest: z.boolean(),
  last_logged_at: z.nullable(z.string()),
  ...bankFields,
  restrict_to_country_id: z.nullable(z.number()),
  gender_oriented_product_preference: GenderPreference,
  additional_params: z.record(z.string(), z.unknown()),
  code: z.string(),
  birth_at: z.nullable(z.string()),
  preferred_payment_method_id: z.nullable(z.number()),
  preferred_shipping_method_id: z.nullable(z.number()),
  customer_group_ids: z.array(z.number()),
  customer_account_amounts: z.array(CustomerAccountAmount),
})
export type Customer = z.infer<typeof Customer>

export const EMAIL_CHANGE_LIFETIME_S = 24 * 60 * 60

export const customers = resource({
  name: 'customer',
  entity: Customer,
  embeds: {
    configurable: embedMany(configurableVariables),
    latest_order: embedNullable(orders),
    /** Waits for its mailbox to confirm it. */
    pending_email: { schema: z.nullable(z.string()) },
  },
  filterable: {
    id: 'number',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    code: 'text',
    is_active: 'boolean',
    is_blocked: 'boolean',
    is_guest: 'boolean',
  },
  sortable: ['id', 'email', 'last_name', 'last_logged_at'],
  searchable: true,
})

export const CustomerGroup = z.object({ id: z.number(), name: z.string(), code: z.string() })
export type CustomerGroup = z.infer<typeof CustomerGroup>

export const customerGroups = resource({
  name: 'customer_group',
  entity: CustomerGroup,
  embeds: {},
  filterable: { id: 'number', name: 'text', code: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})

/** First and last name joined; whichever is missing leaves no stray space. */
export function fullName(person: { first_name?: string | null; last_name?: string | null }): string {
  return [person.first_name, person.last_name].flatMap((name) => name?.trim() || []).join(' ')
}

export const RegisterBody = z
  .strictObject({
    first_name: PersonName,
    last_name: PersonName,
    email: Email,
    password: Password,
    password_confirmation: z.string(),
    is_subscribed: z.optional(z.boolean()),
    birth_at: z.optional(z.nullable(BirthDate)),
    dial_code: z.optional(z.nullable(DialCode)),
    phone: z.optional(z.nullable(Phone)),
  })
  .check(passwordIsConfirmed, phoneFitsDialCode)

const MAX_FREE_VALUES = 50
const FreeValues = z
  .record(line(64), z.nullable(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])))
  .check(z.refine((values) => Object.keys(values).length <= MAX_FREE_VALUES))

export const CustomerBody = z
  .strictObject({
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    email: z.optional(Email),
    /** Asked for with another e-mail, which is what one logs in with; its mailbox has to confirm it. */
    current_password: z.optional(z.string()),
    dial_code: z.optional(z.nullable(DialCode)),
    phone: z.optional(z.nullable(Phone)),
    birth_at: z.optional(z.nullable(BirthDate)),
    ...bankBodyFields,
    gender_oriented_product_preference: z.optional(GenderPreference),
    additional_params: z.optional(FreeValues),
    preferred_payment_method_id: z.optional(z.nullable(Id)),
    preferred_shipping_method_id: z.optional(z.nullable(Id)),
    configurable: z.optional(FreeValues),
  })
  .check(phoneFitsDialCode)

export const PasswordChangeBody = z
  .strictObject({
    current_password: z.string(),
    new_password: Password,
    new_password_confirmation: z.string(),
  })
  .check(newPasswordIsConfirmed)

/** An id that is not one's own is refused alike, whether there is such a customer or not. */
const own = { access: 'customer', stranger: 'forbidden', params: z.object({ id: PathId }) } as const

export const customerCalls = defineCalls({
  'GET /staff/customers': { summary: 'Lists customers, for staff', access: 'staff', list: customers },
  'POST /customers/register': {
    summary: 'Registers a customer',
    access: 'public',
    body: RegisterBody,
    one: customers,
    status: 201,
  },
  'GET /customers/{id}': {
    summary: 'Reads one’s own record',
    ...own,
    one: customers,
  },
  'PATCH /customers/{id}': {
    summary: 'Changes one’s own record',
    ...own,
    body: CustomerBody,
    one: customers,
  },
  'POST /customers/confirm-email': {
    summary: 'Takes another e-mail into use with the token of the mail to it; all other sessions end',
    access: 'public',
    body: z.strictObject({ token: line(256) }),
    status: 204,
  },
  'DELETE /customers/{id}': {
    summary: 'Deletes one’s own account; the password is asked for again',
    ...own,
    in_person: true,
    body: z.strictObject({ password: z.string() }),
    status: 204,
  },
  'PUT /customers/{id}/password': {
    summary: 'Changes one’s own password and ends all other sessions',
    ...own,
    in_person: true,
    body: PasswordChangeBody,
    status: 204,
  },
  'POST /customers/{id}/export': {
    summary: 'Hands out everything the shop keeps about the customer; the password is asked for again',
    ...own,
    in_person: true,
    body: z.strictObject({ password: z.string() }),
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /staff/customer-groups': {
    summary: 'Lists customer groups, for staff',
    access: 'staff',
    list: customerGroups,
  },
})
