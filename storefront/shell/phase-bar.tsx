import { routeEntries } from '../route-match.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'

/** The three phases a shopper walks through; the summary is their result and no step of its own. */
export function PhaseBar() {
  const { page, translator } = useStorefront()
  const path = usePath()
  const phases = routeEntries().filter(([, route]) => route.phase && route.phase !== 'summary')
  const current = phases.findIndex(([name]) => name === page.name)
  return (
    <ol
      aria-label={translator.t('checkout.steps')}
      className="mb-6 flex min-h-11 items-center gap-1.5 text-xs md:gap-4 md:text-sm"
    >
      {phases.map(([name, route], index) => (
        <li
          key={name}
          className="flex items-center gap-1.5 max-md:not-first:flex-auto min-[360px]:whitespace-nowrap md:gap-4"
          aria-current={index === current ? 'step' : undefined}
        >
          {index > 0 && (
            <span className="h-px bg-stone forced-colors:bg-[CanvasText] max-md:flex-1 md:w-12" />
          )}
          <span
            className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold forced-colors:border ${index === current ? 'bg-tea text-white forced-colors:border-3' : 'bg-sand text-smoke'}`}
          >
            {index + 1}
          </span>
          {index < current ? (
            <a href={path(name)} className="link inline-flex min-h-11 items-center">
              {translator.t(route.breadcrumb as 'breadcrumb.cart')}
            </a>
          ) : (
            <span className={index === current ? 'font-semibold' : 'hidden text-smoke sm:inline'}>
              {translator.t(route.breadcrumb as 'breadcrumb.cart')}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
