import type { Translator } from '../i18n/translator.ts'
import type { ShopData } from '../shop-data.ts'

/**
 * Stands in every page, outside of what scripts draw, and is hidden: a script shows it to whoever has not chosen,
 * a style sheet does where there are no scripts, and the link in the footer shows it to everybody.
 */
export function ConsentBar({ translator, shop }: { translator: Translator; shop: ShopData }) {
  const { t, language } = translator
  const page = shop.pages.find(({ code }) => code === 'cookies')
  const choice = 'button button-primary min-w-0 flex-1 px-3 sm:min-w-36'
  return (
    <section
      id="consent"
      aria-label={t('cookies.heading')}
      className="fixed inset-x-2 bottom-2 z-30 mx-auto hidden max-h-[calc(100dvh-1rem)] max-w-4xl overflow-y-auto rounded-md border border-clay bg-white px-4 pt-4 pb-1.5 text-sm shadow-high target:block in-data-[consent=ask]:block sm:inset-x-4 sm:bottom-4 sm:px-5 sm:pt-5 sm:pb-3 max-lg:[html:has([data-bottom-bar])_&]:bottom-20 max-lg:[html:has([data-bottom-bar])_&]:max-h-[calc(100dvh-6rem)] print:hidden"
    >
      <form method="post" action="/api/consent" data-consent="submit">
        <input type="hidden" name="language" value={language} />
        <div className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <p className="font-semibold">{t('cookies.heading')}</p>
            <p className="mt-1 text-smoke">{t('cookies.text')}</p>
            <p className="mt-1 hidden font-semibold text-danger in-data-no-cookies:block">
              {t('cookies_blocked')}
            </p>
          </div>
          <div className="flex gap-2">
            <button name="choice" value="refuse" className={choice}>
              {t('cookies.refuse')}
            </button>
            <button name="choice" value="accept" className={choice}>
              {t('cookies.accept')}
            </button>
          </div>
        </div>
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-semibold sm:min-h-8">
            {t('cookies.settings')}
          </summary>
          <div className="mt-2 grid gap-3 border-t border-clay pt-3 md:grid-cols-2 md:gap-8">
            <Purpose name={t('cookies.necessary')} text={t('cookies.necessary_text')} />
            <Purpose field="statistics" name={t('cookies.statistics')} text={t('cookies.statistics_text')} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
            <button name="choice" value="save" className="button button-quiet">
              {t('cookies.save')}
            </button>
            {page && (
              <a href={page.url} className="link inline-flex min-h-11 items-center">
                {t('cookies.more')}
              </a>
            )}
          </div>
        </details>
        <p role="alert" data-failed="" hidden className="mt-2 mb-3 text-danger">
          {t('general_error')}
        </p>
      </form>
    </section>
  )
}

/** One without a field is not asked about. */
function Purpose({ field, name, text }: { field?: string; name: string; text: string }) {
  return (
    <label className="flex items-start gap-3">
      {field ? (
        <input type="checkbox" name={field} className="mt-0.5 size-5 shrink-0" />
      ) : (
        <input type="checkbox" checked disabled readOnly className="mt-0.5 size-5 shrink-0" />
      )}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-smoke">{text}</span>
      </span>
    </label>
  )
}
