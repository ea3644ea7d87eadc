/** Returns, withdrawals and complaints. */
export const csAftersale = {} as const
