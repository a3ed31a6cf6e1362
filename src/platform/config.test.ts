import { readFileSync } from 'node:fs'
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

describe('settings', () => {
  test('nothing given: every role on port 3000 of this machine, the database that comes along', () => {
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

  test('an argument wins over the environment, an empty value counts as not set', () => {
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

  test('e-mail needs its sender; what is secret is not told', () => {
    expect(faults({ SMTP_URL: 'smtp://mail.example.ma' })).toEqual(['MAIL_FROM is needed with SMTP_URL'])
    const told = faults({ SMTP_URL: 'hunter2', BOUNCE_SECRET: 'hunter2', SMS_HEADERS: 'hunter2', MAIL_FROM: 'nobody' })
    expect(told).toHaveLength(4)
    expect(told.join('\n')).not.toContain('hunter2')
  })

  test('an SMS provider is described by its address, headers and body', () => {
    expect(readConfig({}).sms).toBeNull()
    expect(readConfig({ SMS_URL: 'https://sms.example.ma/send', SMS_HEADERS: '{"x-key":"k"}' }).sms).toEqual({
      url: 'https://sms.example.ma/send',
      headers: { 'x-key': 'k' },
      body: { to: '{to}', from: '{from}', text: '{text}', reference: '{key}' },
      from: 'Rihla',
    })
  })

  test('the inbox for everyone opens by itself only where nobody else can come', () => {
    expect(readConfig({}).devInbox).toBe(true)
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://www.example.ma' }, { DEMO_WORLD: 'false' }, { DEV_INBOX: 'false' }])
      expect(readConfig(open).devInbox).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', DEV_INBOX: 'true' }).devInbox).toBe(true)
  })

  test('the demo world is for this machine alone', () => {
    for (const here of [{}, { HOST: '127.0.0.1' }, { HOST: '::1', DEMO_WORLD: 'true' }, { PUBLIC_URL: 'http://localhost:3000' }])
      expect(readConfig(here)).toMatchObject({ demoWorld: true, alone: true })
    expect(readConfig({ DEMO_WORLD: 'false' })).toMatchObject({ demoWorld: false, alone: true })
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://www.example.ma' }] as Record<string, string>[]) {
      expect(readConfig(open)).toMatchObject({ demoWorld: false, alone: false })
      expect(faults({ ...open, DEMO_WORLD: 'true' })).toEqual([expect.stringMatching(/^DEMO_WORLD cannot be true on a public address/)])
    }
  })

  test('all faults are told at once, each naming its option and value', () => {
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

describe('the card gate', () => {
  const merchant = { CMI_CLIENT_ID: '600000000', CMI_STORE_KEY: 'a store key', CMI_API_USER: 'api', CMI_API_PASSWORD: 'word' }

  test('is the sandbox only where nobody else comes, unless it is asked for', () => {
    expect(readConfig({}).payments).toBe('sandbox')
    expect(readConfig({ HOST: '0.0.0.0' }).payments).toBeNull()
    expect(readConfig({ PUBLIC_URL: 'https://www.example.ma' }).payments).toBeNull()
    expect(readConfig({ PUBLIC_URL: 'https://www.example.ma', PAYMENT_GATEWAY: 'sandbox' }).payments).toBe('sandbox')
  })

  test('is the CMI where a merchant is named, with everything it needs', () => {
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

  test('is where browsers may post to', () => {
    expect(gateOrigin(readConfig({}))).toBe('http://localhost:3000')
    expect(gateOrigin(readConfig(merchant))).toBe('https://payment.cmi.co.ma')
    expect(gateOrigin(readConfig({ HOST: '0.0.0.0' }))).toBeNull()
  })
})

test('search engines are told of changes by a key alone, of a site that has an address', () => {
  const [key, site] = ['a-key-of-the-tests', 'https://www.example.ma']
  expect(readConfig({ PUBLIC_URL: site }).indexNow).toBeNull()
  expect(readConfig({ PUBLIC_URL: site, INDEXNOW_KEY: key }).indexNow).toEqual({ key, url: 'https://api.indexnow.org/indexnow' })
  expect(faults({ INDEXNOW_KEY: key })).toEqual(['PUBLIC_URL is needed with INDEXNOW_KEY'])
  expect(faults({ PUBLIC_URL: site, INDEXNOW_KEY: 'too/short' })).toHaveLength(1)
})

test('.env.example and the table of README.md name every option with its default', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(environmentExample())
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\|/gm)
  const table = Object.fromEntries([...rows].map(([, name, fallback = '']) => [name, fallback]))
  expect(table).toEqual(Object.fromEntries(Object.entries(options).map(([name, { fallback }]) => [name, fallback])))
})

test('page views are told to nobody unless a service is set, and it is complete', () => {
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
  expect(() => set({ ANALYTICS: 'matomo', ANALYTICS_SITE: '1' })).toThrow('ANALYTICS_URL is needed')
  expect(() => set({ ANALYTICS: 'ga4' })).toThrow('ANALYTICS_SITE is needed')
})
