import { createHmac } from 'node:crypto'
import type { Keys } from './keys.ts'

/**
 * Stands for a visitor on one day and for one purpose, so that somebody is counted once without being known: it takes the key of this house,
 * and cannot be led back once its day is forgotten. `what`: network address, browser; `day`: `YYYY-MM-DD`.
 */
export function visitorHash(keys: Pick<Keys, 'cookies'>, purpose: string, day: string, what: string): string {
  return createHmac('sha256', keys.cookies[0] ?? '')
    .update(`${purpose} ${day} ${what}`)
    .digest('base64url')
    .slice(0, 22)
}
