import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Actor, staffRoles } from '#shared/actor.ts'
import type { Database } from './tables.ts'

/** A record by its type (`bookings`, `settings` …) and its id or key. */
export interface AuditedRecord {
  type: string
  id: string | number
}

/** An entry of the audit log. `details` holds record ids, field names and statuses, never personal data. */
export interface AuditEntry {
  actor: Actor
  action: string
  record: AuditedRecord | null
  details?: Record<string, unknown>
}

/** A state-changing staff request in progress. */
export interface AuditedCall extends Required<AuditEntry> {
  /** record type, taken from the path of the request */
  kind: string
  now: () => Date
  requestId: string
  /** true while the record has no id yet: the entry is written after the response, unless the service sets the record first */
  waits: boolean
  /** true when the entry is written, or part of an open transaction */
  written: boolean
  /** true when a transaction with the entry was committed; later rollbacks do not remove it */
  kept?: boolean
}

const calls = new AsyncLocalStorage<AuditedCall>()

/** Runs a staff request with audit logging. Its first committed transaction includes the entry (platform/db.ts). */
export function inAudit<T>(call: AuditedCall, work: () => Promise<T>): Promise<T> {
  return calls.run(call, work)
}

/** Returns the staff request in progress; undefined outside a state-changing staff request. */
export function auditedCall(): AuditedCall | undefined {
  return calls.getStore()
}

/** Sets the record of the current request when its path does not contain it (a new record), and adds details. */
export function nameAudited(record: AuditedRecord, details: Record<string, unknown> = {}): void {
  const call = calls.getStore()
  if (!call) return
  Object.assign(call, { record, waits: false, details: { ...call.details, ...details } })
}

/**
 * Writes an audit entry in the caller's transaction. It replaces the automatic entry of the request. For entries with more details, and for
 * changes outside a request.
 */
export async function writeAudit(trx: Kysely<Database>, { actor, action, record, details = {} }: AuditEntry): Promise<void> {
  const call = calls.getStore()
  if (call) call.written = true
  const line = { actor, action, record, details, requestId: call?.requestId ?? null, now: call?.now ?? (() => new Date()) }
  await trx.executeQuery(lineOf(line))
}

/** Returns the INSERT statement of an entry. `failed` is the error code of a failed request. */
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

/** Deletes entries older than `months` (at least 12). The only way to delete audit entries. */
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
