import { OrderState } from '../order/order-state.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { RefundStateName } from './refund-view.ts'

/** As orders and complaints have them where they stand alike. */
const COLORS: Record<RefundStateName, string> = {
  created: '#3f5a85',
  received: '#7b4560',
  approved: '#23666c',
  rejected: '#a3261f',
  paid_out: '#2f6b3a',
}

export function RefundState({ state }: { state: RefundStateName }) {
  const { t } = useTranslator()
  return <OrderState state={{ name: t(`refund.state.${state}`), color: COLORS[state] }} />
}
