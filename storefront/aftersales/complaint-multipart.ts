/** One part of a form with files. A file that is too large arrives without its bytes. */
export interface FormPart {
  name: string
  /** Null for a plain field. */
  file_name: string | null
  mime_type: string
  bytes: Buffer
  is_too_large: boolean
}

interface Limits {
  /** Of one part. */
  part_bytes: number
  total_bytes: number
  parts: number
}

/** What is no form at all, or one that has no end. */
export class BrokenForm extends Error {
  override name = 'BrokenForm'
  readonly status: 400 | 413

  constructor(status: 400 | 413) {
    super(status === 413 ? 'The form is too large' : 'The form is broken off')
    this.status = status
  }
}

const MAX_HEAD_BYTES = 4096
const END_OF_HEAD = Buffer.from('\r\n\r\n')

export function boundaryOf(content_type: string | null): string | null {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    content_type ?? '',
  )
  return found?.[1] ?? found?.[2] ?? null
}

/** Reads a form part by part as it arrives: of all its files no more than one is ever in memory. */
export async function* formParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: Limits,
): AsyncGenerator<FormPart, void> {
  const source = body[Symbol.asyncIterator]()
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first mark has no line before it.
  let rest: Buffer = Buffer.from('\r\n')
  let total = 0

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done) throw new BrokenForm(400)
    total += value.byteLength
    if (total > limits.total_bytes) throw new BrokenForm(413)
    rest = Buffer.concat([rest, value])
  }

  /** Everything before the mark; what comes after it stays. Above the limit only its length is known. */
  async function until(end: Buffer, limit: number): Promise<{ bytes: Buffer; is_too_large: boolean }> {
    const kept: Buffer[] = []
    let size = 0
    const take = (bytes: Buffer) => {
      size += bytes.length
      if (size <= limit) kept.push(bytes)
      else kept.length = 0
    }
    for (;;) {
      const at = rest.indexOf(end)
      if (at >= 0) {
        take(rest.subarray(0, at))
        rest = rest.subarray(at + end.length)
        return { bytes: Buffer.concat(kept), is_too_large: size > limit }
      }
      // The mark may begin at the end of what has come.
      const sure = rest.length - end.length + 1
      if (sure > 0) {
        take(rest.subarray(0, sure))
        rest = rest.subarray(sure)
      }
      await more()
    }
  }

  await until(mark, 0)
  for (let count = 0; ; count++) {
    while (rest.length < 2) await more()
    if (rest.subarray(0, 2).toString('latin1') === '--') return
    if (count >= limits.parts) throw new BrokenForm(413)
    const head = await until(END_OF_HEAD, MAX_HEAD_BYTES)
    if (head.is_too_large) throw new BrokenForm(400)
    const named = namesIn(head.bytes.toString('utf8'))
    yield { ...named, ...(await until(mark, limits.part_bytes)) }
  }
}

/** Browsers write a quote inside a name as %22, and line ends likewise. */
const parameter = (head: string, name: string) =>
  new RegExp(`;\\s*${name}="([^"\\r\\n]*)"`, 'i').exec(head)?.[1]?.replaceAll('%22', '"') ?? null

function namesIn(head: string): Pick<FormPart, 'name' | 'file_name' | 'mime_type'> {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? ''
  const mime_type = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1]?.toLowerCase() ?? ''
  const name = parameter(disposition, 'name')
  if (name === null) throw new BrokenForm(400)
  return { name, file_name: parameter(disposition, 'filename'), mime_type }
}
