import { createElement } from 'react'
import { AuthPlace } from './auth/auth-place.tsx'
import { LayoutOf } from './shell/layout.tsx'
import { LoadingBar } from './navigation/loading-bar.tsx'
import type { Navigation } from './navigation/navigation.ts'
import { pageComponent } from './page-components.ts'
import { type Storefront, StorefrontContext } from './storefront-context.tsx'

/**
 * The whole of what is drawn inside `#root`, on the server and in the browser alike.
 * Data and screen are chosen by one name, which the compiler cannot pair up.
 */
export function Root({ navigation = null, ...storefront }: Storefront & { navigation?: Navigation | null }) {
  const { name, head, data } = storefront.page
  // What is typed, counted and unfolded on one page is not carried over to another of its kind.
  const [path] = head.canonical.split('?')
  return (
    <StorefrontContext value={storefront}>
      <LoadingBar navigation={navigation} />
      <LayoutOf>{createElement(pageComponent(name), { key: path, data: data as never })}</LayoutOf>
      <AuthPlace />
    </StorefrontContext>
  )
}
