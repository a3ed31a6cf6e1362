import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>

/** Number of closed cases, and of those in time. */
export interface Kept {
  of: number
  kept: number
}

/** Counts messages whose reply was due in a time range, without spam. */
export async function countReplies(db: Db, from: Date, until: Date): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as of, count(*) filter (where answered <= reply_by)::int as kept
    from contact_requests where held_for is null and reply_by >= ${from} and reply_by < ${until}`.execute(db)
  return rows[0] as Kept
}

/** Counts sellers whose transfer was due in a time range: of purchases and consignments. */
export async function countTransfers(db: Db, from: Date, until: Date): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as of, count(*) filter (where paid <= due)::int as kept from (
      select transfer_due as due, paid from vehicle_purchases where not is_deleted
      union all select transfer_due, paid from vehicle_intermediations where not is_deleted
    ) t where due >= ${from} and due < ${until}`.execute(db)
  return rows[0] as Kept
}

/** Counts certified cars on sale, those with a public report, and the points of the current check list. */
export async function countReports(db: Db): Promise<Kept & { points: number }> {
  const { rows } = await sql<Kept & { points: number }>`
    select count(*)::int as of, count(*) filter (where has_public_expertise_sheet)::int as kept,
      (select count(*)::int from check_parts where version = (select max(version) from check_lists)) as points
    from vehicles where is_certified and last_status in ('Published', 'Reserved') and not is_archived and not is_deleted`.execute(db)
  return rows[0] as Kept & { points: number }
}

/** Counts requested deposit refunds due in a time range, `days` after the request. Excludes refunds that a ledger correction reverted. */
export async function countReturns(db: Db, from: Date, until: Date, days: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    with asked as (
      select l.booking_id, l.created + make_interval(days => ${days}) as due
      from booking_ledger l
      where l.kind = 'Returning' and l.created >= ${from}::timestamptz - make_interval(days => ${days})
        and l.created < ${until}::timestamptz - make_interval(days => ${days})
        and not exists (select from booking_ledger c where c.corrects = l.id)
    )
    select count(*)::int as of, count(*) filter (where exists (
      select from booking_ledger r where r.booking_id = asked.booking_id and r.kind = 'Returned' and r.created <= asked.due
        and not exists (select from booking_ledger c where c.corrects = r.id)))::int as kept
    from asked`.execute(db)
  return rows[0] as Kept
}
