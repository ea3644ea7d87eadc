export const TOAST_TYPES = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof TOAST_TYPES)[number]
