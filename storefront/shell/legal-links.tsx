import { usePath, useStorefront } from '../storefront-context.tsx'

/** What the law wants reachable from every page, first of all the way out of a contract. */
export function LegalLinks() {
  const { shop, translator } = useStorefront()
  const path = usePath()
  const named = (code: string) => shop.pages.filter((page) => page.code === code)
  const links = [
    { url: path('withdrawal'), name: translator.t('footer.withdrawal') },
    ...named('terms'),
    ...named('privacy'),
    ...named('contact'),
  ]
  return (
    <ul className="flex flex-wrap gap-x-6 text-xs text-smoke">
      {links.map(({ url, name }) => (
        <li key={url}>
          <a href={url} className="link flex min-h-11 items-center">
            {name}
          </a>
        </li>
      ))}
      <li>
        <a href="#consent" data-consent="click" className="link flex min-h-11 items-center">
          {translator.t('footer.cookie_settings')}
        </a>
      </li>
    </ul>
  )
}
