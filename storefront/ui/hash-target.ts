/** The id that a hash names. It goes to getElementById, never into a selector. */
export function hashTargetId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
