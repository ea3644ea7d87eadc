import { ApiError } from '../api/request-error.ts'

/** What another tab has removed already is removed. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
}
