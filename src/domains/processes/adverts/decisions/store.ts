import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { AdDecisionAction } from '../status.ts'
import type { AdReason } from '../values.ts'

type Trx = Transaction<Database>

/** A decision with the state before it. */
export interface AdDecision {
  id: number
  adId: number
  action: AdDecisionAction
  due: Date | null
  appealed: Date | null
  reasons: AdReason[]
  /** the last status row before it */
  statusId: number
  created: Date
  by: string | null
  /** reason to suspend the seller's account with it */
  suspends: string | null
}

/** Stores a decision about a locked advert before it is applied, with the current state. Returns its id. */
export async function insertDecision(
  trx: Trx,
  { adId, action, by, suspends }: { adId: number; action: AdDecisionAction; by: string | null; suspends: string | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ad_decisions (ad_id, action, due, appealed, reasons, status_id, created, created_by, suspends)
    select id, ${action}, due, appealed, reasons, (select max(s.id) from ad_statuses s where s.ad_id = d.id), ${now}, ${by}, ${suspends}
    from vehicle_ads d where id = ${adId} returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the decision was not noted')
  return id
}

/** Returns the decision of an advert that can still be taken back; null without one. */
export async function findOpenDecision(db: Kysely<Database>, by: { id: number } | { adId: number }): Promise<AdDecision | null> {
  const { rows } = await sql<AdDecision>`
    select id, ad_id as "adId", action, due, appealed, reasons, status_id as "statusId", created, created_by as by, suspends
    from ad_decisions where not is_over and ${'id' in by ? sql`id = ${by.id}` : sql`ad_id = ${by.adId}`} order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Makes a decision final. */
export async function updateOver(trx: Trx, id: number): Promise<void> {
  await sql`update ad_decisions set is_over = true where id = ${id}`.execute(trx)
}

/** Removes a decision from the advert's history; the audit log still contains it. */
export async function removeDecision(trx: Trx, { id, adId, statusId }: AdDecision): Promise<void> {
  await sql`delete from ad_statuses where ad_id = ${adId} and id > ${statusId}`.execute(trx)
  await sql`delete from ad_decisions where id = ${id}`.execute(trx)
}

/** Counts the decisions of each kind since an instant. */
export async function countDecisions(db: Kysely<Database>, since: Date): Promise<Record<AdDecisionAction, number>> {
  const { rows } = await sql<{ action: AdDecisionAction; count: number }>`
    select action, count(*)::int as count from ad_decisions where created >= ${since} group by action`.execute(db)
  return { accept: 0, askCorrection: 0, reject: 0, ...Object.fromEntries(rows.map(({ action, count }) => [action, count])) }
}

/** Deletes decisions made before an instant. */
export async function removeDecisions(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from ad_decisions where created < ${before} and is_over`.execute(db)
}
