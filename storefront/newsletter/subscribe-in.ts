import { postOwn } from '../api/own-post.ts'
import type { Translator } from '../i18n/translator.ts'

/** Sends the form from where it stands. Answers what is wrong, in the visitor's words, or null. */
export async function subscribeIn(form: HTMLFormElement, t: Translator['t']): Promise<string | null> {
  const field = form.querySelector<HTMLInputElement>('[type=email]')
  if (field?.validity.valid === false) return t('newsletter.email_invalid')
  try {
    const { status } = await postOwn(form)
    if (status === 200) return null
    if (status === 422) return t('newsletter.email_invalid')
    return t(status === 429 ? 'newsletter.rate_limited' : 'general_error')
  } catch {
    return t('general_error')
  }
}
