import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's second choice of argon2id parameters: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const PARALLELISM = 1
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Each hash takes a thread and 19 MiB, so a flood of logins waits here instead of starving everything else. */
const MOST_AT_ONCE = 2

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface Work {
  memory: number
  passes: number
  parallelism: number
  nonce: Buffer
  tagLength: number
}

/** Answers `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, which says itself how to check against it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const work = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, nonce, tagLength: TAG_BYTES }
  const tag = await run(password, work)
  const setting = `m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}`
  return `$argon2id$v=19$${setting}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Without a hash to compare with it works just as long, so that time does not tell who has an account. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash ?? '') ?? []
  if (!salt || !tag) {
    await hashPassword(password)
    return false
  }
  const expected = Buffer.from(tag, 'base64')
  const found = await run(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected)
}

let running = 0
const waiting: (() => void)[] = []

async function run(password: string, work: Work): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((done) => waiting.push(done))
  else running++
  try {
    // Keyboards write the same letter in more than one way; NFKC makes them one.
    return await derive('argon2id', { message: password.normalize('NFKC'), ...work })
  } finally {
    // A place is handed on, not given up: nobody new slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
