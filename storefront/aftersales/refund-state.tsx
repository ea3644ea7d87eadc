import { useTranslator } from '../storefront-context.tsx'
import type { RefundStateName } from './refund-view.ts'

const LOOKS: Record<RefundStateName, string> = {
  created: 'bg-sand text-ink',
  received: 'bg-sand text-ink',
  approved: 'bg-tea-soft text-tea-deep',
  rejected: 'bg-danger-soft text-danger',
  paid_out: 'bg-tea-soft text-tea-deep',
}

export function RefundState({ state }: { state: RefundStateName }) {
  const { t } = useTranslator()
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-sm whitespace-nowrap ${LOOKS[state]}`}>
      {t(`refund.state.${state}`)}
    </span>
  )
}
