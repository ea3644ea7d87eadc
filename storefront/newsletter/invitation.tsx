import { useStorefront } from '../storefront-context.tsx'

/** What the shop invites with, in its own words. That one can leave again is said before one joins, by every shop. */
export function Invitation({ className }: { className: string }) {
  const { shop, translator } = useStorefront()
  const own = shop.texts['newsletter-invitation']
  return (
    <div className={`text-pretty text-smoke ${className}`}>
      {own && (
        <>
          <div
            className="prose inline [&>p:last-child]:inline"
            dangerouslySetInnerHTML={{ __html: own }}
          />{' '}
        </>
      )}
      {translator.t('newsletter.text')}
    </div>
  )
}
