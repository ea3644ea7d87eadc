/** Nobody goes on before so many have come: what happens by chance on a busy day happens surely. */
export function meetingOf(count: number): () => Promise<void> {
  const { promise: all_here, resolve: goOn } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === count) goOn()
    return all_here
  }
}
