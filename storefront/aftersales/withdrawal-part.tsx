import type { PlainMessageKey } from '../i18n/messages.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { WithdrawalView } from './withdrawal-data.ts'
import type { WithdrawalFailure } from './withdrawal-word.ts'

export type ViewOf<Step extends WithdrawalView['step']> = Extract<WithdrawalView, { step: Step }>

export const FAILURES: Record<WithdrawalFailure, PlainMessageKey> = {
  name: 'withdrawal.missing_name',
  order_code: 'withdrawal.missing_order',
  email: 'withdrawal.missing_email',
  items: 'withdrawal.missing_items',
  account: 'withdrawal.wrong_account',
  dead_token: 'withdrawal.dead_token',
  rate_limited: 'withdrawal.rate_limited',
  failed: 'withdrawal.failed',
}

/** Whoever cannot show whose the order is has a link of a mail to open as well. */
export const STEPS_BY_MAIL = 3

export function Lead({ step, count = 2 }: { step: number; count?: number }) {
  const { t } = useTranslator()
  const lead = count === STEPS_BY_MAIL ? 'withdrawal.lead_mail' : 'withdrawal.lead'
  return (
    <StepLead step={step} count={count}>
      {step === 1 ? `${t('withdrawal.text')} ${t(lead)}` : t('withdrawal.review')}
    </StepLead>
  )
}

export function StepLead(props: { step: number; count: number; children: string }) {
  const { t } = useTranslator()
  const { step, count, children } = props
  return (
    <p className="mt-3 text-smoke">
      <span className="font-semibold text-ink">{t('withdrawal.step', { step, count })}.</span> {children}
    </p>
  )
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-smoke">{name}</dt>
      <dd className="mt-0.5 font-semibold break-words whitespace-pre-line">{value}</dd>
    </div>
  )
}

export function OrderFacts({
  order,
  is_over = false,
}: {
  order: ViewOf<'order'>['order']
  is_over?: boolean
}) {
  const { t, date } = useTranslator()
  return (
    <dl className="mt-5 grid gap-4 rounded-md bg-sand p-5 text-sm sm:grid-cols-2">
      {!is_over && <Fact name={t('withdrawal.from')} value={`${order.name}\n${order.email}`} />}
      <Fact
        name={t('withdrawal.order')}
        value={`${order.code}\n${t('withdrawal.order_from', { date: date(order.created_at, 'long') })}`}
      />
    </dl>
  )
}
