import type { ReactNode, SubmitEvent } from 'react'
import { useTranslator } from '../storefront-context.tsx'

interface Props {
  /** `remove` is sent to /api/cart/remove. */
  action: 'items' | 'amount' | 'credits' | 'remove' | 'voucher' | 'clear'
  fields?: Record<string, string | number>
  /** Rejects only where the code that would make the change cannot be had. */
  onSend: () => Promise<unknown> | void
  className?: string
  children: ReactNode
}

/** A change of the cart: without scripts the own server makes it, with them the store. */
export function CartForm({ action, fields, onSend, className, children }: Props) {
  const { language } = useTranslator()

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    onSend()?.catch(() => form.submit())
  }

  return (
    <form method="post" action={`/api/cart/${action}`} onSubmit={send} className={className}>
      {Object.entries({ language, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
