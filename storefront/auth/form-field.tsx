import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string
  label: string
  hint?: string
  invalid?: boolean
}

/** A labelled input; its label is always seen, and what is wrong with it stands in the notice above. */
export function FormField({ name, label, hint, invalid = false, ...input }: Props) {
  const described = [hint && `${name}-hint`, invalid && 'notice'].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={invalid || undefined}
        aria-describedby={described || undefined}
        className="field"
      />
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-xs text-smoke">
          {hint}
        </p>
      )}
    </div>
  )
}
