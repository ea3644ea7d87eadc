import type { AftersaleMessages } from './messages.ts'

export const enAftersale: Readonly<Record<keyof AftersaleMessages, string>> = {}
