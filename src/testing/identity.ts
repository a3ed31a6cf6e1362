import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { type AccountRequest, openAccount } from '#identity/accounts.ts'
import { clientAddresses, scopes } from '#identity/clients.ts'
import { mountIdentity } from '#identity/mount.ts'
import type { IdentityPage, Shown } from '#identity/pages/page.ts'
import type { Identity } from '#identity/pages/send.ts'
import type { Consents, IdentityPorts } from '#identity/ports.ts'
import type { StoredAccount } from '#identity/store.ts'
import { systemClock } from '#platform/clock.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Keys } from '#platform/keys.ts'
import { AppError } from '#shared/errors.ts'
import { type TestApi, testApi } from '#testing/database.ts'

/** An identity provider for tests: pages are JSON; mails and codes are recorded instead of sent. */
export interface TestIdentity {
  api: TestApi
  identity: Identity
  mails: { to: string; key: string; language: string; mail: Parameters<IdentityPorts['sendMail']>[1]['mail'] }[]
  /** the last code sent to a number */
  codes: Map<string, string>
  consents: Consents[]
  asked: string[]
  browser(address?: string): TestBrowser
  account(request?: Partial<AccountRequest>): Promise<StoredAccount>
  close(): Promise<void>
}

/** The provider uses the system time, so its tests do too. */
export async function testIdentity(
  settings: Record<string, string> = {},
  clock = systemClock,
  keysOf: (made: Keys) => Keys = (made) => made,
): Promise<TestIdentity> {
  const api = await testApi({ settings, clock })
  api.deps.keys = keysOf(api.deps.keys)
  const mails: TestIdentity['mails'] = []
  const codes = new Map<string, string>()
  const consents: Consents[] = []
  const asked: string[] = []
  const identity = await mountIdentity(api.app, api.deps, {
    renderPage: (page, shown) => JSON.stringify({ page, shown }),
    site: async () => ({ name: 'Rihla', home: '/', company: '', cndp: '', email: '' }),
    files: { styles: [], script: null },
    sendMail: async (_trx, message) => void mails.push(message),
    phoneCodes: {
      send: async (phone) => void codes.set(phone, String(100_000 + codes.size)),
      check: async (phone, code) => {
        if (codes.get(phone) !== code) throw new AppError('BadRequest')
        codes.delete(phone)
      },
    },
    recordConsents: async (_trx, given) => void consents.push(given),
    dataExport: { state: async () => ({ state: 'none' }), ask: async (subject) => void asked.push(subject), read: async () => null },
  })
  let numbers = 0
  return {
    api,
    identity,
    mails,
    codes,
    consents,
    asked,
    browser: (address = '10.0.0.1') => createBrowser(api, address),
    account: (request = {}) => {
      numbers++
      return openAccount(api.deps, {
        civility: 'Mme.',
        firstName: 'Salma',
        lastName: 'Alaoui',
        companyName: null,
        email: `salma${numbers}@exemple.ma`,
        phone: `+2126123${String(numbers).padStart(5, '0')}`,
        language: 'fr',
        password: testPassword,
        ...request,
      })
    },
    close: () => api.close(),
  }
}

export const testPassword = 'les figues mûrissent'

export interface TestTokens {
  access_token: string
  id_token: string
  refresh_token: string
  scope: string
}

/** A browser: stores cookies by path, does not follow redirects. */
export interface TestBrowser {
  cookies: Map<string, { value: string; path: string }>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, form: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** follows redirects to an identity page or a URL of the site */
  follow(answer: LightMyRequestResponse): Promise<{ answer: LightMyRequestResponse; url: string }>
  /** returns the data of a page */
  page<K extends IdentityPage['kind']>(url: string, kind: K): Promise<IdentityPage & { kind: K }>
  /** sends an authorization request; returns the response and the data to redeem the code */
  authorize(more?: Record<string, string>): Promise<{ answer: LightMyRequestResponse; verifier: string }>
  /** signs in with a password; returns the final URL of the site */
  signIn(identifier: string, password?: string, more?: Record<string, string>): Promise<{ url: URL; verifier: string }>
  /** redeems a code for tokens */
  redeem(code: string, verifier: string): Promise<LightMyRequestResponse>
  tokens(identifier: string): Promise<TestTokens>
  refresh(token: string): Promise<LightMyRequestResponse>
}

/** Data and context of a test page. */
export function pageOf<K extends IdentityPage['kind']>(
  answer: LightMyRequestResponse,
  kind: K,
): { page: IdentityPage & { kind: K }; shown: Shown } {
  const said = answer.json() as { page: IdentityPage & { kind: K }; shown: Shown }
  if (said.page.kind !== kind) throw new Error(`page ${said.page.kind} instead of ${kind}: ${answer.body}`)
  return said
}

function createBrowser(api: TestApi, remoteAddress: string): TestBrowser {
  const { config } = api.deps
  const { redirect } = clientAddresses(config)
  const cookies: TestBrowser['cookies'] = new Map()

  function cookieHeader(path: string): Record<string, string> {
    const sent = [...cookies].filter(([, { path: of }]) => of === '/' || path === of || path.startsWith(`${of}/`))
    return sent.length > 0 ? { cookie: sent.map(([name, { value }]) => `${name.split('|')[0]}=${value}`).join('; ') } : {}
  }

  function keep(answer: LightMyRequestResponse): void {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      const path = line.match(/;\s*path=([^;]+)/i)?.[1] ?? '/'
      const key = path === '/' ? name : `${name}|${path}`
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) cookies.delete(key)
      else cookies.set(key, { value, path })
    }
  }

  async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) {
    const target = new URL(url, config.identity.issuer)
    const answer = await api.app.inject({
      method,
      url: target.pathname + target.search,
      headers: { host: target.host, ...cookieHeader(target.pathname), ...headers },
      remoteAddress,
      ...(payload !== undefined && { payload }),
    })
    keep(answer)
    return answer
  }

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const browser: TestBrowser = {
    cookies,
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, fields, headers = {}) => send('POST', url, { ...form, ...headers }, new URLSearchParams(fields).toString()),
    async follow(first) {
      let answer = first
      let url = ''
      for (let steps = 0; steps < 10 && [302, 303].includes(answer.statusCode); steps++) {
        url = new URL(String(answer.headers.location), config.identity.issuer).href
        if (url.startsWith(`${siteOrigin(config)}${config.basePath}authentication/`)) break
        answer = await browser.get(url)
      }
      return { answer, url }
    },
    async page(url, kind) {
      const { answer } = await browser.follow(await browser.get(url))
      return pageOf(answer, kind).page
    },
    async authorize(more = {}) {
      const verifier = randomBytes(32).toString('base64url')
      const query = new URLSearchParams({
        client_id: config.identity.clientId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: scopes.join(' '),
        state: 'state-of-the-site',
        nonce: 'nonce-of-the-site',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      })
      return { answer: await browser.get(`/connect/authorize?${query}`), verifier }
    },
    async signIn(identifier, password = testPassword, more = {}) {
      const { answer, verifier } = await browser.authorize(more)
      const { page } = pageOf((await browser.follow(answer)).answer, 'login')
      const posted = await browser.post(page.form.action, { _csrf: page.form.token, identifier, password, remember: 'on' })
      const { url } = await browser.follow(posted)
      return { url: new URL(url), verifier }
    },
    redeem: (code, verifier) =>
      browser.post('/connect/token', {
        grant_type: 'authorization_code',
        client_id: config.identity.clientId,
        redirect_uri: redirect,
        code,
        code_verifier: verifier,
      }),
    async tokens(identifier) {
      const { url, verifier } = await browser.signIn(identifier)
      return (await browser.redeem(url.searchParams.get('code') ?? '', verifier)).json()
    },
    refresh: (token) =>
      browser.post('/connect/token', { grant_type: 'refresh_token', client_id: config.identity.clientId, refresh_token: token }),
  }
  return browser
}
