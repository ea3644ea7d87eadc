import type { StaffMessages } from './messages.ts'

export const enStaff: Readonly<Record<keyof StaffMessages, string>> = {}
