import type { Customer, CustomerAddress, StaffUser } from './shape.ts'

export const DEMO_PASSWORD = 'Vitrine-demo-1'
export const DEMO_STAFF_PASSWORD = 'Vitrine-staff-1'

const privateAddress = {
  is_company: false,
  company_name: null,
  company_identification_number: null,
  company_vat_number: null,
} satisfies Partial<CustomerAddress>

const newcomer = {
  password: DEMO_PASSWORD,
  dial_code: '+420',
  language: 'cs',
  is_active: true,
  is_blocked: false,
  is_email_verified: true,
  gender_oriented_product_preference: 0,
  birth_at: null,
  customer_group_codes: [],
  credits: 0,
  newsletter: false,
  configurable: {},
  preferred_shipping_method_code: null,
  preferred_payment_method_code: null,
  addresses: [],
  wish_list_product_codes: [],
} satisfies Partial<Customer>

const jana: Customer = {
  ...newcomer,
  code: 'Z000001',
  first_name: 'Jana',
  last_name: 'Nováková',
  first_name_vocative: 'Jano',
  last_name_vocative: 'Nováková',
  email: 'jana@example.com',
  phone: '601000101',
  gender_oriented_product_preference: 1,
  birth_at: '1988-04-17',
  registered_days_ago: 540,
  credits: 500,
  newsletter: true,
  configurable: { favourite_drink: 'Sencha', cups_per_day: '4' },
  preferred_shipping_method_code: 'packeta-point',
  preferred_payment_method_code: 'gopay',
  addresses: [
    {
      ...privateAddress,
      first_name: 'Jana',
      last_name: 'Nováková',
      phone: '601000101',
      dial_code: '+420',
      street: 'Lipová 8',
      city: 'Brno',
      post_code: '602 00',
      country: 'CZ',
      is_billing_default: true,
      is_shipping_default: false,
    },
    {
      ...privateAddress,
      first_name: 'Jana',
      last_name: 'Nováková',
      phone: '601000101',
      dial_code: '+420',
      street: 'Na Výsluní 21',
      city: 'Třebíč',
      post_code: '674 01',
      country: 'CZ',
      is_billing_default: false,
      is_shipping_default: true,
    },
  ],
  wish_list_product_codes: ['MUG', 'SALE', 'VIDEO'],
}

const petr: Customer = {
  ...newcomer,
  code: 'Z000002',
  first_name: 'Petr',
  last_name: 'Dvořák',
  first_name_vocative: 'Petře',
  last_name_vocative: 'Dvořáku',
  email: 'petr@example.com',
  phone: '601000102',
  gender_oriented_product_preference: 2,
  registered_days_ago: 410,
  customer_group_codes: ['salon'],
  configurable: { favourite_drink: 'Espresso', grind_for_me: 'true' },
  preferred_shipping_method_code: 'ppl-address',
  preferred_payment_method_code: 'invoice',
  addresses: [
    {
      first_name: 'Petr',
      last_name: 'Dvořák',
      phone: '601000102',
      dial_code: '+420',
      street: 'Kavárenská 3',
      city: 'Olomouc',
      post_code: '779 00',
      country: 'CZ',
      is_company: true,
      company_name: 'Kavárna U Dvořáků s.r.o.',
      company_identification_number: '87654326',
      company_vat_number: 'CZ87654326',
      is_billing_default: true,
      is_shipping_default: true,
    },
  ],
}

const eva: Customer = {
  ...newcomer,
  code: 'Z000003',
  first_name: 'Eva',
  last_name: 'Kováčová',
  first_name_vocative: 'Eva',
  last_name_vocative: 'Kováčová',
  email: 'eva@example.com',
  is_email_verified: false,
  dial_code: '+421',
  phone: '901000103',
  language: 'sk',
  registered_days_ago: 12,
  addresses: [
    {
      ...privateAddress,
      first_name: 'Eva',
      last_name: 'Kováčová',
      phone: '901000103',
      dial_code: '+421',
      street: 'Záhradná 15',
      city: 'Nitra',
      post_code: '949 01',
      country: 'SK',
      is_billing_default: true,
      is_shipping_default: true,
    },
  ],
}

const blocked: Customer = {
  ...newcomer,
  code: 'Z000004',
  first_name: 'Bohumil',
  last_name: 'Zeman',
  first_name_vocative: 'Bohumile',
  last_name_vocative: 'Zemane',
  email: 'blocked@example.com',
  phone: '601000104',
  is_blocked: true,
  registered_days_ago: 300,
}

const inactive: Customer = {
  ...newcomer,
  code: 'Z000005',
  first_name: 'Irena',
  last_name: 'Malá',
  first_name_vocative: 'Ireno',
  last_name_vocative: 'Malá',
  email: 'inactive@example.com',
  phone: '601000105',
  is_active: false,
  registered_days_ago: 700,
}

export const customers = [jana, petr, eva, blocked, inactive]

export const staffUsers: StaffUser[] = [
  { first_name: 'Tereza', last_name: 'Provozní', email: 'staff@example.com', password: DEMO_STAFF_PASSWORD },
]
