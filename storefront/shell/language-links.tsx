import { INTERFACE_LANGUAGES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { pathFor } from '../route-match.ts'
import { useStorefront } from '../storefront-context.tsx'

const NAMES = { cs: 'Čeština', sk: 'Slovenčina', en: 'English' } as const

/** Only an explicit choice is remembered; nobody is redirected by it. */
function remember(language: InterfaceLanguage): void {
  const choice = new Blob([JSON.stringify({ language })], { type: 'application/json' })
  // A page that is being left hears of no answer, nor of none.
  navigator.sendBeacon('/api/locale', choice)
}

/** The same screen in the other languages, each a plain link. */
export function LanguageLinks() {
  const { page, translator } = useStorefront()
  return (
    <ul aria-label={translator.t('shell.language')} className="flex items-center gap-1 text-xs">
      {INTERFACE_LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={page.alternate_urls[language] ?? pathFor('home', language)}
            hrefLang={LOCALES[language]}
            lang={language}
            title={NAMES[language]}
            data-language={language}
            aria-current={language === page.language ? 'true' : undefined}
            onClick={() => remember(language)}
            className="flex h-11 min-w-11 items-center justify-center rounded-full px-2 font-semibold text-smoke uppercase hover:bg-sand hover:text-ink aria-[current]:bg-sand aria-[current]:text-ink"
          >
            <span className="sr-only">{NAMES[language]}</span>
            <span aria-hidden="true">{language}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
