import { useStorefront } from '../storefront-context.tsx'
import type { RecapLine } from './recap.ts'

/** What the shopper agrees to, right above the button that agrees. Nothing is to be ticked. */
export function LegalNote({ lines }: { lines: readonly RecapLine[] }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const notes = lines.flatMap((line) => line.notes)
  const is_excepted = notes.some((note) => note.startsWith('product.no_withdrawal_'))
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
      {t(is_excepted ? 'checkout.legal_withdrawal_excepted' : 'checkout.legal_withdrawal')}
      {notes.includes('product.no_withdrawal_service_rendered') && ` ${t('checkout.legal_service')}`}
    </p>
  )
}
