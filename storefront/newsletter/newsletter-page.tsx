import type { ReactNode } from 'react'
import { FormField } from '../auth/form-field.tsx'
import { MailedTokenForm } from '../auth/mailed-token-form.tsx'
import { Notice } from '../auth/notice.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Invitation } from './invitation.tsx'
import type { NewsletterData, NewsletterTokenData } from './newsletter-data.ts'
import type { SubscribeResult } from './newsletter-result.ts'
import { PrivacyNote } from './privacy-note.tsx'

const FAILURES: Record<Exclude<SubscribeResult, 'sent' | 'email'>, PlainMessageKey> = {
  rate_limited: 'newsletter.rate_limited',
  general_error: 'general_error',
}

/** Where the form of the footer leads without scripts, and where old links offer to begin again. */
export function NewsletterPage({ data: { email, result } }: { data: NewsletterData }) {
  const { t } = useTranslator()
  if (result === 'sent') {
    return (
      <Screen heading={t('newsletter.sent_heading')}>
        <p className="mt-4">{t('newsletter.done')}</p>
        <p className="mt-3 text-sm text-smoke">{t('newsletter.sent_hint')}</p>
      </Screen>
    )
  }
  return (
    <Screen heading={t('newsletter.heading')}>
      <Invitation className="mt-4" />
      {result && result !== 'email' && <Notice kind="failure">{t(FAILURES[result])}</Notice>}
      <SubscribeForm
        email={email}
        {...(result === 'email' ? { error: t('newsletter.email_invalid') } : {})}
      />
    </Screen>
  )
}

export function NewsletterConfirmPage({ data }: { data: NewsletterTokenData }) {
  const { t } = useTranslator()
  switch (data.result) {
    case 'done':
      return (
        <Screen heading={t('newsletter.confirmed_heading')}>
          <p className="mt-4">{t('newsletter.confirmed_text')}</p>
        </Screen>
      )
    case 'token':
      return (
        <Screen heading={t('newsletter.old_link_heading')}>
          <p className="mt-4 text-smoke">{t('newsletter.old_confirm_text')}</p>
          <SubscribeForm />
        </Screen>
      )
    default:
      return (
        <TokenForm
          data={data}
          action="/api/newsletter/confirm"
          heading={t('newsletter.confirm_heading')}
          text={t('newsletter.confirm_text')}
          submit={t('newsletter.confirm_submit')}
        />
      )
  }
}

export function NewsletterUnsubscribePage({ data }: { data: NewsletterTokenData }) {
  const { t } = useTranslator()
  const path = usePath()
  switch (data.result) {
    case 'done':
      return (
        <Screen heading={t('newsletter.left_heading')}>
          <p className="mt-4">{t('newsletter.left_text')}</p>
          <p className="mt-3 text-sm text-smoke">
            {t('newsletter.left_by_mistake')}{' '}
            <a href={path('newsletter')} className="link">
              {t('newsletter.subscribe_again')}
            </a>
          </p>
        </Screen>
      )
    case 'token':
      return (
        <Screen heading={t('newsletter.old_link_heading')}>
          <p className="mt-4">{t('newsletter.old_unsubscribe_text')}</p>
        </Screen>
      )
    default:
      return (
        <TokenForm
          data={data}
          action="/api/newsletter/unsubscribe"
          heading={t('newsletter.leave_heading')}
          text={t('newsletter.leave_text')}
          submit={t('newsletter.leave_submit')}
        />
      )
  }
}

interface TokenFormProps {
  data: NewsletterTokenData
  action: string
  heading: string
  text: string
  submit: string
}

function TokenForm({ data, heading, ...form }: TokenFormProps) {
  return (
    <Screen heading={heading}>
      <MailedTokenForm {...form} token={data.token} has_failed={data.result === 'general_error'} />
    </Screen>
  )
}

function SubscribeForm({ email = '', error }: { email?: string; error?: string }) {
  const { t, language } = useTranslator()
  return (
    // The server says what is wrong, at the field and in the language of the page.
    <form method="post" action="/api/newsletter" noValidate className="mt-6 grid gap-5">
      <input type="hidden" name="language" value={language} />
      <FormField
        name="email"
        label={t('form.email')}
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={error}
        required
      />
      <button className="button button-primary">{t('newsletter.submit')}</button>
      <PrivacyNote />
    </form>
  )
}

function Screen({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{heading}</h1>
      {children}
      <p className="mt-8 text-sm">
        <a href={path('home')} className="link inline-flex min-h-11 items-center">
          {t('newsletter.to_shop')}
        </a>
      </p>
    </div>
  )
}
