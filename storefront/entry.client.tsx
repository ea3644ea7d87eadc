import './ui/theme.css'
import { hydrateRoot } from 'react-dom/client'
import { watchConsent } from './consent/watch-consent.ts'
import { createTranslator } from './i18n/translator.ts'
import type { Messages } from './i18n/messages.ts'
import { createNavigation } from './navigation/navigation.ts'
import { NavigatedRoot } from './navigation/navigated-root.tsx'
import { loadPageComponent } from './page-components.ts'
import type { EmbeddedState } from './render-page.tsx'

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as EmbeddedState
  const [messages] = await Promise.all([
    fetch(state.messages_url).then((response) => response.json() as Promise<Messages>),
    loadPageComponent(state.page.name),
  ])
  const translator = createTranslator(state.page.language, messages)
  const navigation = createNavigation(state.build_id, state.page)
  const acting_as = /(?:^|; )acting_as=([^;]+)/.exec(document.cookie)?.[1]
  if (acting_as) {
    const { showActingBar } = await import('./staff/acting-bar.ts')
    showActingBar(decodeURIComponent(acting_as), translator)
  }
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <NavigatedRoot
      navigation={navigation}
      shop={state.shop}
      translator={translator}
      realtime_key={state.realtime_key}
    />,
  )
}

watchConsent()
void start()
