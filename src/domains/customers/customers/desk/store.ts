import { type Kysely, sql } from 'kysely'
import type { LookupQuery } from '#domains/foundation/team/lookup/rules.ts'
import { called, start } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { CustomerStatus } from '../status.ts'
import type { CustomerBookingLine, CustomerLine } from './contract.ts'

type Db = Kysely<Database>

/** Maximum number of results of a search. */
const maxFound = 1000

/** Matches the cards of a search; null matches every card. Each spelling uses its own index (migration 0251). */
function found(wanted: LookupQuery | null) {
  if (wanted === null) return null
  const { name, phone, email, plates } = wanted
  const parts = [
    name !== null && sql`select id from customers where not is_deleted and ${called(name)}`,
    phone !== null && sql`select id from customers where not is_deleted and phone like ${start(phone)}`,
    email !== null && sql`select id from customers where not is_deleted and email like ${start(email)}`,
    ...plates.map(
      (plate) => sql`select b.customer_id as id from vehicles v join vehicle_bookings b on b.vehicle_id = v.id
        where v.registration_number is not null and fold_plate(v.registration_number) like ${start(plate)}`,
    ),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? sql`select id from customers where false`
    : sql.join(
        parts.map((part) => sql`(${part} limit ${maxFound})`),
        sql` union `,
      )
}

/** Returns one page of customers and their number, up to the list limit. */
export async function findCustomers(
  db: Db,
  { wanted, status, page, size }: { wanted: LookupQuery | null; status: CustomerStatus | null; page: number; size: number },
): Promise<{ rows: CustomerLine[]; count: number }> {
  const meant = found(wanted)
  const named = meant && (await sql<{ id: number }>`select distinct id from (${meant}) named`.execute(db)).rows.map(({ id }) => id)
  const parts = [
    sql`not c.is_deleted`,
    ...(status === null ? [] : [sql`c.last_status = ${status}`]),
    ...(named === null ? [] : [sql`c.id = any(${named}::int[])`]),
  ]
  const where = sql.join(parts, sql` and `)
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`select c.id from customers c where ${where} order by c.id desc limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*) as count from (select from customers c where ${where} limit ${countLimit({ page, size })}) l`.execute(db),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[]): Promise<CustomerLine[]> {
  const { rows } = await sql<CustomerLine>`/* prepared */
    select c.id, c.civility, c.first_name as "firstName", c.last_name as "lastName", c.company_name as "companyName", c.email, c.phone,
      t.name as city, c.last_status as "lastStatus", c.user_id is not null as "hasAccount",
      (select count(*) from vehicle_bookings b where b.customer_id = c.id and not b.is_deleted) as bookings,
      to_json(c.created) as created, to_json(c.last_seen) as "lastSeen"
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join customers c using (id) left join cities t on t.id = c.city_id
    order by page.place`.execute(db)
  return rows
}

/** Returns a customer's bookings within these areas (null: all), latest first. */
export async function findBookings(db: Db, id: number, within: readonly number[] | null): Promise<CustomerBookingLine[]> {
  const area = within === null ? sql`true` : sql`(r.storage_area_id is null or r.storage_area_id = any(${[...within]}::int[]))`
  const { rows } = await sql<CustomerBookingLine>`
    select r.id, r.reference, r.sale_id as "saleId", b.name || ' ' || m.name as car, v.registration_number as plate, r.price,
      r.last_status as status, to_json(r.created) as created
    from vehicle_bookings r join vehicles v on v.id = r.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where r.customer_id = ${id} and not r.is_deleted and ${area} order by r.id desc limit 100`.execute(db)
  return rows
}
