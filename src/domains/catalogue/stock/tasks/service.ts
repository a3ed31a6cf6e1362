import type { Transaction } from 'kysely'
import { staffOf } from '#domains/foundation/team/service.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage } from '#shared/language.ts'
import { allowedActions } from '#shared/workflow.ts'
import { lockVehicle } from '../store.ts'
import type { Task, TaskWords } from './contract.ts'
import type { TaskAction } from './status.ts'
import { taskWorkflow } from './status.ts'
import { findTasks, findWords, insertTask, updateOrder, updateWords } from './store.ts'

/** Returns the tasks of a vehicle in order, each with the caller's actions. */
export async function listTasks(deps: Pick<Deps, 'db'>, actor: Actor, vehicleId: number): Promise<Task[]> {
  const tasks = await findTasks(deps.db, vehicleId)
  return tasks.map((task) => ({ ...task, actions: allowedActions(taskWorkflow, task.lastStatus, actor) as TaskAction[] }))
}

/** Runs a change on the tasks of a visible vehicle under its lock and returns them. Throws VehicleNotFound. */
async function change(deps: Deps, actor: Actor, vehicleId: number, work: (trx: Transaction<Database>) => Promise<void>): Promise<Task[]> {
  const { within } = await staffOf(deps, actor)
  await audited(deps.db, actor, async (trx) => {
    if (!(await lockVehicle(trx, within, vehicleId))) throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
    await work(trx)
  })
  return listTasks(deps, actor, vehicleId)
}

export async function addTask(deps: Deps, actor: Actor, vehicleId: number, words: TaskWords): Promise<Task[]> {
  return change(deps, actor, vehicleId, (trx) => insertTask(trx, vehicleId, words, actor.id))
}

/** Adds the task of completing the card of a car that was bought or consigned with unknown fields. `reference`: of its case. */
export async function addCompletionTask(
  trx: Transaction<Database>,
  vehicleId: number,
  { reason, reference }: { reason: 'bought' | 'consigned'; reference: string },
): Promise<void> {
  const t = serverText('stockMail', defaultLanguage)
  await insertTask(trx, vehicleId, { title: t('task.complete'), description: t(`task.${reason}`, { reference }) }, null)
}

/** Sets the order of the tasks. Throws EditConflict when a task was added since the caller read them. */
export async function orderTasks(deps: Deps, actor: Actor, vehicleId: number, ids: readonly number[]): Promise<Task[]> {
  return change(deps, actor, vehicleId, async (trx) => {
    if (!(await updateOrder(trx, vehicleId, ids, actor.id))) throw new AppError('EditConflict')
  })
}

/** Updates the texts of a task. Throws NotFound; EditConflict when they have changed since the caller read them. */
export async function saveTask(
  deps: Deps,
  actor: Actor,
  { id, task }: { id: number; task: number },
  { was, ...words }: TaskWords & { was: TaskWords },
): Promise<Task[]> {
  return change(deps, actor, id, async (trx) => {
    const now = await findWords(trx, id, task)
    if (!now) throw new AppError('NotFound')
    if (now.title !== was.title || now.description !== was.description) throw new AppError('EditConflict')
    await updateWords(trx, task, words, actor.id)
  })
}

/** Executes an action of a task. Throws NotFound and the errors of `transition`. */
export async function moveTask(
  deps: Deps,
  actor: Actor,
  { id, task }: { id: number; task: number },
  { action, comment }: { action: TaskAction; comment?: string | undefined },
): Promise<Task[]> {
  return change(deps, actor, id, async (trx) => {
    if (!(await findWords(trx, id, task))) throw new AppError('NotFound')
    await transition(trx, { workflow: taskWorkflow, id: task, action, actor, comment })
  })
}
