import type { Api } from '../api/client.ts'
import { idIn } from '../id-in.ts'

interface Step {
  call: string
  params: Record<string, unknown>
}

const OF_ORDER = /^\w+ (\/staff)?\/orders\/\{id\}/
const OF_COMPLAINT = /^\w+ (\/staff)?\/complaints\/\{id\}/
const OF_REFUND = /^\w+ (\/staff)?\/refunds\/\{id\}/

/** The number people know a thing by, for each step that names an order, a complaint or a return. */
export async function readNumbers(api: Api, steps: readonly Step[]): Promise<(step: Step) => string | null> {
  const query = (of: RegExp) => ({
    paginate: false as const,
    filters: [{ field: 'id' as const, operator: 'in' as const, value: idsOf(steps, of) }],
  })
  const [orders, complaints] = await Promise.all([
    idsOf(steps, OF_ORDER).length > 0 &&
      api('GET /staff/orders', { query: { ...query(OF_ORDER), only: ['id', 'code'] } }),
    idsOf(steps, OF_COMPLAINT).length > 0 &&
      api('GET /staff/complaints', { query: { ...query(OF_COMPLAINT), only: ['id', 'document_number'] } }),
  ])
  const codes = new Map(orders ? orders.items.map(({ id, code }) => [id, code]) : [])
  const papers = new Map(complaints ? complaints.items.map((one) => [one.id, one.document_number]) : [])
  return (step) => {
    const id = idOf(step)
    if (id === null) return null
    if (OF_ORDER.test(step.call)) return codes.get(id) ?? null
    if (OF_COMPLAINT.test(step.call)) return papers.get(id) ?? null
    return OF_REFUND.test(step.call) ? String(id) : null
  }
}

const idOf = ({ params }: Step) => idIn(String(params.id ?? ''))

function idsOf(steps: readonly Step[], of: RegExp): number[] {
  return steps.flatMap((step) => (of.test(step.call) ? (idOf(step) ?? []) : []))
}
