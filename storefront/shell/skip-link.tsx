import type { Translator } from '../i18n/translator.ts'

/** The first stop of the keyboard. It never changes, so it stands outside of what scripts draw. */
export function SkipLink({ translator }: { translator: Translator }) {
  return (
    <a
      href="#content"
      className="button button-primary fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
    >
      {translator.t('shell.skip_to_content')}
    </a>
  )
}
