export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
const ORDER: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']

export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/** One JSON object a line. Errors keep their stack here, and nowhere a visitor can see. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const at =
    (own: LogLevel) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      if (ORDER.indexOf(own) < ORDER.indexOf(level)) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...fields }, plain)}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) {
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
  }
  return typeof value === 'bigint' ? Number(value) : value
}
