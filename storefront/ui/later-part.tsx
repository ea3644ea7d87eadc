import { type ComponentType, memo, Suspense, use } from 'react'
import { useIsLive } from './use-is-live.ts'

/** Whatever shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** What is new has nothing to stand in for it, so its code is asked for again for as long as it is missing. */
const AGAIN_MS = 2000

const loaders = new Set<() => Promise<void>>()
let moved: Promise<void> | undefined

/**
 * A part of a page whose code comes with the visitor's first move. Until then the server's HTML stands: it reads,
 * its links lead on and its forms are sent by the browser itself. It is given plain data, and functions that stay.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  const start = () =>
    (loading ??= load().then(
      (loaded) => {
        // The body is drawn over the server's HTML first and as something new right after.
        Part = memo(loaded)
      },
      (error) => {
        loading = undefined
        throw error
      },
    ))
  loaders.add(start)
  if (typeof window !== 'undefined') void firstMove()

  function Body(props: P) {
    // What was not in the page from the server has no HTML to stand in for it.
    const is_new = useIsLive()
    if (!Part) {
      use(
        (waiting ??= (is_new ? Promise.resolve() : firstMove()).then(start).catch(() => {
          // Code that cannot be had leaves the HTML as it is: a promise without an end, and another one next time.
          waiting = undefined
          return new Promise<void>((again) => is_new && void setTimeout(again, AGAIN_MS))
        })),
      )
    }
    return Part ? <Part {...props} /> : null
  }
  function LaterPart(props: P) {
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    )
  }
  // The HTML stands only while nothing new is asked of it: what was read again and is the same must not reach it.
  return memo(LaterPart, (before, after) => !Part && JSON.stringify(before) === JSON.stringify(after))
}

/** Loads the later parts of all screens loaded so far: a page drawn anew has no HTML to stand in for them. */
export async function loadLaterParts(): Promise<void> {
  // A part may have later parts of its own, known only once its code is there.
  for (let started = 0; started < loaders.size;) {
    const fresh = [...loaders].slice(started)
    started = loaders.size
    await Promise.all(fresh.map((start) => start()))
  }
}

/** Code that is no later part, but has to be there for a page drawn anew as well. */
export function loadWithLaterParts(load: () => Promise<void>): void {
  loaders.add(load)
}

/** Once somebody is there: code that has to be at hand when the network is gone. */
export function onFirstMove(run: () => unknown): void {
  void firstMove().then(run)
}

function firstMove(): Promise<void> {
  return (moved ??= new Promise((resolve) => {
    // Somebody may have moved before there was anything to listen.
    if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) return resolve()
    const options = { capture: true, once: true, passive: true }
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), options)
  }))
}
