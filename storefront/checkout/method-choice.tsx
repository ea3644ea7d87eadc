import type { ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import type { MethodRow } from './methods-data.ts'

/** The form that all controls of the page belong to, wherever they stand: forms cannot stand in one another. */
export const METHODS_FORM = 'methods'

interface Props {
  name: 'shipping_method_id' | 'payment_method_id'
  method: MethodRow
  is_chosen: boolean
  onChoose: () => void
  children?: ReactNode
}

/** One way to ship or to pay: the whole row is the label of its radio. */
export function MethodChoice({ name, method, is_chosen, onChoose, children }: Props) {
  const { t } = useTranslator()
  const id = `${name}-${method.id}`
  // Whoever has chosen it keeps it: it may answer again by the time it is needed.
  const is_off = method.unavailable_text !== null && !is_chosen
  return (
    <li className="group/method rounded-md border border-clay bg-white transition-colors hover:border-stone has-[>label>input:checked]:border-tea has-[>label>input:checked]:bg-tea-soft/40">
      <label
        htmlFor={id}
        className={`flex min-h-16 items-center gap-2.5 px-3 py-3 sm:gap-4 sm:px-4 ${is_off ? 'cursor-not-allowed' : 'cursor-pointer'}`}
      >
        <input
          id={id}
          type="radio"
          form={METHODS_FORM}
          name={name}
          value={method.id}
          checked={is_chosen}
          disabled={is_off}
          onChange={onChoose}
          className="size-5 shrink-0"
        />
        {method.image_url && (
          <img
            src={method.image_url}
            alt=""
            width={48}
            height={48}
            className="size-8 shrink-0 rounded-sm object-contain sm:size-10 md:size-12"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{method.name}</span>
          {method.description && (
            <span className="hidden text-sm text-balance text-smoke group-has-[>label>input:checked]/method:block md:block">
              {method.description}
            </span>
          )}
          {method.unavailable_text && (
            <span className="block text-sm text-danger">{method.unavailable_text}</span>
          )}
          {method.delivery_time && (
            <span className="block text-sm text-tea-deep">
              {t(method.is_picked_up ? 'checkout.pickup_time' : 'checkout.delivery_time', {
                time: method.delivery_time,
              })}
            </span>
          )}
        </span>
        <span className={`figures font-semibold ${method.is_free ? 'text-tea-deep' : ''}`}>
          {method.is_free ? t('cart.free') : method.price}
        </span>
      </label>
      {children}
    </li>
  )
}
