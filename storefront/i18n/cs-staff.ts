/** What the staff sees. */
export const csStaff = {} as const
