import type { CustomerMessages } from './messages.ts'

export const skCustomer: Readonly<Record<keyof CustomerMessages, string>> = {}
