import type { Tls } from './tls-line.ts'

/** An address that asks for what would not be done. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError'
}

export interface DatabaseAddress {
  /** What the driver reads: it sends every option it does not know to the server as a setting, which refuses it. */
  address: string
  socket: { host?: string; user?: string }
  tls: Tls | null
}

const TLS_MODES = new Map<string, Tls | null>([
  ['disable', null],
  ['require', 'require'],
  ['verify-ca', 'verify'],
  ['verify-full', 'verify'],
])
/** The other spelling has two more words. */
const SSL_WORDS = new Map<string, Tls | null>([...TLS_MODES, ['true', 'verify'], ['false', null]])
const TAKEN = ['host', 'user', 'sslmode', 'ssl', 'sslrootcert', 'channel_binding']

export function readDatabaseAddress(url: string): DatabaseAddress {
  const address = new URL(url)
  const { searchParams: options } = address
  const host = options.get('host')
  const user = options.get('user')
  const asked = askedTls(options)
  const tls = wantsKnownSigner(options) ? 'verify' : asked
  for (const name of TAKEN) options.delete(name)
  return { address: address.href, socket: { ...(host && { host }), ...(user && { user }) }, tls }
}

function askedTls(options: URLSearchParams): Tls | null {
  const name = options.has('sslmode') ? 'sslmode' : 'ssl'
  const words = name === 'ssl' ? SSL_WORDS : TLS_MODES
  const word = options.get(name)
  if (!word) return null
  const tls = words.get(word)
  // A line that is encrypted only perhaps is opened by the driver, without what is mended in it here.
  if (tls === undefined) {
    throw new DatabaseAddressError(`${name} is "${word}", but may only be ${[...words.keys()].join(' or ')}.`)
  }
  return tls
}

/** Whether only those who Node believes may have signed the server's certificate. */
function wantsKnownSigner(options: URLSearchParams): boolean {
  const signer = options.get('sslrootcert')
  if (signer && signer !== 'system') {
    throw new DatabaseAddressError(
      'sslrootcert may only be system; name a file in NODE_EXTRA_CA_CERTS instead.',
    )
  }
  return signer === 'system'
}
