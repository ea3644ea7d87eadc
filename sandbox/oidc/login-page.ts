import { isInterfaceLanguage, type InterfaceLanguage } from '#contract/language.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { page } from '../gateway/page.ts'
import { PEOPLE, type Person } from './person.ts'
import { LOGIN_TEXTS } from './text.ts'

/** The first of the wanted languages, as `cs en` or `cs-CZ,en;q=0.5`, where it is spoken here. */
export function languageIn(wanted: unknown): InterfaceLanguage {
  const first = String(wanted ?? '')
    .trim()
    .slice(0, 2)
    .toLowerCase()
  return isInterfaceLanguage(first) ? first : 'cs'
}

/** Who somebody wants to be: login and consent in one, since nobody has a password. */
export function loginPage(language: InterfaceLanguage, action: string, return_url: string): Response {
  const t = LOGIN_TEXTS[language]
  const people = PEOPLE.map((person) => personButton(language, person)).join('')
  const refuse = `<button class="danger" name="person" value="">${t.refuse}</button>`
  const body = `<section><h1 class="plain">${t.who}</h1><p>${t.shares}</p><form method="post" action="${escapeHtml(action)}">${people}${refuse}</form></section>`
  return dressed(language, body, { form_target: return_url })
}

function personButton(language: InterfaceLanguage, person: Person): string {
  const t = LOGIN_TEXTS[language]
  const { id, first_name, last_name, email, is_email_verified } = person
  const about = email === null ? t.no_email : `${email}, ${is_email_verified ? t.verified : t.unverified}`
  return `<button name="person" value="${id}">${escapeHtml(`${first_name} ${last_name}`)}<small>${escapeHtml(about)}</small></button>`
}

export function failedPage(language: InterfaceLanguage, status: number): Response {
  const t = LOGIN_TEXTS[language]
  return dressed(language, `<section><h1 class="plain">${t.failed}</h1><p>${t.failed_text}</p></section>`, {
    status,
  })
}

function dressed(
  language: InterfaceLanguage,
  body: string,
  more: { status?: number; form_target?: string },
): Response {
  const { title, brand, notice } = LOGIN_TEXTS[language]
  return page({ language, title, brand, notice, body, look: 'shop', ...more })
}
