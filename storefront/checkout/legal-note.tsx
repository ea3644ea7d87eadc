import { useStorefront } from '../storefront-context.tsx'
import type { Recap } from './recap.ts'

/** What the shopper agrees to, right above the button that agrees. Nothing is to be ticked. */
export function LegalNote({ withdrawal }: Pick<Recap, 'withdrawal'>) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const link = (code: string, text: string) => {
    const url = shop.pages.find((page) => page.code === code)?.url
    if (!url) return text
    return (
      <a href={url} target="_blank" className="link">
        {text}
      </a>
    )
  }
  return (
    <p className="mt-4 text-xs text-smoke">
      {t('checkout.legal_before')} {link('terms', t('checkout.legal_terms'))}.{' '}
      {t('checkout.legal_privacy_before')} {link('privacy', t('checkout.legal_privacy'))}.{' '}
      {withdrawal.map((key) => t(key)).join(' ')}
    </p>
  )
}
