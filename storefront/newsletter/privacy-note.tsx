import { useStorefront } from '../storefront-context.tsx'

/** What becomes of the address, said where it is asked for. */
export function PrivacyNote() {
  const { shop, translator } = useStorefront()
  const privacy = shop.pages.find(({ code }) => code === 'privacy')
  return (
    <p className="text-xs text-smoke">
      {translator.t('newsletter.privacy')}{' '}
      {privacy && (
        <a href={privacy.url} className="link">
          {privacy.name}
        </a>
      )}
    </p>
  )
}
