/** Statements whose columns are proven not to be null in the ways that stores use; tools/sql.test.ts expects no fault. Never run. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>
type Change = Partial<{ price: number; mileage: number }>

const columns = { price: 'price', mileage: 'mileage' } as const

/** A part that its callers complete. */
export function findBy(db: Db, condition: ReturnType<typeof sql>) {
  return sql<{ id: number }>`select v.id from vehicles v where ${condition}`.execute(db)
}

export function change(db: Db, id: number, given: Change) {
  const set = Object.entries(given).map(([name, value]) => sql`${sql.ref(columns[name as keyof typeof columns])} = ${value}`)
  return sql`update vehicles set ${sql.join(set)} where id = ${id}`.execute(db)
}

export const samples = (db: Db, id: number) => [
  findBy(db, sql`v.id = ${id}`),
  sql<{ price: number }>`select price from vehicles where price > 1`.execute(db),
  sql<{ price: number }>`select coalesce(price, 0) as price from vehicles`.execute(db),
  sql<{ city: string }>`select c.name as city from vehicles v left join cities c on c.id = v.city_id where c.id = ${id}`.execute(db),
  sql<{ city: { name: string } | null }>`
    select case when c.id is not null then json_build_object('name', c.name) end as city
    from vehicles v left join cities c on c.id = v.city_id`.execute(db),
  sql<{ count: number; last: number | null }>`select count(*) as count, max(id) as last from vehicles`.execute(db),
  sql<{ parts: { id: number; at: string }[] }>`
    select coalesce((select json_agg(json_build_object('id', id, 'at', created)) from vehicles), '[]') as parts`.execute(db),
  sql<{ state: 'Reserved' | 'Sold' }>`select last_status as state from vehicles where last_status in ('Reserved', 'Sold')`.execute(db),
  sql<{ kind: 'car' | 'sale'; id: number }>`
    select 'car' as kind, id from vehicles union all select 'sale', id from vehicle_sales`.execute(db),
  sql<{ price: number }>`update vehicles set price = ${id} where id = ${id} returning price`.execute(db),
]
