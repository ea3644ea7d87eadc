import type { PageName } from '../page.ts'
import { CUSTOMER_MENU, type RouteName } from '../routes.ts'
import { routeOf } from '../route-match.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'

/** The row scrolls on a phone: the current item must not hide behind its edge. The page itself may be elsewhere already. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (!link || !row) return
  const [own, all] = [link, row].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
  row.scrollBy({ left: own.x + own.width / 2 - all.x - all.width / 2, behavior: 'instant' })
}

/** One of many stands below the list of them. */
const BELOW: Partial<Record<PageName, RouteName>> = {
  'customer-order': 'customer-my-orders',
  'customer-refund': 'customer-refunds',
  'customer-complaint': 'customer-complaints',
  'customer-new-complaint': 'customer-my-orders',
}

/** Favourites stand in the header on wide screens, so the menu names them on phones only. */
export function CustomerMenu() {
  const { page, translator } = useStorefront()
  const path = usePath()
  const shown = BELOW[page.name] ?? page.name
  return (
    <nav aria-label={translator.t('customer.menu')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto pr-12 pb-2 pl-4 max-lg:[mask-image:linear-gradient(to_right,#000_82%,transparent)] md:-mx-8 md:pl-8 lg:mx-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:px-0">
        {CUSTOMER_MENU.map(({ route, mobile_only }) => (
          <li key={route} className={`shrink-0 ${mobile_only ? 'lg:hidden' : ''}`}>
            <a
              ref={shown === route ? bringIntoView : undefined}
              href={path(route)}
              aria-current={shown === route ? (page.name === route ? 'page' : 'true') : undefined}
              className="flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap text-smoke hover:bg-sand hover:text-ink aria-[current]:bg-tea-soft aria-[current]:font-semibold aria-[current]:text-tea-deep max-lg:aria-[current]:snap-center max-lg:aria-[current]:[scroll-initial-target:nearest]"
            >
              {translator.t(routeOf(route).breadcrumb as 'breadcrumb.customer_dashboard')}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/auth/logout" className="mt-2 hidden lg:block">
        <button className="flex min-h-11 items-center px-4 text-sm text-smoke hover:text-ink hover:underline">
          {translator.t('shell.log_out')}
        </button>
      </form>
    </nav>
  )
}
