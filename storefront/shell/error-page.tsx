import type { ErrorData } from '../resolve-page.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { errorName, errorText } from './error-name.ts'
import { SearchForm } from './search-form.tsx'

export function ErrorPage({ data }: { data: ErrorData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { sold_in } = data
  const missing = data.status === 404
  const may_pass = data.status >= 500
  const name = errorName(data.status, sold_in)
  return (
    <div className="mx-auto max-w-xl py-16 text-center md:py-24">
      {!sold_in && <p className="display figures text-3xl text-smoke">{data.status}</p>}
      <h1 className="display mt-2 text-2xl">{t(name)}</h1>
      <p className="mt-4 text-balance text-smoke">{t(errorText(name))}</p>
      {missing && !sold_in && (
        <div className="mt-8">
          <SearchForm id="search-error" />
        </div>
      )}
      {data.incident_id && (
        <p className="mt-6 text-xs text-smoke">
          {t('error_page.incident')} <span className="inline-block">{data.incident_id}</span>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {sold_in && (
          <form method="post" action="/api/currency">
            <button name="currency" value={sold_in.code} className="button button-primary">
              {t(`error_page.show_in_${sold_in.code}`)}
            </button>
          </form>
        )}
        {may_pass && (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address is this page once more, with its query.
          <a href="" data-reload="" className="button button-primary">
            {t('action.retry')}
          </a>
        )}
        <a
          href={path('home')}
          className={`button ${may_pass || sold_in ? 'button-quiet' : 'button-primary'}`}
        >
          {t('error_page.home')}
        </a>
      </div>
      {data.stack && <pre className="mt-10 overflow-x-auto text-left text-xs text-smoke">{data.stack}</pre>}
    </div>
  )
}
