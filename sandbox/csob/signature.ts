import { sign, verify } from 'node:crypto'

/** Field names in signing order; a pair names a record, or a list of records, and the order inside. */
export type SignOrder = readonly (string | readonly [name: string, inside: SignOrder])[]

type Values = Record<string, unknown>

/** The text that is signed: present values in the documented order, joined by `|`; absent ones leave no slot. */
export function signedText(order: SignOrder, values: Values): string {
  return parts(order, values).join('|')
}

function parts(order: SignOrder, values: Values): string[] {
  return order.flatMap((field) => {
    const [name, inside] = typeof field === 'string' ? [field, null] : field
    const value = values[name]
    if (value === undefined || value === null) return []
    if (!inside) return [String(value)]
    const records: unknown[] = Array.isArray(value) ? value : [value]
    return records.flatMap((record) => (isRecord(record) ? parts(inside, record) : []))
  })
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

export function signText(text: string, private_key: string): string {
  return sign('sha256', Buffer.from(text, 'utf8'), private_key).toString('base64')
}

export function isSignedText(text: string, signature: unknown, public_key: string): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify('sha256', Buffer.from(text, 'utf8'), public_key, Buffer.from(signature, 'base64'))
}
