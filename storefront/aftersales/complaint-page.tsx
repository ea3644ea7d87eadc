import { Notice } from '../auth/notice.tsx'
import { OrderState } from '../order/order-state.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { ItemPicture } from '../ui/item-picture.tsx'
import { Icon } from '../ui/icon.tsx'
import { AddDocuments } from './complaint-add-documents.tsx'
import type { ComplaintData } from './complaint-data.ts'
import { TextWithEmail } from './text-with-email.tsx'

export function ComplaintPage({ data }: { data: ComplaintData }) {
  const { t, date } = useTranslator()
  return (
    <>
      <h1 className={`display text-2xl ${data.hash ? 'mt-4' : ''}`}>
        {t('complaint.heading', { number: data.document_number })}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-smoke">
        <span>{t('complaint.created', { date: date(data.created_at, 'long') })}</span>
        <span className="text-ink">
          <OrderState state={data.state} />
        </span>
      </p>
      {data.is_filed_now && (
        <Notice kind="success">
          <TextWithEmail text={t('complaint.filed', { email: data.email })} email={data.email} />
        </Notice>
      )}
      {data.result && (
        <Notice kind={data.result === 'cancelled' ? 'success' : 'failure'}>
          {t(data.result === 'cancelled' ? 'complaint.cancelled_now' : 'complaint.not_cancelled')}
        </Notice>
      )}
      <div className="mt-8 grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="min-w-0 xl:order-2">
          <Facts data={data} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Progress data={data} />
          <Items data={data} />
          <Documents data={data} />
          {data.can_cancel && <Cancel data={data} />}
        </div>
      </div>
    </>
  )
}

const CARD = 'rounded-md border border-clay bg-white p-5 md:p-6'

function Facts({ data }: { data: ComplaintData }) {
  const { t, date } = useTranslator()
  const facts: [name: string, value: string | null][] = [
    [t('complaint.handle_until'), data.is_open ? date(data.handle_until, 'long') : null],
    [t('complaint.type'), data.type],
    [t('complaint.value'), data.value],
    [t('complaint.account'), data.account],
    [t('complaint.warranty_until'), data.warranty_until && date(data.warranty_until, 'long')],
  ]
  return (
    <section aria-label={t('complaint.heading', { number: data.document_number })} className={CARD}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-xs text-smoke">{name}</dt>
                <dd className="font-semibold break-words">{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt className="text-xs text-smoke">{t('complaint.order')}</dt>
          <dd>
            <a href={data.order.url} className="link -my-2.5 inline-flex min-h-11 items-center font-semibold">
              {data.order.code}
            </a>
          </dd>
        </div>
      </dl>
      <a href={data.protocol_url} className="button button-quiet mt-4 w-full sm:w-auto xl:w-full" data-reload>
        <Icon name="download" className="size-5" />
        {t('complaint.protocol')}
      </a>
    </section>
  )
}

function Progress({ data }: { data: ComplaintData }) {
  const { t, date } = useTranslator()
  return (
    <section aria-labelledby="progress" className={CARD}>
      <h2 id="progress" className="display text-xl">
        {t('complaint.progress_heading')}
      </h2>
      <ol className="mt-4 grid gap-4">
        {data.history.toReversed().map(({ state, note, created_at }) => (
          <li key={created_at + state.name} className="text-sm">
            <OrderState state={state} />
            {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
            <p className="text-xs text-smoke">
              <time dateTime={created_at}>{date(created_at, 'with_time')}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Items({ data }: { data: ComplaintData }) {
  const { t, typeset } = useTranslator()
  return (
    <section aria-labelledby="claimed" className={CARD}>
      <h2 id="claimed" className="display text-xl">
        {t('complaint.items_heading')}
      </h2>
      <ul className="mt-2 divide-y divide-clay">
        {data.items.map((item) => (
          <li key={item.id} className="flex gap-4 py-4 last:pb-0">
            <ItemPicture image_url={item.image_url} />
            <div className="min-w-0 flex-1 text-sm">
              <div className="flex justify-between gap-4">
                <p className="font-semibold">{typeset(item.name)}</p>
                <p className="figures font-semibold">{item.price}</p>
              </div>
              <p className="text-xs text-smoke">
                {[...item.details, t('complaint.pieces', { count: item.amount }), item.wish].join(' · ')}
              </p>
              <p className="mt-2 break-words whitespace-pre-line">{item.reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Documents({ data }: { data: ComplaintData }) {
  const { t, number } = useTranslator()
  if (data.documents.length === 0 && !data.can_add) return null
  return (
    <section aria-labelledby="papers" className={CARD}>
      <h2 id="papers" className="display text-xl">
        {t('complaint.documents_heading')}
      </h2>
      {data.documents.length === 0 ? (
        <p className="mt-2 text-sm text-smoke">{t('complaint.no_documents')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-clay">
          {data.documents.map((document) => (
            <li key={document.id}>
              <a
                href={document.url}
                download
                className="flex min-h-12 items-center gap-3 text-sm hover:underline"
              >
                <Icon name="download" className="size-5 text-smoke" />
                <span className="min-w-0 flex-1 truncate">{document.name}</span>
                <span className="figures text-xs text-smoke">
                  {number(Math.ceil(document.size / 1024), 0)}&nbsp;kB
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {data.can_add && <AddDocuments data={data} />}
    </section>
  )
}

function Cancel({ data }: { data: ComplaintData }) {
  const { t, language } = useTranslator()
  return (
    <form method="post" action="/api/complaint/cancel">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="complaint_id" value={data.id} />
      {data.hash && <input type="hidden" name="hash" value={data.hash} />}
      <p className="mb-3 text-sm text-smoke">{t('complaint.cancel_hint')}</p>
      <button className="button button-quiet max-sm:w-full">{t('complaint.cancel')}</button>
    </form>
  )
}
