import { type Kysely, sql } from 'kysely'
import type { Appointment } from '#domains/cases/appointments/contract.ts'
import type { Database } from '#platform/tables.ts'
import { iso } from '../store.ts'

type Db = Kysely<Database>

/** Returns the last appointment of an advert that was not cancelled; null without one. */
export async function findVisit(db: Db, adId: number): Promise<Appointment | null> {
  const { rows } = await sql<Appointment>`
    select w.key, w.kind, w.status, ${sql.raw(iso('w.starts'))} as starts, ${sql.raw(iso('w.ends'))} as ends,
      json_build_object('id', a.id, 'name', a.name, 'names', a.names) as "storageArea"
    from appointments w join storage_areas a on a.id = w.storage_area_id
    where w.ad_id = ${adId} and w.status <> 'Cancelled' order by w.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
