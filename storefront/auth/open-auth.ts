import type { LoginReason } from './form-failure.ts'

export interface AuthAsked {
  /** Why a login is asked for. */
  reason?: LoginReason
  /** Where to go after login; without it the page stays. */
  return_to?: string
  /** The dialog was closed without a login. */
  onDismiss?: () => void
}

let open: ((asked: AuthAsked | null) => void) | null = null

/** The page says how its dialog is opened, and closed by null. */
export function onAuthAsked(next: (asked: AuthAsked | null) => void): () => void {
  open = next
  return () => {
    if (open === next) open = null
  }
}

/** Shows login, registration and password reset over the page. */
export function openAuth(asked: AuthAsked = {}): void {
  open?.(asked)
}

/** Somebody has logged in elsewhere: there is nothing to ask for any more. */
export function closeAuth(): void {
  open?.(null)
}
