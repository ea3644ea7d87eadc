import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** Good enough to try the shop with, and therefore refused in live mode. */
export const SAMPLE_SECRET = 'vitrine-sample-secret-never-use-it-in-a-live-shop'
const SECRET_LENGTH = 32

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string }

/** Readers of single settings. They collect what is wrong instead of stopping at the first problem. */
export function createSettingReader(env: Environment) {
  const problems: string[] = []
  const text = (name: string): string | undefined => env[name]?.trim() || undefined

  return {
    problems,
    text,

    choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
      const value = text(name) ?? fallback
      const chosen = choices.find((choice) => choice === value)
      if (!chosen) problems.push(`${name} is "${value}", but may only be ${choices.join(' or ')}.`)
      return chosen ?? fallback
    },

    integer(
      name: string,
      { least, most, fallback }: { least: number; most: number; fallback: number },
    ): number {
      const value = text(name) ?? String(fallback)
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= least && number <= most) return number
      problems.push(`${name} is "${value}", but must be a whole number from ${least} to ${most}.`)
      return fallback
    },

    url(name: string, protocols: readonly string[], required = false): string | undefined {
      const value = text(name)
      if (!value) {
        if (required) problems.push(`${name} is missing. Live mode needs it.`)
        return undefined
      }
      // The value may hold a password, so the message must not repeat it.
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
        problems.push(
          `${name} is not an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
        )
      return value
    },

    origin(name: string, live: boolean): string | undefined {
      const value = this.url(name, live ? ['https:'] : ['http:', 'https:'], live)
      if (!value || !URL.canParse(value)) return undefined
      const { origin, pathname, search } = new URL(value)
      if (pathname !== '/' || search)
        problems.push(`${name} must be an origin alone, such as https://shop.example.`)
      return origin
    },

    secret(name: string, live: boolean): string | undefined {
      const value = text(name)
      if (live && !value)
        problems.push(`${name} is missing. Live mode needs a random text of ${SECRET_LENGTH} or more.`)
      if (live && value === SAMPLE_SECRET) problems.push(`${name} is the sample one, which everybody knows.`)
      if (value && value.length < SECRET_LENGTH)
        problems.push(`${name} is shorter than ${SECRET_LENGTH} characters.`)
      return value
    },

    group<const Names extends readonly string[], Result>(
      names: Names,
      make: (values: Texts<Names>) => Result,
    ): Result | undefined {
      const values = names.map(text)
      const missing = names.filter((name) => !text(name))
      if (missing.length === names.length) return undefined
      if (missing.length > 0) {
        const given = names.filter((name) => text(name))
        problems.push(`${missing.join(', ')} must be given too, because ${given.join(', ')} is.`)
        return undefined
      }
      // No name is missing, so the values are texts in the order of the names.
      return make(values as unknown as Texts<Names>)
    },

    pem(name: string): string {
      const value = text(name)?.replaceAll(String.raw`\n`, '\n') ?? ''
      if (value.startsWith('-----BEGIN ')) return value
      try {
        return readFileSync(value, 'utf8')
      } catch {
        problems.push(`${name} is neither a key in the PEM format nor a readable file with one.`)
        return ''
      }
    },

    key(name: string, kind: keyof typeof KEYS): string {
      const value = this.pem(name)
      const { read, type, called } = KEYS[kind]
      if (value !== '' && !isKey(value, read, type)) problems.push(`${name} is not ${called}.`)
      return value
    },
  }
}

const KEYS = {
  curve: { read: createPrivateKey, type: 'ec', called: 'a private key of an elliptic curve' },
  private: { read: createPrivateKey, type: 'rsa', called: 'a private key of RSA' },
  public: { read: createPublicKey, type: 'rsa', called: 'a public key of RSA' },
} as const

function isKey(pem: string, read: (pem: string) => KeyObject, type: string): boolean {
  try {
    return read(pem).asymmetricKeyType === type
  } catch {
    return false
  }
}
