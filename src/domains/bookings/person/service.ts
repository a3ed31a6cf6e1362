import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/context.ts'

/**
 * What stands in the letter that asks "was it you?" about a booking: whoever brings it back reads the mail of that address. It needs no row of
 * its own, for it works once by itself: a booking that has an owner cannot be claimed.
 */
export function claimToken({ keys }: Pick<Deps, 'keys'>, id: number, email: string): string {
  return `${id}.${proof(keys.cookies[0] ?? '', id, email)}`
}

/** The booking of a claim under that e-mail; null when the letter says something else. */
export function readClaim({ keys }: Pick<Deps, 'keys'>, token: string, email: string): number | null {
  const [, number, given = ''] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (number === undefined) return null
  const id = Number(number)
  return keys.cookies.some((secret) => timingSafeEqual(Buffer.from(given), Buffer.from(proof(secret, id, email)))) ? id : null
}

function proof(secret: string, id: number, email: string): string {
  return createHmac('sha256', secret).update(`claim of booking ${id} by ${email}`).digest('base64url')
}
