import type { LoadContext, Loaded } from '../load-context.ts'

const RESULTS = ['done', 'token', 'general_error'] as const
export type EmailConfirmResult = (typeof RESULTS)[number]

export interface EmailConfirmData {
  token: string
  result: EmailConfirmResult | null
}

/** Looking at the page does nothing: programs that check the links of mails would confirm for everybody. */
export async function loadEmailConfirm({ query }: LoadContext): Promise<Loaded<EmailConfirmData>> {
  const token = query.get('token') ?? ''
  const result = RESULTS.find((one) => one === query.get('result')) ?? null
  return { data: { token, result: result ?? (token ? null : 'token') } }
}
