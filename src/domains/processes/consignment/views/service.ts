import type { Deps } from '#platform/context.ts'
import { uniqueView, type Visitor } from '#platform/unique-visitor.ts'
import { insertView } from './store.ts'

/** Counts a view of a consigned car once a day per visitor, without stored identity. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Visitor): Promise<void> {
  const view = uniqueView(deps, 'mediation', who)
  if (view) await insertView(deps.db, vehicleId, view)
}
