import type { LoadContext, Loaded } from '../load-context.ts'
import {
  SUBSCRIBE_RESULTS,
  type SubscribeResult,
  TOKEN_RESULTS,
  type TokenResult,
} from './newsletter-result.ts'

export interface NewsletterData {
  email: string
  result: SubscribeResult | null
}

export async function loadNewsletter({ query }: LoadContext): Promise<Loaded<NewsletterData>> {
  return {
    data: {
      email: query.get('email') ?? '',
      result: SUBSCRIBE_RESULTS.find((one) => one === query.get('result')) ?? null,
    },
  }
}

export interface NewsletterTokenData {
  /** Empty where the link has lost it on the way. */
  token: string
  result: TokenResult | null
}

/** Looking at the page does nothing: programs that check the links of mails would confirm and end subscriptions. */
export async function loadNewsletterToken({ query }: LoadContext): Promise<Loaded<NewsletterTokenData>> {
  const token = query.get('token') ?? ''
  const result = TOKEN_RESULTS.find((one) => one === query.get('result')) ?? null
  return { data: { token, result: result ?? (token ? null : 'token') } }
}
