import { ApiError } from './request-error.ts'

/** Null where it is not theirs, not there any more, or under a number that nothing can have: it reads the same. */
export async function unlessHidden<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof ApiError && [400, 401, 403, 404, 422].includes(error.status)) return null
    throw error
  }
}
