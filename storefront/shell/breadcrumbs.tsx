import { useStorefront, usePath } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** The way from the homepage to here. On a phone only the step back is shown, which is what a thumb wants. */
export function Breadcrumbs() {
  const { page, translator } = useStorefront()
  const path = usePath()
  const crumbs = page.breadcrumbs
  if (crumbs.length === 0) return null
  const home = { name: translator.t('breadcrumb.home'), url: path('home') }
  const all = crumbs[0]?.url === home.url ? crumbs : [home, ...crumbs]
  const parent = all.at(-2)
  return (
    <nav aria-label={translator.t('shell.breadcrumbs')} className="text-xs text-smoke">
      {parent && (
        <a href={parent.url} className="inline-flex min-h-11 items-center gap-1 md:hidden">
          <Icon name="left" className="size-4" />
          {parent.name}
        </a>
      )}
      <ol className="hidden flex-wrap items-center gap-x-2 gap-y-1 py-2 md:flex">
        {all.map((crumb, index) => (
          <li key={crumb.url} className="flex items-center gap-2">
            {index > 0 && <Icon name="right" className="size-3 text-stone" />}
            {index < all.length - 1 ? (
              <a href={crumb.url} className="py-1 hover:text-ink hover:underline">
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
