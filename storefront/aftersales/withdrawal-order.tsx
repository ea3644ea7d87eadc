import { usePath, useTranslator } from '../storefront-context.tsx'
import { AccountFields } from './account-fields.tsx'
import { BackToOrder } from './back-to-order.tsx'
import { RefundContents } from './refund-contents.tsx'
import { useReturnAddress } from './return-address.ts'
import { ReturnFields } from './return-fields.tsx'
import { TextWithEmail } from './text-with-email.tsx'
import { UrgentContact } from './urgent-contact.tsx'
import { Lead, OrderFacts, type ViewOf } from './withdrawal-part.tsx'
import type { WithdrawalFailure } from './withdrawal-word.ts'

interface Props {
  view: ViewOf<'order'>
  failure: WithdrawalFailure | null
}

/** The first step of whoever is logged in or has the hash of the order. */
export function ChooseItems({ view: { order, lines, account }, failure }: Props) {
  const { t, date, language } = useTranslator()
  const is_part = failure === 'items'
  return (
    <>
      <Lead step={1} />
      <p className="mt-2 font-semibold">
        {order.until ? t('withdrawal.until', { date: date(order.until, 'long') }) : t('withdrawal.open')}
      </p>
      <OrderFacts order={order} />
      <form method="post" action="/api/withdrawal/choose" className="group/form mt-6">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="order_id" value={order.id} />
        {order.hash && <input type="hidden" name="hash" value={order.hash} />}
        <fieldset>
          <legend className="display text-xl">{t('withdrawal.what')}</legend>
          <Choice value="whole" label={t('withdrawal.whole_order')} defaultChecked={!is_part} />
          <Choice value="some" label={t('withdrawal.some_items')} defaultChecked={is_part} data-some />
        </fieldset>
        <fieldset className="mt-3 hidden group-has-[[data-some]:checked]/form:block">
          <legend className="sr-only">{t('withdrawal.items')}</legend>
          <ReturnFields lines={lines} />
        </fieldset>
        <Excluded lines={lines} />
        {account && (
          <div className="mt-5">
            <AccountFields account={account} />
          </div>
        )}
        <button className="button button-primary mt-6 max-sm:w-full">{t('withdrawal.continue')}</button>
      </form>
    </>
  )
}

/** Whoever withdraws from the whole order, or would, is told what stays. */
function Excluded({ lines }: { lines: ViewOf<'order'>['lines'] }) {
  const { t } = useTranslator()
  const excluded = lines.filter(({ max_amount, obstacle }) => max_amount === 0 && obstacle)
  if (excluded.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2 text-sm text-smoke group-has-[[data-some]:checked]/form:hidden">
      {excluded.map(({ id, name, obstacle }) => (
        <li key={id}>
          <strong className="font-semibold">{name}</strong>: {obstacle && t(`refund.obstacle.${obstacle}`)}
        </li>
      ))}
    </ul>
  )
}

function Choice({ label, ...input }: React.ComponentProps<'input'> & { label: string }) {
  return (
    <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-clay bg-white px-4 has-[:checked]:border-tea has-[:checked]:bg-tea-soft/40">
      <input {...input} type="radio" name="scope" className="size-5 shrink-0" />
      <span className="font-semibold">{label}</span>
    </label>
  )
}

export function Confirm({ view: { order, refund } }: { view: ViewOf<'confirm'> }) {
  const { t, language } = useTranslator()
  const path = usePath()
  const held = new URLSearchParams({
    order_id: String(order.id),
    ...(order.hash ? { hash: order.hash } : {}),
  })
  return (
    <>
      <Lead step={2} />
      <OrderFacts order={order} />
      <div className="mt-5">
        <RefundContents refund={refund} />
      </div>
      <p className="mt-5 text-sm text-smoke">{t('withdrawal.confirm_text')}</p>
      <form
        method="post"
        action="/api/withdrawal/submit"
        className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="order_id" value={order.id} />
        <input type="hidden" name="refund_id" value={refund.id} />
        {order.hash && <input type="hidden" name="hash" value={order.hash} />}
        <button className="button button-primary max-sm:w-full">{t('withdrawal.confirm')}</button>
        <a href={`${path('withdrawal')}?${held}`} className="link inline-flex min-h-11 items-center text-sm">
          {t('withdrawal.back')}
        </a>
      </form>
    </>
  )
}

export function Receipt({ view: { order, refund, received } }: { view: ViewOf<'receipt'> }) {
  const { t, date } = useTranslator()
  const address = useReturnAddress()
  return (
    <>
      <div role="status" className="mt-6 rounded-md bg-tea-soft p-5">
        <p className="text-smoke">{t('withdrawal.received_at')}</p>
        <p className="text-lg font-semibold text-tea-deep">{received}</p>
        <p className="mt-2 text-sm">
          <TextWithEmail text={t('withdrawal.receipt_text', { email: order.email })} email={order.email} />
        </p>
      </div>
      <OrderFacts order={order} />
      <div className="mt-5">
        <RefundContents refund={refund} />
      </div>
      <p className="mt-5 text-sm">{t('withdrawal.receipt_next', { address })}</p>
      {refund.money_until && (
        <p className="mt-2 text-sm font-semibold">
          {t('refund.money_until', { date: date(refund.money_until, 'long') })}
        </p>
      )}
    </>
  )
}

export function Closed({ view: { order, reason, excepted } }: { view: ViewOf<'closed'> }) {
  const { t, date } = useTranslator()
  const path = usePath()
  const { id, hash } = order
  const held = new URLSearchParams({ order_id: String(id), ...(hash ? { hash } : {}) })
  const complaint = hash ? `${path('new-complaint', { id })}?${held}` : path('customer-new-complaint', { id })
  const is_claimable = reason === 'late' || reason === 'excepted'
  return (
    <>
      <OrderFacts order={order} is_over />
      <p className="mt-5">
        {reason === 'late'
          ? t('withdrawal.closed_late', { date: order.until ? date(order.until, 'long') : '' })
          : t(`withdrawal.closed_${reason}`)}
      </p>
      <Excluded lines={excepted} />
      {is_claimable && !order.can_complain && (
        <p className="mt-3">
          {t('complaint.cannot_text')} <UrgentContact />
        </p>
      )}
      <BackToOrder order_id={id} hash={hash}>
        {is_claimable && order.can_complain && (
          <a href={complaint} className="button button-primary max-sm:w-full">
            {t('order.complaint')}
          </a>
        )}
        {reason === 'late' && (
          <a href={`${path('return-goods')}?${held}`} className="button button-quiet max-sm:w-full">
            {t('order.refund')}
          </a>
        )}
      </BackToOrder>
    </>
  )
}
