import { useTranslator } from '../storefront-context.tsx'

interface Props {
  order_id: number
  /** Also fills in delivery, payment and address like last time. */
  is_fast?: boolean
  look: 'primary' | 'quiet'
}

export function RepeatForm({ order_id, is_fast = false, look }: Props) {
  const { t, language } = useTranslator()
  return (
    <form method="post" action="/api/order/repeat" className="max-sm:w-full">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="order_id" value={order_id} />
      {is_fast && <input type="hidden" name="fast" value="1" />}
      <button className={`button ${look === 'primary' ? 'button-primary' : 'button-quiet'} max-sm:w-full`}>
        {t('order.repeat')}
      </button>
    </form>
  )
}
