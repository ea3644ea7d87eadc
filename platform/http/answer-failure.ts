import { type ErrorBody, ERROR_STATUSES } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import { Failure } from './failure.ts'
import { FAILURE_TEXTS } from './failure-texts.ts'
import type { Log } from './log.ts'

interface DatabaseError extends Error {
  code: string
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Undone because of somebody else's transaction, or because it took too long: another time it may go well. */
const GAVE_WAY = /^(40001|40P01|55P03|57014|25P0[34])$/
/** Somebody else has made the same meanwhile, or has deleted what this was to belong to. */
const CAME_BETWEEN = /^2350[35]$/
const DISK_FULL = /^(53100|ENOSPC)$/
const CONNECTION_LOST = /^(08|57P|53)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT|CONNECTION_|CONNECT_TIMEOUT)/

/** The last net: what validation let through and PostgreSQL refused is still the caller's mistake, not a crash. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isDatabaseError(error)) {
    if (error.code.startsWith('22')) return new Failure('validation', { cause: error })
    if (CAME_BETWEEN.test(error.code)) return new Failure('conflict', { cause: error })
    if (DISK_FULL.test(error.code)) {
      return new Failure('insufficient_storage', { cause: error, headers: { 'retry-after': '60' } })
    }
    if (GAVE_WAY.test(error.code) || CONNECTION_LOST.test(error.code)) {
      return new Failure('unavailable', { cause: error, headers: { 'retry-after': '2' } })
    }
  }
  return new Failure('server_error', { cause: error })
}

export function answerFailure(error: unknown, language: Language, request_id: string, log: Log): Response {
  const failure = asFailure(error)
  if (failure.status >= 500) log.error('request failed', { request_id, error: failure.cause ?? failure })
  const body: ErrorBody = {
    status: ERROR_STATUSES[failure.type],
    message: failure.sentence ?? FAILURE_TEXTS[language][failure.type],
    type: failure.type,
    errors: failure.errors,
    request_id,
  }
  return Response.json(body, { status: failure.status, headers: failure.headers })
}
