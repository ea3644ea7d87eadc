import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { MAX_EMAIL_LENGTH } from '#contract/form-limit.ts'
import { useTranslator } from '../storefront-context.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  name: string
  label: string
  hint?: string
  /** What is wrong with it, said beneath. */
  error?: string | undefined
  /** Wrong together with others: what is said stands above them all. */
  invalid?: boolean
  is_optional?: boolean
}

/** A labelled input. Unless something leads to it, its id is its own: the dialog may stand over a page with a field of the same name. */
export function FormField(props: Props & { inside?: ReactNode }) {
  const own_id = useId()
  const { id = own_id, label, hint, error, invalid = false, is_optional = false, inside, ...input } = props
  const { t } = useTranslator()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {is_optional && <span className="font-normal text-smoke"> ({t('form.optional')})</span>}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={described || undefined}
          className={`field ${inside ? 'pr-24' : ''}`}
        />
        {inside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-smoke">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

export function EmailField(props: Omit<Props, 'name' | 'label'>) {
  const { t } = useTranslator()
  return (
    <FormField
      {...props}
      name="email"
      label={t('form.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_LENGTH}
      required
    />
  )
}

/** A password that may be looked at while it is typed; without scripts it cannot, and says nothing of it. */
export function PasswordField(props: Props) {
  const { t } = useTranslator()
  const is_alive = useIsLive()
  const [is_shown, setShown] = useState(false)
  return (
    <FormField
      {...props}
      type={is_shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        is_alive && (
          <button
            type="button"
            aria-label={t(is_shown ? 'auth.hide_password' : 'auth.show_password')}
            aria-pressed={is_shown}
            onClick={() => setShown(!is_shown)}
            className="absolute top-0.5 right-1 flex min-h-11 items-center rounded-full px-3 text-xs font-semibold text-tea-deep hover:underline"
          >
            {t(is_shown ? 'auth.hide' : 'auth.show')}
          </button>
        )
      }
    />
  )
}
