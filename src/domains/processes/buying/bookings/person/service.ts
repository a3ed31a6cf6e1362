import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/context.ts'

/** The claimed record: a booking, or a request to sell. */
type Claimed = 'booking' | 'purchase'

/**
 * Creates the signed token of a claim mail. Its return proves access to the mailbox. It needs no row: a record with an owner cannot be
 * claimed again.
 */
export function claimToken({ keys }: Pick<Deps, 'keys'>, id: number, email: string, what: Claimed = 'booking'): string {
  return `${id}.${proof(keys.cookies[0] ?? '', id, email, what)}`
}

/** Returns the id of the claimed record; null when the token does not match the e-mail address. */
export function readClaim({ keys }: Pick<Deps, 'keys'>, token: string, email: string, what: Claimed = 'booking'): number | null {
  const [, number, given = ''] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (number === undefined) return null
  const id = Number(number)
  return keys.cookies.some((secret) => timingSafeEqual(Buffer.from(given), Buffer.from(proof(secret, id, email, what)))) ? id : null
}

function proof(secret: string, id: number, email: string, what: Claimed): string {
  return createHmac('sha256', secret).update(`claim of ${what} ${id} by ${email}`).digest('base64url')
}
