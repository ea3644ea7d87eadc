import type { ReactNode } from 'react'
import type { Translator } from '../i18n/translator.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData, SessionRow } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { OTHER_SESSIONS } from './form-word.ts'
import { PartFailed } from './part-failed.tsx'

export function SessionSection({ data, done }: { data: AccountData; done: string | null }) {
  const { t } = useTranslator()
  const { sessions } = data
  const failure = data.forms.sessions.errors[0]?.message
  return (
    <AccountSection id="sessions" heading={t('customer.sessions_heading')} done={done}>
      <p className="mt-2 text-sm text-smoke">{t('customer.sessions_text')}</p>
      {failure && (
        <p role="alert" className="mt-4 rounded-sm bg-danger-soft px-4 py-3 text-sm text-danger">
          {failure}
        </p>
      )}
      {sessions === null && <PartFailed />}
      {sessions && (
        <ul className="mt-4 divide-y divide-clay border-y border-clay">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 2 && (
        <div className="mt-5">
          <EndForm session_id={OTHER_SESSIONS}>{t('customer.session_end_others')}</EndForm>
        </div>
      )}
    </AccountSection>
  )
}

function Session({ session }: { session: SessionRow }) {
  const translator = useTranslator()
  const { t, date } = translator
  const device = session.is_impersonated
    ? t('customer.session_staff')
    : (session.device ?? t('customer.session_unknown'))
  return (
    <li className="flex items-center gap-4 py-4">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.is_current && (
            <span className="rounded-full bg-tea-soft px-3 py-0.5 text-xs text-tea-deep">
              {t('customer.session_current')}
            </span>
          )}
        </p>
        <p className="mt-0.5 text-smoke">{placeText(session, translator)}</p>
        <p className="text-smoke">
          {t('customer.session_last_used', { date: date(session.last_used_at, 'with_time') })}
        </p>
      </div>
      <EndForm session_id={String(session.id)} label={t('customer.session_end_label', { device })}>
        {t('customer.session_end')}
      </EndForm>
    </li>
  )
}

function placeText({ client_ip }: SessionRow, { t }: Translator): string {
  if (client_ip === null) return t('customer.session_place_unknown')
  return client_ip === 'local'
    ? t('customer.session_place_local')
    : t('customer.session_place', { ip: client_ip })
}

function EndForm({
  session_id,
  label,
  children,
}: {
  session_id: string
  label?: string
  children: ReactNode
}) {
  const { language } = useTranslator()
  return (
    <form method="post" action="/api/customer/session">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="session_id" value={session_id} />
      <button className="button button-quiet" aria-label={label}>
        {children}
      </button>
    </form>
  )
}
