import type { ComponentProps, ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'

interface Labelled {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  is_optional?: boolean
}

/** Ties a label, a hint and what is wrong to their control. */
function Field(props: Labelled & { control: 'input' | 'select' | 'textarea' }) {
  const { control: Control, label, hint, error, is_optional, ...rest } = props
  const { t } = useTranslator()
  const { name } = props
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-semibold">
        {label}
        {is_optional && <span className="font-normal text-smoke"> ({t('form.optional')})</span>}
      </label>
      <Control
        {...rest}
        id={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined
        }
        className="field"
      />
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-xs text-smoke">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type ControlProps<Control extends 'input' | 'select' | 'textarea'> = Labelled &
  Omit<ComponentProps<Control>, 'id' | 'className'>

export const TextField = (props: ControlProps<'input'>) => <Field {...props} control="input" />

export const SelectField = (props: ControlProps<'select'>) => <Field {...props} control="select" />

export const TextAreaField = (props: ControlProps<'textarea'>) => <Field {...props} control="textarea" />

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  name: string
  children: ReactNode
}

export function Tick({ children, ...input }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input {...input} id={input.name} type="checkbox" className="size-5 shrink-0" />
      {children}
    </label>
  )
}
