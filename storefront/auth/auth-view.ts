/** What the dialog and the login page show; the page has no address of its own for registration. */
export type AuthView = 'login' | 'registration' | 'reset'

export const VIEW_PARAMETER = 'form'
export const REGISTRATION_VIEW = 'registration'
