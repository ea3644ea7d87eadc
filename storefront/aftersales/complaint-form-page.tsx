import { useTranslator } from '../storefront-context.tsx'
import type { ComplaintFormData } from './complaint-form-data.ts'
import { ComplaintFields } from './complaint-fields.tsx'
import { UrgentContact } from './urgent-contact.tsx'

export function ComplaintFormPage({ data }: { data: ComplaintFormData }) {
  const { t } = useTranslator()
  const obstacle = obstacleOf(data)
  return (
    <div className={data.hash ? 'mx-auto mt-4 max-w-3xl' : 'max-w-3xl'}>
      <h1 className="display text-2xl">{t('complaint.form_heading', { number: data.order.code })}</h1>
      {obstacle ? (
        <div className="mt-6">
          <p className="text-lg font-semibold">{t(`complaint.${obstacle}`)}</p>
          {obstacle !== 'cancelled' && <p className="mt-2 text-smoke">{t(`complaint.${obstacle}_text`)}</p>}
          {obstacle !== 'nothing_left' && (
            <p className="mt-2 text-smoke">
              <UrgentContact />
            </p>
          )}
          <p className="mt-6">
            <a href={data.order.url} className="button button-quiet">
              {t('complaint.back_to_order')}
            </a>
          </p>
        </div>
      ) : (
        <>
          <p className="mt-3 text-smoke">
            {t('complaint.intro', { months: data.limits.warranty_months, days: data.limits.handling_days })}
          </p>
          {data.notice && (
            <div className="prose mt-3 text-smoke" dangerouslySetInnerHTML={{ __html: data.notice }} />
          )}
          <ComplaintFields data={data} />
        </>
      )}
    </div>
  )
}

function obstacleOf({ is_cancelled, can_complain, lines }: ComplaintFormData) {
  if (is_cancelled) return 'cancelled'
  if (!can_complain) return 'cannot'
  return lines.every(({ left }) => left === 0) ? 'nothing_left' : null
}
