import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { Analytics } from '#shared/analytics.ts'
import { analyticsOptions, readAnalytics } from './analytics.ts'
import { type Bucket, bucketOptions } from './bucket.ts'
import { type IndexNow, indexNowOptions } from './index-now.ts'
import { flag, json, type Option, option, readSecretFiles, whole, words } from './option.ts'
import { hostList, originList } from './other-sites.ts'
import { proxies, type TrustedProxies } from './proxies.ts'

/** Roles of a process. All roles of one process share one port. */
export const processRoles = ['web', 'api', 'identity', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]

const root = join(import.meta.dirname, '..', '..')

/** All settings: name of the environment variable, description, default ('' = not set) and parser. */
export const options = {
  PORT: option('port of the HTTP server', '3000', whole(1, 65_535)),
  HOST: option('address to listen on; 0.0.0.0 opens the server to the network', 'localhost', z.string().min(1)),
  BASE_PATH: option(
    'path under which everything is served, such as /occasion/; the same build serves any. crawlers request /robots.txt at the root of the host only: redirect it to /occasion/robots.txt',
    '/',
    z
      .string()
      .regex(/^\/([\w-]+(\/[\w-]+)*\/?)?$/, 'must start with / and hold letters, digits, - or _, such as /occasion/')
      .transform((path) => (path.endsWith('/') ? path : `${path}/`)),
  ),
  PUBLIC_URL: option(
    'public address without the base path, for canonical links and the sitemap',
    '',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.ma' }).transform((url) => url.replace(/\/+$/, '')),
  ),
  CORS_ORIGINS: option(
    'origins of other sites whose pages may call the API, such as https://app.example.ma,https://m.example.ma',
    '',
    originList,
  ),
  OFFLINE_COPIES: option('false unregisters the service worker on the devices of visitors and deletes its caches', 'true', flag),
  ...analyticsOptions,
  MAP_STYLE_URL: option(
    'style of a map with streets (MapLibre) for the stores, such as https://tiles.example.ma/styles/streets/style.json; tiles, sprites and fonts come from the same origin; empty: a built-in outline map',
    '',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://tiles.example.ma/style.json' }),
  ),
  ...indexNowOptions,
  OUTGOING_HOSTS: option('allowed hosts of /redirector?url=, such as example.ma,maps.example.com', '', hostList),
  IDENTITY_URL: option(
    'origin of the sign-in pages when they have a host of their own; empty: the origin of the site',
    '',
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.example.ma' })
      .transform((url) => new URL(url).origin),
  ),
  IDENTITY_KEYS: option(
    'file of the signing and cookie keys, created at the first start; empty: identity/keys.json in DATA_DIR',
    '',
    z.string(),
  ),
  CLIENT_ID: option('OAuth client id of the site', 'rihla-site', z.string().regex(/^[\w-]{1,64}$/, 'must hold letters, digits, - or _')),
  ACCESS_TOKEN_SECONDS: option('lifetime of an access token, in seconds', '600', whole(65, 3600)),
  SMTP_URL: option(
    'mail server, such as smtps://user:password@smtp.example.ma:465; empty: no e-mail is sent',
    '',
    z.string().regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@smtp.example.ma:465'),
    { secret: true },
  ),
  MAIL_FROM: option('sender address of e-mails; needed with SMTP_URL', '', z.email('must be an address such as bonjour@example.ma')),
  SMS_URL: option(
    'endpoint (POST) of the SMS provider; empty: no SMS is sent',
    '',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example.ma/messages' }),
  ),
  SMS_HEADERS: option('headers of that request as JSON; a form content-type sends the body as a form', '{}', words, { secret: true }),
  SMS_BODY: option(
    'body of that request as JSON',
    '{"to":"{to}","from":"{from}","text":"{text}","reference":"{key}"}',
    json(z.record(z.string(), z.unknown()), 'must be a JSON object'),
  ),
  SMS_FROM: option('sender of SMS', 'Rihla', z.string().regex(/^[\w +-]{1,20}$/, 'must be a name of letters or a number')),
  BOUNCE_SECRET: option(
    'value of the header x-bounce-secret in bounce reports of the mail provider; empty: reports are refused',
    '',
    z.string().min(16, 'must have 16 characters or more'),
    { secret: true },
  ),
  DEV_INBOX: option(
    'show unsent messages at /dev/inbox, to everyone; auto: with the demo world, on this machine only',
    'auto',
    z.enum(['auto', 'true', 'false'], 'must be auto, true or false'),
  ),
  PAYMENT_GATEWAY: option(
    'card gateway: cmi, or sandbox for test cards; auto: cmi with CMI_CLIENT_ID, else the sandbox on this machine only, else none',
    'auto',
    z.enum(['auto', 'cmi', 'sandbox'], 'must be auto, cmi or sandbox'),
  ),
  CMI_CLIENT_ID: option('merchant number at the CMI', '', z.string().regex(/^\d{6,15}$/, 'must be a number of 6 to 15 digits')),
  CMI_STORE_KEY: option('store key of that merchant, which signs forms', '', z.string().min(6, 'must have 6 characters or more'), {
    secret: true,
  }),
  CMI_GATE_URL: option(
    'payment page of the CMI; the test gateway is at testpayment.cmi.co.ma',
    'https://payment.cmi.co.ma/fim/est3Dgate',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://payment.cmi.co.ma/fim/est3Dgate' }),
  ),
  CMI_API_URL: option(
    'API of the CMI for status, capture and refund',
    'https://payment.cmi.co.ma/fim/api',
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://payment.cmi.co.ma/fim/api' }),
  ),
  CMI_API_USER: option('user of that API, created in the merchant pages of the CMI', '', z.string().max(100)),
  CMI_API_PASSWORD: option('its password', '', z.string().max(200), { secret: true }),
  TRUST_PROXY: option(
    'reverse proxies in front of this server: their number (1), or addresses and networks (loopback,10.0.0.0/8)',
    'false',
    proxies,
  ),
  METRICS_TOKEN: option(
    'bearer token of /metrics; empty: open to this machine and private networks, not through a proxy',
    '',
    z.string().min(16, 'must have 16 characters or more'),
    { secret: true },
  ),
  ROLES: option(
    `what this process does: any of ${processRoles.join(',')}; also --roles=`,
    processRoles.join(','),
    z
      .string()
      .transform((text) => text.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(processRoles, `must be a list of ${processRoles.join(', ')}`)).min(1)),
  ),
  DATABASE_URL: option(
    'PostgreSQL 15 or newer; empty: the embedded server',
    '',
    z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://user:password@host:5432/rihla'),
    { secret: true },
  ),
  DB_POOL: option('maximum pool size', '10', whole(2, 500)),
  ...bucketOptions,
  DATA_DIR: option(
    'database, and files without STORAGE_URL',
    '.data',
    z.string().transform((path) => resolve(root, path)),
  ),
  DEMO_WORLD: option(
    'load about 1 200 invented cars and demo accounts into an empty database; never on a public address',
    'auto',
    z.enum(['auto', 'true', 'false'], 'must be auto, true or false'),
  ),
  LOG_LEVEL: option(
    'trace, debug, info, warn, error or silent',
    'info',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
  ),
  LOG_FORMAT: option('json, short, or auto: short on a terminal', 'auto', z.enum(['auto', 'json', 'short'], 'must be auto, json or short')),
  CHECK_ANSWERS: option('validate every response against its contract, as the tests do', 'false', flag),
  STOP_SECONDS: option('shutdown timeout of running requests and jobs, in seconds', '15', whole(1, 600)),
}

/** Merchant account at the card payment gateway. */
export interface GatewayAccount {
  clientId: string
  storeKey: string
  /** payment page for browsers; API for server requests */
  gateUrl: string
  apiUrl: string
  user: string
  password: string
}

/** Validated settings of a process. */
export interface Config {
  host: string
  port: number
  /** `/`, or with a slash at both ends, such as `/occasion/` */
  basePath: string
  /** origin without trailing slash; null: taken from the request */
  publicUrl: string | null
  /** origins allowed by CORS */
  corsOrigins: readonly string[]
  /** allowed targets of outgoing redirects, subdomains included */
  outgoingHosts: readonly string[]
  /** analytics provider; null: none */
  analytics: Analytics | null
  /** style of the street map; null: only the built-in map */
  mapStyle: string | null
  /** notification of search engines about changed pages; null: none */
  indexNow: IndexNow | null
  /** true when the service worker caches visited pages for offline use */
  offlineCopies: boolean
  identity: {
    /** origin of the identity provider, without trailing slash */
    issuer: string
    /** absolute path of the key file */
    keyFile: string
    clientId: string
    accessTokenSeconds: number
  }
  mail: {
    /** null: no mail server */
    url: string | null
    /** null: derived from the address of the site */
    from: string | null
    /** null: bounce reports are rejected */
    bounceSecret: string | null
  }
  /** null: SMS are not sent */
  sms: { url: string; headers: Record<string, string>; body: Record<string, unknown>; from: string } | null
  /** sandbox, or a CMI merchant account; null: payments are disabled */
  payments: 'sandbox' | GatewayAccount | null
  /** undelivered messages are readable without sign-in at /dev/inbox */
  devInbox: boolean
  /** number or networks of trusted proxies, for the client address */
  trustProxy: TrustedProxies
  /** null: /metrics is limited to loopback and private networks */
  metricsToken: string | null
  roles: readonly ProcessRole[]
  database: { url: string | null; pool: number }
  /** null: a folder in `dataDir` */
  storage: Bucket | null
  /** absolute path */
  dataDir: string
  demoWorld: boolean
  /** true when the server listens on loopback only and has no public URL */
  alone: boolean
  log: { level: string; format: 'auto' | 'json' | 'short' }
  /** true: every response is validated against its contract (tests) */
  validateResponses: boolean
  stopSeconds: number
}

/** Lists all invalid settings, one sentence each. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Loads the settings. Precedence: arguments (`--port=3001`), environment, `.env` of the project, defaults. Throws ConfigError. */
export function loadConfig(args: readonly string[] = process.argv.slice(2)): Config {
  const file = join(root, '.env')
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return readConfig({ ...kept, ...process.env }, args)
}

/**
 * Validates environment and arguments. Empty values count as not set. A secret may be in a file: `CMI_STORE_KEY_FILE=/run/secrets/cmi`.
 * Throws ConfigError with every fault.
 */
export function readConfig(environment: Record<string, string | undefined>, args: readonly string[] = []): Config {
  const faults: string[] = []
  const given: Record<string, string | undefined> = { ...environment }
  for (const arg of args) {
    const [, name = '', value = ''] = arg.match(/^--([a-z][a-z-]*)=(.*)$/s) ?? []
    const key = name.toUpperCase().replaceAll('-', '_')
    if (key in options) given[key] = value
    else faults.push(`${arg} is not an option (options are written like --port=3001)`)
  }
  faults.push(...readSecretFiles(options, given))
  const read = <T>(name: keyof typeof options, { schema, fallback, secret }: Option<T>): T => {
    const text = given[name]?.trim() || fallback
    const result = schema.safeParse(text)
    if (result.success) return result.data
    faults.push(`${name} ${result.error.issues[0]?.message}${secret ? '' : ` (it is "${text}")`}`)
    return undefined as T
  }
  const optional = <T>(name: keyof typeof options, option: Option<T>): T | null => (given[name]?.trim() ? read(name, option) : null)

  const config: Config = {
    host: read('HOST', options.HOST),
    port: read('PORT', options.PORT),
    basePath: read('BASE_PATH', options.BASE_PATH),
    publicUrl: optional('PUBLIC_URL', options.PUBLIC_URL),
    analytics: null,
    mapStyle: optional('MAP_STYLE_URL', options.MAP_STYLE_URL),
    indexNow: null,
    offlineCopies: read('OFFLINE_COPIES', options.OFFLINE_COPIES),
    outgoingHosts: optional('OUTGOING_HOSTS', options.OUTGOING_HOSTS) ?? [],
    corsOrigins: optional('CORS_ORIGINS', options.CORS_ORIGINS) ?? [],
    identity: {
      issuer: optional('IDENTITY_URL', options.IDENTITY_URL) ?? '',
      keyFile: optional('IDENTITY_KEYS', options.IDENTITY_KEYS) ?? '',
      clientId: read('CLIENT_ID', options.CLIENT_ID),
      accessTokenSeconds: read('ACCESS_TOKEN_SECONDS', options.ACCESS_TOKEN_SECONDS),
    },
    mail: {
      url: optional('SMTP_URL', options.SMTP_URL),
      from: optional('MAIL_FROM', options.MAIL_FROM),
      bounceSecret: optional('BOUNCE_SECRET', options.BOUNCE_SECRET),
    },
    sms: null,
    payments: null,
    devInbox: false,
    trustProxy: read('TRUST_PROXY', options.TRUST_PROXY),
    metricsToken: optional('METRICS_TOKEN', options.METRICS_TOKEN),
    roles: read('ROLES', options.ROLES),
    database: { url: optional('DATABASE_URL', options.DATABASE_URL), pool: read('DB_POOL', options.DB_POOL) },
    storage: null,
    dataDir: read('DATA_DIR', options.DATA_DIR),
    demoWorld: false,
    alone: false,
    log: { level: read('LOG_LEVEL', options.LOG_LEVEL), format: read('LOG_FORMAT', options.LOG_FORMAT) },
    validateResponses: read('CHECK_ANSWERS', options.CHECK_ANSWERS),
    stopSeconds: read('STOP_SECONDS', options.STOP_SECONDS),
  }
  const sms = {
    headers: read('SMS_HEADERS', options.SMS_HEADERS),
    body: read('SMS_BODY', options.SMS_BODY),
    from: read('SMS_FROM', options.SMS_FROM),
  }
  const smsUrl = optional('SMS_URL', options.SMS_URL)
  if (smsUrl) config.sms = { url: smsUrl, ...sms }
  const inbox = read('DEV_INBOX', options.DEV_INBOX)
  const alone = isLoopback(config.host) && (!config.publicUrl || isLoopback(new URL(config.publicUrl).hostname))
  config.alone = alone
  const demo = read('DEMO_WORLD', options.DEMO_WORLD)
  if (demo === 'true' && !alone)
    faults.push('DEMO_WORLD cannot be true on a public address: its accounts have a password that stands in the documentation')
  config.demoWorld = demo !== 'false' && alone
  // /dev/inbox is public and contains password reset links: by default only on loopback with demo data
  config.devInbox = inbox === 'auto' ? alone && config.demoWorld : inbox === 'true'
  const gate = {
    clientId: optional('CMI_CLIENT_ID', options.CMI_CLIENT_ID) ?? '',
    storeKey: optional('CMI_STORE_KEY', options.CMI_STORE_KEY) ?? '',
    gateUrl: read('CMI_GATE_URL', options.CMI_GATE_URL),
    apiUrl: read('CMI_API_URL', options.CMI_API_URL),
    user: optional('CMI_API_USER', options.CMI_API_USER) ?? '',
    password: optional('CMI_API_PASSWORD', options.CMI_API_PASSWORD) ?? '',
  }
  const gateway = read('PAYMENT_GATEWAY', options.PAYMENT_GATEWAY)
  if (gateway === 'cmi' || (gateway === 'auto' && gate.clientId)) {
    config.payments = gate
    const missing = { CMI_CLIENT_ID: gate.clientId, CMI_STORE_KEY: gate.storeKey, CMI_API_USER: gate.user, CMI_API_PASSWORD: gate.password }
    for (const [name, value] of Object.entries(missing)) if (!value) faults.push(`${name} is needed to take payments at the CMI`)
    // the sandbox accepts no real payment: a public site must select it explicitly
  } else if (gateway === 'sandbox' || alone) config.payments = 'sandbox'
  const kind = read('ANALYTICS', options.ANALYTICS)
  if (kind && kind !== 'off') {
    const found = readAnalytics(kind, optional('ANALYTICS_URL', options.ANALYTICS_URL), optional('ANALYTICS_SITE', options.ANALYTICS_SITE))
    config.analytics = found.analytics
    faults.push(...found.faults)
  }
  const [key, url] = [optional('INDEXNOW_KEY', options.INDEXNOW_KEY), read('INDEXNOW_URL', options.INDEXNOW_URL)]
  if (key) config.indexNow = { key, url }
  if (key && !config.publicUrl) faults.push('PUBLIC_URL is needed with INDEXNOW_KEY')
  const files = optional('STORAGE_URL', options.STORAGE_URL)
  const [accessKey, secretKey] = [
    read('STORAGE_ACCESS_KEY', options.STORAGE_ACCESS_KEY),
    read('STORAGE_SECRET_KEY', options.STORAGE_SECRET_KEY),
  ]
  if (files) config.storage = { ...files, accessKey, secretKey }
  if (files && !(accessKey && secretKey)) faults.push('STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY are needed with STORAGE_URL')
  if (config.mail.url && !config.mail.from) faults.push('MAIL_FROM is needed with SMTP_URL')
  if (faults.length > 0) throw new ConfigError(faults)
  // one origin by default; issuer and redirect URIs are compared character by character (OpenID Connect)
  config.identity.issuer ||= siteOrigin(config)
  config.identity.keyFile ||= join(config.dataDir, 'identity', 'keys.json')
  return config
}

/** Returns true for loopback hosts. */
function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

/** Returns the origin of the site as browsers see it. */
export function siteOrigin({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}

/** Returns the origin of the payment page; null when payments are disabled. */
export function gateOrigin(config: Config): string | null {
  if (config.payments === null) return null
  return config.payments === 'sandbox' ? siteOrigin(config) : new URL(config.payments.gateUrl).origin
}

/** Returns the text of `.env.example`: every setting with its description and default. */
export function environmentExample(): string {
  const lines = Object.entries(options).map(
    ([name, { about, fallback, secret }]) => `# ${about}${secret ? `; also ${name}_FILE` : ''}\n#${name}=${fallback}\n`,
  )
  return `# Every setting, with its default. Copy to .env and uncomment what differs; the environment wins over this file.\n\n${lines.join('\n')}`
}
