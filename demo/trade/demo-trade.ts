import { typesetAll } from '../content/typography.ts'
import { customers, staffUsers } from './customer.ts'
import { discounts } from './discount.ts'
import { customerAccounts, gifts, loyaltyPrograms } from './loyalty.ts'
import { paymentMethods } from './payment-method.ts'
import { refundShippingMethods } from './refund-shipping-method.ts'
import type { DemoTrade } from './shape.ts'
import { shippingMethods } from './shipping-method.ts'
import { shippingOptions } from './shipping-option.ts'

export const demoTrade = (): DemoTrade =>
  typesetAll({
    shipping_methods: shippingMethods,
    shipping_options: shippingOptions,
    payment_methods: paymentMethods,
    discounts,
    gifts,
    customer_accounts: customerAccounts,
    loyalty_programs: loyaltyPrograms,
    customers,
    staff_users: staffUsers,
    refund_shipping_methods: refundShippingMethods,
  })
