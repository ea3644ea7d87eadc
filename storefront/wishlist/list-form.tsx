import type { SubmitEvent, ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'

export interface ListFormProps {
  product_id: number
  /** Where a form without scripts comes back to. */
  return_to: string
}

interface Props extends ListFormProps {
  action: '/api/comparison' | '/api/favorites'
  listed: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Icon and words of the button. */
  children: ReactNode
  /** What became of it. */
  status: ReactNode
}

/** Puts a product on a list of the visitor's or takes it off, in place where scripts run and by a plain form elsewhere. */
export function ListForm({ action, product_id, return_to, listed, onSubmit, children, status }: Props) {
  const { language } = useTranslator()
  return (
    <div className="min-w-0">
      <form method="post" action={action} onSubmit={onSubmit}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="product_id" value={product_id} />
        <input type="hidden" name="return_to" value={return_to} />
        <input type="hidden" name="action" value={listed ? 'remove' : 'add'} />
        <button className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
          {children}
        </button>
      </form>
      <p role="status" className="text-xs leading-6 text-smoke">
        {status}
      </p>
    </div>
  )
}
