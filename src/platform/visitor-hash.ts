import { createHmac } from 'node:crypto'
import type { Keys } from './keys.ts'

/**
 * Returns a pseudonymous hash of a visitor for one day and one purpose, keyed with a secret of the installation. `what`: network address
 * and browser; `day`: `YYYY-MM-DD`.
 */
export function visitorHash(keys: Pick<Keys, 'cookies'>, purpose: string, day: string, what: string): string {
  return createHmac('sha256', keys.cookies[0] ?? '')
    .update(`${purpose} ${day} ${what}`)
    .digest('base64url')
    .slice(0, 22)
}
