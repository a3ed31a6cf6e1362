/** Statements that claim what the schema does not hold; tools/sql.test.ts expects the fault that is beside each. Never run. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>
type Row = { id: number; reference: string }

export const samples = (db: Db, id: number, isNamed: boolean, by: 'reference' | 'referenc') => [
  sql<Row>`select id, referenc as reference from vehicles where id = ${id}`.execute(db), // column "referenc" does not exist
  sql<Row>`select id, reference as name from vehicles`.execute(db), // reference is not selected; name is not in the type
  sql<{ id: string }>`select id from vehicles`.execute(db), // id is a number, not string
  sql<{ price: number }>`select price from vehicles`.execute(db), // price can be null
  sql<{ id: number }>`select id, reference from vehicles`.execute(db), // reference is not in the type
  sql<{ created: string }>`select created from vehicles`.execute(db), // created is a Date, not string
  sql<{ state: 'Draft' | 'Sold' }>`select last_status as state from vehicles where last_status <> 'Sold' limit 1`.execute(db), // state can be 'Pending', 'InTransfer', 'Active', 'Published', 'Reserved', 'Booked'
  sql<{ reference: 'A' | 'B' }>`select reference from vehicles`.execute(db), // reference can be any text: no check of the table lists its values
  sql<{ city: string }>`select c.name as city from vehicles v left join cities c on c.id = v.city_id`.execute(db), // city can be null
  sql<{ total: number }>`select sum(price) as total from vehicles`.execute(db), // total can be null
  sql<{ part: { at: Date } }>`select json_build_object('at', created) as part from vehicles`.execute(db), // part.at is a text, not Date
  sql<{ ids: number[] }>`select array_agg(id) as ids from vehicles`.execute(db), // ids can be null
  sql<{ ids: string[] }>`select array(select id from vehicles) as ids`.execute(db), // ids[] is a number, not string
  sql<Row>`select id, reference from vehicles ${isNamed ? sql`where nam = 'x'` : sql``}`.execute(db), // column "nam" does not exist
  sql<Row>`select id, ${sql.ref(by)} as reference from vehicles`.execute(db), // column "referenc" does not exist
  sql`update vehicles set ${sql.join([sql`pric = ${id}`])} where id = ${id}`.execute(db), // column "pric" of relation "vehicles" does not exist
  sql`delete from vehicle`.execute(db), // relation "vehicle" does not exist
  sql`select id from vehicles where ${sql.raw(unknowable())}`.execute(db), // stands in no statement that the check can put together
]

function unknowable(): string {
  return String(new Date())
}
