import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { IntermediationType, IntermediationTypeInput } from './contract.ts'
import { findTypes, saveType } from './store.ts'

/** Returns the consignment types with their fees. Throws Forbidden outside the staff. */
export async function listTypes(deps: Deps, actor: Actor): Promise<IntermediationType[]> {
  await staffOf(deps, actor)
  return findTypes(deps.db)
}

/** Creates or updates a type. Throws Forbidden, NotFound. */
export async function writeType(
  deps: Deps,
  actor: Actor,
  id: number | null,
  given: IntermediationTypeInput,
): Promise<IntermediationType[]> {
  await staffOf(deps, actor)
  const saved = await audited(deps.db, actor, (trx) => saveType(trx, id, given, actor.id, deps.clock.now()))
  if (saved === null) throw new AppError('NotFound', { id: id ?? 0 })
  return findTypes(deps.db)
}
