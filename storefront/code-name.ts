/** What a table of codes calls one of them. */
export function nameOf<Codes extends Record<string, number>>(
  codes: Codes,
  code: Codes[keyof Codes],
): keyof Codes & string {
  const names = Object.keys(codes) as (keyof Codes & string)[]
  const name = names.find((one) => codes[one] === code)
  if (!name) throw new Error(`No name for ${code}`)
  return name
}
