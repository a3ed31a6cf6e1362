import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { requestLanguage } from '#platform/http.ts'
import { isLanguage, type Language, languageKey, otherLanguages } from '#shared/language.ts'
import { cookieNames } from '../cookies.ts'
import type { IdentityPorts } from '../ports.ts'
import type { IdentityPage } from './page.ts'

/** What every page of the provider works with. */
export interface Identity {
  deps: Deps
  ports: IdentityPorts
  provider: Provider
}

/** One request for a page, and its answer. */
export interface PageContext {
  identity: Identity
  request: FastifyRequest
  reply: FastifyReply
}

/** How a form is shown again: what is wrong with it, with which status, and what is said at its top. */
export interface Outcome<Errors, Said = never> {
  errors?: Errors
  status?: number
  notice?: Said | undefined
}

/** Headers of every page: nothing foreign runs in it, nobody frames it, nobody keeps it. */
export function pageHeaders({ config }: Pick<Deps, 'config'>): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      // A form ends in a redirect to the site, which browsers check by this rule too (P6).
      `form-action 'self' ${siteOrigin(config)}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // No Cross-Origin-Opener-Policy: with one the site would think that a sign-in window on another host had been closed (P5).
  }
}

/** Answers with a page in the language of the request; a language chosen in the address is kept. */
export async function sendPage({ identity, request, reply }: PageContext, page: IdentityPage, status = 200): Promise<FastifyReply> {
  const { deps, ports } = identity
  const language = requestLanguage(request)
  const chosen = (request.query as Record<string, unknown> | undefined)?.[languageKey]
  if (isLanguage(chosen))
    reply.setCookie(languageKey, chosen, {
      path: '/',
      maxAge: 31_536_000,
      sameSite: 'lax',
      secure: cookieNames(deps.config.identity.issuer).secure,
    })
  const html = await drawPage({ deps, ports }, page, language, request.url)
  return reply.code(status).headers(pageHeaders(deps)).header('content-language', language).send(html)
}

/** The HTML of a page; `url` is its own address. */
export async function drawPage(
  { deps, ports }: Pick<Identity, 'deps' | 'ports'>,
  page: IdentityPage,
  language: Language,
  url: string,
): Promise<string> {
  return ports.renderPage(page, {
    language,
    basePath: deps.config.basePath,
    otherLanguages: otherLanguages(language).map((other) => ({ language: other, href: inLanguage(url, other) })),
    site: await ports.site(language),
    files: ports.files,
  })
}

function inLanguage(url: string, language: Language): string {
  const [address = '/', search = ''] = url.split(/\?(.*)/s)
  // a code sent again is answered at an address where only forms go: its page has its own
  const path = address.replace(/\/sms\/resend$/, '/sms/code').replace(/\/resend$/, '')
  const query = new URLSearchParams(search)
  query.set(languageKey, language)
  return `${path}?${query}`
}

/** The page that says that something went wrong, with the number of the request. */
export function errorPage(fault: (IdentityPage & { kind: 'error' })['fault'], reference: string): IdentityPage {
  return { kind: 'error', fault, reference }
}

/**
 * Where to go after a stand-alone page: a path of the pages of the account, or an address of the site; whatever else was asked for
 * becomes the first page of the site (spec section 5: the return address has the origin of the site).
 */
export function returnAddress({ config }: Pick<Deps, 'config'>, wish: unknown): string {
  const home = `${siteOrigin(config)}${config.basePath}`
  if (typeof wish !== 'string' || wish === '' || wish.length > 2000) return home
  try {
    const target = new URL(wish, home)
    const ours = [siteOrigin(config), config.identity.issuer].some((origin) => target.origin === new URL(origin).origin)
    return ours && !target.username && !target.password ? target.href : home
  } catch {
    return home
  }
}
