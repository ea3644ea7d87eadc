import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { SAMPLE_SECRET } from '#server/setting-reader.ts'

const CLIENT = path.join(import.meta.dirname, '../../build/client')
const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const ROOT = process.cwd().replaceAll(/\W/g, String.raw`\$&`)

/** What only the server knows: values, names of settings that hold secrets, and the languages it speaks. */
const SECRETS: [what: string, found: RegExp][] = [
  ['the sample secret', new RegExp(SAMPLE_SECRET)],
  ['a password of the demo', new RegExp(`${DEMO_PASSWORD}|${DEMO_STAFF_PASSWORD}`)],
  [
    'the name of a secret setting',
    /\b(?:APP_SECRET|DATABASE_URL|REDIS_URL|SMTP_URL|\w+_CLIENT_SECRET|\w+_PRIVATE_KEY)\b/,
  ],
  ['a key', /-----BEGIN [A-Z ]*(?:PRIVATE|PUBLIC) KEY-----/],
  ['an address with a password', /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[^\s"'/:@]+:[^\s"'/@]+@/],
  [
    'a name that only the database has',
    /\b(?:password_hash|refresh_hash|access_hash|token_hash|unsubscribe_token)\b/,
  ],
  ['SQL', /\b(?:insert into|delete from|select \w+(?:, \w+)* from)\b/i],
  [
    'a place on the machine it was built on',
    new RegExp(`${ROOT}/(?:contract|storefront|build)|node_modules/`),
  ],
]

it.each(SECRETS)('no file that browsers get holds %s [S60] [S62]', (_what, found) => {
  expect(files.length).toBeGreaterThan(50)
  const holding = files.filter((file) => found.test(readFileSync(file, 'latin1')))
  expect(holding.map((file) => path.relative(CLIENT, file))).toEqual([])
})

it('browsers get neither source maps nor anything but scripts, styles, fonts and pictures [S53]', () => {
  const kinds = new Set(files.map((file) => path.extname(file)))
  expect([...kinds].filter((kind) => !['.js', '.css', '.woff2', '.svg', '.json'].includes(kind))).toEqual([])
  for (const file of files) expect(readFileSync(file, 'latin1')).not.toMatch(/sourceMappingURL/)
})
