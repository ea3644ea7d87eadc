type Parse = (text: string) => unknown
type Serialize = (value: unknown) => string

const TOKEN = /"(?:[^"\\]|\\.)*"|[^{},"]+|[{}]/gs

/**
 * The lists that our queries read and write, by the numbers PostgreSQL gives their types. The driver would rather ask
 * for them on every new connection; a line that breaks at that moment ends the process, as nobody waits for the answer.
 */
export const arrayTypes = {
  bool_array: arrayType(1000, (text) => text === 't', String),
  int2_array: arrayType(1005, Number, String),
  int4_array: arrayType(1007, Number, String),
  int8_array: arrayType(1016, Number, String),
  name_array: arrayType(1003, String, String),
  text_array: arrayType(1009, String, String),
}

function arrayType(oid: number, parse: Parse, serialize: Serialize) {
  return {
    to: oid,
    from: [oid],
    parse: (text: string) => parseArray(text, parse),
    serialize: (value: unknown) => arrayText(value, serialize),
  }
}

/** Reads `{1,2}`, `{{1,2},{3,4}}` or `{"a \"b\"",NULL}`. */
function parseArray(text: string, parse: Parse): unknown {
  const read: unknown[] = []
  const open = [read]
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '}') {
      open.pop()
      continue
    }
    const list: unknown[] = []
    open.at(-1)?.push(token === '{' ? list : parseItem(token, parse))
    if (token === '{') open.push(list)
  }
  return read[0]
}

function parseItem(token: string, parse: Parse): unknown {
  if (token === 'NULL') return null
  return parse(token.startsWith('"') ? token.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : token)
}

function arrayText(value: unknown, serialize: Serialize): string {
  // A list may come written already.
  if (!Array.isArray(value)) return String(value)
  return `{${value.map((one) => itemText(one, serialize)).join(',')}}`
}

function itemText(value: unknown, serialize: Serialize): string {
  if (value === null) return 'null'
  if (value === undefined) throw new TypeError('A list for the database has a gap')
  if (Array.isArray(value)) return arrayText(value, serialize)
  return `"${serialize(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
