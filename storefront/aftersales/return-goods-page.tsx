import { useState } from 'react'
import { Notice } from '../auth/notice.tsx'
import { AddressFields } from '../checkout/address-fields.tsx'
import { SelectField, TextField } from '../checkout/field.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { AccountFields } from './account-fields.tsx'
import { BackToOrder } from './back-to-order.tsx'
import { RefundContents } from './refund-contents.tsx'
import type { ReturnData, ReturnView, WayBackRow } from './refund-data.ts'
import type { RefundFailure } from './refund-word.ts'
import { ReturnFields } from './return-fields.tsx'
import type { ReturnLine } from './return-line.ts'
import { TextWithEmail } from './text-with-email.tsx'

const FAILURES: Record<RefundFailure, PlainMessageKey> = {
  items: 'refund.missing_items',
  way: 'refund.missing_way',
  failed: 'refund.failed',
}
const STEPS = ['items', 'shipping', 'recap'] as const

type ViewOf<Step extends ReturnView['step']> = Extract<ReturnView, { step: Step }>
type Order = ReturnData['order']

export function ReturnGoodsPage({ data }: { data: ReturnData }) {
  const { order, view, failure } = data
  const { t, date } = useTranslator()
  // What went wrong is true until something is changed; the next answer is told again.
  const [changed, setChanged] = useState<ReturnData | null>(null)
  return (
    <div className="mx-auto mt-4 max-w-3xl" onChange={() => setChanged(data)}>
      <h1 className="display text-2xl">
        {view.step === 'sent' ? t('refund.sent', { number: String(view.refund.id) }) : t('refund.heading')}
      </h1>
      <p className="mt-2 text-smoke">
        {t(view.step === 'items' ? 'refund.lead' : 'refund.for_order', { code: order.code })}
      </p>
      {view.step === 'items' && order.late_since && (
        <p className="mt-2 text-smoke">{t('refund.late', { date: date(order.late_since, 'long') })}</p>
      )}
      <StepBar view={view} />
      {failure && changed !== data && <Notice kind="failure">{t(FAILURES[failure])}</Notice>}
      <Step order={order} view={view} />
    </div>
  )
}

function StepBar({ view }: { view: ReturnView }) {
  const { t } = useTranslator()
  const at = STEPS.findIndex((step) => step === view.step)
  if (at < 0) return null
  return (
    <ol className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={index === at ? 'font-semibold text-tea-deep' : 'text-smoke'}
        >
          {index + 1}. {t(`refund.step_${step}`)}
        </li>
      ))}
    </ol>
  )
}

function Step({ order, view }: { order: Order; view: ReturnView }) {
  switch (view.step) {
    case 'items':
      return <Items order={order} view={view} />
    case 'shipping':
      return <Shipping order={order} view={view} />
    case 'recap':
      return <Recap order={order} view={view} />
    case 'sent':
      return <Sent order={order} view={view} />
    case 'nothing':
      return <Nothing order={order} view={view} />
  }
}

function HeldFields({ order, refund_id }: { order: Order; refund_id: number | null }) {
  const { language } = useTranslator()
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="order_id" value={order.order_id} />
      {order.hash && <input type="hidden" name="hash" value={order.hash} />}
      {refund_id && <input type="hidden" name="refund_id" value={refund_id} />}
    </>
  )
}

function useStepPath({ order_id, hash }: Order): (query: Record<string, string>) => string {
  const path = usePath()
  return (query) =>
    `${path('return-goods')}?${new URLSearchParams({ order_id: String(order_id), ...(hash ? { hash } : {}), ...query })}`
}

function Items({ order, view: { lines, draft } }: { order: Order; view: ViewOf<'items'> }) {
  const { t } = useTranslator()
  const chosen = new Map(draft?.items.map((item) => [item.order_item_id, item]))
  const amounts = Object.fromEntries([...chosen].map(([id, { amount }]) => [id, amount]))
  const more = (line: ReturnLine) => (
    <>
      <TextField
        name={`reason_${line.id}`}
        label={t('refund.reason')}
        maxLength={2000}
        defaultValue={chosen.get(line.id)?.reason ?? ''}
        is_optional
      />
      <SelectField
        name={`resolve_${line.id}`}
        label={t('refund.resolve')}
        defaultValue={chosen.get(line.id)?.preferred_resolve ?? 'money_back'}
      >
        {line.resolves.map((resolve) => (
          <option key={resolve} value={resolve}>
            {t(`refund.resolve.${resolve}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
  return (
    <form method="post" action="/api/return/items" className="mt-5">
      <HeldFields order={order} refund_id={draft?.id ?? null} />
      <ReturnFields lines={lines} amounts={amounts} more={more} />
      <button className="button button-primary mt-6 max-sm:w-full">{t('refund.to_shipping')}</button>
    </form>
  )
}

function Shipping({ order, view }: { order: Order; view: ViewOf<'shipping'> }) {
  const { t } = useTranslator()
  const { draft, ways } = view
  const stepPath = useStepPath(order)
  // None is chosen for whoever has not: they differ in who pays.
  const chosen = view.values.shipping_method_id ?? String(draft.way_back?.id)
  return (
    <form method="post" action="/api/return/shipping" className="group/form mt-6">
      <HeldFields order={order} refund_id={draft.id} />
      <fieldset>
        <legend className="display text-xl">{t('refund.ways')}</legend>
        {draft.is_paid && ways.some((way) => !way.is_free) && (
          <p className="mt-1 text-sm text-smoke">{t('refund.ways_hint')}</p>
        )}
        <ul className="mt-3 grid gap-3">
          {ways.map((way) => (
            <li key={way.id}>
              <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-md border border-clay bg-white px-4 py-3 has-[:checked]:border-tea has-[:checked]:bg-tea-soft/40">
                <input
                  type="radio"
                  name="shipping_method_id"
                  value={way.id}
                  defaultChecked={String(way.id) === chosen}
                  required
                  data-collected={way.is_collected || undefined}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{way.name}</span>
                  {way.description && <span className="block text-sm text-smoke">{way.description}</span>}
                </span>
                <WayPrice way={way} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="mt-6 hidden group-has-[[data-collected]:checked]/form:block">
        <legend className="display mb-3 text-xl">{t('refund.pickup_address')}</legend>
        <AddressFields
          kind="shipping"
          scope="full"
          data={view.address}
          values={view.values}
          errors={view.errors}
          is_required={false}
          phone_hint="checkout.phone_hint_pickup"
        />
      </fieldset>
      {view.account && (
        <div className="mt-6">
          <AccountFields account={view.account} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button className="button button-primary max-sm:w-full">{t('refund.to_recap')}</button>
        <a
          href={stepPath({ refund_id: String(draft.id) })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('withdrawal.back')}
        </a>
      </div>
    </form>
  )
}

function WayPrice({ way }: { way: WayBackRow }) {
  const { t } = useTranslator()
  if (way.is_own) return <span className="max-w-28 text-right text-sm">{t('refund.own_cost')}</span>
  const look = way.is_free ? 'text-tea-deep' : ''
  return <span className={`figures font-semibold ${look}`}>{way.is_free ? t('refund.free') : way.price}</span>
}

function Recap({ order, view: { draft } }: { order: Order; view: ViewOf<'recap'> }) {
  const { t } = useTranslator()
  const stepPath = useStepPath(order)
  return (
    <div className="mt-6">
      <RefundContents refund={draft} />
      <p className="mt-5 text-sm text-smoke">
        {t(order.late_since ? 'refund.submit_late_text' : 'refund.submit_text')}
      </p>
      <form
        method="post"
        action="/api/return/submit"
        className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <HeldFields order={order} refund_id={draft.id} />
        <button className="button button-primary max-sm:w-full">{t('refund.submit')}</button>
        <a
          href={stepPath({ refund_id: String(draft.id), step: 'shipping' })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('withdrawal.back')}
        </a>
      </form>
    </div>
  )
}

function Sent({ order, view: { refund, received } }: { order: Order; view: ViewOf<'sent'> }) {
  const { t } = useTranslator()
  return (
    <>
      <div role="status" className="mt-6 rounded-md bg-tea-soft p-5">
        <p className="font-semibold text-tea-deep">{t('refund.submitted', { time: received })}</p>
        <p className="mt-2 text-sm">
          <TextWithEmail text={t('refund.sent_text', { email: order.email })} email={order.email} />
        </p>
      </div>
      <div className="mt-5">
        <RefundContents refund={refund} />
      </div>
      <BackToOrder {...order} />
    </>
  )
}

function Nothing({ order, view: { is_delivered } }: { order: Order; view: ViewOf<'nothing'> }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <>
      <p className="mt-5">{t(is_delivered ? 'refund.nothing' : 'refund.not_delivered')}</p>
      <BackToOrder {...order}>
        {!is_delivered && (
          <a
            href={`${path('withdrawal')}?${new URLSearchParams({ order_id: String(order.order_id), ...(order.hash ? { hash: order.hash } : {}) })}`}
            className="button button-quiet max-sm:w-full"
          >
            {t('footer.withdrawal')}
          </a>
        )}
      </BackToOrder>
    </>
  )
}
