export const ASYNC_STATES = ['idle', 'pending', 'success', 'error'] as const
