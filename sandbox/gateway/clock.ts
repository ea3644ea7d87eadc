export interface SandboxClock {
  now: () => number
  shift: (ms: number) => void
  shifted: () => number
  reset: () => void
}

/** Time as the gateway lives it: payments grow old faster when the clock is pushed on. */
export function createSandboxClock(clock: () => number): SandboxClock {
  let shift_ms = 0
  return {
    now: () => clock() + shift_ms,
    shift: (ms) => {
      shift_ms += ms
    },
    shifted: () => shift_ms,
    reset: () => {
      shift_ms = 0
    },
  }
}

const PRAGUE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `YYYYMMDDHHMMSS` in Prague. */
export function pragueTime(at: number): string {
  return PRAGUE.format(at).replaceAll(/\D/g, '')
}
