import { isLoopback, networkOf } from './client-ip.ts'

/** Gives each network so many of the places that all share, so that nobody takes them all. */
export function createSenderShare(most: number) {
  const taken = new Map<string, number>()

  /** Answers how to give the place back; null: this sender has no more of them. */
  return (address: string): (() => void) | null => {
    if (isLoopback(address)) return () => {}
    const network = networkOf(address)
    const count = taken.get(network) ?? 0
    if (count >= most) return null
    taken.set(network, count + 1)
    return () => {
      const left = (taken.get(network) ?? 0) - 1
      if (left > 0) taken.set(network, left)
      else taken.delete(network)
    }
  }
}
