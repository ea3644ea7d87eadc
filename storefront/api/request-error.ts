import { type ErrorBody, notificationText } from '#contract/error.ts'

/** Nothing came back: the network failed, or what came back was no answer of the platform. */
export const NO_ANSWER = 0
export const TIMED_OUT = 408

/** The platform refused or failed. `body` is null where the answer was not its own. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody> | null

  constructor(status: number, body: Partial<ErrorBody> | null, options?: ErrorOptions) {
    super(body?.message ?? `Request failed with status ${status}`, options)
    this.status = status
    this.body = body
  }

  /** What a notification says: the first validation message, else the server's message, else the default. */
  notification(fallback: string): string {
    return notificationText(this.body, fallback)
  }
}

/** The caller left, or a newer request took over. Nobody is to be told. */
export class AbortedError extends Error {
  override name = 'AbortedError'
}

export class RefusedUrlError extends Error {
  override name = 'RefusedUrlError'
}

/** Nobody knows whether what was asked for has happened. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && [NO_ANSWER, TIMED_OUT].includes(error.status)
}

/** What was asked for is wrong, not the shop; nor was it the time, after which nobody knows what has become of it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== TIMED_OUT
}

/** What was sent cannot be; something else may. */
export function isWrongChoice(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 422].includes(error.status)
}

/** What to show of a failure, if anything: an aborted request is silent. */
export function failureText(error: unknown, fallback: string): string | null {
  if (error instanceof AbortedError) return null
  return error instanceof ApiError ? error.notification(fallback) : fallback
}
