export type AsyncState<T> =
  | { status: 'idle' }
  | { status: 'pending'; run: number; data?: T }
  | { status: 'success'; data: T }
  | { status: 'error'; error: unknown }

export type AsyncEvent<T> =
  | { type: 'start'; run: number }
  | { type: 'succeed'; run: number; data: T }
  | { type: 'fail'; run: number; error: unknown }
  | { type: 'reset' }

export const IDLE = { status: 'idle' } as const

/** Only the run that started last may end the waiting, and what was loaded before stays while waiting. */
export function asyncState<T>(state: AsyncState<T>, event: AsyncEvent<T>): AsyncState<T> {
  switch (event.type) {
    case 'reset':
      return IDLE
    case 'start':
      return 'data' in state && state.data !== undefined
        ? { status: 'pending', run: event.run, data: state.data }
        : { status: 'pending', run: event.run }
    case 'succeed':
      return isRunning(state, event.run) ? { status: 'success', data: event.data } : state
    case 'fail':
      return isRunning(state, event.run) ? { status: 'error', error: event.error } : state
  }
}

function isRunning<T>(state: AsyncState<T>, run: number): boolean {
  return state.status === 'pending' && state.run === run
}
