import type { ComponentProps, ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'

interface Labelled {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  is_optional?: boolean
}

/** Ties a label, a hint and what is wrong to their control. */
function Frame({ name, label, hint, error, is_optional, children }: Labelled & { children: ReactNode }) {
  const { t } = useTranslator()
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-semibold">
        {label}
        {is_optional && <span className="font-normal text-smoke"> ({t('form.optional')})</span>}
      </label>
      {children}
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

function described({ name, hint, error }: Labelled) {
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
    className: 'field',
  }
}

export function TextField(props: Labelled & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const { label, hint, error, is_optional, ...input } = props
  const frame = { name: props.name, label, hint, error, is_optional: is_optional ?? false }
  return (
    <Frame {...frame}>
      <input {...input} {...described(frame)} />
    </Frame>
  )
}

export function SelectField(props: Labelled & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const { label, hint, error, is_optional, ...select } = props
  const frame = { name: props.name, label, hint, error, is_optional: is_optional ?? false }
  return (
    <Frame {...frame}>
      <select {...select} {...described(frame)} />
    </Frame>
  )
}

export function TextAreaField(props: Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const { label, hint, error, is_optional, ...area } = props
  const frame = { name: props.name, label, hint, error, is_optional: is_optional ?? false }
  return (
    <Frame {...frame}>
      <textarea {...area} {...described(frame)} />
    </Frame>
  )
}

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
