import { ERROR_KEYS, type ErrorKey, type SuccessKey } from '#contract/error-keys.ts'
import type { MessageArguments, MessageKey } from '../i18n/messages.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Notification } from './toast-settings.ts'

type NoticeKey = Extract<MessageKey, ErrorKey | SuccessKey>

/** What is said in the language of the page, before and after it can be said. */
let say: ((notification: Notification) => void) | null = null
let translator: Translator | null = null

export function speakWith(next: Translator): void {
  translator = next
}

/** The words of one key of the catalogue, as a toast. The toaster itself comes with the first of them. */
export function notify<K extends NoticeKey>(key: K, ...args: MessageArguments<K>): void {
  const type = (ERROR_KEYS as readonly string[]).includes(key) ? 'error' : 'success'
  if (translator) notifyWith({ type, body: translator.t(key, ...args) })
}

/** A failure under its own key; what the platform says about it stands beneath. */
export function notifyFailure(key: Extract<NoticeKey, ErrorKey>, said: string | null): void {
  if (!translator) return
  // Keys of failures that a call can raise have no placeholders.
  const words = translator.t(key as 'general_error')
  notifyWith(said ? { type: 'error', title: words, body: said } : { type: 'error', body: words })
}

export function notifyWith(notification: Notification): void {
  const words = translator
  if (!words) return
  if (say) return say(notification)
  void import('./toaster.tsx').then(({ openToaster }) => {
    say ??= openToaster(words)
    say(notification)
  })
}
