import { type Staff, staffOf } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import type { Viewer } from './store.ts'

/** Returns the caller as a viewer of records. Throws Forbidden for a caller outside the staff. */
export async function viewerOf(deps: Pick<Deps, 'db'>, actor: Actor): Promise<Viewer & Pick<Staff, 'roles'>> {
  const { subject, within, roles } = await staffOf(deps, actor)
  return { subject, within, roles }
}
