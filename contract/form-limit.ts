/** Apart from the schemas that use them, so that a form in the browser knows them without any. */
export const MAX_EMAIL_LENGTH = 254
export const MAX_NAME_LENGTH = 64
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
