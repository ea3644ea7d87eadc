import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { type Environment, SAMPLE_SECRET } from './setting-reader.ts'

const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  APP_SECRET: 'k3Jx9-qLw2Vb7-Zr4Tn8-Yp6Hs1-Md5Fc0',
}

const problemsOf = (env: Environment): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof Error) return error.message.split('\n').filter((line) => line.startsWith('- '))
  }
  return []
}

describe('settings', () => {
  it('need nothing for a demo shop', () => {
    expect(readConfig({})).toEqual({
      mode: 'demo',
      port: 3000,
      host: undefined,
      public_url: 'http://localhost:3000',
      trusted_proxies: null,
      data_dir: path.resolve('data'),
      database_url: undefined,
      redis_url: undefined,
      realtime: true,
      automatic_login: true,
      smtp_url: undefined,
      app_secret: SAMPLE_SECRET,
      shop_api_url: undefined,
      log_level: 'warn',
      workers: 1,
      page_memory_mb: 64,
      orders_per_hour: 300,
      patience: 1,
      metrics: true,
      gopay: undefined,
      csob: undefined,
      oidc: undefined,
      apple: undefined,
      social: {},
    })
  })

  it('take an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SHOP_MODE: '' })).toEqual(readConfig({}))
  })

  it('derive the public address from the port', () => {
    expect(readConfig({ PORT: '8080' }).public_url).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'http://192.168.0.5:8080/' }).public_url).toBe('http://192.168.0.5:8080')
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '1e3'],
    ['WORKERS', '0'],
    ['SHOP_MODE', 'production'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db.example/shop'],
    ['DATABASE_URL', 'postgresql://db.example/shop?sslmode=prefer'],
    ['REDIS_URL', 'cache:6379'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'https://shop.example/eshop'],
    ['SHOP_API_URL', '/shop-api'],
    ['APP_SECRET', 'short'],
    ['METRICS', 'yes'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['REALTIME', 'yes'],
    ['AUTOMATIC_LOGIN', 'no'],
  ])('name the variable that is wrong: %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`- ${name} `)])
  })

  it('name all wrong variables at once', () => {
    expect(problemsOf({ PORT: 'x', WORKERS: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })

  it('never repeat a password in a message', () => {
    for (const address of [
      'mysql://shop:hunter2@db.example/shop',
      'postgres://shop:hunter2@db.example/shop?ssl=1',
    ]) {
      const problems = problemsOf({ DATABASE_URL: address })
      expect(problems).toHaveLength(1)
      expect(problems.join()).not.toContain('hunter2')
    }
  })

  it('accept a gateway or a login provider only whole', () => {
    expect(problemsOf({ GOPAY_GOID: '1' })).toEqual([
      '- GOPAY_CLIENT_ID, GOPAY_CLIENT_SECRET must be given too, because GOPAY_GOID is.',
    ])
    const config = readConfig({
      GOPAY_GOID: '1',
      GOPAY_CLIENT_ID: 'a',
      GOPAY_CLIENT_SECRET: 'b',
      GOOGLE_CLIENT_ID: 'c',
      GOOGLE_CLIENT_SECRET: 'd',
    })
    expect(config.gopay).toEqual({
      goid: '1',
      client_id: 'a',
      client_secret: 'b',
      api_url: 'https://gate.gopay.cz/api',
    })
    expect(config.social).toEqual({ google: { client_id: 'c', client_secret: 'd' } })
  })

  it('accept any provider of OpenID Connect by its issuer, under a name', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example/shop', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
    expect(readConfig(oidc).oidc).toEqual({
      issuer: 'https://id.example/shop',
      client_id: 'a',
      client_secret: 'b',
      name: 'id.example',
    })
    expect(readConfig({ ...oidc, OIDC_NAME: 'Spolek' }).oidc?.name).toBe('Spolek')
    const insecure = { ...oidc, OIDC_ISSUER: 'http://id.example' }
    expect(problemsOf(insecure)).toEqual([])
    expect(problemsOf({ ...LIVE, ...insecure })).toEqual([expect.stringContaining('- OIDC_ISSUER ')])
    expect(problemsOf({ ...oidc, OIDC_ISSUER: 'id.example' })).toEqual([
      expect.stringContaining('- OIDC_ISSUER '),
    ])
  })

  it('accept Apple with a key that signs on an elliptic curve, and no other', () => {
    const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' }
    const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
    const private_key = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
    expect(readConfig({ ...apple, APPLE_PRIVATE_KEY: private_key }).apple).toEqual({
      client_id: 'a',
      team_id: 'b',
      key_id: 'c',
      private_key: private_key.trim(),
    })
    const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    for (const wrong of [rsa, '-----BEGIN PRIVATE KEY-----'])
      expect(problemsOf({ ...apple, APPLE_PRIVATE_KEY: wrong })).toEqual([
        '- APPLE_PRIVATE_KEY is not a private key of an elliptic curve.',
      ])
    expect(problemsOf(apple)).toEqual([expect.stringContaining('- APPLE_PRIVATE_KEY must be given too')])
  })

  it('read a key from its text or from a file, and refuse what is none', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()
    const bank_public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-key-'))
    const file = path.join(folder, 'bank.pem')
    await writeFile(file, bank_public_key)
    const csob = {
      CSOB_MERCHANT_ID: 'M1',
      CSOB_PRIVATE_KEY: private_key.replaceAll('\n', String.raw`\n`),
      CSOB_BANK_PUBLIC_KEY: file,
    }
    expect(readConfig(csob).csob).toMatchObject({ private_key, bank_public_key })
    expect(problemsOf({ ...csob, CSOB_BANK_PUBLIC_KEY: '/no/such/file' })).toEqual([
      expect.stringContaining('CSOB_BANK_PUBLIC_KEY'),
    ])
    expect(
      problemsOf({ ...csob, CSOB_PRIVATE_KEY: file, CSOB_BANK_PUBLIC_KEY: import.meta.filename }),
    ).toEqual([
      '- CSOB_PRIVATE_KEY is not a private key of RSA.',
      '- CSOB_BANK_PUBLIC_KEY is not a public key of RSA.',
    ])
    await rm(folder, { recursive: true })
  })
})

describe('live mode', () => {
  it('starts with its secrets, without metrics for everyone', () => {
    expect(readConfig(LIVE)).toMatchObject({ mode: 'live', app_secret: LIVE.APP_SECRET, metrics: false })
    expect(readConfig({ ...LIVE, METRICS: 'on' }).metrics).toBe(true)
  })

  it.each(['PUBLIC_URL', 'SMTP_URL', 'APP_SECRET'])('refuses to start without %s', (name) => {
    expect(problemsOf({ ...LIVE, [name]: undefined })).toEqual([
      expect.stringContaining(`- ${name} is missing`),
    ])
  })

  it('refuses the sample secret [S60]', () => {
    expect(problemsOf({ ...LIVE, APP_SECRET: SAMPLE_SECRET })).toEqual([
      expect.stringContaining('APP_SECRET is the sample'),
    ])
  })

  it('refuses a public address without encryption', () => {
    expect(problemsOf({ ...LIVE, PUBLIC_URL: 'http://shop.example' })).toEqual([
      expect.stringContaining('PUBLIC_URL'),
    ])
  })
})
