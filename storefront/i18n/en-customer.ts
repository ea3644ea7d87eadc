import type { CustomerMessages } from './messages.ts'

export const enCustomer: Readonly<Record<keyof CustomerMessages, string>> = {}
