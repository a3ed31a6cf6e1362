import { sql, type Transaction } from 'kysely'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions, findStep, mayTake, type Workflow } from '#shared/workflow.ts'
import type { Database } from './tables.ts'
import { fieldError } from './validation.ts'

/** A requested status transition of a record. */
export interface Move<S extends string> {
  workflow: Workflow<S>
  id: number
  action: string
  actor: Actor
  comment?: string | undefined
  /** stored in the status row when its table has a price, in dirhams */
  price?: number | undefined
  /** the current status, when the caller has read it in this transaction with a row lock */
  locked?: S | undefined
  /** checks the guard of the step under the lock; throws when it fails */
  guard?: (name: string) => Promise<void>
  /** runs the effect of the step in the same transaction */
  effect?: (name: string) => Promise<void>
}

/**
 * Changes the status of a record; the only function that does. It locks the row, checks status, role, comment and guard, and writes the
 * status row, the status and the effects in the caller's transaction. Throws NotFound; TransitionNotAllowed with the current status and the
 * allowed actions, also for the second of two concurrent requests; Forbidden when the step does not include the role.
 */
export async function transition<S extends string>(trx: Transaction<Database>, move: Move<S>): Promise<{ from: S; to: S }> {
  const { workflow, id, action, actor, comment, price } = move
  const table = sql.table(workflow.table)
  const from = move.locked ?? (await lockStatus(trx, workflow, id))
  if (from === undefined) throw new AppError('NotFound', { id })
  const step = findStep(workflow, from, action)
  if (!step) throw new AppError('TransitionNotAllowed', { state: from, actions: allowedActions(workflow, from, actor).join(', ') })
  if (!mayTake(step, actor)) throw new AppError('Forbidden')
  if (step.comment && !comment?.trim()) throw fieldError('comment', 'required')
  if (step.guard) {
    if (!move.guard) throw new Error(`${workflow.name}: nobody checks ${step.guard}`)
    await move.guard(step.guard)
  }
  const columns = {
    [workflow.ownerColumn]: id,
    type: step.to,
    comment: comment?.trim() || null,
    created_by: actor.id,
    ...(price !== undefined && { price }),
  }
  await sql`
    /* prepared */ with noted as (
      insert into ${sql.table(workflow.statusTable)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(columns))})
    )
    update ${table} set last_status = ${step.to}, last_modified = now(), last_modified_by = ${actor.id} where id = ${id}`.execute(trx)
  for (const effect of step.effects ?? []) {
    if (!move.effect) throw new Error(`${workflow.name}: nobody writes ${effect}`)
    await move.effect(effect)
  }
  return { from, to: step.to }
}

async function lockStatus<S extends string>(trx: Transaction<Database>, { table }: Workflow<S>, id: number): Promise<S | undefined> {
  const { rows } = await sql<{ status: S }>`
    /* prepared */ select last_status as status from ${sql.table(table)} where id = ${id} and not is_deleted for update`.execute(trx)
  return rows[0]?.status
}
