import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/context.ts'
import { cookieNames } from './cookies.ts'

/** The fields of a posted form; a field that is missing or sent twice reads as its first value or ''. */
export interface Fields {
  text(name: string): string
  /** as it was typed, for passwords */
  raw(name: string): string
  ticked(name: string): boolean
}

/** Reads an `application/x-www-form-urlencoded` body. */
export function fieldsOf(request: FastifyRequest): Fields {
  const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  // PostgreSQL keeps no zero character
  const raw = (name: string) => (body.get(name) ?? '').replaceAll('\0', '')
  return {
    raw,
    text: (name) => raw(name).trim().replaceAll(/\s+/g, ' '),
    ticked: (name) => body.has(name) && raw(name) !== 'false',
  }
}

/**
 * The hidden token of a form: made from a cookie that no other site can read or set, and from what the form is about (an interaction,
 * a session), so that it is of no use elsewhere. The cookie is set where it is missing.
 */
export function formToken(deps: Deps, request: FastifyRequest, reply: FastifyReply, about: string): string {
  const { form, secure } = cookieNames(deps.config.identity.issuer)
  let value = request.cookies[form] ?? ''
  if (!/^[\w-]{22}$/.test(value)) {
    value = randomBytes(16).toString('base64url')
    // a page may hold several forms
    request.cookies[form] = value
    reply.setCookie(form, value, { path: '/', httpOnly: true, sameSite: 'lax', secure })
  }
  return signed(deps.keys.cookies[0] as string, value, about)
}

/** True when a posted form came from a page of ours that was given to this browser for this purpose. */
export function isOwnForm(deps: Deps, request: FastifyRequest, about: string): boolean {
  const site = request.headers['sec-fetch-site']
  // `none`: sent again by the person, from the address line or by reloading
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const value = request.cookies[cookieNames(deps.config.identity.issuer).form]
  const token = fieldsOf(request).raw('_csrf')
  return value !== undefined && deps.keys.cookies.some((secret) => same(signed(secret, value, about), token))
}

/** A value that only this server can have written, e.g. for a cookie between two steps. */
export function seal(deps: Pick<Deps, 'keys'>, purpose: string, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${signed(deps.keys.cookies[0] as string, value, purpose)}`
}

/** What was sealed for that purpose, or null. */
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
