import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { requestLanguage } from '#platform/http.ts'
import { isLanguage, type Language, languageKey, otherLanguages } from '#shared/language.ts'
import { cookieNames } from '../cookies.ts'
import type { IdentityPorts } from '../ports.ts'
import type { IdentityPage } from './page.ts'

/** Dependencies of all identity pages. */
export interface Identity {
  deps: Deps
  ports: IdentityPorts
  provider: Provider
}

/** A request for a page and its reply. */
export interface PageContext {
  identity: Identity
  request: FastifyRequest
  reply: FastifyReply
}

/** Result of a rejected form: errors, HTTP status, and message. */
export interface Outcome<Errors, Said = never> {
  errors?: Errors
  status?: number
  notice?: Said | undefined
}

/** Returns the security headers of identity pages: CSP, no framing, no caching. */
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
      // browsers apply form-action to the redirect to the site too (P6)
      `form-action 'self' ${siteOrigin(config)}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // no Cross-Origin-Opener-Policy: it would make a sign-in popup on another host appear closed (P5)
  }
}

/** Sends a page in the language of the request, and stores a language chosen in the URL. */
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

/** Renders the HTML of a page; `url` is its own URL. */
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
  // form-only URLs have no page: link to the page of the form
  const path = address.replace(/\/sms\/resend$/, '/sms/code').replace(/\/resend$/, '')
  const query = new URLSearchParams(search)
  query.set(languageKey, language)
  return `${path}?${query}`
}

/** Returns the error page with the request id. */
export function errorPage(fault: (IdentityPage & { kind: 'error' })['fault'], reference: string): IdentityPage {
  return { kind: 'error', fault, reference }
}

/**
 * Validates the return URL of a standalone page: an account page, or a URL of the site (specification, section 5). Others become the home
 * page.
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
