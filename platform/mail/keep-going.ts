const POLL_MS = 1000

export interface Worker {
  /** Ends once the step under way has ended. */
  close: () => Promise<void>
}

/** Takes step after step for as long as there is something to do, then looks again after a pause. */
export function keepGoing(
  step: () => Promise<boolean>,
  onError: (error: unknown) => void,
  pause_ms = POLL_MS,
): Worker {
  const stopped = new AbortController()
  const pause = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, pause_ms)
      stopped.signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
    })
  const work = async () => {
    while (!stopped.signal.aborted) {
      const done = await step().catch((error) => (onError(error), false))
      if (!done && !stopped.signal.aborted) await pause()
    }
  }
  const working = work()
  return {
    close: async () => {
      stopped.abort()
      await working
    },
  }
}
