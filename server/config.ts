import type { BlockList } from 'node:net'
import path from 'node:path'
import { DatabaseAddressError, readDatabaseAddress } from '#platform/db/database-address.ts'
import { readProxies } from './client-address.ts'
import { createSettingReader, type Environment, SAMPLE_SECRET } from './setting-reader.ts'

const SHOP_MODES = ['demo', 'live'] as const
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
const SOCIAL_PROVIDERS = ['google', 'facebook', 'seznam'] as const

type OAuthClient = { client_id: string; client_secret: string }

export type Config = {
  mode: (typeof SHOP_MODES)[number]
  port: number
  /** Every interface when not given. */
  host: string | undefined
  /** Origin under which shoppers reach the shop, without a slash at the end. */
  public_url: string
  /** Whose word counts about who asks; see `client-address.ts`. */
  trusted_proxies: BlockList | null
  data_dir: string
  /** The shop starts its own PostgreSQL in `data_dir` when not given. */
  database_url: string | undefined
  redis_url: string | undefined
  /** Whether open pages hear of changes to their cart. */
  realtime: boolean
  /** Whether registration is followed by a login. */
  automatic_login: boolean
  /** In demo mode mail goes to the sandbox when not given. */
  smtp_url: string | undefined
  app_secret: string
  /** The platform answers in this process when not given. */
  shop_api_url: string | undefined
  log_level: (typeof LOG_LEVELS)[number]
  workers: number
  /** How much memory pages may take, in megabytes; 0 keeps none. */
  page_memory_mb: number
  /** How many orders one address may make in an hour; 0 counts none. */
  orders_per_hour: number
  /** How many times the usual time the database, an answer and a page may take. */
  patience: number
  metrics: boolean
  gopay: (OAuthClient & { goid: string; api_url: string }) | undefined
  csob: { merchant_id: string; private_key: string; bank_public_key: string; api_url: string } | undefined
  /** Whose list of places is taken over each day. */
  packeta: { api_key: string; api_url: string } | undefined
  /** Any provider of OpenID Connect, under a name of its own. */
  oidc: (OAuthClient & { issuer: string; name: string }) | undefined
  apple: { client_id: string; team_id: string; key_id: string; private_key: string } | undefined
  social: Partial<Record<(typeof SOCIAL_PROVIDERS)[number], OAuthClient>>
}

class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads every setting once, and names all that are wrong in one message. */
export function readConfig(env: Environment): Config {
  const { problems, ...read } = createSettingReader(env)
  const mode = read.choice('SHOP_MODE', SHOP_MODES, 'demo')
  const live = mode === 'live'
  const port = read.integer('PORT', { least: 0, most: 65_535, fallback: 3000 })

  const config: Config = {
    mode,
    port,
    host: read.text('HOST'),
    public_url: read.origin('PUBLIC_URL', live) ?? `http://localhost:${port}`,
    trusted_proxies: readTrusted(read.text('TRUSTED_PROXIES'), problems),
    data_dir: path.resolve(read.text('DATA_DIR') ?? 'data'),
    database_url: checkDatabase(read.url('DATABASE_URL', ['postgres:', 'postgresql:']), problems),
    redis_url: read.url('REDIS_URL', ['redis:', 'rediss:', 'valkey:', 'valkeys:', 'unix:']),
    realtime: read.choice('REALTIME', ['on', 'off'], 'on') === 'on',
    automatic_login: read.choice('AUTOMATIC_LOGIN', ['on', 'off'], 'on') === 'on',
    smtp_url: read.url('SMTP_URL', ['smtp:', 'smtps:'], live),
    app_secret: read.secret('APP_SECRET', live) ?? SAMPLE_SECRET,
    shop_api_url: read.url('SHOP_API_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    log_level: read.choice('LOG_LEVEL', LOG_LEVELS, live ? 'info' : 'warn'),
    workers: read.integer('WORKERS', { least: 1, most: 64, fallback: 1 }),
    page_memory_mb: read.integer('PAGE_MEMORY_MB', { least: 0, most: 16_384, fallback: 64 }),
    orders_per_hour: read.integer('ORDERS_PER_HOUR', { least: 0, most: 1_000_000, fallback: 300 }),
    patience: read.integer('PATIENCE', { least: 1, most: 100, fallback: 1 }),
    metrics: read.choice('METRICS', ['on', 'off'], live ? 'off' : 'on') === 'on',
    gopay: read.group(
      ['GOPAY_GOID', 'GOPAY_CLIENT_ID', 'GOPAY_CLIENT_SECRET'],
      ([goid, client_id, client_secret]) => ({
        goid,
        client_id,
        client_secret,
        api_url: read.url('GOPAY_API_URL', ['http:', 'https:']) ?? 'https://gate.gopay.cz/api',
      }),
    ),
    csob: read.group(['CSOB_MERCHANT_ID', 'CSOB_PRIVATE_KEY', 'CSOB_BANK_PUBLIC_KEY'], ([merchant_id]) => ({
      merchant_id,
      private_key: read.key('CSOB_PRIVATE_KEY', 'private'),
      bank_public_key: read.key('CSOB_BANK_PUBLIC_KEY', 'public'),
      api_url: read.url('CSOB_API_URL', ['http:', 'https:']) ?? 'https://api.platebnibrana.csob.cz/api/v1.9',
    })),
    packeta: read.group(['PACKETA_API_KEY'], ([api_key]) => ({
      api_key,
      api_url: read.url('PACKETA_API_URL', ['http:', 'https:']) ?? 'https://pickup-point.api.packeta.com/v5',
    })),
    oidc: read.group(
      ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
      ([issuer, client_id, client_secret]) => ({
        issuer: read.url('OIDC_ISSUER', live ? ['https:'] : ['http:', 'https:']) ?? issuer,
        client_id,
        client_secret,
        name: read.text('OIDC_NAME') ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer),
      }),
    ),
    apple: read.group(
      ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
      ([client_id, team_id, key_id]) => ({
        client_id,
        team_id,
        key_id,
        private_key: read.key('APPLE_PRIVATE_KEY', 'curve'),
      }),
    ),
    social: {},
  }
  for (const provider of SOCIAL_PROVIDERS) {
    const name = provider.toUpperCase()
    const client = read.group(
      [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`],
      ([client_id, client_secret]) => ({
        client_id,
        client_secret,
      }),
    )
    if (client) config.social[provider] = client
  }

  if (problems.length > 0)
    throw new ConfigError(`The shop cannot start:\n${problems.map((line) => `- ${line}\n`).join('')}`)
  return config
}

function checkDatabase(url: string | undefined, problems: string[]): string | undefined {
  try {
    if (url && URL.canParse(url)) readDatabaseAddress(url)
  } catch (error) {
    if (!(error instanceof DatabaseAddressError)) throw error
    problems.push(`DATABASE_URL cannot be used: ${error.message}`)
  }
  return url
}

function readTrusted(text: string | undefined, problems: string[]): BlockList | null {
  if (text === undefined) return null
  const proxies = readProxies(text)
  if (!proxies) problems.push('TRUSTED_PROXIES is not a list of addresses or networks, such as 10.0.0.0/8.')
  return proxies
}
