import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { LiveForm } from './live-form.tsx'
import { PartFailed } from './part-failed.tsx'

export function NewsletterSection({ data, done }: { data: AccountData; done: string | null }) {
  const { t } = useTranslator()
  const { is_subscribed, customer } = data
  return (
    <AccountSection id="newsletter" heading={t('customer.newsletter_heading')} done={done}>
      {is_subscribed === null ? (
        <PartFailed />
      ) : (
        <>
          <p className="mt-2 mb-4 text-sm text-smoke">
            {is_subscribed
              ? t('customer.newsletter_on', { email: customer.email })
              : t('customer.newsletter_off')}
          </p>
          <LiveForm
            key={String(is_subscribed)}
            action="/api/customer/newsletter"
            errors={data.forms.newsletter.errors}
            submit={t(is_subscribed ? 'customer.newsletter_end' : 'customer.newsletter_subscribe')}
            look="quiet"
          >
            {() => <input type="hidden" name="action" value={is_subscribed ? 'end' : 'subscribe'} />}
          </LiveForm>
        </>
      )}
    </AccountSection>
  )
}
