import { useEffect, useLayoutEffect, useState, useTransition } from 'react'
import type { Translator } from '../i18n/translator.ts'
import { Root } from '../root.tsx'
import type { ShopData } from '../shop-data.ts'
import type { Navigation } from './navigation.ts'
import { followLinks } from './follow-links.ts'
import { watchPopups } from '../ui/watch-popups.ts'
import { sayLeftNotice, speakWith } from '../ui/notify.ts'
import { onPagesChanged, refreshWith } from './page-change.ts'
import { startLiveCart } from '../realtime/start-live-cart.ts'

interface Props {
  navigation: Navigation
  shop: ShopData
  translator: Translator
  realtime_key: string | null
}

/** Draws whatever page the navigation has arrived at, and settles it: head, scroll, focus. */
export function NavigatedRoot({ navigation, shop, translator, realtime_key }: Props) {
  const [arrival, setArrival] = useState(navigation.arrival)
  const [, startTransition] = useTransition()
  useEffect(() => navigation.onArrival((next) => startTransition(() => setArrival(next))), [navigation])
  useEffect(() => followLinks(navigation), [navigation])
  useEffect(() => navigation.followHistory(), [navigation])
  useEffect(watchPopups, [])
  useEffect(() => onPagesChanged(navigation.forget), [navigation])
  useEffect(() => refreshWith(navigation.refresh), [navigation])
  useEffect(() => {
    speakWith(translator)
    sayLeftNotice()
  }, [translator])
  useEffect(
    () => startLiveCart({ realtime_key, shop, language: translator.language }),
    [realtime_key, shop, translator],
  )
  useEffect(() => {
    // Says that links and forms are now followed within the page; until then the browser follows them itself.
    document.documentElement.dataset.ready = 'true'
  }, [])
  useLayoutEffect(() => {
    // Nothing is returned: scrolling gives a promise in newer browsers, and React would call it to clean up.
    navigation.settle(arrival)
  }, [navigation, arrival])
  return <Root page={arrival.page} shop={shop} translator={translator} navigation={navigation} />
}
