import { createHmac, timingSafeEqual } from 'node:crypto'

export const GOPAY_SCOPES = ['payment-create', 'payment-all'] as const
export type GopayScope = (typeof GOPAY_SCOPES)[number]

export const TOKEN_LIFE_S = 1800

/** Tokens carry their scope and end under a seal, so they outlive a restart as the real ones do. */
export function createTokens(secret: () => string, now: () => number) {
  const seal = (text: string) => createHmac('sha256', secret()).update(text).digest('base64url')
  return {
    issue: (scope: GopayScope): string => {
      const text = `${scope}.${now() + TOKEN_LIFE_S * 1000}`
      return `${Buffer.from(text).toString('base64url')}.${seal(text)}`
    },
    scopeOf: (authorization: string | null): GopayScope | null => {
      const [, body = '', given = ''] = /^Bearer ([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? []
      const text = Buffer.from(body, 'base64url').toString()
      const own = seal(text)
      if (given.length !== own.length || !timingSafeEqual(Buffer.from(given), Buffer.from(own))) return null
      const [scope, end] = text.split('.')
      if (Number(end) <= now()) return null
      return GOPAY_SCOPES.find((one) => one === scope) ?? null
    },
  }
}
