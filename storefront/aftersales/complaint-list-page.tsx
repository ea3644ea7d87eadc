import { OrderState } from '../order/order-state.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { ComplaintRow, ComplaintsData } from './complaint-data.ts'

export function ComplaintListPage({ data: { complaints, page, pages } }: { data: ComplaintsData }) {
  const { t } = useTranslator()
  const path = usePath()
  const list = path('customer-complaints')
  return (
    <>
      <h1 className="display text-2xl">{t('complaint.list_heading')}</h1>
      {complaints.length === 0 ? (
        <>
          <p className="mt-6 text-lg font-semibold">{t('complaint.none')}</p>
          <p className="mt-2 text-smoke">{t('complaint.none_text')}</p>
          <p className="mt-6">
            <a href={path('customer-my-orders')} className="button button-primary">
              {t('breadcrumb.customer_my_orders')}
            </a>
          </p>
        </>
      ) : (
        <ul className="mt-6 grid gap-4">
          {complaints.map((complaint) => (
            <Row key={complaint.id} complaint={complaint} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} url={(number) => (number > 1 ? `${list}?page=${number}` : list)} />
    </>
  )
}

/** The whole card is one link to the complaint. */
function Row({ complaint }: { complaint: ComplaintRow }) {
  const { t, date } = useTranslator()
  const path = usePath()
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-md border border-clay bg-white p-5 hover:border-stone sm:grid-cols-[11rem_1fr_auto] sm:items-center">
      <div className="flex items-baseline justify-between gap-4 sm:block">
        <h2 className="font-semibold tabular-nums">
          <a
            href={path('customer-complaint', { id: complaint.id })}
            className="after:absolute after:inset-0 after:rounded-md hover:underline"
          >
            {complaint.document_number}
          </a>
        </h2>
        <p className="text-sm text-smoke">{date(complaint.created_at, 'long')}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="break-words">{complaint.names.join(' · ')}</p>
        <p className="text-xs text-smoke">
          {t('complaint.order')} {complaint.order_code}
        </p>
      </div>
      <OrderState state={complaint.state} />
    </li>
  )
}
