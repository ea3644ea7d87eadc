import { Notice } from '../auth/notice.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { WithdrawalData, WithdrawalView } from './withdrawal-data.ts'
import { Form, Review, Sent } from './withdrawal-form.tsx'
import { ChooseItems, Closed, Confirm, Receipt } from './withdrawal-order.tsx'
import { Fact, FAILURES, STEPS_BY_MAIL, type ViewOf } from './withdrawal-part.tsx'
import type { WithdrawalFailure } from './withdrawal-word.ts'

/** Withdrawing from a contract in two steps, by anybody, without a reason. */
export function WithdrawalPage({ data }: { data: WithdrawalData }) {
  const { t } = useTranslator()
  const { view, failure, conditions_url, notice } = data
  const is_dead = failure === 'dead_token'
  return (
    <div className="mx-auto mt-4 max-w-3xl">
      <h1 className="display text-2xl">{t(headingOf(view, is_dead))}</h1>
      {failure && !is_dead && <Notice kind="failure">{t(FAILURES[failure])}</Notice>}
      {is_dead ? <DeadToken /> : <Step view={view} failure={failure} />}
      {notice && (
        <div
          className="prose mt-8 text-sm text-smoke [&>p]:text-balance"
          dangerouslySetInnerHTML={{ __html: notice }}
        />
      )}
      {conditions_url && (
        <p className={`text-sm ${notice ? 'mt-2' : 'mt-8'}`}>
          <a href={conditions_url} className="link inline-flex min-h-11 items-center">
            {t('withdrawal.conditions')}
          </a>
        </p>
      )}
    </div>
  )
}

function headingOf(view: WithdrawalView, is_dead: boolean): PlainMessageKey {
  if (is_dead) return 'withdrawal.dead_token'
  if (view.step === 'receipt') return 'withdrawal.done'
  if (view.step === 'closed') return view.reason === 'excepted' ? 'withdrawal.excepted' : 'withdrawal.closed'
  return view.step === 'token' ? 'withdrawal.token_heading' : 'withdrawal.heading'
}

function Step({ view, failure }: { view: WithdrawalView; failure: WithdrawalFailure | null }) {
  switch (view.step) {
    case 'form':
      return <Form view={view} failure={failure} />
    case 'review':
      return <Review view={view} />
    case 'sent':
      return <Sent view={view} />
    case 'order':
      return <ChooseItems view={view} failure={failure} />
    case 'confirm':
      return <Confirm view={view} />
    case 'receipt':
      return <Receipt view={view} />
    case 'token':
      return <ConfirmToken view={view} />
    case 'closed':
      return <Closed view={view} />
  }
}

function ConfirmToken({ view: { token, order_code } }: { view: ViewOf<'token'> }) {
  const { t, language } = useTranslator()
  return (
    <>
      <p className="mt-3 text-smoke">
        <span className="font-semibold text-ink">
          {t('withdrawal.step', { step: STEPS_BY_MAIL, count: STEPS_BY_MAIL })}.
        </span>{' '}
        {t('withdrawal.token_text')}
      </p>
      {order_code && (
        <dl className="mt-5 rounded-md bg-sand p-5 text-sm">
          <Fact name={t('withdrawal.order')} value={order_code} />
        </dl>
      )}
      <form method="post" action="/api/withdrawal/confirm" className="mt-6">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <button className="button button-primary max-sm:w-full">{t('withdrawal.confirm')}</button>
      </form>
    </>
  )
}

function DeadToken() {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <>
      <p className="mt-3 text-smoke">{t('withdrawal.dead_token_text')}</p>
      <p className="mt-6">
        <a href={path('withdrawal')} className="button button-primary">
          {t('withdrawal.again')}
        </a>
      </p>
    </>
  )
}
