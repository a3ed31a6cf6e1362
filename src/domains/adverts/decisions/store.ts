import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { AdDecisionAction } from '../status.ts'
import type { AdReason } from '../values.ts'

type Trx = Transaction<Database>

/** A decision with what stood before it. */
export interface AdDecision {
  id: number
  adId: number
  action: AdDecisionAction
  due: Date | null
  appealed: Date | null
  reasons: AdReason[]
  /** the last status row that there was before */
  statusId: number
  created: Date
  by: string | null
  /** why the account of the seller is to be suspended with it */
  suspends: string | null
}

/** Notes a decision that is about to be made of an advert that is locked, with what stands now; gives its id. */
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

/** The decision of an advert that may still be taken back, as far as nobody was told of it; null for none. */
export async function findOpenDecision(db: Kysely<Database>, by: { id: number } | { adId: number }): Promise<AdDecision | null> {
  const { rows } = await sql<AdDecision>`
    select id, ad_id as "adId", action, due, appealed, reasons, status_id as "statusId", created, created_by as by, suspends
    from ad_decisions where not is_over and ${'id' in by ? sql`id = ${by.id}` : sql`ad_id = ${by.adId}`} order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** From now on the decision stays. */
export async function updateOver(trx: Trx, id: number): Promise<void> {
  await sql`update ad_decisions set is_over = true where id = ${id}`.execute(trx)
}

/** A decision was never made: it leaves the history of its advert, which stands in the audit. */
export async function removeDecision(trx: Trx, { id, adId, statusId }: AdDecision): Promise<void> {
  await sql`delete from ad_statuses where ad_id = ${adId} and id > ${statusId}`.execute(trx)
  await sql`delete from ad_decisions where id = ${id}`.execute(trx)
}

/** How many decisions of each kind were made since a moment. */
export async function countDecisions(db: Kysely<Database>, since: Date): Promise<Record<AdDecisionAction, number>> {
  const { rows } = await sql<{ action: AdDecisionAction; count: number }>`
    select action, count(*)::int as count from ad_decisions where created >= ${since} group by action`.execute(db)
  return { accept: 0, askCorrection: 0, reject: 0, ...Object.fromEntries(rows.map(({ action, count }) => [action, count])) }
}

/** Forgets decisions of days that are over. */
export async function removeDecisions(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from ad_decisions where created < ${before} and is_over`.execute(db)
}
