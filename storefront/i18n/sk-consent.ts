import type { ConsentMessages } from './messages.ts'

export const skConsent: Readonly<Record<keyof ConsentMessages, string>> = {}
