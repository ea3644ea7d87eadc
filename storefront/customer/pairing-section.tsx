import type { SocialProvider } from '#contract/auth.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData } from './account-data.ts'
import { AccountSection } from './account-section.tsx'
import { PartFailed } from './part-failed.tsx'

/** Names of companies are the same in every language. */
const NAMES: Partial<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  seznam: 'Seznam',
}

export function PairingSection({ data: { pairings } }: { data: AccountData }) {
  const { t, date } = useTranslator()
  return (
    <AccountSection id="pairings" heading={t('customer.pairings')}>
      {pairings === null && <PartFailed />}
      {pairings && (
        <p className="mt-2 text-sm text-smoke">
          {t(pairings.length === 0 ? 'customer.pairings_none' : 'customer.pairings_text')}
        </p>
      )}
      {pairings && pairings.length > 0 && (
        <ul className="mt-4 divide-y divide-clay border-y border-clay text-sm">
          {pairings.map(({ provider, created_at }) => (
            <li key={provider} className="flex flex-wrap justify-between gap-x-4 py-3">
              <span className="font-semibold capitalize">{NAMES[provider] ?? provider}</span>
              <span className="text-smoke">{t('customer.paired', { date: date(created_at, 'long') })}</span>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
