import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { CarReading, CheckPartAnswer, CheckPartQuotation, Expertise, syncExpertise as syncCall } from '../contract.ts'
import { checkListFault, findingsCost, identityFacts, missingIdentity, phraseIds, phrasesOf, standsOn } from '../rules.ts'
import { atSheet, getExpertise, partOf, sheetOf } from '../service.ts'
import { type ExpertiseStatus, editedSheets, openSheets } from '../status.ts'
import * as store from '../store.ts'
import { findCheckList, insertCheckList, lockCheckLists } from '../store.ts'
import { updateCard } from '../transitions/service.ts'
import { findBrandOf, findUnread, insertMissingSheets } from '../transitions/store.ts'
import type { SyncOutcome } from '../values.ts'
import type { CardReading, CheckList, CheckPartInput } from './contract.ts'

type Trx = Transaction<Database>
type Batch = z.output<typeof syncCall.body>
type Synced = z.input<typeof syncCall.output>

/** Checks whether a point accepts answers: all points of a draft, the reopened ones of a returned inspection. */
const isOpen = (status: ExpertiseStatus, part: store.PartRow): boolean =>
  openSheets.includes(status) || (editedSheets.includes(status) && part.isReopened)

/** Throws BadRequest for a phrase of another point. */
function checkPhrases(code: string, { phrases = [] }: CheckPartAnswer, field: string): void {
  const known = new Set(phrasesOf(code).map(({ id }) => id))
  if (new Set(phrases).size < phrases.length || phrases.some((id) => !known.has(id))) throw fieldError(field, 'invalid')
}

/** Sets the expert and start time of an inspection on its first answer. */
const begun = (sheet: store.ExpertiseFacts, actor: Actor, now: Date): store.SheetChange =>
  sheet.expert === null ? { expert: actor.id, started: now } : {}

/**
 * Stores the offline answers of a device in one transaction. Answers of two devices merge by point: the first is stored; the later device
 * receives the current answer and overwrites nothing. Idempotent: a repeated answer returns its first outcome. Throws NotFound, Forbidden;
 * BadRequest for a point of another inspection.
 */
export async function syncExpertise(deps: Deps, actor: Actor, id: number, batch: Batch): Promise<Synced> {
  await atSheet(deps, actor, id)
  const outcomes = await retryOnConflict(() => audited(deps.db, actor, (trx) => takeBatch(deps, trx, actor, id, batch)))
  const [head, facts, parts] = await Promise.all([
    store.findFacts(deps.db, id),
    store.findPartFacts(deps.db, id),
    store.findPartsById(deps.db, [...new Set(batch.operations.map(({ checkPartQuotationId }) => checkPartQuotationId))]),
  ])
  if (!head) throw new AppError('NotFound', { id })
  const byId = new Map(parts.map((part) => [part.id, part]))
  return {
    lastStatus: head.status,
    quotation: head.quotation,
    findingsCost: findingsCost(facts),
    results: batch.operations.flatMap((operation) => {
      const part = byId.get(operation.checkPartQuotationId)
      return part ? [{ id: operation.id, outcome: outcomes.get(operation.id) ?? 'Newer', part }] : []
    }),
    revisions: facts.map((part) => ({ id: part.id, revision: part.revision })),
  }
}

async function takeBatch(deps: Deps, trx: Trx, actor: Actor, id: number, batch: Batch): Promise<Map<string, SyncOutcome>> {
  const now = deps.clock.now()
  const sheet = await store.lockExpertise(trx, id)
  if (!sheet) throw new AppError('NotFound', { id })
  const parts = new Map((await store.findPartFacts(trx, id)).map((part) => [part.id, part]))
  const outcomes = new Map<string, SyncOutcome>()
  for (const before of await store.findOperations(
    trx,
    batch.operations.map((operation) => operation.id),
  )) {
    if (before.expertiseId !== id) throw fieldError('operations.id', 'invalid')
    outcomes.set(before.id, before.outcome)
  }
  let isChanged = false
  for (const { id: operation, checkPartQuotationId: partId, at, answer, ...sent } of batch.operations) {
    const part = parts.get(partId)
    if (!part) throw fieldError('operations.checkPartQuotationId', 'invalid')
    if (outcomes.has(operation)) continue
    checkPhrases(part.code, answer, 'operations.answer.phrases')
    const outcome = !isOpen(sheet.status, part) ? 'Closed' : standsOn(sent, part) ? 'Kept' : 'Newer'
    if (outcome === 'Kept') {
      await store.updateAnswer(trx, partId, answer, { by: actor.id, at: now, operation })
      // a later answer of the same batch builds on this one
      Object.assign(part, { revision: part.revision + 1, lastOperation: operation })
      isChanged = true
    }
    outcomes.set(operation, outcome)
    const deviceTime = at === undefined ? null : new Date(at)
    await store.insertOperation(trx, { id: operation, expertiseId: id, partId, outcome, deviceTime, by: actor.id }, now)
  }
  const { mileage, vehicleRepairStatusType } = batch
  const isWritten = openSheets.includes(sheet.status) || editedSheets.includes(sheet.status)
  const given = isWritten ? { mileage, vehicleRepairStatusType } : {}
  if (isChanged || (isWritten && (mileage !== undefined || vehicleRepairStatusType !== undefined)))
    await store.updateSheet(trx, id, { ...given, ...begun(sheet, actor, now) }, actor.id, now)
  return outcomes
}

/**
 * Answers one point. Throws NotFound, Forbidden, TransitionNotAllowed for a closed point, EditConflict when it was answered after the
 * given revision.
 */
export async function answerPart(
  deps: Deps,
  actor: Actor,
  partId: number,
  { revision, ...answer }: CheckPartAnswer & { revision?: number | undefined },
): Promise<CheckPartQuotation> {
  const sheetId = await sheetOf(deps, actor, partId)
  await audited(deps.db, actor, async (trx) => {
    const now = deps.clock.now()
    const sheet = await store.lockExpertise(trx, sheetId)
    const part = (await store.findPartFacts(trx, sheetId)).find(({ id }) => id === partId)
    if (!sheet || !part) throw new AppError('NotFound', { id: partId })
    checkPhrases(part.code, answer, 'phrases')
    if (!isOpen(sheet.status, part)) throw new AppError('TransitionNotAllowed', { state: sheet.status, actions: '' })
    if (revision !== undefined && revision !== part.revision) throw new AppError('EditConflict')
    await store.updateAnswer(trx, partId, answer, { by: actor.id, at: now, operation: null })
    await store.updateSheet(trx, sheetId, begun(sheet, actor, now), actor.id, now)
  })
  return partOf(deps, partId)
}

const readList = (): CheckPartInput[] => JSON.parse(readFileSync(join(import.meta.dirname, '../data/check-list.json'), 'utf8'))

/** Throws when answers hold phrases that the catalogue lacks, because their findings would be shown without words. */
async function requirePhrases(db: Kysely<Database>): Promise<void> {
  const unknown = await store.findUnknownPhrases(db, phraseIds)
  if (unknown.length > 0)
    throw new Error(`inspection answers hold phrases that are missing in inspection/data/phrases.json: ${unknown.join(', ')}`)
}

/**
 * Checks the phrases of stored answers, stores the default check list if none exists and creates pending inspections; runs at every start.
 * Returns true when it wrote something. Throws for answers with an unknown phrase.
 */
export async function seedCheckList(db: Kysely<Database>): Promise<boolean> {
  await requirePhrases(db)
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

/**
 * Saves the inspected facts of a car and its registration card, by the expert until the submission. Afterwards only a missing model,
 * chassis number, fuel or gearbox can be added, to the vehicle as well. Throws NotFound, Forbidden, TransitionNotAllowed when none is
 * missing, BadRequest for an unknown model or a first registration in the future.
 */
export async function saveReading(deps: Deps, actor: Actor, id: number, reading: CarReading): Promise<Expertise> {
  await atSheet(deps, actor, id)
  const now = deps.clock.now()
  if (reading.releaseDate !== undefined && reading.releaseDate > localTime(now).day) throw fieldError('releaseDate', 'releaseDate')
  if (reading.modelId !== undefined && (await findBrandOf(deps.db, reading.modelId)) === null) throw fieldError('modelId', 'invalid')
  await audited(deps.db, actor, async (trx) => {
    const sheet = await store.lockExpertise(trx, id)
    if (!sheet) throw new AppError('NotFound', { id })
    if (openSheets.includes(sheet.status) || editedSheets.includes(sheet.status)) {
      if (!actor.roles.some((role) => role === 'expert' || role === 'admin')) throw new AppError('Forbidden')
      await store.updateSheet(trx, id, { reading }, actor.id, now)
      return
    }
    if (sheet.status === 'Rejected' || missingIdentity(sheet) === null)
      throw new AppError('TransitionNotAllowed', { state: sheet.status, actions: '' })
    const found = identityLacks(sheet, reading)
    await store.updateSheet(trx, id, { reading: { ...sheet.reading, ...found } }, actor.id, now)
    await updateCard(trx, { vehicleId: sheet.vehicleId, reading: found }, actor)
  })
  return getExpertise(deps, actor, id)
}

/**
 * Stores the facts that a vehicle lacks, for a case that has no inspection. Throws TransitionNotAllowed for a case with an inspection and
 * when no fact is missing.
 */
export async function saveUnread(
  trx: Transaction<Database>,
  about: { type: 'Purchase' | 'Intermediation'; id: number; vehicleId: number },
  reading: CardReading,
  actor: Actor,
): Promise<void> {
  const unread = await findUnread(trx, about)
  if (unread.length === 0) throw new AppError('TransitionNotAllowed', { state: 'read', actions: '' })
  const found = Object.fromEntries(unread.flatMap((fact) => (reading[fact] === undefined ? [] : [[fact, reading[fact]]])))
  await updateCard(trx, { vehicleId: about.vehicleId, reading: found }, actor)
}

/** Returns the facts of a reading that neither the inspection nor the vehicle has. */
function identityLacks({ reading: read, card }: store.ExpertiseFacts, reading: CarReading): CarReading {
  const lacking = identityFacts.filter((fact) => (read[fact] ?? card[fact]) === null)
  return Object.fromEntries(lacking.flatMap((fact) => (reading[fact] === undefined ? [] : [[fact, reading[fact]]])))
}
