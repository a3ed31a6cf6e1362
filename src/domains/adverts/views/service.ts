import { isbot } from 'isbot'
import type { Deps } from '#platform/context.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import { findViews, insertView } from './store.ts'

/** Browsers behind one network address that are counted in a day: a household or an office, not somebody who makes up browsers. */
const maxOfNetwork = 20

const day = 86_400_000

/** Who looks, as far as the network tells. */
export interface Onlooker {
  actor: Actor
  address: string
  /** what the browser calls itself */
  agent: string
}

/**
 * Counts somebody who looks at the advert of a car, once a day. Robots, the staff and the seller themselves are not counted. Nothing that
 * would tell who it was is kept: the hashes take the key of this house and the day, and are forgotten with it.
 */
export async function countView({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Onlooker): Promise<void> {
  const { actor, address, agent } = who
  if (agent === '' || isbot(agent) || staffRoles.some((role) => actor.roles.includes(role))) return
  const { day } = localTime(clock.now())
  const hashed = (what: string) => visitorHash(keys, 'advert', day, what)
  await insertView(db, vehicleId, { subject: actor.id, day, network: hashed(networkOf(address)), visitor: hashed(agent), maxOfNetwork })
}

/** How often these adverts were looked at, by their id: in all, and in the last seven days by the clocks of Morocco. */
export async function viewsOf(
  db: Deps['db'],
  adverts: readonly { id: number }[],
  now: Date,
): Promise<(id: number) => { views: number; viewsOfWeek: number }> {
  const ids = adverts.map(({ id }) => id)
  const found = await findViews(db, ids, localTime(now.getTime() - 6 * day).day)
  const by = new Map(found.map(({ id, ...seen }) => [id, seen]))
  return (id) => by.get(id) ?? { views: 0, viewsOfWeek: 0 }
}
