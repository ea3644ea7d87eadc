import type { ConsentMessages } from './messages.ts'

export const enConsent: Readonly<Record<keyof ConsentMessages, string>> = {}
