import type { ReactNode, Ref } from 'react'

const LOOKS = {
  success: 'bg-tea-soft text-tea-deep',
  failure: 'bg-danger-soft text-danger',
  hint: 'bg-sand text-ink',
}

interface Props {
  kind: keyof typeof LOOKS
  children: ReactNode
  className?: string
  /** For whoever gives it the focus: what is drawn anew, screen readers may pass over. */
  ref?: Ref<HTMLParagraphElement>
}

/** What became of a form, or why it is asked for: read aloud at once when it went wrong, politely otherwise. */
export function Notice({ kind, children, className = 'mt-6', ref }: Props) {
  return (
    <p
      ref={ref}
      role={kind === 'failure' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`${className} rounded-sm px-4 py-3 text-sm ${LOOKS[kind]}`}
    >
      {children}
    </p>
  )
}
