import { type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ToastType } from '#contract/toast.ts'
import type { Translator } from '../i18n/translator.ts'
import { Icon } from './icon.tsx'
import { createToastList, type Toast, type ToastList } from './toast-list.ts'
import {
  type Notification,
  notificationDuration,
  TOAST_GAP_PX,
  TOAST_SWIPE_THRESHOLD_PX,
  toastTexts,
} from './toast-settings.ts'

/** Opens the place where toasts appear, above everything else the page may have opened. */
export function openToaster(
  translator: Translator,
): (notification: Notification) => (result: Notification) => void {
  const place = document.createElement('div')
  place.popover = 'manual'
  place.className =
    'pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none overflow-visible bg-transparent text-ink data-low:top-auto data-low:bottom-0 has-[li]:p-3 sm:top-auto sm:bottom-0 sm:has-[li]:p-5'
  document.body.append(place)
  let show: (visible: readonly Toast[]) => void = () => {}
  const list = createToastList((visible) => {
    show(visible)
    raise()
  })

  /** The last popover to open stands on top: a toast must not hide behind a drawer, nor lie dead beside a dialog. */
  function raise(): void {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const home = dialog ?? document.body
    const is_covered = document.querySelector('[popover=auto]:popover-open') !== null
    // What is open on a phone has its name and its way out at the top.
    place.toggleAttribute('data-low', is_covered)
    if (place.parentNode !== home) {
      home.append(place)
      dialog?.addEventListener('close', raise, { once: true })
    } else if (is_covered) place.hidePopover()
    place.showPopover()
  }

  /** Who has closed a toast goes on where they were. */
  let before: HTMLElement | null = null
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) before = relatedTarget
    list.hold()
  })
  place.addEventListener('focusout', list.release)
  place.addEventListener('pointerenter', list.hold)
  place.addEventListener('pointerleave', list.release)
  const giveBack = () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !place.contains(focused)) return
    if (before?.isConnected) before.focus({ preventScroll: true })
    else focused.blur()
  }
  flushSync(() =>
    createRoot(place).render(
      <Toasts list={list} translator={translator} onReady={(next) => (show = next)} giveBack={giveBack} />,
    ),
  )
  raise()
  return (notification) => {
    const id = list.add(notification, notificationDuration(notification.type))
    return (result) => list.replace(id, result, notificationDuration(result.type))
  }
}

interface ToastsProps {
  list: ToastList
  translator: Translator
  onReady: (show: (visible: readonly Toast[]) => void) => void
  giveBack: () => void
}

function Toasts({ list, translator, onReady, giveBack }: ToastsProps) {
  const [visible, setVisible] = useState<readonly Toast[]>([])
  onReady(setVisible)
  return (
    <section aria-label={translator.t('toast.region')} aria-live="polite">
      <ol className="flex flex-col items-center sm:items-end" style={{ gap: TOAST_GAP_PX }}>
        {visible.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            translator={translator}
            close={() => {
              giveBack()
              list.close(toast.id)
            }}
          />
        ))}
      </ol>
    </section>
  )
}

const MARKS: Record<ToastType, { mark: string; look: string }> = {
  default: { mark: '·', look: 'bg-clay text-ink' },
  success: { mark: '✓', look: 'bg-success text-white' },
  info: { mark: 'i', look: 'bg-focus text-white' },
  warning: { mark: '!', look: 'bg-warning text-white' },
  error: { mark: '×', look: 'bg-danger text-white' },
  loading: { mark: '', look: 'animate-spin border-2 border-tea border-t-transparent' },
}

export function ToastCard({
  toast,
  translator,
  close,
}: {
  toast: Toast
  translator: Translator
  close: () => void
}) {
  const from = useRef<number | null>(null)
  const { t } = translator
  const { title, body } = toastTexts(toast, t)
  const { mark, look } = MARKS[toast.type]

  function move({ clientX, currentTarget }: PointerEvent<HTMLLIElement>): void {
    if (from.current === null) return
    currentTarget.style.transform = `translateX(${clientX - from.current}px)`
  }

  function end({ type, clientX, currentTarget }: PointerEvent<HTMLLIElement>): void {
    // A touch that the browser has taken over to scroll tells no place any more.
    const way = from.current === null || type === 'pointercancel' ? 0 : Math.abs(clientX - from.current)
    from.current = null
    if (way >= TOAST_SWIPE_THRESHOLD_PX) close()
    else currentTarget.style.transform = ''
  }

  return (
    <li
      data-toast={toast.type}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        from.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className="pointer-events-auto flex w-full max-w-md touch-pan-y items-start gap-3 rounded-md border border-clay bg-white py-3 pr-1 pl-4 shadow-high select-none"
    >
      <span
        aria-hidden="true"
        className={`mt-2.5 flex size-5 shrink-0 items-center justify-center rounded-full text-xs leading-none font-semibold ${look}`}
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1 self-center py-1 text-sm">
        {title && <p className="font-semibold">{title}</p>}
        <p className={title ? 'text-smoke' : ''}>{body}</p>
      </div>
      <button
        type="button"
        aria-label={t('action.close')}
        onClick={close}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-smoke hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}
