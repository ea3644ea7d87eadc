import { type ReactNode, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { postOwn } from '../api/own-post.ts'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { refreshPage } from '../navigation/page-change.ts'
import { useTranslator } from '../storefront-context.tsx'
import { notify } from '../ui/notify.ts'
import { untilLeft, useButtonLoading } from '../ui/use-button-loading.ts'
import { useRefusal } from '../ui/use-refusal.ts'

interface Props {
  action: string
  /** What is wrong with it, where a page without scripts has sent it before. */
  errors: readonly FieldError[]
  submit: string
  /** What is said where no field is to blame. */
  failure?: PlainMessageKey
  look?: 'primary' | 'quiet' | 'danger'
  /** Instead of putting the form away with what it is folded in. */
  onDone?: () => void
  /** Beside the button. */
  aside?: ReactNode
  children: (errors: Record<string, string>) => ReactNode
}

/** What the own server answers a script. */
interface Answer {
  location?: string
  errors?: FieldError[]
}

const LOOKS = {
  primary: 'button-primary',
  quiet: 'button-quiet',
  danger: 'bg-danger text-white hover:opacity-90',
}

/** A plain form to the own server. Where scripts run it is sent in place, and nothing typed is lost on the way. */
export function LiveForm(props: Props) {
  const { action, submit, failure = 'customer_update_error', look = 'primary' } = props
  const { t, language } = useTranslator()
  const [errors, setErrors] = useState(props.errors)
  const { is_loading, run } = useButtonLoading()
  const { place, noteRefusal } = useRefusal()

  async function send(form: HTMLFormElement): Promise<void> {
    const sent = await postOwn(form, { live: '1' }).catch(() => null)
    const answer = (sent?.body ?? {}) as Answer
    const to = answer.location
    if (to && (sent?.status === 200 || sent?.status === 401)) return follow(form, to)
    const unanswered = { field: '', message: `${t(failure)} ${t('customer.try_again')}` }
    setErrors(answer.errors?.length ? answer.errors : [unanswered])
    noteRefusal()
  }

  async function follow(form: HTMLFormElement, to: string): Promise<void> {
    if (new URL(to, location.href).pathname !== location.pathname) {
      location.assign(to)
      return untilLeft()
    }
    // Once the page is drawn anew, another form may stand in this one's place.
    const section = form.closest('section')
    const details = form.closest('details')
    const is_shown = await refreshPage(to)
    setErrors([])
    if (!is_shown) return notify('customer_refresh_error')
    if (props.onDone) props.onDone()
    else fold(details, section)
  }

  function mend(event: { target: EventTarget }): void {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    setErrors((before) => (before.some(({ field }) => field === name) ? without(before, name) : before))
  }

  return (
    <form
      ref={place}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void run(() => send(form))
      }}
      onInput={mend}
      className="grid gap-5 [&>[data-refused]]:mt-0"
    >
      <input type="hidden" name="language" value={language} />
      <ErrorSummary errors={errors} />
      {props.children(Object.fromEntries(errors.map(({ field, message }) => [field, message])))}
      <div className="flex flex-wrap items-center gap-3">
        <button
          className={`button ${LOOKS[look]} ${look === 'quiet' ? '' : 'max-sm:w-full'}`}
          aria-busy={is_loading || undefined}
          aria-disabled={is_loading || undefined}
        >
          {submit}
        </button>
        {props.aside}
      </div>
    </form>
  )
}

const without = (errors: readonly FieldError[], name: string | null) =>
  errors.filter(({ field }) => field !== name)

/** The form is put away, and the focus goes to what opens it again, unless it is said already that it is done. */
function fold(details: HTMLDetailsElement | null, section: HTMLElement | null): void {
  details?.removeAttribute('open')
  const said = section?.querySelector<HTMLElement>('[role=status]')
  ;(said ?? details?.querySelector('summary'))?.focus()
}
