import { brandCalls } from './brand.ts'

/** Every call of the platform. A domain adds its own here. */
export const calls = { ...brandCalls }
export type Calls = typeof calls
