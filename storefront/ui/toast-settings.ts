import type { ToastType } from '#contract/toast.ts'
import type { PlainMessageKey } from '#storefront/i18n/messages.ts'

/** What the shop's notifications pass … */
export const NOTIFICATION_DURATION_MS = 5000
/** … and what the widget falls back to when nobody passes anything. */
export const TOAST_WIDGET_DURATION_MS = 4000
export const VISIBLE_TOASTS = 3
export const TOAST_GAP_PX = 14
export const TOAST_SWIPE_THRESHOLD_PX = 45

/** A loading toast waits for its promise and is replaced by the result. */
export function notificationDuration(type: ToastType, duration_ms = NOTIFICATION_DURATION_MS): number {
  return type === 'loading' ? Infinity : duration_ms
}

export interface Notification {
  type: ToastType
  title?: string | undefined
  body?: string | undefined
}

/** A toast without a body speaks of an unknown error; an error without a title has the generic one. */
export function toastTexts(
  notification: Notification,
  t: (key: Extract<PlainMessageKey, 'unknown_error' | 'error_title'>) => string,
): { title: string | undefined; body: string } {
  return {
    title: notification.title || (notification.type === 'error' ? t('error_title') : undefined),
    body: notification.body || t('unknown_error'),
  }
}
