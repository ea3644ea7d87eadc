import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

interface Props {
  name: string
  amount: number
  max: number
  label: string
  onChange: (amount: number) => void
  /** Buttons that also work without scripts, by sending the amount they would set. */
  submits?: boolean
}

/** Less, a number, more. Typing is left alone until it is a number that can be had. */
export function AmountField({ name, amount, max, label, onChange, submits = false }: Props) {
  const { t } = useTranslator()
  const is_live = useIsLive()
  const [draft, setDraft] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const step = (next: number, words: string, sign: string, blocked: boolean) => (
    <button
      type={submits ? 'submit' : 'button'}
      {...(submits ? { name: 'set', value: next } : {})}
      aria-label={words}
      aria-disabled={blocked || undefined}
      // A browser takes the focus away from what it disables under it.
      disabled={blocked && !is_live}
      onClick={(event) => {
        event.preventDefault()
        if (blocked) return
        setDraft(null)
        onChange(next)
      }}
      className={`flex size-11 items-center justify-center rounded-full text-lg leading-none hover:bg-sand aria-disabled:text-stone aria-disabled:hover:bg-transparent ${submits ? '' : 'invisible in-data-ready:visible'}`}
    >
      {sign}
    </button>
  )

  function type(text: string): void {
    setDraft(text)
    const wanted = Number(text)
    if (Number.isInteger(wanted) && wanted >= 1) onChange(Math.min(wanted, max))
  }

  /** What was typed before the scripts had come stands in the field, and nobody has heard of it. */
  const takeOver = useEffectEvent(() => {
    const { value } = field.current!
    if (Number(value) === amount) return
    type(value)
    // Whoever has left the field is shown what there is, as after leaving it at any other time. Drawn first: React
    // does not see that the field differs from an amount that stays the same.
    if (document.activeElement !== field.current) setTimeout(() => setDraft(null))
  })
  useEffect(() => takeOver(), [])

  return (
    <div className="inline-flex h-12 items-center rounded-full border-[1.5px] border-clay bg-white">
      {step(amount - 1, t('cart.amount_less', { name }), '−', amount <= 1)}
      <input
        ref={field}
        type="number"
        name="amount"
        // A browser that comes back would fill in a former amount.
        autoComplete="off"
        inputMode="numeric"
        min={1}
        max={Number.isFinite(max) ? max : undefined}
        aria-label={label}
        value={draft ?? amount}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setDraft(null)}
        className="figures h-11 w-10 [appearance:textfield] bg-transparent text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none"
      />
      {step(amount + 1, t('cart.amount_more', { name }), '+', amount >= max)}
    </div>
  )
}
