/** Consent and the newsletter. */
export const csConsent = {} as const
