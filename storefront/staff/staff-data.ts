import { fullName } from '#contract/customer.ts'
import { LOGIN_FAILURES, type LoginFailure } from '../auth/form-failure.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { readNumbers } from './action-about.ts'
import { actionWord, UNTOLD_CALLS } from './action-word.ts'
import { IMPERSONATION_FAILURES, type ImpersonationFailure } from './staff-endpoints.ts'

export interface FoundCustomer {
  id: number
  name: string
  email: string
  code: string
  /** Why nobody can act as them. */
  closed: 'guest' | 'blocked' | 'inactive' | null
}

export interface StaffData {
  /** Null asks to log in. */
  user: { name: string } | null
  email: string
  error: LoginFailure | ImpersonationFailure | null
  searched: string
  found: FoundCustomer[]
  actions: {
    id: number
    did: PlainMessageKey
    /** Of the order, complaint or return it was done to. */
    number: string | null
    customer_id: number | null
    user: string
    created_at: string
  }[]
}

const SHOWN_CUSTOMERS = 20
const SHOWN_ACTIONS = 10

export async function loadStaff({ query, staff }: LoadContext): Promise<Loaded<StaffData>> {
  const { api, user } = await staff()
  const searched = (query.get('q') ?? '').trim().slice(0, 100)
  const asked = query.get('error')
  const error = [...LOGIN_FAILURES, ...IMPERSONATION_FAILURES].find((one) => one === asked) ?? null
  const known = user && { name: fullName(user) }
  const empty = { user: known, email: query.get('email') ?? '', error, searched, found: [], actions: [] }
  if (!user) return { data: empty }
  const [customers, actions] = await Promise.all([
    searched ? api('GET /staff/customers', { query: { search: searched, per_page: SHOWN_CUSTOMERS } }) : null,
    api('GET /staff/actions', {
      query: {
        per_page: SHOWN_ACTIONS,
        filters: UNTOLD_CALLS.map((value) => ({ field: 'call', operator: 'neq', value })),
      },
    }),
  ])
  const numberOf = await readNumbers(api, actions.items)
  return {
    data: {
      ...empty,
      found: (customers?.items ?? []).map((customer) => ({
        id: customer.id,
        name: fullName(customer),
        email: customer.email,
        code: customer.code,
        closed: closedBecause(customer),
      })),
      actions: actions.items.map((action) => ({
        id: action.id,
        did: actionWord(action.call),
        number: numberOf(action),
        customer_id: action.customer_id,
        user: action.user_full_name,
        created_at: action.created_at,
      })),
    },
  }
}

function closedBecause(customer: {
  is_guest: boolean
  is_blocked: boolean
  is_active: boolean
}): FoundCustomer['closed'] {
  if (customer.is_guest) return 'guest'
  if (customer.is_blocked) return 'blocked'
  return customer.is_active ? null : 'inactive'
}
