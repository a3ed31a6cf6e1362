import { type Kysely, sql, type Transaction } from 'kysely'
import type { PriceDoubt } from '#domains/catalogue/vehicles/market/rules.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { PriceChangeState } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Price change that is not in effect yet; amounts in whole dirhams. */
export interface NewPriceChange {
  vehicleId: number
  price: number
  was: number | null
  state: Extract<PriceChangeState, 'Open' | 'Leaving'>
  doubts: readonly PriceDoubt[]
  /** subject; null for a stock file */
  by: string | null
}

/** Inserts a price change, replaces the pending one, and returns its id. */
export async function insertPriceChange(trx: Trx, { vehicleId, price, was, state, doubts, by }: NewPriceChange, at: Date): Promise<number> {
  await replacePriceChanges(trx, [vehicleId])
  const { rows } = await sql<{ id: number }>`
    insert into vehicle_price_changes (vehicle_id, price, was, state, doubts, asked, asked_by)
    values (${vehicleId}, ${price}, ${was}, ${state}, ${[...doubts]}::text[], ${at}, ${by}) returning id`.execute(trx)
  return (rows[0] as { id: number }).id
}

/** Marks the pending price changes of vehicles as replaced; `onlyFiled` limits this to those of a stock file. */
export async function replacePriceChanges(trx: Trx, vehicleIds: readonly number[], { onlyFiled = false } = {}): Promise<void> {
  await sql`
    update vehicle_price_changes set state = 'Replaced'
    where vehicle_id = any(${[...vehicleIds]}::int[]) and state in ('Open', 'Leaving')
      and (asked_by is null or not ${onlyFiled}::boolean)`.execute(trx)
}

export interface PriceChangeRow {
  id: number
  vehicleId: number
  price: number
  was: number | null
  state: PriceChangeState
  doubts: PriceDoubt[]
  asked: Date
  askedBy: string | null
  /** name of the requester; null for a stock file */
  asker: string | null
  decided: Date | null
  decidedBy: string | null
  remark: string | null
}

const columns = sql.raw(`c.id, c.vehicle_id as "vehicleId", c.price, c.was, c.state, c.doubts, c.asked, c.asked_by as "askedBy",
  (select nullif(trim(concat(p.first_name, ' ', p.last_name)), '') from accounts p where p.subject = c.asked_by) as asker,
  c.decided, c.decided_by as "decidedBy", c.remark`)

/** Returns the pending price change of a vehicle; null for none. */
export async function findCurrentChange(db: Db, vehicleId: number): Promise<PriceChangeRow | null> {
  const { rows } = await sql<PriceChangeRow>`
    select ${columns} from vehicle_price_changes c where c.vehicle_id = ${vehicleId} and c.state in ('Open', 'Leaving')`.execute(db)
  return rows[0] ?? null
}

export async function findPriceChange(db: Db, id: number): Promise<PriceChangeRow | null> {
  const { rows } = await sql<PriceChangeRow>`select ${columns} from vehicle_price_changes c where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Updates the state of a price change. */
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

/** Counts the pending prices that other users requested. */
export async function countOpenChanges(db: Db, subject: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vehicle_price_changes c join vehicles v on v.id = c.vehicle_id
    where c.state = 'Open' and c.asked_by is distinct from ${subject} and v.is_in_stock`.execute(db)
  return rows[0]?.count ?? 0
}

/** Recipient of a price mail. */
export interface Reader {
  subject: string
  to: string
  language: Language
  name: string
}

/** Returns the active managers and admins except the requester. */
export async function findDeciders(db: Db, asker: string | null): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select m.subject, n.email as to, n.language, n.first_name as name from staff_members m join accounts n on n.subject = m.subject
    where not m.is_deactivated and m.roles && array['manager', 'admin'] and m.subject is distinct from ${asker} order by m.subject`.execute(
    db,
  )
  return rows
}

/** Returns the account of a subject; null for none. */
export async function findReader(db: Db, subject: string): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    select n.subject, n.email as to, n.language, n.first_name as name from accounts n where n.subject = ${subject}`.execute(db)
  return rows[0] ?? null
}
