import * as z from 'zod/mini'

/** Each type of failure has one status. */
export const ERROR_STATUSES = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  validation: 422,
  rate_limited: 429,
  server_error: 500,
  unavailable: 503,
  insufficient_storage: 503,
} as const
export type ErrorType = keyof typeof ERROR_STATUSES

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

export const ErrorBody = z.object({
  status: z.number(),
  message: z.string(),
  type: z.string(),
  errors: z.array(FieldError),
  request_id: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** What a notification says: the first validation message, else the server's message, else the default. */
export function notificationText(body: Partial<ErrorBody> | null | undefined, fallback: string): string {
  return body?.errors?.[0]?.message || body?.message || fallback
}

/** The five sentences every form shares; texts per language live with whoever shows them. */
export type FormMessage = 'invalid_type' | 'too_big' | 'too_small' | 'invalid_format' | 'unknown_keys'

interface Issue {
  code?: string | undefined
  path?: PropertyKey[] | undefined
}

export function formMessage(issue: Issue): FormMessage {
  switch (issue.code) {
    case 'too_big':
      return 'too_big'
    case 'too_small':
      return 'too_small'
    case 'unrecognized_keys':
      return 'unknown_keys'
    case 'invalid_format':
    case 'invalid_value':
    case 'not_multiple_of':
    case 'custom':
      return 'invalid_format'
    default:
      return 'invalid_type'
  }
}

/** `_errors` of a batch: `items.{index}.{field}` → message. */
export interface BatchError {
  index: number
  field: string
  message: string
}

const BATCH_PATH = /^[^.]+\.(\d+)\.([^.]+)$/

export function parseBatchErrors(
  errors: Record<string, string>,
  onInvalidPath: (path: string) => void,
): BatchError[] {
  return Object.entries(errors).flatMap(([path, message]) => {
    const parts = BATCH_PATH.exec(path)
    if (!parts) {
      onInvalidPath(path)
      return []
    }
    return [{ index: Number(parts[1]), field: parts[2] ?? '', message }]
  })
}
