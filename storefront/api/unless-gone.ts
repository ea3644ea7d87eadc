import { ApiError } from './request-error.ts'

/** Null where what was asked about is not there any more. */
export async function unlessGone<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
