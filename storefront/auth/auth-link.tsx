import type { MouseEvent, ReactNode } from 'react'
import { usePath } from '../storefront-context.tsx'
import { type AuthView, REGISTRATION_VIEW, VIEW_PARAMETER } from './auth-view.ts'

/** What all three forms share: where they lead, and how the dialog shows another one. */
export interface AuthFormProps {
  /** Where to go after login; null is home on the page, and staying where one is in the dialog. */
  return_to: string | null
  email: string
  /** Only in the dialog; on a page another form is another address. */
  show?: ((view: AuthView, email?: string) => void) | undefined
}

/** From one form to another: a plain link on the login page, a change of view in the dialog. */
export function AuthLink({
  view,
  show,
  return_to,
  children,
}: Pick<AuthFormProps, 'show' | 'return_to'> & { view: AuthView; children: ReactNode }) {
  const path = usePath()
  const query = new URLSearchParams({
    ...(view === REGISTRATION_VIEW ? { [VIEW_PARAMETER]: REGISTRATION_VIEW } : {}),
    ...(return_to && view !== 'reset' ? { return_to } : {}),
  }).toString()
  const href = path(view === 'reset' ? 'password-reset' : 'login') + (query && `?${query}`)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (!show || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const field = event.currentTarget.closest('[data-auth]')?.querySelector<HTMLInputElement>('[name=email]')
    show(view, field?.value)
  }

  return (
    <a href={href} onClick={follow} className="link inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}
