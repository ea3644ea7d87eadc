export const HASH_OFFSET_PX = 32

/** Where the page scrolls to, so that the target stands below the header. */
export function hashScrollTop(target_top: number, header_height: number): number {
  return Math.max(0, target_top - header_height - HASH_OFFSET_PX)
}

/** The id that a hash names. It goes to getElementById, never into a selector. */
export function hashTargetId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
