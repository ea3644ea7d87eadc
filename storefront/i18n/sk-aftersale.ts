import type { AftersaleMessages } from './messages.ts'

export const skAftersale: Readonly<Record<keyof AftersaleMessages, string>> = {}
