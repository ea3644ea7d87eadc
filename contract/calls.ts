import { authCalls } from './auth.ts'
import { brandCalls } from './brand.ts'
import { customerCalls } from './customer.ts'

/** Every call of the platform. A domain adds its own here. */
export const calls = { ...brandCalls, ...customerCalls, ...authCalls }
export type Calls = typeof calls
