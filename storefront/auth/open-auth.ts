import type { LoginReason } from './form-failure.ts'

export interface AuthAsked {
  /** Why a login is asked for. */
  reason?: LoginReason
  /** Where to go after login; without it the page stays. */
  return_to?: string
  /** The dialog was closed without a login. */
  onDismiss?: () => void
}

let open: ((asked: AuthAsked) => void) | null = null

/** The page says how its dialog is opened. */
export function onAuthAsked(next: (asked: AuthAsked) => void): () => void {
  open = next
  return () => {
    if (open === next) open = null
  }
}

/** Shows login, registration and password reset over the page. */
export function openAuth(asked: AuthAsked = {}): void {
  open?.(asked)
}
