import { useEffect, useId, useRef, useState } from 'react'
import { refreshPage } from '../navigation/page-change.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { sayLeftNotice } from '../ui/notify.ts'
import type { AuthView } from './auth-view.ts'
import { browserSession } from './browser-session.ts'
import { LoginForm } from './login-form.tsx'
import { Notice } from './notice.tsx'
import type { AuthAsked } from './open-auth.ts'
import { RegistrationForm } from './registration-form.tsx'
import { ResetForm } from './reset-form.tsx'

const HEADINGS = {
  login: 'auth.login_heading',
  registration: 'auth.register_heading',
  reset: 'auth.reset_heading',
} as const satisfies Record<AuthView, string>

/** Login, registration and password reset over whatever page is open. The browser keeps the focus inside. */
export function AuthModal({ asked, onClose }: { asked: AuthAsked; onClose: () => void }) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const dialog = useRef<HTMLDialogElement>(null)
  const is_done = useRef(false)
  const heading = useId()
  const [view, setView] = useState<AuthView>('login')
  const [email, setEmail] = useState('')
  const [is_registered, setRegistered] = useState(false)

  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('click', clickBeside)
    return () => element?.removeEventListener('click', clickBeside)
  }, [])

  function show(next: AuthView, typed = ''): void {
    setEmail(typed)
    setView(next)
  }

  async function finish(): Promise<void> {
    is_done.current = true
    if (asked.return_to) return location.assign(asked.return_to)
    // Groups see other categories and prices, and the menu comes with the document.
    const { me } = browserSession({ language, currency: shop.currency }).view()
    if (me?.customer?.customer_group_ids.length) return location.reload()
    dialog.current?.close()
    sayLeftNotice()
    await refreshPage()
  }

  function close(): void {
    onClose()
    if (!is_done.current) asked.onDismiss?.()
  }

  const is_said = is_registered && view === 'login'
  const props = { return_to: asked.return_to ?? null, email, show }
  return (
    <dialog
      ref={(element) => {
        dialog.current = element
        if (!element || element.open) return
        element.showModal()
        focusFirst(element)
      }}
      aria-labelledby={heading}
      onClose={close}
      className="m-auto w-[min(100vw,30rem)] bg-paper p-0 text-ink shadow-high backdrop:bg-ink/40 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none sm:rounded-md"
    >
      <div className="px-4 pb-8 sm:px-8">
        <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between bg-paper px-4 pt-2 pb-1 sm:-mx-8 sm:px-8 sm:pt-5 low:static">
          <h2 id={heading} tabIndex={-1} className="display text-xl outline-none">
            {t(HEADINGS[view])}
          </h2>
          <button
            type="button"
            aria-label={t('action.close')}
            onClick={() => dialog.current?.close()}
            className="-mr-3 flex size-12 items-center justify-center rounded-full hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        </div>
        <div key={view} ref={is_said ? focusSaid : focusFirst} className="mt-3">
          {is_said && (
            <Notice kind="success" className="mb-5">
              {t('registered')}
            </Notice>
          )}
          {view === 'login' && <LoginForm {...props} reason={asked.reason} onDone={finish} />}
          {view === 'registration' && (
            <RegistrationForm
              {...props}
              onDone={(form, is_logged_in) => {
                if (is_logged_in) return void finish()
                setRegistered(true)
                show('login', form.querySelector<HTMLInputElement>('[name=email]')?.value)
              }}
            />
          )}
          {view === 'reset' && <ResetForm {...props} />}
        </div>
      </div>
    </dialog>
  )
}

/** Drawn together with the form, it would be passed over by screen readers. */
function focusSaid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[role=status]')?.focus()
}

/** A keyboard that jumps up on a phone would hide half of the form before it was read. */
function focusFirst(form: HTMLElement | null): void {
  const is_handy = matchMedia('(pointer: fine)').matches
  const first = is_handy ? form?.querySelector<HTMLElement>('input:not([type=hidden])') : null
  const focused = first ?? form?.closest('dialog')?.querySelector('h2')
  focused?.focus()
}

/** Beside the dialog means away with it, unless something would be lost. */
function clickBeside(event: MouseEvent): void {
  const dialog = event.currentTarget
  if (event.target !== dialog || !(dialog instanceof HTMLDialogElement)) return
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  if (fields.every((field) => field.value === field.defaultValue)) dialog.close()
}
