import { type Kysely, sql, type Transaction } from 'kysely'
import type { PriceDoubt } from '#domains/vehicles/price-guard/rules.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { PriceChangeState } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** A new price of a vehicle that is not in effect yet; amounts in whole dirhams. */
export interface NewPriceChange {
  vehicleId: number
  price: number
  was: number | null
  state: Extract<PriceChangeState, 'Open' | 'Leaving'>
  doubts: readonly PriceDoubt[]
  /** subject; null for a stock file */
  by: string | null
}

/** Writes a new price; the one that was under way is replaced. Returns its id. */
export async function insertPriceChange(trx: Trx, { vehicleId, price, was, state, doubts, by }: NewPriceChange, at: Date): Promise<number> {
  await replacePriceChanges(trx, [vehicleId])
  const { rows } = await sql<{ id: number }>`
    insert into vehicle_price_changes (vehicle_id, price, was, state, doubts, asked, asked_by)
    values (${vehicleId}, ${price}, ${was}, ${state}, ${[...doubts]}::text[], ${at}, ${by}) returning id`.execute(trx)
  return (rows[0] as { id: number }).id
}

/** Ends the price changes of vehicles that are under way, because other prices take their place; `onlyFiled`: those that a stock file asked for. */
export async function replacePriceChanges(trx: Trx, vehicleIds: readonly number[], { onlyFiled = false } = {}): Promise<void> {
  await sql`
    update vehicle_price_changes set state = 'Replaced'
    where vehicle_id = any(${[...vehicleIds]}::int[]) and state in ('Open', 'Leaving')
      and (asked_by is null or not ${onlyFiled}::boolean)`.execute(trx)
}

/** A price change as its vehicle shows it. */
export interface PriceChangeRow {
  id: number
  vehicleId: number
  price: number
  was: number | null
  state: PriceChangeState
  doubts: PriceDoubt[]
  asked: Date
  askedBy: string | null
  /** the name of the requester; null for a stock file */
  asker: string | null
  decided: Date | null
  decidedBy: string | null
  remark: string | null
}

const columns = sql.raw(`c.id, c.vehicle_id as "vehicleId", c.price, c.was, c.state, c.doubts, c.asked, c.asked_by as "askedBy",
  (select nullif(trim(concat(p.first_name, ' ', p.last_name)), '') from accounts p where p.subject = c.asked_by) as asker,
  c.decided, c.decided_by as "decidedBy", c.remark`)

/** The price change of a vehicle that is under way; null for none. */
export async function findCurrentChange(db: Db, vehicleId: number): Promise<PriceChangeRow | null> {
  const { rows } = await sql<PriceChangeRow>`
    select ${columns} from vehicle_price_changes c where c.vehicle_id = ${vehicleId} and c.state in ('Open', 'Leaving')`.execute(db)
  return rows[0] ?? null
}

/** A price change; null for an unknown id. */
export async function findPriceChange(db: Db, id: number): Promise<PriceChangeRow | null> {
  const { rows } = await sql<PriceChangeRow>`select ${columns} from vehicle_price_changes c where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** What becomes of a price change. */
export async function updatePriceChange(
  trx: Trx,
  id: number,
  { state, decided, by, remark = null }: { state: PriceChangeState; decided?: Date | null; by?: string | null; remark?: string | null },
): Promise<void> {
  await sql`
    update vehicle_price_changes set state = ${state}
      ${decided === undefined ? sql`` : sql`, decided = ${decided}, decided_by = ${by ?? null}, remark = ${remark}`}
    where id = ${id}`.execute(trx)
}

/** How many prices wait for the decision of somebody: those that others asked for. */
export async function countOpenChanges(db: Db, subject: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vehicle_price_changes c join vehicles v on v.id = c.vehicle_id
    where c.state = 'Open' and c.asked_by is distinct from ${subject} and v.is_in_stock`.execute(db)
  return rows[0]?.count ?? 0
}

/** Somebody who is told of a price change. */
export interface Reader {
  subject: string
  to: string
  language: Language
  name: string
}

/** Who may decide about a price that somebody asked for: the managers and admins but for the requester. */
export async function findDeciders(db: Db, asker: string | null): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select m.subject, n.email as to, n.language, n.first_name as name from staff_members m join accounts n on n.subject = m.subject
    where not m.is_deactivated and m.roles && array['manager', 'admin'] and m.subject is distinct from ${asker} order by m.subject`.execute(
    db,
  )
  return rows
}

/** A person of the staff by their subject; null for somebody without an account. */
export async function findReader(db: Db, subject: string): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    select n.subject, n.email as to, n.language, n.first_name as name from accounts n where n.subject = ${subject}`.execute(db)
  return rows[0] ?? null
}
