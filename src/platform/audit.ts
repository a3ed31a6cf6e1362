import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Actor, staffRoles } from '#shared/actor.ts'
import type { Database } from './tables.ts'

/** A record by its kind (`bookings`, `settings` …) and its number or key. */
export interface AuditedRecord {
  type: string
  id: string | number
}

/** One line of who did what. `details`: numbers of records, names of fields, states; never a person's data. */
export interface AuditEntry {
  actor: Actor
  action: string
  record: AuditedRecord | null
  details?: Record<string, unknown>
}

/** The changing call of a member of the staff that is being answered. */
export interface AuditedCall extends Required<AuditEntry> {
  /** of the record, by the address of the call */
  kind: string
  now: () => Date
  requestId: string
  /** the record is made by this call and has no number yet: the line waits for the answer, unless the service names it */
  waits: boolean
  /** its line is in the audit, or in a transaction that is not over yet */
  written: boolean
  /** a transaction with its line was committed: what is undone later takes nothing away */
  kept?: boolean
}

const calls = new AsyncLocalStorage<AuditedCall>()

/** Runs a call of the staff; the first transaction that it commits takes its line along (platform/db.ts). */
export function inAudit<T>(call: AuditedCall, work: () => Promise<T>): Promise<T> {
  return calls.run(call, work)
}

/** The call that is being answered, if staff change something with it. */
export function auditedCall(): AuditedCall | undefined {
  return calls.getStore()
}

/** Names the record that the present call is about where its address does not (one that it makes), and what else is worth knowing. */
export function nameAudited(record: AuditedRecord, details: Record<string, unknown> = {}): void {
  const call = calls.getStore()
  if (!call) return
  Object.assign(call, { record, waits: false, details: { ...call.details, ...details } })
}

/**
 * Writes a line of its own in the caller's transaction, in the place of the one that every changing call of the staff gets by itself:
 * for what says more, or what is done outside a call.
 */
export async function writeAudit(trx: Kysely<Database>, { actor, action, record, details = {} }: AuditEntry): Promise<void> {
  const call = calls.getStore()
  if (call) call.written = true
  const line = { actor, action, record, details, requestId: call?.requestId ?? null, now: call?.now ?? (() => new Date()) }
  await trx.executeQuery(lineOf(line))
}

/** The statement that writes the line of a call; `failed` is the code of the error in which it ended. */
export function lineOf(
  call: Omit<AuditedCall, 'kind' | 'waits' | 'written' | 'kept' | 'requestId'> & { requestId: string | null },
  failed?: string,
): CompiledQuery {
  const { actor, action, record, details, requestId, now } = call
  return CompiledQuery.raw(
    `insert into audit_entries (created, subject, roles, action, record_type, record_id, outcome, details, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      now(),
      actor.id ?? 'system',
      staffRoles.filter((role) => actor.roles.includes(role)),
      action,
      record?.type ?? null,
      record === null ? null : String(record.id),
      failed === undefined ? 'Done' : 'Failed',
      JSON.stringify(failed === undefined ? details : { ...details, code: failed }),
      requestId,
    ],
  )
}

/** Forgets lines older than so many months, never one of the last year. The only way in which a line goes. */
export async function removeOldAudit(db: Kysely<Database>, months: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('rihla.audit_retention', 'on', true)`.execute(trx)
    await sql`
      delete from audit_entries
      where created < ${now}::timestamptz - make_interval(months => ${Math.max(months, 12)}) and created < now() - interval '1 year'`.execute(
      trx,
    )
  })
}
