/** The customer area: account, addresses, orders, credits. */
export const csCustomer = {} as const
