import type { StaffMessages } from './messages.ts'

export const skStaff: Readonly<Record<keyof StaffMessages, string>> = {}
