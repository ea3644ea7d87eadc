export type Message = Record<string, unknown>

/** What a documented field may hold, and what it may not. */
export interface Rule {
  test: (value: unknown) => boolean
  wrong: unknown[]
}

/** One line of a vendor's table: `a.b` is a field of a record, `a[].b` one of each row. */
export type Row = [path: string, required: boolean, rule: Rule]

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0

export const text = (most: number): Rule => ({
  test: (value) => isText(value) && [...value].length <= most,
  wrong: ['ž'.repeat(most + 1)],
})
export const like = (pattern: RegExp, ...wrong: unknown[]): Rule => ({
  test: (value) => isText(value) && pattern.test(value),
  wrong,
})
export const whole = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Rule => ({
  test: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  wrong: [
    1.5,
    'many',
    ...(least > Number.MIN_SAFE_INTEGER ? [least - 1] : []),
    ...(most < Number.MAX_SAFE_INTEGER ? [most + 1] : []),
  ],
})
export const one = (...words: string[]): Rule => ({
  test: (value) => words.includes(value as string),
  wrong: ['NOTHING_LIKE_THIS', 7],
})
export const flag: Rule = { test: (value) => typeof value === 'boolean', wrong: ['yes', 1] }
export const url = (most: number): Rule => ({
  test: (value) => isText(value) && value.length <= most && /^https?:\/\//.test(value) && URL.canParse(value),
  wrong: ['/relative', `https://shop.example/${'x'.repeat(most)}`],
})
/** Documented without its inside. */
export const record: Rule = { test: (value) => typeof value === 'object' && value !== null, wrong: ['text'] }
export const list: Rule = { test: Array.isArray, wrong: ['text'] }

/** What is wrong with a message: missing, misshapen, or not in the table at all. */
export function problemsIn(table: Row[], message: Message): string[] {
  const found = new Map<string, unknown[]>()
  const known = new Map(table.map(([path, , rule]) => [path, rule]))
  walk('', message)
  function walk(path: string, value: unknown): void {
    const rule = known.get(path)
    if (rule) found.set(path, [...(found.get(path) ?? []), value])
    if (rule === record) return
    if (Array.isArray(value)) return value.forEach((row) => walk(`${path}[]`, row))
    if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) walk(path ? `${path}.${name}` : name, inside)
    } else if (!rule) found.set(path, [value])
  }
  return [
    ...[...found.keys()].filter((path) => !known.has(path)).map((path) => `${path} is not documented`),
    ...table.flatMap(([path, required, { test }]) => {
      const values = found.get(path) ?? []
      if (required && values.length === 0) return [`${path} is missing`]
      return values.every(test) ? [] : [`${path} is wrong: ${JSON.stringify(values)}`]
    }),
  ]
}

/** The message with the field set in each place where it stands; undefined takes it out. */
export function changed(message: Message, path: string, value: unknown): Message {
  const copy = structuredClone(message)
  const [outer = '', inner] = path.split('[].')
  // The tables only name rows that stand in the messages they are tried on.
  if (inner) for (const row of copy[outer] as Message[]) put(row, inner.split('.'), value)
  else put(copy, outer.split('.'), value)
  return copy
}

function put(message: Message, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) put((message[name] ??= {}) as Message, rest, value)
  else if (value === undefined) delete message[name]
  else message[name] = value
}

export interface Heard {
  method: string
  path: string
  headers: Headers
  body: string
  status: number
  answer: Message
}

/** Stands between an adapter and a gateway, and writes down every word. */
export function listenTo(gateway: (request: Request) => Promise<Response>) {
  const heard: Heard[] = []
  return {
    heard,
    fetch: async (request: Request): Promise<Response> => {
      const body = await request.clone().text()
      const response = await gateway(request)
      const { method, headers } = request
      const path = new URL(request.url).pathname
      const answer = (await response.clone().json()) as Message
      heard.push({ method, path, headers, body, status: response.status, answer })
      return response
    },
  }
}
