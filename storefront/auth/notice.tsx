import type { ReactNode } from 'react'

interface Props {
  kind: 'success' | 'failure'
  children: ReactNode
  className?: string
}

/** What became of a form that was sent: read aloud at once when it went wrong, politely when it went well. */
export function Notice({ kind, children, className = 'mt-6' }: Props) {
  const failure = kind === 'failure'
  return (
    <p
      role={failure ? 'alert' : 'status'}
      tabIndex={-1}
      className={`${className} rounded-sm px-4 py-3 text-sm ${failure ? 'bg-danger-soft text-danger' : 'bg-tea-soft text-tea-deep'}`}
    >
      {children}
    </p>
  )
}
