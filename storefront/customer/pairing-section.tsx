import { Notice } from '../auth/notice.tsx'
import { SOCIAL_FAILURE_TEXTS } from '../auth/social-failure.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { PartFailed } from './part-failed.tsx'

/** Third parties one logs in through: those that are linked, and those that may be. */
export function PairingSection({ data }: { data: AccountData }) {
  const { t, date, language } = useTranslator()
  const account = usePath()('customer-account')
  const { pairings, providers, pairing_failure } = data
  const nameOf = (provider: string) => providers.find((one) => one.provider === provider)?.name ?? provider
  const others = providers.filter(({ provider }) => !pairings?.some((one) => one.provider === provider))
  if (pairings?.length === 0 && others.length === 0 && !pairing_failure) return null
  return (
    <AccountSection id="pairings" heading={t('customer.pairings')}>
      {pairing_failure && <Notice kind="failure">{t(SOCIAL_FAILURE_TEXTS[pairing_failure])}</Notice>}
      {pairings === null && <PartFailed />}
      {pairings && (
        <p className="mt-2 text-sm text-smoke">
          {t(pairings.length === 0 ? 'customer.pairings_none' : 'customer.pairings_text')}
        </p>
      )}
      {pairings && pairings.length > 0 && (
        <ul className="mt-4 divide-y divide-clay border-y border-clay text-sm">
          {pairings.map(({ provider, created_at }) => (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div>
                <p className="font-semibold first-letter:uppercase">{nameOf(provider)}</p>
                <p className="text-smoke">{t('customer.paired', { date: date(created_at, 'long') })}</p>
              </div>
              <form method="post" action="/api/customer/pairing">
                <input type="hidden" name="provider" value={provider} />
                <input type="hidden" name="language" value={language} />
                <button
                  className="button button-quiet"
                  aria-label={t('auth.unlink_label', { provider: nameOf(provider) })}
                >
                  {t('auth.unlink')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {pairings && others.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {others.map(({ provider, name }) => (
            <form key={provider} method="post" action="/api/auth/social">
              <input type="hidden" name="provider" value={provider} />
              <input type="hidden" name="language" value={language} />
              <input type="hidden" name="return_to" value={`${account}#pairings`} />
              <button className="button button-quiet">{t('auth.link_with', { provider: name })}</button>
            </form>
          ))}
        </div>
      )}
    </AccountSection>
  )
}
