import { type Kysely, sql } from 'kysely'
import { sqlTypes, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { updateFormerPrices } from '#domains/catalogue/vehicles/store.ts'
import type { Database } from '#platform/tables.ts'
import { type DemoVehicle, demoFields } from './demo-vehicle.ts'

const batch = 400

/**
 * Writes cars with their statuses, equipment and tasks, a few hundred per statement. Names become row numbers in SQL;
 * a name that the reference data do not know is an error. Answers the ids in the order of the cars.
 */
export async function insertVehicles(
  db: Kysely<Database>,
  cars: readonly DemoVehicle[],
  onDone: (done: number) => void = () => {},
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < cars.length; from += batch) {
    const part = cars.slice(from, from + batch)
    const kept = await insertCards(db, part)
    const byReference = new Map(kept.map(({ id, reference }) => [reference, id]))
    const numbered = part.map((car) => {
      const id = byReference.get(car.reference)
      if (id === undefined) throw new Error(`${car.brand} ${car.model} in ${car.city} names something that the reference data do not know`)
      return { id, car }
    })
    await insertStatuses(db, numbered)
    await updateFormerPrices(
      db,
      numbered.map(({ id }) => id),
    )
    await insertFeatures(db, numbered)
    await insertTasks(db, numbered)
    await insertTransfers(db, numbered)
    ids.push(...numbered.map(({ id }) => id))
    onDone(ids.length)
  }
  // the next vehicle continues the numbering
  await sql`
    select setval('vehicle_references', greatest(
      (select last_value from vehicle_references), (select max(substr(reference, 4)::bigint) from vehicles where reference ~ '^VO-[0-9]{1,12}$')))`.execute(
    db,
  )
  return ids
}

interface Numbered {
  id: number
  car: DemoVehicle
}

const columns = sql.raw(demoFields.map((name) => vehicleFields[name].column).join(', '))
const values = sql.raw(demoFields.map((name) => `r."${name}"`).join(', '))
const types = sql.raw(demoFields.map((name) => `"${name}" ${sqlTypes[vehicleFields[name].kind]}`).join(', '))

async function insertCards(db: Kysely<Database>, cars: readonly DemoVehicle[]): Promise<{ id: number; reference: string }[]> {
  const given = JSON.stringify(cars.map(({ statuses, features, tasks, level, ...card }) => card))
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into vehicles (
      reference, ${columns}, storage_area_id, city_id, brand_id, model_id, price, old_price, price_update_date, vehicle_repair_status_type,
      is_repaired, is_promoted, is_featured, is_archived, transfer_date, last_status, published_at, boosted_until, created, created_by)
    select
      r.reference, ${values}, s.id, c.id, b.id, m.id, r.price, r."oldPrice", r."priceUpdateDate", r."repairStatus",
      false, r."isPromoted", r."isFeatured", r."isArchived", r."transferDate", r."lastStatus", r."publishedAt", r."boostedUntil", r.created, 'demo'
    from jsonb_to_recordset(${given}::jsonb) as r(
      reference text, ${types}, store text, city text, brand text, model text, price int, "oldPrice" int, "priceUpdateDate" date,
      "repairStatus" text, "isPromoted" boolean, "isFeatured" boolean, "isArchived" boolean, "transferDate" date, "lastStatus" text, "publishedAt" timestamptz,
      "boostedUntil" timestamptz, created timestamptz)
    join brands b on b.name = r.brand
    join models m on m.brand_id = b.id and m.name = r.model
    join cities c on c.name = r.city
    left join storage_areas s on s.tag = r.store
    where r.store is null or s.id is not null
    returning id, reference`.execute(db)
  return rows
}

async function insertStatuses(db: Kysely<Database>, cars: readonly Numbered[]): Promise<void> {
  const given = cars.flatMap(({ id, car }) => car.statuses.map((status) => ({ id, ...status })))
  await sql`
    insert into vehicle_statuses (vehicle_id, type, comment, price, created, created_by)
    select r.id, r.type, r.comment, r.price, r.created, 'demo'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id int, type text, comment text, price int, created timestamptz)`.execute(
    db,
  )
}

async function insertFeatures(db: Kysely<Database>, cars: readonly Numbered[]): Promise<void> {
  const given = cars.map(({ id, car }) => ({ id, codes: car.features }))
  await sql`
    insert into vehicle_features (vehicle_id, feature_id)
    select r.id, f.id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id int, codes jsonb)
    join features f on r.codes ? f.code`.execute(db)
}

async function insertTasks(db: Kysely<Database>, cars: readonly Numbered[]): Promise<void> {
  const given = cars.flatMap(({ id, car }) => car.tasks.map((task, position) => ({ id, position, ...task })))
  await sql`
    insert into administrative_tasks (vehicle_id, position, title, description, last_status, created_by)
    select r.id, r.position, r.title, r.description, r.status, 'demo'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id int, position int, title text, description text, status text)`.execute(
    db,
  )
}

/** A car in transfer is on its way to the next store after its own, since the day of its card. */
async function insertTransfers(db: Kysely<Database>, cars: readonly Numbered[]): Promise<void> {
  const given = cars.filter(({ car }) => car.lastStatus === 'InTransfer').map(({ id }) => id)
  await sql`
    with sent as (
      update vehicles v set transfer_storage_area_id = a.id, transfer_destination = a.name
      from storage_areas a
      where v.id = any(${given}::int[]) and a.id = (
        select n.id from storage_areas n where not n.is_deactivated and not n.is_deleted and n.id is distinct from v.storage_area_id
        order by n.id < coalesce(v.storage_area_id, 0), n.id limit 1)
      returning v.id, v.storage_area_id, v.transfer_storage_area_id, v.transfer_date
    )
    insert into vehicle_transfers (vehicle_id, from_storage_area_id, to_storage_area_id, sent, sent_by)
    select id, storage_area_id, transfer_storage_area_id, transfer_date + time '10:30', 'demo' from sent`.execute(db)
}
