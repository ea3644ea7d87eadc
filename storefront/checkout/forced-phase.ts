import type { CheckoutFacts } from '#contract/checkout.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import type { PageName } from '../page.ts'
import { routeOf } from '../route-match.ts'
import { type RouteName, routes } from '../routes.ts'
import { phaseInstead } from './phase.ts'

/**
 * Where a shopper is sent when what their phase needs stops holding, by their own hand or by another tab.
 * A summary is not left: it stays when the cart behind it is new and empty.
 */
export function forcedPath(
  screen: PageName,
  facts: CheckoutFacts,
  language: InterfaceLanguage,
): string | null {
  if (!isRoute(screen)) return null
  const { phase, leaves_when_unmet } = routeOf(screen)
  return phase && leaves_when_unmet ? phaseInstead(phase, facts, language) : null
}

function isRoute(screen: PageName): screen is RouteName {
  return screen in routes
}
