import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, environmentExample, gateOrigin, options, readConfig } from './config.ts'

const root = join(import.meta.dirname, '../..')

function faults(environment: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    readConfig(environment, args)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('readConfig', () => {
  test('returns the defaults without settings', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      host: 'localhost',
      port: 3000,
      basePath: '/',
      publicUrl: null,
      database: { url: null },
      demoWorld: true,
    })
    expect(config.roles).toEqual(['web', 'api', 'identity', 'worker'])
    expect(config.dataDir).toBe(join(root, '.data'))
  })

  test('prefers arguments to the environment; ignores empty values', () => {
    const config = readConfig({ PORT: '4000', ROLES: 'web', DATABASE_URL: '', LOG_LEVEL: ' ' }, [
      '--port=4001',
      '--roles=api,worker',
      '--data-dir=/srv/rihla',
    ])
    expect(config).toMatchObject({ port: 4001, roles: ['api', 'worker'], database: { url: null }, dataDir: '/srv/rihla' })
    expect(config.log.level).toBe('info')
  })

  test.each([
    ['/', '/'],
    ['/occasion', '/occasion/'],
    ['/occasion/', '/occasion/'],
    ['/a/b-c', '/a/b-c/'],
  ])('base path %s is kept as %s', (given, kept) => {
    expect(readConfig({ BASE_PATH: given }).basePath).toBe(kept)
  })

  test('requires a mail sender and hides secrets', () => {
    expect(faults({ SMTP_URL: 'smtp://mail.example.ma' })).toEqual(['MAIL_FROM is needed with SMTP_URL'])
    const told = faults({ SMTP_URL: 'hunter2', BOUNCE_SECRET: 'hunter2', SMS_HEADERS: 'hunter2', MAIL_FROM: 'nobody' })
    expect(told).toHaveLength(4)
    expect(told.join('\n')).not.toContain('hunter2')
  })

  test('reads a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'rihla-secret-')), 'database')
    writeFileSync(file, 'postgres://rihla:geheim@db/rihla\n')
    expect(readConfig({ DATABASE_URL_FILE: file }).database.url).toBe('postgres://rihla:geheim@db/rihla')
    expect(faults({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://rihla@db/rihla' })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    ])
    expect(faults({ DATABASE_URL_FILE: '/missing' })).toEqual(['DATABASE_URL_FILE names no file (it is "/missing")'])
    expect(faults({ DATABASE_URL: 'mysql://rihla:geheim@db' }).join()).not.toContain('geheim')
  })

  test('reads the address of a bucket', () => {
    const keys = { STORAGE_ACCESS_KEY: 'key', STORAGE_SECRET_KEY: 'secret' }
    expect(readConfig({}).storage).toBeNull()
    expect(readConfig({ STORAGE_URL: 's3://files/rihla?endpoint=https://s3.example.ma&region=ma-1&sse=AES256', ...keys }).storage).toEqual({
      bucket: 'files',
      prefix: 'rihla/',
      endpoint: 'https://s3.example.ma',
      region: 'ma-1',
      encryption: 'AES256',
      accessKey: 'key',
      secretKey: 'secret',
    })
    expect(faults({ STORAGE_URL: 's3://files' })).toEqual(['STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY are needed with STORAGE_URL'])
    for (const url of ['https://files', 's3://', 's3://files?region=a&other=b', 's3://files?endpoint=s3.example.ma'])
      expect(faults({ STORAGE_URL: url, ...keys })[0]).toMatch(/^STORAGE_URL must be an address such as s3:/)
  })

  test('reads URL, headers and body of an SMS provider', () => {
    expect(readConfig({}).sms).toBeNull()
    expect(readConfig({ SMS_URL: 'https://sms.example.ma/send', SMS_HEADERS: '{"x-key":"k"}' }).sms).toEqual({
      url: 'https://sms.example.ma/send',
      headers: { 'x-key': 'k' },
      body: { to: '{to}', from: '{from}', text: '{text}', reference: '{key}' },
      from: 'Rihla',
    })
  })

  test('opens the inbox by default on loopback only', () => {
    expect(readConfig({}).devInbox).toBe(true)
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://www.example.ma' }, { DEMO_WORLD: 'false' }, { DEV_INBOX: 'false' }])
      expect(readConfig(open).devInbox).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', DEV_INBOX: 'true' }).devInbox).toBe(true)
  })

  test('allows demo data on loopback only', () => {
    for (const here of [{}, { HOST: '127.0.0.1' }, { HOST: '::1', DEMO_WORLD: 'true' }, { PUBLIC_URL: 'http://localhost:3000' }])
      expect(readConfig(here)).toMatchObject({ demoWorld: true, alone: true })
    expect(readConfig({ DEMO_WORLD: 'false' })).toMatchObject({ demoWorld: false, alone: true })
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://www.example.ma' }] as Record<string, string>[]) {
      expect(readConfig(open)).toMatchObject({ demoWorld: false, alone: false })
      expect(faults({ ...open, DEMO_WORLD: 'true' })).toEqual([expect.stringMatching(/^DEMO_WORLD cannot be true on a public address/)])
    }
  })

  test('reports all faults with option and value', () => {
    const told = faults({ PORT: '70000', BASE_PATH: 'occasion', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' }, [
      '--roles=web,cook',
      '--speed=9',
      'now',
    ])
    expect(told).toHaveLength(8)
    for (const word of ['PORT', '70000', 'BASE_PATH', 'DATABASE_URL', 'LOG_LEVEL', 'TRUST_PROXY', 'ROLES', '--speed=9', 'now']) {
      expect(told.join('\n')).toContain(word)
    }
  })
})

describe('payment gateway', () => {
  const merchant = { CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'a store key', CMI_API_USER: 'api', CMI_API_PASSWORD: 'word' }

  test('uses the sandbox by default on loopback only', () => {
    expect(readConfig({}).payments).toBe('sandbox')
    expect(readConfig({ HOST: '0.0.0.0' }).payments).toBeNull()
    expect(readConfig({ PUBLIC_URL: 'https://www.example.ma' }).payments).toBeNull()
    expect(readConfig({ PUBLIC_URL: 'https://www.example.ma', PAYMENT_GATEWAY: 'sandbox' }).payments).toBe('sandbox')
  })

  test('uses CMI when a merchant is configured completely', () => {
    expect(readConfig({ ...merchant, PUBLIC_URL: 'https://www.example.ma' }).payments).toEqual({
      clientId: '600000000',
      storeKey: 'a store key',
      gateUrl: 'https://payment.cmi.co.ma/fim/est3Dgate',
      apiUrl: 'https://payment.cmi.co.ma/fim/api',
      user: 'api',
      password: 'word',
    })
    expect(faults({ PAYMENT_GATEWAY: 'cmi' })).toHaveLength(4)
    expect(faults({ CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'shh' }).join()).not.toContain('shh')
  })

  test('returns the origin that browsers post to', () => {
    expect(gateOrigin(readConfig({}))).toBe('http://localhost:3000')
    expect(gateOrigin(readConfig(merchant))).toBe('https://payment.cmi.co.ma')
    expect(gateOrigin(readConfig({ HOST: '0.0.0.0' }))).toBeNull()
  })
})

test('enables IndexNow with a key and a public URL only', () => {
  const [key, site] = ['a-key-of-the-tests', 'https://www.example.ma']
  expect(readConfig({ PUBLIC_URL: site }).indexNow).toBeNull()
  expect(readConfig({ PUBLIC_URL: site, INDEXNOW_KEY: key }).indexNow).toEqual({ key, url: 'https://api.indexnow.org/indexnow' })
  expect(faults({ INDEXNOW_KEY: key })).toEqual(['PUBLIC_URL is needed with INDEXNOW_KEY'])
  expect(faults({ PUBLIC_URL: site, INDEXNOW_KEY: 'too/short' })).toHaveLength(1)
})

test('.env.example and README.md list every option with its default', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(environmentExample())
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\|/gm)
  const table = Object.fromEntries([...rows].map(([, name, fallback = '']) => [name, fallback]))
  expect(table).toEqual(Object.fromEntries(Object.entries(options).map(([name, { fallback }]) => [name, fallback])))
})

test('disables analytics unless a provider is configured completely', () => {
  expect(readConfig({}).analytics).toBeNull()
  const set = (settings: Record<string, string>) => readConfig(settings).analytics
  expect(set({ ANALYTICS: 'plausible', ANALYTICS_SITE: 'rihla.ma' })).toEqual({
    kind: 'plausible',
    collector: 'https://plausible.io/api/event',
    site: 'rihla.ma',
  })
  expect(set({ ANALYTICS: 'matomo', ANALYTICS_URL: 'https://stats.example.ma/', ANALYTICS_SITE: '1' })?.collector).toBe(
    'https://stats.example.ma/matomo.php',
  )
  expect(set({ ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-1' })?.collector).toBe('https://www.google-analytics.com/g/collect')
  expect(set({ ANALYTICS: 'plausible', ANALYTICS_URL: 'https://p.example.ma', ANALYTICS_SITE: 'x'.repeat(100) })?.collector).toBe(
    'https://p.example.ma/api/event',
  )
  expect(faults({ ANALYTICS: 'ga4', ANALYTICS_SITE: 'x'.repeat(101) })).toHaveLength(1)
  expect(() => set({ ANALYTICS: 'matomo', ANALYTICS_SITE: '1' })).toThrow('ANALYTICS_URL is needed')
  expect(() => set({ ANALYTICS: 'ga4' })).toThrow('ANALYTICS_SITE is needed')
})

test('parses every default as in .env.example', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    port: 3000,
    basePath: '/',
    publicUrl: null,
    corsOrigins: [],
    outgoingHosts: [],
    analytics: null,
    mapStyle: null,
    indexNow: null,
    offlineCopies: true,
    identity: {
      issuer: 'http://localhost:3000',
      keyFile: join(root, '.data/identity/keys.json'),
      clientId: 'rihla-site',
      accessTokenSeconds: 600,
    },
    mail: { url: null, from: null, bounceSecret: null },
    sms: null,
    payments: 'sandbox',
    devInbox: true,
    trustProxy: false,
    metricsToken: null,
    roles: ['web', 'api', 'identity', 'worker'],
    database: { url: null, pool: 10 },
    storage: null,
    dataDir: join(root, '.data'),
    demoWorld: true,
    alone: true,
    log: { level: 'info', format: 'auto' },
    validateResponses: false,
    stopSeconds: 15,
  })
})

test.each([
  ['PORT', 1, 65_535],
  ['ACCESS_TOKEN_SECONDS', 65, 3600],
  ['DB_POOL', 2, 500],
  ['STOP_SECONDS', 1, 600],
])('%s is a whole number from %i to %i', (name, least, most) => {
  for (const good of [least, most]) expect(faults({ [name]: String(good) })).toEqual([])
  for (const bad of [least - 1, most + 1, 'x', '1.5', '-1', '1234567890'])
    expect(faults({ [name]: String(bad) })).toEqual([`${name} must be a whole number from ${least} to ${most} (it is "${bad}")`])
})

test.each([
  [{ BOUNCE_SECRET: 'x'.repeat(15) }, { BOUNCE_SECRET: 'x'.repeat(16) }],
  [{ METRICS_TOKEN: 'x'.repeat(15) }, { METRICS_TOKEN: 'x'.repeat(16) }],
  [{ PUBLIC_URL: 'ftp://example.ma' }, { PUBLIC_URL: 'http://example.ma' }],
  [{ CORS_ORIGINS: 'https://a.ma/x' }, { CORS_ORIGINS: 'https://a.ma, http://b.ma:8080' }],
  [{ OUTGOING_HOSTS: 'example' }, { OUTGOING_HOSTS: 'Example.ma,maps.example.com' }],
  [{ OFFLINE_COPIES: 'yes' }, { OFFLINE_COPIES: 'false' }],
  [{ SMS_BODY: '[]' }, { SMS_BODY: '{"a":[1]}' }],
  [{ SMS_HEADERS: '{"a":1}' }, { SMS_HEADERS: '{"a":"1"}' }],
  [{ CMI_API_USER: 'x'.repeat(101) }, { CMI_API_USER: 'x'.repeat(100) }],
  [{ CMI_API_PASSWORD: 'x'.repeat(201) }, { CMI_API_PASSWORD: 'x'.repeat(200) }],
  [{ CMI_STORE_KEY: 'short' }, { CMI_STORE_KEY: 'enough' }],
  [{ HOST: '' }, { HOST: '::1' }],
])('of %j and %j the second is good', (bad, good) => {
  expect(faults(good as unknown as Record<string, string>)).toEqual([])
  expect(faults(bad as unknown as Record<string, string>)).toHaveLength('HOST' in bad ? 0 : 1)
})

test.each(['BOUNCE_SECRET', 'METRICS_TOKEN', 'SMTP_URL', 'SMS_HEADERS', 'CMI_STORE_KEY', 'CMI_API_PASSWORD', 'INDEXNOW_KEY'])(
  'the value of %s is told nowhere, if it is a secret',
  (name) => {
    const value = name === 'CMI_API_PASSWORD' ? 'x'.repeat(201) : 'a/b'
    const told = faults({ [name]: value, PUBLIC_URL: 'https://www.example.ma' }).join()
    expect(told.startsWith(name)).toBe(true)
    expect(told.includes(value)).toBe(name === 'INDEXNOW_KEY')
  },
)

test('reads every option', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.example.ma/',
      CORS_ORIGINS: 'https://a.ma, https://b.ma',
      OUTGOING_HOSTS: 'Example.ma',
      OFFLINE_COPIES: 'false',
      IDENTITY_URL: 'https://accounts.example.ma/x',
      IDENTITY_KEYS: '/srv/keys.json',
      SMTP_URL: 'smtps://mail.example.ma',
      MAIL_FROM: 'bonjour@example.ma',
      BOUNCE_SECRET: 'sixteen letters.',
      TRUST_PROXY: '2',
      METRICS_TOKEN: 'sixteen letters!',
      CHECK_ANSWERS: 'true',
      LOG_FORMAT: 'json',
      DATABASE_URL: 'postgres://a@b/c',
      DB_POOL: '4',
    }),
  ).toMatchObject({
    publicUrl: 'https://www.example.ma',
    corsOrigins: ['https://a.ma', 'https://b.ma'],
    outgoingHosts: ['example.ma'],
    offlineCopies: false,
    identity: { issuer: 'https://accounts.example.ma', keyFile: '/srv/keys.json' },
    mail: { url: 'smtps://mail.example.ma', from: 'bonjour@example.ma', bounceSecret: 'sixteen letters.' },
    trustProxy: 2,
    metricsToken: 'sixteen letters!',
    validateResponses: true,
    log: { format: 'json' },
    database: { url: 'postgres://a@b/c', pool: 4 },
    payments: null,
    demoWorld: false,
    alone: false,
  })
  expect(readConfig({ PUBLIC_URL: 'https://www.example.ma' }).identity.issuer).toBe('https://www.example.ma')
  const gate = { CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'a store key', CMI_API_USER: 'api', CMI_API_PASSWORD: 'word' }
  expect(readConfig({ ...gate, PAYMENT_GATEWAY: 'sandbox' }).payments).toBe('sandbox')
  for (const missing of Object.keys(gate))
    expect(faults({ ...gate, PAYMENT_GATEWAY: 'cmi', [missing]: '' })).toEqual([`${missing} is needed to take payments at the CMI`])
})
