/** Between the tabs of this browser. Null where it forbids to keep anything: then each tab is alone. */
export function tabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
