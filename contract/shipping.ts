import * as z from 'zod/mini'
import type { AddressScope } from './address.ts'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

/** Numbers of the wire. A shop uses those it has methods for. */
export const CARRIERS = {
  none: 0,
  stock: 1,
  packeta: 2,
  czech_post: 3,
  ppl: 4,
  czech_post_to_the_post_office: 5,
  penguin_box: 6,
  penguin_box_direct: 7,
  czech_post_parcel_to_hand: 8,
  gls: 9,
  penguin_logistic: 10,
  dpd: 11,
  penguin_mini: 12,
  packeta_address_delivery: 13,
  wedo: 14,
  wedo_address_delivery: 15,
  ppl_address_delivery: 16,
  partner_salons: 17,
  gls_parcel_shop_delivery: 18,
} as const
export const Carrier = z.literal(Object.values(CARRIERS))
export type Carrier = z.infer<typeof Carrier>
/** Where shoppers come for the goods themselves, nothing is sent. */
export const SELF_COLLECTED: Carrier[] = [CARRIERS.stock, CARRIERS.partner_salons]

export const ADDRESS_REQUIREMENTS = { only_billing_full: 0, only_billing_basic: 1, both: 2 } as const
export const AddressRequirement = z.literal(Object.values(ADDRESS_REQUIREMENTS))
export type AddressRequirement = z.infer<typeof AddressRequirement>

/** Only goods that travel to an address may have the bill sent to another one. */
export function allowsDifferentBillingAddress(requirement: AddressRequirement | null | undefined): boolean {
  return requirement === ADDRESS_REQUIREMENTS.both
}

export interface RequiredAddresses {
  billing: AddressScope
  /** Null where goods go to the billing address or to a place of the carrier. */
  shipping: AddressScope | null
}

export function requiredAddresses(
  requirement: AddressRequirement,
  hasShippingAddress: boolean,
): RequiredAddresses {
  return {
    billing: requirement === ADDRESS_REQUIREMENTS.only_billing_basic ? 'basic' : 'full',
    shipping: allowsDifferentBillingAddress(requirement) && hasShippingAddress ? 'full' : null,
  }
}

const offered = {
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  price: Money,
  taxed_price: Money,
  shipping_service: Carrier,
  has_options: z.boolean(),
  address_requirement: AddressRequirement,
}

export const ShippingMethod = z.object({
  ...offered,
  delivery_time: z.nullable(z.string()),
  image_id: z.nullable(z.number()),
  is_active: z.boolean(),
  tax_group_id: z.number(),
  tax_rate: z.number(),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>

const imageUrl = { image_url: { schema: z.nullable(z.string()) } }

export const shippingMethods = resource({
  name: 'shipping_method',
  entity: ShippingMethod,
  embeds: imageUrl,
  filterable: { id: 'number', name: 'text', shipping_service: 'number', has_options: 'boolean' },
  sortable: ['id', 'name', 'position'],
  searchable: false,
})

/** A shipping method as one cart sees it: its price there, and whether it may be chosen. */
export const CartShippingMethod = z.object({
  ...offered,
  can_use: z.boolean(),
  can_be_used_by_country: z.boolean(),
  option_id: z.nullable(z.number()),
  delivery_time: z.nullable(z.string()),
  image_id: z.nullable(z.number()),
})
export type CartShippingMethod = z.infer<typeof CartShippingMethod>

export const cartShippingMethods = resource({
  name: 'cart_shipping_method',
  entity: CartShippingMethod,
  embeds: imageUrl,
  filterable: {
    id: 'number',
    name: 'text',
    can_use: 'boolean',
    can_be_used_by_country: 'boolean',
    shipping_service: 'number',
    has_options: 'boolean',
  },
  sortable: ['position', 'id', 'name'],
  searchable: false,
})

/** Shipping of returned goods. */
export const RefundShippingMethod = z.object({ ...offered, can_use: z.boolean() })
export type RefundShippingMethod = z.infer<typeof RefundShippingMethod>

export const refundShippingMethods = resource({
  name: 'refund_shipping_method',
  entity: RefundShippingMethod,
  embeds: {},
  filterable: { id: 'number', name: 'text', can_use: 'boolean', shipping_service: 'number' },
  sortable: ['position', 'id', 'name'],
  searchable: false,
})

export function isFree(method: { price: Money }): boolean {
  return method.price.value === 0
}

/** Goods that go back by no carrier of the shop's: the buyer sends them and pays for it. */
export const isOwnWay = (method: { shipping_service: Carrier }) => method.shipping_service === CARRIERS.none

/** Goods that go back by a carrier who comes for them, and has to know where to. */
export const isCollected = (method: { address_requirement: AddressRequirement }) =>
  method.address_requirement === ADDRESS_REQUIREMENTS.both

/** A place of the carrier where goods are handed over. */
export const ShippingOption = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  country_id: z.number(),
  opening_hours: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  is_active: z.boolean(),
})
export type ShippingOption = z.infer<typeof ShippingOption>

export const shippingOptions = resource({
  name: 'shipping_option',
  entity: ShippingOption,
  embeds: {},
  filterable: { id: 'number', code: 'text', city: 'text', post_code: 'text', country_id: 'number' },
  sortable: ['name', 'city', 'post_code', 'id'],
  searchable: true,
})

export const shippingCalls = defineCalls({
  'GET /shipping-methods': {
    summary: 'Lists the shipping methods of the shop, apart from any cart',
    access: 'public',
    list: shippingMethods,
  },
  'GET /shipping-methods/{id}/options': {
    summary: 'Lists pickup places of a shipping method; search finds a town or a post code',
    access: 'public',
    params: z.object({ id: PathId }),
    list: shippingOptions,
  },
})
