import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { Invitation } from './invitation.tsx'
import { PrivacyNote } from './privacy-note.tsx'

/** Once, when it is drawn: as a function of its own it is the same at each drawing. */
const takeFocus = (message: HTMLElement | null) => message?.focus({ preventScroll: true })

/** In the footer of every page. Sent in place where scripts run; without them it leads to a page of its own. */
export function NewsletterForm() {
  const { t, language } = useTranslator()
  const [error, setError] = useState<string | null>(null)
  const [is_sent, setSent] = useState(false)
  const { is_loading, run } = useButtonLoading()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // From now on the page itself says what is wrong, at the field and in its own language.
    if (place.current) place.current.noValidate = true
  }, [])

  async function send(form: HTMLFormElement): Promise<void> {
    const code = await import('./subscribe-in.ts').catch(() => null)
    // Code that cannot be had leaves the form to the browser.
    if (!code) return form.submit()
    const wrong = await code.subscribeIn(form, t)
    setError(wrong)
    if (wrong === null) setSent(true)
    else form.querySelector<HTMLElement>('[type=email]')?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }

  return (
    <section
      aria-label={t('newsletter.heading')}
      className="page-width grid gap-x-10 gap-y-4 border-b border-clay py-8 md:grid-cols-2 md:items-start"
    >
      <div>
        <h2 className="display text-xl">{t('newsletter.heading')}</h2>
        <Invitation className="mt-1 max-w-md" />
      </div>
      {is_sent ? (
        <p
          role="status"
          tabIndex={-1}
          ref={takeFocus}
          className="rounded-sm bg-tea-soft px-4 py-3 text-tea-deep outline-none"
        >
          <strong className="block font-semibold">{t('newsletter.sent_heading')}</strong>
          {t('newsletter.done')}
        </p>
      ) : (
        <form method="post" action="/api/newsletter" onSubmit={submit} ref={place} className="grid gap-2">
          <input type="hidden" name="language" value={language} />
          <label htmlFor="newsletter-email" className="font-semibold">
            {t('newsletter.email')}
          </label>
          <div className="flex gap-2">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'newsletter-error' : undefined}
              className="field min-w-0 flex-1"
            />
            <button className="button button-primary shrink-0" aria-busy={is_loading || undefined}>
              {t('newsletter.submit')}
            </button>
          </div>
          {error && (
            <p id="newsletter-error" role="alert" className="text-danger">
              {error}
            </p>
          )}
          <PrivacyNote />
        </form>
      )}
    </section>
  )
}
