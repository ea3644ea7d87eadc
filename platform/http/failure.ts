import { ERROR_STATUSES, type ErrorType, type FieldError } from '#contract/error.ts'

/** Everything the platform refuses on purpose. One place turns it into an answer: `answer-failure.ts`. */
export class Failure extends Error {
  readonly type: ErrorType
  readonly errors: FieldError[]
  readonly headers: Record<string, string>
  /** A sentence for the shopper; without one the type's own sentence is used. */
  readonly sentence: string | null

  constructor(
    type: ErrorType,
    options: {
      sentence?: string
      errors?: FieldError[]
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(options.sentence ?? type, { cause: options.cause })
    this.name = 'Failure'
    this.type = type
    this.sentence = options.sentence ?? null
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
  }

  get status(): number {
    return ERROR_STATUSES[this.type]
  }
}

export const notFound = () => new Failure('not_found')
export const malformed = (sentence?: string) => new Failure('malformed', sentence ? { sentence } : {})
export const invalid = (field: string, message: string) =>
  new Failure('validation', { errors: [{ field, message }] })
