import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/context.ts'
import { cookieNames } from './cookies.ts'

/** Fields of a submitted form. A missing field is ''; of duplicates the first value counts. */
export interface Fields {
  text(name: string): string
  /** untrimmed, for passwords */
  raw(name: string): string
  ticked(name: string): boolean
}

/** Parses an `application/x-www-form-urlencoded` body. */
export function fieldsOf(request: FastifyRequest): Fields {
  const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  // PostgreSQL cannot store U+0000
  const raw = (name: string) => (body.get(name) ?? '').replaceAll('\0', '')
  return {
    raw,
    text: (name) => raw(name).trim().replaceAll(/\s+/g, ' '),
    ticked: (name) => body.has(name) && raw(name) !== 'false',
  }
}

/**
 * Returns the CSRF token of a form, derived from a host-only cookie and the scope of the form (an interaction, a session). Sets the cookie
 * when missing.
 */
export function formToken(deps: Deps, request: FastifyRequest, reply: FastifyReply, about: string): string {
  const { form, secure } = cookieNames(deps.config.identity.issuer)
  let value = request.cookies[form] ?? ''
  if (!/^[\w-]{22}$/.test(value)) {
    value = randomBytes(16).toString('base64url')
    // shared by several forms of a page
    request.cookies[form] = value
    reply.setCookie(form, value, { path: '/', httpOnly: true, sameSite: 'lax', secure })
  }
  return signed(deps.keys.cookies[0] as string, value, about)
}

/** Returns true when a submitted form was issued to this browser for this scope. */
export function isOwnForm(deps: Deps, request: FastifyRequest, about: string): boolean {
  const site = request.headers['sec-fetch-site']
  // `none`: resubmitted by the user, from the address bar or by a reload
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const value = request.cookies[cookieNames(deps.config.identity.issuer).form]
  const token = fieldsOf(request).raw('_csrf')
  return value !== undefined && deps.keys.cookies.some((secret) => same(signed(secret, value, about), token))
}

/** Signs a value for a purpose, e.g. for a cookie between two steps. */
export function seal(deps: Pick<Deps, 'keys'>, purpose: string, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${signed(deps.keys.cookies[0] as string, value, purpose)}`
}

/** Returns a signed value after verification, or null. */
export function unseal(deps: Pick<Deps, 'keys'>, purpose: string, sealed: string | undefined): string | null {
  const [text = '', signature = ''] = sealed?.split('.') ?? []
  const value = Buffer.from(text, 'base64url').toString()
  return deps.keys.cookies.some((secret) => same(signed(secret, value, purpose), signature)) ? value : null
}

function signed(secret: string, value: string, about: string): string {
  return createHmac('sha256', secret).update(`form ${about} ${value}`).digest('base64url')
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
