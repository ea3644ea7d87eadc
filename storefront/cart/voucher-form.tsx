import { useId, useRef, useState } from 'react'
import { failureText } from '../api/request-error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { CartForm } from './cart-form.tsx'
import type { LaterStore } from './use-page-cart.ts'
import type { CartWire } from './read-cart.ts'

interface Props {
  discounts: CartWire['discounts']
  /** The code that a form without scripts has brought in vain. */
  refused_code: string | undefined
  /** Why it was refused. */
  refusal: string | null
  laterStore: LaterStore
}

/** The bar at the bottom of a phone may cover what appears beneath the field. */
const bringIntoView = (words: Element | null) => words?.scrollIntoView({ block: 'nearest' })

/** Discount codes: those applied, and a place for another one. */
export function VoucherForm({ discounts, refused_code, refusal, laterStore }: Props) {
  const { t } = useTranslator()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState(refusal)
  const { is_loading, run } = useButtonLoading()

  async function apply(): Promise<void> {
    const fail = (words: string | null) => {
      setFailure(words)
      if (words) input.current?.focus()
    }
    const field = input.current!
    const code = field.value.trim()
    if (code === '') return fail(t('cart.voucher_empty'))
    await run(async () => {
      const error = await (await laterStore()).applyVoucher(code)
      if (error !== null) return fail(failureText(error, t('cart.voucher_refused')))
      fail(null)
      // Another one may be typed by now.
      if (field.value.trim() === code) field.value = ''
    })
  }

  return (
    <div>
      <AppliedCodes discounts={discounts} laterStore={laterStore} />
      <CartForm action="voucher" onSend={apply}>
        <label htmlFor={id} className="text-sm font-medium">
          {t('cart.voucher')}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            ref={input}
            id={id}
            name="code"
            defaultValue={refused_code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-failure` : undefined}
            className="field min-w-0 flex-1"
          />
          <button aria-busy={is_loading || undefined} className="button button-quiet shrink-0">
            {t('cart.voucher_apply')}
          </button>
        </div>
        {failure && (
          <p ref={bringIntoView} id={`${id}-failure`} role="alert" className="mt-1.5 text-sm text-danger">
            {failure}
          </p>
        )}
      </CartForm>
    </div>
  )
}

function AppliedCodes({ discounts, laterStore }: Pick<Props, 'discounts' | 'laterStore'>) {
  const { t } = useTranslator()
  const codes = discounts.filter(({ code }) => code !== null)
  if (codes.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2">
      {codes.map(({ id, code, name, taxed_amount }) => (
        <li key={id} className="flex items-center gap-3 rounded-sm bg-tea-soft py-1.5 pr-1 pl-4 text-sm">
          <span className="min-w-0 flex-1">
            <strong className="block font-semibold break-words">{code}</strong>{' '}
            <span className="block text-xs text-tea-deep">{name}</span>
          </span>
          {taxed_amount.value > 0 && (
            <span className="figures text-tea-deep">{`−${taxed_amount.formatted}`}</span>
          )}
          <CartForm
            action="voucher"
            fields={{ discount_id: id }}
            onSend={() => laterStore().then((store) => void store.removeVoucher(id))}
          >
            <button
              aria-label={t('cart.voucher_remove', { code: code ?? name })}
              className="link inline-flex min-h-11 items-center px-2"
            >
              {t('action.remove')}
            </button>
          </CartForm>
        </li>
      ))}
    </ul>
  )
}
