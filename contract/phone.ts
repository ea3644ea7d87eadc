/** A Czech or Slovak number in groups of three that never part: +420 555 010 203. Any other stays as it is. */
export function groupPhone(phone: string): string {
  const plain = phone.replaceAll(/\s/g, '')
  if (!/^(\+42[01])?\d{9}$/.test(plain)) return phone
  return plain.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')
}

/** With its dial code, where there is one. */
export function fullPhone(person: Partial<Record<'dial_code' | 'phone', string | null>>): string | null {
  return person.phone ? groupPhone([person.dial_code, person.phone].filter(Boolean).join(' ')) : null
}
