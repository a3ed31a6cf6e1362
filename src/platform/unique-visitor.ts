import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import type { Deps } from './context.ts'
import { visitorHash } from './visitor-hash.ts'

/** Maximum number of browsers counted per network address and day: enough for an office, a limit for invented user agents. */
const maxOfNetwork = 20

/** A visitor of one day as hashes; `subject`: account of a signed-in visitor. */
export interface View {
  subject: string | null
  day: string
  network: string
  visitor: string
  maxOfNetwork: number
}

/** Visitor data of a request. */
export interface Visitor {
  actor: Actor
  address: string
  /** User-Agent header */
  agent: string
}

/** Returns the visitor data of a request. */
export const visitorOf = (actor: Actor, { ip, headers }: FastifyRequest): Visitor => ({
  actor,
  address: ip,
  agent: headers['user-agent'] ?? '',
})

/**
 * Returns the hashes under which a visitor is counted; null for bots and staff. The hashes depend on a secret key, the day and the purpose,
 * so they identify no visitor. They are deleted after the day.
 */
export function uniqueView({ clock, keys }: Pick<Deps, 'clock' | 'keys'>, what: string, { actor, address, agent }: Visitor): View | null {
  if (agent === '' || isbot(agent) || staffRoles.some((role) => actor.roles.includes(role))) return null
  const { day } = localTime(clock.now())
  const hashed = (text: string) => visitorHash(keys, what, day, text)
  return { subject: actor.id, day, network: hashed(networkOf(address)), visitor: hashed(agent), maxOfNetwork }
}
