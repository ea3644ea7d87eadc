import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { ConversionValue } from './customer.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

export const LOYALTY_OPERATIONS = {
  percents_of_paid_price: 1,
  fixed_amount_per_order: 2,
  points_per_unit: 3,
} as const

/** Earned when an order is paid, returned when it is cancelled or refunded. */
export const LoyaltyRule = z.object({
  minimal_order_price: z.nullable(Money),
  category_ids: z.array(z.number()),
})

export const LoyaltyProgram = z.object({
  id: z.number(),
  name: z.string(),
  customer_account_id: z.number(),
  operation: z.literal(Object.values(LOYALTY_OPERATIONS)),
  value: z.number(),
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
  usage_limit: z.nullable(z.number()),
  usage_limit_per_customer: z.nullable(z.number()),
  is_active: z.boolean(),
  rule: LoyaltyRule,
  /** Looks at the default category of a product only, not at every category it is in. */
  is_for_default_category: z.boolean(),
})
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>

export const loyaltyPrograms = resource({
  name: 'loyalty_program',
  entity: LoyaltyProgram,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    operation: 'number',
    is_active: 'boolean',
    valid_from: 'date',
    valid_to: 'date',
  },
  sortable: ['id', 'name', 'valid_from'],
  searchable: false,
})

/** An account of credits as the customer has it; amounts are credits. */
export const CustomerAccount = z.object({
  id: z.number(),
  name: z.string(),
  amount: z.number(),
  received: z.number(),
  used: z.number(),
  conversion_values: z.array(ConversionValue),
})
export type CustomerAccount = z.infer<typeof CustomerAccount>

export const customerAccounts = resource({
  name: 'customer_account',
  entity: CustomerAccount,
  embeds: {},
  filterable: { id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})

export const ACCOUNT_OPERATIONS = { received: 1, used: 2, returned: 3, withdrawn: 4 } as const

/** One movement on an account. */
export const CustomerAccountUsage = z.object({
  id: z.number(),
  customer_account_id: z.number(),
  amount: z.number(),
  operation: z.literal(Object.values(ACCOUNT_OPERATIONS)),
  loyalty_program_id: z.nullable(z.number()),
  order_id: z.nullable(z.number()),
  order_item_id: z.nullable(z.number()),
  created_at: z.string(),
})
export type CustomerAccountUsage = z.infer<typeof CustomerAccountUsage>

export const customerAccountUsages = resource({
  name: 'customer_account_usage',
  entity: CustomerAccountUsage,
  embeds: {},
  filterable: { id: 'number', operation: 'number', order_id: 'number', created_at: 'date' },
  sortable: ['id', 'created_at', 'amount'],
  searchable: false,
})

export const loyaltyCalls = defineCalls({
  'GET /loyalty-programs': {
    summary: 'Lists running loyalty programmes',
    access: 'public',
    list: loyaltyPrograms,
  },
  'GET /customer-accounts': {
    summary: 'Lists one’s own accounts of credits',
    access: 'customer',
    list: customerAccounts,
  },
  'GET /customer-accounts/{id}/usages': {
    summary: 'Lists the movements on one’s own account',
    access: 'customer',
    stranger: 'own',
    params: z.object({ id: PathId }),
    list: customerAccountUsages,
  },
})
