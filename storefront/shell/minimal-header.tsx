import { LanguageLinks } from './language-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** Nothing to wander off to: the way home and the language. */
export function MinimalHeader() {
  return (
    <header className="border-b border-clay bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <Wordmark />
        <LanguageLinks />
      </div>
    </header>
  )
}
