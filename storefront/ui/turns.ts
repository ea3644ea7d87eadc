/** Runs what it is given one after another, in the order it was asked. A failure is its caller's; the next one runs. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const own = last.then(run)
    last = own.catch(() => {})
    return own
  }
}
