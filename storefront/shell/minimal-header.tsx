import { LanguageLinks } from './language-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** Nothing to wander off to: the way home and the language. */
export function MinimalHeader() {
  return (
    <header className="border-b border-clay bg-paper">
      <div className="page-width flex h-16 items-center justify-between gap-4">
        <Wordmark />
        <LanguageLinks />
      </div>
    </header>
  )
}
