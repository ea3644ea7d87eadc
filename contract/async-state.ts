export const ASYNC_STATES = ['idle', 'pending', 'success', 'error'] as const
export type AsyncState = (typeof ASYNC_STATES)[number]
