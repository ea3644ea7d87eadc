import type { ReactNode } from 'react'

/** What became of a form that was sent: read aloud at once when it went wrong, politely when it went well. */
export function Notice({ kind, children }: { kind: 'success' | 'failure'; children: ReactNode }) {
  const failure = kind === 'failure'
  return (
    <p
      id="notice"
      role={failure ? 'alert' : 'status'}
      className={`mt-6 rounded-sm px-4 py-3 text-sm ${failure ? 'bg-danger-soft text-danger' : 'bg-tea-soft text-tea-deep'}`}
    >
      {children}
    </p>
  )
}
