import { type BatchError, parseBatchErrors } from '#contract/error.ts'
import type { Notes } from '../own-request.ts'

export const INVALID_BATCH_PATH = 'batch error: invalid path'

/** What of a batch was refused. An error that does not say which item and field it is about counts for nothing. */
export const refusedOf = (errors: Record<string, string>, log: Notes): BatchError[] =>
  parseBatchErrors(errors, (path) => log.info(INVALID_BATCH_PATH, { path }))
