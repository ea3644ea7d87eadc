import { type ErrorKey, SUCCESS_KEYS, type SuccessKey } from '#contract/error-keys.ts'
import { browserCookie, dropBrowserCookie } from '../api/browser-cookie.ts'
import type { MessageArguments, MessageKey } from '../i18n/messages.ts'
import type { Translator } from '../i18n/translator.ts'
import { onFirstMove } from './later-part.tsx'
import type { Notification } from './toast-settings.ts'

type NoticeKey = Extract<MessageKey, ErrorKey | SuccessKey>

/** The keys a server may leave behind; nobody else's cookie puts words on the page. */
const LEFT_NOTICES = [...SUCCESS_KEYS, 'cart_transfer_error', 'session_refresh_failed'] as const

type Say = (notification: Notification) => (result: Notification) => void

/** What is said in the language of the page, before and after it can be said. */
let say: Say | null = null
let translator: Translator | null = null

export function speakWith(next: Translator): void {
  translator = next
  // What there is to say is often that the network is gone, and then nothing can be fetched any more. And what comes
  // together with the place it is said in, screen readers may pass over.
  onFirstMove(() => toaster(next).catch(() => {}))
}

async function toaster(words: Translator): Promise<Say> {
  const { openToaster } = await import('./toaster.tsx')
  return (say ??= openToaster(words))
}

/** The words of one key of the catalogue, as a toast. */
export function notify<K extends NoticeKey>(key: K, ...args: MessageArguments<K>): void {
  const type = (SUCCESS_KEYS as readonly string[]).includes(key) ? 'success' : 'error'
  if (translator) notifyWith({ type, body: translator.t(key, ...args) })
}

/** What has happened to the visitor and is nobody's mistake. */
export function warn<K extends NoticeKey>(key: K, ...args: MessageArguments<K>): void {
  if (translator) notifyWith({ type: 'warning', body: translator.t(key, ...args) })
}

/** A failure under its own key; what the platform says about it stands beneath. */
export function notifyFailure(key: Extract<NoticeKey, ErrorKey>, said: string | null): void {
  if (!translator) return
  // Keys of failures that a call can raise have no placeholders.
  const words = translator.t(key as 'general_error')
  notifyWith(said ? { type: 'error', title: words, body: said } : { type: 'error', body: words })
}

/** What the server has left to be said on this page: a result of the form that led here. */
export function sayLeftNotice(): void {
  const left = browserCookie('notice')
  if (!left) return
  dropBrowserCookie('notice')
  for (const key of left.split('.')) {
    const known = LEFT_NOTICES.find((one) => one === key)
    if (known) notify(known)
  }
}

export function notifyWith(notification: Notification): void {
  void spoken(notification)
}

/** A toast that waits for work and is then replaced by what came of it. */
export async function notifyWhile(words: string, work: Promise<Notification>): Promise<void> {
  const waiting = spoken({ type: 'loading', body: words })
  const result = await work
  const replace = await waiting
  replace?.(result)
}

/** Says it and answers how to replace it; nothing where there is no language yet. */
async function spoken(notification: Notification): Promise<((result: Notification) => void) | undefined> {
  const words = translator
  if (!words) return undefined
  return (await toaster(words))(notification)
}
