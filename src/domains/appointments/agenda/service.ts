import type { z } from 'zod'
import { staffOf } from '#domains/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { dayAfter, instantOf, localTime } from '#shared/working-time.ts'
import type { listAgenda } from './contract.ts'
import { findAgenda } from './store.ts'

/** Who comes on these days, at the stores that the caller sees. */
export async function readAgenda(
  deps: Deps,
  actor: Actor,
  { from, days: count, area }: z.output<typeof listAgenda.query>,
): Promise<z.output<typeof listAgenda.output>> {
  const { within } = await staffOf(deps, actor)
  const days = [from ?? localTime(deps.clock.now()).day]
  while (days.length < count) days.push(dayAfter(days.at(-1) as string))
  const span = { starts: instantOf(days[0] as string, '00:00'), ends: instantOf(dayAfter(days.at(-1) as string), '00:00') }
  return { days, results: await findAgenda(deps.db, within, span, area ?? null) }
}
