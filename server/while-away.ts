import { type ErrorBody, ERROR_STATUSES } from '#contract/error.ts'
import { type Language, parseLanguage } from '#contract/language.ts'

type Fetch<Answer> = (request: Request) => Promise<Answer>

const RETRY_AFTER_S = 5

const TEXTS: Record<Language, string> = {
  cs: 'Objednávky teď na chvíli nepřijímáme a nic nejde uložit. Zkuste to prosím za minutu.',
  sk: 'Objednávky teraz na chvíľu neprijímame a nič sa nedá uložiť. Skúste to, prosím, o minútu.',
  en: 'For a moment we cannot take orders or save anything. Please try again in a minute.',
  de: 'Für einen Moment können wir keine Bestellungen annehmen und nichts speichern. Bitte versuchen Sie es in einer Minute erneut.',
}

/** Says at once what everybody would otherwise find out by waiting. */
export function refusingWhile<Answer>(isAway: () => boolean, fetch: Fetch<Answer>): Fetch<Answer | Response> {
  return async (request) => {
    if (!isAway()) return fetch(request)
    const type = 'unavailable'
    const status = ERROR_STATUSES[type]
    const language = parseLanguage(request.headers.get('language-preference') ?? undefined)
    const body: ErrorBody = { status, type, message: TEXTS[language], errors: [] }
    const headers = {
      'retry-after': String(RETRY_AFTER_S),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return Response.json(body, { status, headers })
  }
}
