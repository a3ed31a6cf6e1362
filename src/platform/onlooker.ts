import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import type { Deps } from './context.ts'
import { visitorHash } from './visitor-hash.ts'

/** Browsers behind one network address that are counted in a day: a household or an office, not somebody who makes up browsers. */
const maxOfNetwork = 20

/** Somebody on a day, as hashes; `subject`: their account, if they have signed in. */
export interface View {
  subject: string | null
  day: string
  network: string
  visitor: string
  maxOfNetwork: number
}

/** Who looks, as far as the network tells. */
export interface Onlooker {
  actor: Actor
  address: string
  /** what the browser calls itself */
  agent: string
}

/** Who looks, by their request. */
export const onlookerOf = (actor: Actor, { ip, headers }: FastifyRequest): Onlooker => ({
  actor,
  address: ip,
  agent: headers['user-agent'] ?? '',
})

/**
 * Somebody who looks at a page, as they are counted; null for robots and the staff. Nothing that would tell who it was is kept: the hashes take
 * the key of this house, the day and what is counted, and are forgotten with the day.
 */
export function seenBy({ clock, keys }: Pick<Deps, 'clock' | 'keys'>, what: string, { actor, address, agent }: Onlooker): View | null {
  if (agent === '' || isbot(agent) || staffRoles.some((role) => actor.roles.includes(role))) return null
  const { day } = localTime(clock.now())
  const hashed = (text: string) => visitorHash(keys, what, day, text)
  return { subject: actor.id, day, network: hashed(networkOf(address)), visitor: hashed(agent), maxOfNetwork }
}
