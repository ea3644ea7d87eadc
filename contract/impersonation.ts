/** How long staff may act as a customer before it must say so again. */
export const IMPERSONATION_LIFETIME_S = 60 * 60
