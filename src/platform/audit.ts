import { type Kysely, sql, type Transaction } from 'kysely'
import { type Actor, type AuditedRecord, type RequestAudit, staffRoles } from '#shared/actor.ts'
import type { Database } from './tables.ts'

/** An entry of the audit log. `failed` is the error code of a failed request. */
export interface AuditEntry extends Omit<RequestAudit, 'isWritten' | 'requestId'> {
  requestId: string | null
  failed?: string
}

/**
 * Runs a change in a transaction. In a staff request, the first committed transaction includes the audit entry of the request. Every change
 * that staff can make runs in it (`tools/checks/audit.test.ts`).
 */
export async function audited<T>(db: Kysely<Database>, actor: Actor, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const { audit } = actor
  let writes = false
  const result = await db.transaction().execute(async (trx) => {
    const result = await work(trx)
    writes = Boolean(audit?.record && !audit.isWritten)
    if (audit && writes) await writeAudit(trx, actor, audit)
    return result
  })
  if (audit && writes) audit.isWritten = true
  return result
}

/** Sets the record of a staff request whose path does not contain it, for example a new record, and adds details. */
export function nameAudited({ audit }: Actor, record: AuditedRecord, details: Record<string, unknown> = {}): void {
  if (audit) Object.assign(audit, { record, details: { ...audit.details, ...details } })
}

/** Writes an audit entry. */
export async function writeAudit(db: Kysely<Database>, actor: Actor, entry: AuditEntry): Promise<void> {
  const { action, record, details, requestId, now, failed } = entry
  const roles = staffRoles.filter((role) => actor.roles.includes(role))
  await sql`
    insert into audit_entries (created, subject, roles, action, record_type, record_id, outcome, details, request_id)
    values (
      ${now()}, ${actor.id ?? 'system'}, ${roles}, ${action}, ${record?.type ?? null}, ${record === null ? null : String(record.id)},
      ${failed === undefined ? 'Done' : 'Failed'}, ${JSON.stringify(failed === undefined ? details : { ...details, code: failed })},
      ${requestId}
    )`.execute(db)
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
