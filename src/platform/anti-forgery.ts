import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'

/** CSRF double-submit cookie and header. Only pages of our own origin can read the cookie and set the header. */
export const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'x-xsrf-token'

/** Creates a random CSRF token, signed with HMAC-SHA-256 against forged cookies. */
export function makeAntiForgeryToken(secret: string): string {
  const value = randomBytes(16).toString('base64url')
  return `${value}.${signature(value, secret)}`
}

/** Throws AntiForgery unless cookie and header are equal and signed with one of the secrets. */
export function checkAntiForgery(cookie: string | undefined, header: unknown, secrets: readonly string[]): void {
  if (!cookie || typeof header !== 'string' || !same(cookie, header)) throw new AppError('AntiForgery')
  const [value = '', signed = ''] = cookie.split('.')
  if (!secrets.some((secret) => same(signature(value, secret), signed))) throw new AppError('AntiForgery')
}

function signature(value: string, secret: string): string {
  return createHmac('sha256', secret).update(`anti-forgery ${value}`).digest('base64url')
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
