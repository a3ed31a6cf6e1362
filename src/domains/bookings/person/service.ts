import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/context.ts'

/** What is claimed: a booking, or a request to sell. */
type Claimed = 'booking' | 'purchase'

/**
 * What stands in the letter that asks "was it you?" about a booking or a request to sell: whoever brings it back reads the mail of that address. It needs no row of
 * its own, for it works once by itself: what has an owner cannot be claimed.
 */
export function claimToken({ keys }: Pick<Deps, 'keys'>, id: number, email: string, what: Claimed = 'booking'): string {
  return `${id}.${proof(keys.cookies[0] ?? '', id, email, what)}`
}

/** The booking or the request of a claim under that e-mail; null when the letter says something else. */
export function readClaim({ keys }: Pick<Deps, 'keys'>, token: string, email: string, what: Claimed = 'booking'): number | null {
  const [, number, given = ''] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (number === undefined) return null
  const id = Number(number)
  return keys.cookies.some((secret) => timingSafeEqual(Buffer.from(given), Buffer.from(proof(secret, id, email, what)))) ? id : null
}

function proof(secret: string, id: number, email: string, what: Claimed): string {
  return createHmac('sha256', secret).update(`claim of ${what} ${id} by ${email}`).digest('base64url')
}
