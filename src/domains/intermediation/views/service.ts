import type { Deps } from '#platform/context.ts'
import { type Onlooker, seenBy } from '#platform/onlooker.ts'
import { insertView } from './store.ts'

/** Counts somebody who looks at a car that is on sale for its owner, once a day; nothing is kept that would tell who it was. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Onlooker): Promise<void> {
  const view = seenBy(deps, 'mediation', who)
  if (view) await insertView(deps.db, vehicleId, view)
}
