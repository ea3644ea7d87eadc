/** Of the wording and the purposes that are asked about: with another one everybody is asked again. */
export const CONSENT_VERSION = '2026-11'
