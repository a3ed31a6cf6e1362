import { isbot } from 'isbot'
import type { Deps } from '#platform/context.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import { findViews, insertView, type View } from './store.ts'

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
 * Somebody who looks at a page, as they are counted; null for robots and the staff. Nothing that would tell who it was is kept: the hashes take
 * the key of this house, the day and what is counted, and are forgotten with the day.
 */
export function seenBy(
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  what: 'advert' | 'mediation',
  { actor, address, agent }: Onlooker,
): View | null {
  if (agent === '' || isbot(agent) || staffRoles.some((role) => actor.roles.includes(role))) return null
  const { day } = localTime(clock.now())
  const hashed = (text: string) => visitorHash(keys, what, day, text)
  return { subject: actor.id, day, network: hashed(networkOf(address)), visitor: hashed(agent), maxOfNetwork }
}

/** Counts somebody who looks at the advert of a car, once a day; not the seller themselves. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Onlooker): Promise<void> {
  const view = seenBy(deps, 'advert', who)
  if (view) await insertView(deps.db, vehicleId, view)
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
