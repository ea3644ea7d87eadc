import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface KeyPair {
  private_key: string
  public_key: string
}

/** What a shop without contracts pays with at its own sandboxes. */
export interface SandboxKeys {
  merchant: KeyPair & { id: string }
  bank: KeyPair
  gopay: { goid: string; client_id: string; client_secret: string }
  /** Steers the sandboxes: whoever holds it can have any payment paid. */
  control_key: string
}

const FILE = 'sandbox-keys.json'

/** Made once per data folder, so that payments opened before a restart are still known after it. */
export function createSandboxKeys(data_dir: string): SandboxKeys {
  const file = path.join(data_dir, FILE)
  const kept = read(file)
  if (kept?.control_key) return kept
  mkdirSync(data_dir, { recursive: true })
  const own = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(own, `${JSON.stringify({ ...makeKeys(), ...kept }, null, 2)}\n`, { mode: 0o600 })
  try {
    // A link appears whole or not at all, and whoever comes second takes the keys of the first.
    if (kept) renameSync(own, file)
    else linkSync(own, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
  return read(file) ?? makeKeys()
}

function read(file: string): SandboxKeys | null {
  try {
    // Written by this module alone.
    return JSON.parse(readFileSync(file, 'utf8')) as SandboxKeys
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function makeKeys(): SandboxKeys {
  const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join('')
  return {
    merchant: { id: `M1VIT${digits(5)}`, ...keyPair() },
    bank: keyPair(),
    gopay: { goid: digits(10), client_id: digits(10), client_secret: randomBytes(12).toString('hex') },
    control_key: randomBytes(24).toString('base64url'),
  }
}

function keyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { private_key: privateKey, public_key: publicKey }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
