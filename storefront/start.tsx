import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserCookie } from './api/browser-cookie.ts'
import { createTranslator } from './i18n/translator.ts'
import type { Messages } from './i18n/messages.ts'
import { createNavigation, leaveFor } from './navigation/navigation.ts'
import { NavigatedRoot } from './navigation/navigated-root.tsx'
import { isOutdated, watchBuild } from './navigation/watch-build.ts'
import { loadPageComponent } from './page-components.ts'
import type { EmbeddedState } from './render-page.tsx'
import { loadLayout } from './shell/layout.tsx'
import { layOutBelow } from './ui/lay-out-below.ts'
import { tolerateTranslation } from './ui/tolerate-translation.ts'

/** Takes over the page that the server has drawn. */
export async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as EmbeddedState
  try {
    await hydrate(state)
  } catch (error) {
    // A page kept from before a new build asks for files that are gone.
    if (await isOutdated(state.build_id)) leaveFor(new URL(location.href))
    throw error
  }
}

async function hydrate(state: EmbeddedState): Promise<void> {
  const [messages] = await Promise.all([
    fetch(state.messages_url).then((response) => response.json() as Promise<Messages>),
    loadPageComponent(state.page.name),
    loadLayout(state.page.layout),
  ])
  const translator = createTranslator(state.page.language, messages)
  const navigation = createNavigation(state.build_id, state.page, state.shop.currency)
  watchBuild(state.build_id, navigation.renew)
  const acting_as = browserCookie('acting_as')
  if (acting_as) {
    await import('./staff/acting-bar.ts').then((file) =>
      file.showActingBar(decodeURIComponent(acting_as), translator),
    )
  }
  tolerateTranslation()
  layOutBelow()
  // In slices of a few milliseconds: as one piece it would hold a slow phone for half a second.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <NavigatedRoot
        navigation={navigation}
        shop={state.shop}
        translator={translator}
        realtime_key={state.realtime_key}
      />,
      {
        // React has taken the page away; the server still has it.
        onUncaughtError: (error) => {
          reportError(error)
          leaveFor(new URL(location.href))
        },
      },
    )
  })
}
