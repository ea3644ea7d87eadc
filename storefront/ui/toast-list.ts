import { type Notification, TOAST_WIDGET_DURATION_MS, VISIBLE_TOASTS } from './toast-settings.ts'

export interface Toast extends Notification {
  id: number
  duration_ms: number
}

/** The toasts of a page. Each closes by itself; while somebody reads, none does. */
export function createToastList(onChange: (visible: readonly Toast[]) => void) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let toasts: readonly Toast[] = []
  let is_held = false
  let last_id = 0

  function set(next: readonly Toast[]): void {
    toasts = next
    // Not every browser says that the pointer has left what is gone from under it.
    is_held &&= next.length > 0
    onChange(toasts.slice(-VISIBLE_TOASTS))
  }

  function close(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set(toasts.filter((toast) => toast.id !== id))
  }

  function count(toast: Toast): void {
    if (is_held || toast.duration_ms === Infinity) return
    timers.set(
      toast.id,
      setTimeout(() => close(toast.id), toast.duration_ms),
    )
  }

  return {
    add(notification: Notification, duration_ms = TOAST_WIDGET_DURATION_MS): number {
      const toast = { ...notification, id: (last_id += 1), duration_ms }
      set([...toasts, toast])
      count(toast)
      return toast.id
    },
    /** The result of what a toast has waited for, in its place; said all the same where the toast was closed. */
    replace(id: number, notification: Notification, duration_ms = TOAST_WIDGET_DURATION_MS): void {
      if (!toasts.some((toast) => toast.id === id)) return void this.add(notification, duration_ms)
      clearTimeout(timers.get(id))
      const toast = { ...notification, id, duration_ms }
      set(toasts.map((one) => (one.id === id ? toast : one)))
      count(toast)
    },
    close,
    hold() {
      is_held = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
    release() {
      if (!is_held) return
      is_held = false
      toasts.forEach(count)
    },
  }
}

export type ToastList = ReturnType<typeof createToastList>
