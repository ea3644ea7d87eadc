import { ACCOUNT_OPERATIONS, type CustomerAccountUsage } from '#contract/loyalty.ts'
import type { Api } from '../api/client.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { pageIn } from '../page-in.ts'
import { type Credits, part, readCredits } from './customer-data.ts'

const MOVEMENTS_PER_PAGE = 20

export type Operation = keyof typeof ACCOUNT_OPERATIONS

export interface Movement {
  id: number
  created_at: string
  operation: Operation
  amount: number
  /** What there was once it had happened. */
  balance: number
  program: string | null
  order: { id: number; code: string } | null
}

export interface CreditData {
  accounts: (Credits & { name: string })[]
  movements: Movement[]
  page: number
  pages: number
  /** What is running now, for whoever has earned nothing yet. */
  programs: string[]
}

/** Credits with everything that ever moved them, the latest first. */
export async function loadCredits(context: LoadContext): Promise<Loaded<CreditData>> {
  const { api, query } = context
  const [credits, names, programs] = await Promise.all([
    readCredits(context),
    api('GET /customer-accounts', { query: { paginate: false } }),
    part(api('GET /loyalty-programs', { query: { paginate: false } })),
  ])
  const accounts = credits.map((credit) => ({
    ...credit,
    name: names.items.find(({ id }) => id === credit.customer_account_id)?.name ?? '',
  }))
  const running = new Map(programs?.items.map(({ id, name }) => [id, name]))
  const all = (await Promise.all(accounts.map((account) => movementsOf(api, account, running))))
    .flat()
    .toSorted((one, other) => other.id - one.id)
  const pages = Math.max(1, Math.ceil(all.length / MOVEMENTS_PER_PAGE))
  const page = Math.min(pageIn(query), pages)
  const shown = all.slice((page - 1) * MOVEMENTS_PER_PAGE, page * MOVEMENTS_PER_PAGE)
  return {
    data: {
      accounts,
      movements: await withOrders(api, shown),
      page,
      pages,
      programs: [...running.values()],
    },
  }
}

type Counted = Omit<Movement, 'order'> & { order_id: number | null }

/** Counted back from what there is now, so that the latest balances are right however many movements there are. */
async function movementsOf(api: Api, account: Credits, programs: Map<number, string>): Promise<Counted[]> {
  const { items } = await api('GET /customer-accounts/{id}/usages', {
    params: { id: account.customer_account_id },
    query: { paginate: false, sort: '-id' },
  })
  let balance = account.amount
  return items.map((usage) => {
    const counted = balance
    balance -= usage.amount
    return {
      id: usage.id,
      created_at: usage.created_at,
      operation: operationOf(usage),
      amount: usage.amount,
      balance: counted,
      program: programs.get(usage.loyalty_program_id ?? 0) ?? null,
      order_id: usage.order_id,
    }
  })
}

function operationOf({ operation }: CustomerAccountUsage): Operation {
  const names = Object.keys(ACCOUNT_OPERATIONS) as Operation[]
  return names.find((name) => ACCOUNT_OPERATIONS[name] === operation) ?? 'received'
}

async function withOrders(api: Api, movements: readonly Counted[]): Promise<Movement[]> {
  const ids = [...new Set(movements.flatMap(({ order_id }) => order_id ?? []))]
  const orders =
    ids.length > 0
      ? await part(
          api('GET /orders', {
            query: {
              paginate: false,
              only: ['id', 'code'],
              filters: [{ field: 'id', operator: 'in', value: ids }],
            },
          }),
        )
      : null
  const known = new Map(orders?.items.map((order) => [order.id, order]))
  return movements.map(({ order_id, ...movement }) => ({
    ...movement,
    order: known.get(order_id ?? 0) ?? null,
  }))
}
