import type { Deps } from '#platform/context.ts'
import { type Onlooker, seenBy } from '#platform/onlooker.ts'
import { insertView } from './store.ts'

/** Counts a view of a consigned car once a day per visitor, without stored identity. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Onlooker): Promise<void> {
  const view = seenBy(deps, 'mediation', who)
  if (view) await insertView(deps.db, vehicleId, view)
}
