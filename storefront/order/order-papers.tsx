import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OrderView } from './order-view.ts'

/** Invoices and credit notes. */
export function OrderPapers({ order }: { order: OrderView }) {
  const { t } = useTranslator()
  if (order.invoices.length === 0) return null
  return (
    <section aria-labelledby="invoices" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="invoices" className="display text-xl">
        {t('order.invoices')}
      </h2>
      <ul className="mt-2">
        {order.invoices.map(({ id, name, is_credit_note }) => (
          <li key={id}>
            <a
              href={`/shop-api/orders/${order.id}/invoices/${id}`}
              download
              className="link inline-flex min-h-11 items-center gap-2 text-sm"
            >
              <Icon name="download" className="size-5" />
              {t(is_credit_note ? 'order.credit_note' : 'order.invoice_file', { name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
