import { MAX_EMAIL_LENGTH } from '#contract/form-limit.ts'

/** An e-mail or a token for the address of the next page. What is longer is none, and proxies refuse long headers. */
export const echoed = (typed: string): string | undefined =>
  typed.length > MAX_EMAIL_LENGTH ? undefined : typed
