import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'

/** The cookie that a page of ours can read, and the header in which it says it back. A page of another origin can do neither. */
export const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'x-xsrf-token'

/** A fresh token, signed so that nobody can plant one of their own. */
export function makeAntiForgeryToken(secret: string): string {
  const value = randomBytes(16).toString('base64url')
  return `${value}.${signature(value, secret)}`
}

/** Throws AntiForgery unless cookie and header are the same token, signed by one of our secrets. */
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
