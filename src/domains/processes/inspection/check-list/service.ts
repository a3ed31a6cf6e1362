import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { insertMissingSheets } from '../cases/store.ts'
import { checkListFault } from '../rules.ts'
import type { CheckList, CheckPartInput } from './contract.ts'
import { findCheckList, insertCheckList, lockCheckLists } from './store.ts'

const readList = (): CheckPartInput[] => JSON.parse(readFileSync(join(import.meta.dirname, '../data/check-list.json'), 'utf8'))

/**
 * Stores the default check list if none exists and creates pending inspections; runs at every start. Returns true when it wrote something.
 */
export async function seedCheckList(db: Kysely<Database>): Promise<boolean> {
  const isWritten = !(await findCheckList(db)) && (await writeList(db))
  return (await insertMissingSheets(db)) > 0 || isWritten
}

function writeList(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockCheckLists(trx)
    if (await findCheckList(trx)) return false
    await insertCheckList(trx, readList(), null, new Date())
    return true
  })
}

/** Returns a version of the check list, the newest by default. Throws NotFound. */
export async function getCheckList({ db }: Deps, version?: number): Promise<CheckList> {
  const found = await findCheckList(db, version)
  if (!found) throw new AppError('NotFound', { id: version ?? 0 })
  return found
}

/**
 * Creates a new version of the check list; started inspections keep theirs. Throws BadRequest, EditConflict when another version was
 * stored in between.
 */
export async function saveCheckList(
  deps: Deps,
  actor: Actor,
  { version, parts }: { version: number; parts: CheckPartInput[] },
): Promise<CheckList> {
  const fault = checkListFault(parts)
  if (fault) throw fieldError(fault.field, fault.reason, fault.limit === undefined ? {} : { limit: fault.limit })
  const made = await audited(deps.db, actor, async (trx) => {
    await lockCheckLists(trx)
    if ((await findCheckList(trx))?.version !== version) throw new AppError('EditConflict')
    return insertCheckList(trx, parts, actor.id, deps.clock.now())
  })
  return getCheckList(deps, made)
}
