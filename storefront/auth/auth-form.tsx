import type { ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { Notice } from './notice.tsx'
import type { useAuthForm } from './use-auth-form.ts'

interface Props {
  live: ReturnType<typeof useAuthForm>
  action: string
  submit: string
  return_to?: string | null
  /** What no field is to blame for. */
  failure?: string | undefined
  /** Beneath the button. */
  note?: ReactNode
  children: ReactNode
}

/** What the forms of login, registration and passwords have in common: everything around their fields. */
export function AuthForm(props: Props) {
  const { live, action, submit, return_to, failure = live.errors[''], note, children } = props
  const { language } = useTranslator()
  return (
    <form {...live.form} method="post" action={action} className="grid gap-5 [&>[data-refused]]:mt-0">
      {failure && (
        <Notice kind="failure" className="">
          {failure}
        </Notice>
      )}
      <input type="hidden" name="language" value={language} />
      {return_to && <input type="hidden" name="return_to" value={return_to} />}
      {children}
      <button aria-busy={live.is_loading || undefined} className="button button-primary">
        {submit}
      </button>
      {note}
    </form>
  )
}
