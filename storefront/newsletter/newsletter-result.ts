/** What became of a form about the newsletter, as its page's address says it. */
export const SUBSCRIBE_RESULTS = ['sent', 'email', 'rate_limited', 'general_error'] as const
export type SubscribeResult = (typeof SUBSCRIBE_RESULTS)[number]

export const TOKEN_RESULTS = ['done', 'token', 'general_error'] as const
export type TokenResult = (typeof TOKEN_RESULTS)[number]
