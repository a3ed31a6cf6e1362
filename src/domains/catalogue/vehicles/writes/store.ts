import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { OperationType, VehicleStatus } from '../contract.ts'
import { type FieldValue, type FormField, formFields, type ImportField, importFields, sqlTypes, vehicleFields } from '../fields.ts'
import { updateDoubtful } from '../market/store.ts'
import { updateFormerPrices } from '../store.ts'

/** Input of the staff form: its fields, and the ids of the equipment. */
export type FormEntry = { readonly [N in FormField]: FieldValue<N> } & { readonly features: readonly number[] }

/** Returns the form values by column. The city follows the store, and `is_repaired` follows the repair status. */
function formValues(fields: FormEntry) {
  const city = sql`coalesce((select city_id from storage_areas where id = ${fields.storageAreaId}), ${fields.cityId}::int)`
  return [
    ...formFields.map((name) => [vehicleFields[name].column, name === 'cityId' ? city : sql`${fields[name]}`] as const),
    ['is_repaired', sql`${fields.vehicleRepairStatusType === 'Repaired'}`] as const,
  ]
}

/** Inserts a vehicle with its first status; returns its id. */
export async function insertVehicle(trx: Transaction<Database>, fields: FormEntry, author: string | null): Promise<number> {
  const given = formValues(fields)
  const { rows } = await sql<{ id: number }>`
    insert into vehicles (${sql.join(given.map(([column]) => sql.ref(column)))}, created_by, last_modified_by)
    values (${sql.join(given.map(([, value]) => value))}, ${author}, ${author}) returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the vehicle was not kept')
  await sql`insert into vehicle_statuses (vehicle_id, type, created_by) values (${id}, 'Draft', ${author})`.execute(trx)
  await saveFeatures(trx, id, fields.features)
  return id
}

export async function updateVehicle(trx: Transaction<Database>, id: number, fields: FormEntry, author: string | null): Promise<void> {
  const set = formValues(fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  // an unchanged day retains its precision
  const precision = sql`case when release_date is not distinct from ${fields.releaseDate}::date then release_precision else 'Day' end`
  await sql`update vehicles set ${sql.join(set)}, release_precision = ${precision}, last_modified_by = ${author} where id = ${id}`.execute(
    trx,
  )
  await saveFeatures(trx, id, fields.features)
}

/** Updates the given form fields only. */
export async function updateFields(
  trx: Transaction<Database>,
  id: number,
  fields: Partial<Omit<FormEntry, 'features'>>,
  author: string | null,
): Promise<void> {
  const set = formFields.flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [sql`${sql.ref(vehicleFields[name].column)} = ${value}`]
  })
  if (set.length > 0) await sql`update vehicles set ${sql.join(set)}, last_modified_by = ${author} where id = ${id}`.execute(trx)
}

/** Removes personal data from the cars of deleted sellers, and hides the cars. */
export async function eraseAdvertised(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update vehicles set is_archived = true, is_deleted = true, description = null, registration_number = null, chassis_number = null,
      created_by = null, last_modified_by = null, price_update_user_id = null
    where id = any(${[...ids]}::int[])`.execute(trx)
  await sql`update vehicle_statuses set created_by = null where vehicle_id = any(${[...ids]}::int[])`.execute(trx)
}

/** Extends the boost of a car by `seconds`. The added time starts when the current boost ends and elapses only while the car is on sale. */
export async function addBoost(trx: Transaction<Database>, id: number, seconds: number, now: Date): Promise<void> {
  const more = sql`make_interval(secs => ${seconds})`
  await sql`
    update vehicles set
      boosted_until = case when last_status in ('Published') then greatest(boosted_until, ${now}::timestamptz) + ${more} end,
      boost_left = case when last_status <> 'Published' then coalesce(boost_left, 0) + ${seconds}::int end
    where id = ${id}`.execute(trx)
}

/** Ends the boost of a car; returns the seconds that were left. */
export async function takeBoost(trx: Transaction<Database>, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with known as (
      select id, greatest(0, coalesce(boost_left, ceil(extract(epoch from boosted_until - ${now}::timestamptz)), 0))::int as "left"
      from vehicles where id = ${id} for update
    )
    update vehicles v set boosted_until = null, boost_left = null from known k where v.id = k.id returning k."left"`.execute(trx)
  return rows[0]?.left ?? 0
}

async function saveFeatures(trx: Transaction<Database>, id: number, given: readonly number[]): Promise<void> {
  await sql`delete from vehicle_features where vehicle_id = ${id} and feature_id <> all(${[...given]}::int[])`.execute(trx)
  await sql`
    insert into vehicle_features (vehicle_id, feature_id) select ${id}, unnest(${[...given]}::int[]) on conflict do nothing`.execute(trx)
}

/**
 * Sets the price, stores the former one and adds a row to the history. Marks a doubtful price in the same transaction; a job recomputes the
 * market position.
 */
export async function updatePrice(
  trx: Transaction<Database>,
  id: number,
  price: number,
  author: string | null,
  day: string,
): Promise<void> {
  await sql`
    insert into vehicle_statuses (vehicle_id, type, price, comment, created_by)
    select id, last_status, ${price}, 'price', ${author} from vehicles where id = ${id}`.execute(trx)
  await sql`
    update vehicles set old_price = price, price = ${price}, price_update_date = ${day}, price_update_user_id = ${author}, price_position = null,
      last_modified_by = ${author}
    where id = ${id}`.execute(trx)
  await updateDoubtful(trx, [id])
  await updateFormerPrices(trx, [id])
}

const switches = { isPromoted: 'is_promoted', isFeatured: 'is_featured', isCertified: 'is_certified', isArchived: 'is_archived' } as const
export type Switches = Partial<Record<Exclude<keyof typeof switches, 'isCertified'>, boolean>> & { isCertified?: false | undefined }

/** Sets the given switches. A car that is no longer certified loses its warranty. */
export async function updateSwitches(trx: Transaction<Database>, id: number, given: Switches, author: string | null): Promise<void> {
  const set = Object.entries(switches).flatMap(([name, column]) => {
    const value = given[name as keyof Switches]
    return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]
  })
  if (set.length === 0) return
  if (given.isCertified === false) set.push(sql`warranty_in_months = null`, sql`warranty_expiration_date = null`)
  await sql`update vehicles set ${sql.join(set)}, last_modified_by = ${author} where id = ${id}`.execute(trx)
}

/** Records a transfer; `arrivesOn` keeps a published car on the site until then. Returns false for a store that takes no cars. */
export async function insertTransfer(
  trx: Transaction<Database>,
  id: number,
  to: number,
  given: { comment: string | null; at: Date; day: string; arrivesOn: string | null; author: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update vehicles v set transfer_storage_area_id = a.id, transfer_destination = a.name, transfer_date = ${given.day},
      arrives_on = ${given.arrivesOn}
    from storage_areas a where v.id = ${id} and a.id = ${to} and not a.is_deleted and not a.is_deactivated returning v.id`.execute(trx)
  if (rows.length === 0) return false
  await sql`
    insert into vehicle_transfers (vehicle_id, from_storage_area_id, to_storage_area_id, comment, sent, sent_by)
    select id, storage_area_id, ${to}, ${given.comment}, ${given.at}, ${given.author} from vehicles where id = ${id}`.execute(trx)
  return true
}

/** Completes the transfer of a vehicle: its destination becomes its store. */
export async function closeTransfer(trx: Transaction<Database>, id: number, at: Date, author: string | null): Promise<void> {
  await sql`
    update vehicle_transfers set received = ${at}, received_by = ${author} where vehicle_id = ${id} and received is null`.execute(trx)
  await sql`
    update vehicles v set storage_area_id = a.id, city_id = a.city_id, transfer_storage_area_id = null, transfer_destination = null, arrives_on = null
    from storage_areas a where v.id = ${id} and a.id = v.transfer_storage_area_id`.execute(trx)
}

/** One record of a stock file: its fields, its id in the source and a content hash; for an update also the vehicle id. */
export type ImportEntry = { readonly [N in ImportField]: FieldValue<N> } & {
  readonly id?: number
  readonly sourceId: string
  readonly price: number | null
  readonly contentHash: string
}

const columnOf = (name: ImportField) => vehicleFields[name].column
/** Records of a batch as SQL rows, by field name. */
const recordRow = sql.raw(
  [
    ...importFields.map((name) => `"${name}" ${sqlTypes[vehicleFields[name].kind]}`),
    'price int, "sourceId" text, "contentHash" text, status text',
  ].join(', '),
)
const columns = sql.raw(importFields.map(columnOf).join(', '))
const values = sql.raw(importFields.map((name) => `r."${name}"`).join(', '))
/** A file without a repair status does not overwrite the result of an inspection. */
const keptRepairs =
  'case when v.is_controlled then coalesce(r."vehicleRepairStatusType", v.vehicle_repair_status_type) else r."vehicleRepairStatusType" end'
const assignments = sql.raw(
  importFields.map((name) => `${columnOf(name)} = ${name === 'vehicleRepairStatusType' ? keptRepairs : `r."${name}"`}`).join(', '),
)
const isRepaired = sql.raw(`coalesce((${keptRepairs}) = 'Repaired', false)`)

/** Inserts the records of a batch, each with its own first status; returns their number. */
export async function insertImported(
  trx: Transaction<Database>,
  source: string,
  records: readonly (ImportEntry & { readonly status: VehicleStatus })[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into vehicles (source, source_id, content_hash, price, ${columns}, last_status, published_at, created_by)
      select ${source}, r."sourceId", r."contentHash", r.price, ${values}, r.status,
        case when r.status = 'Published' then now() end, 'stock-import'
      from json_to_recordset(${JSON.stringify(records)}::json) as r(${recordRow})
      returning id, price, last_status
    ), noted as (
      insert into vehicle_statuses (vehicle_id, type, price, created_by)
      select id, last_status, price, 'stock-import' from added
    )
    select count(*)::int as count from added`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Updates imported vehicles from their records. The status stays; a changed price stores the former price, the day and a history row. Does
 * not change equipment or pictures.
 */
export async function updateImported(trx: Transaction<Database>, records: readonly ImportEntry[], day: string): Promise<void> {
  if (records.length === 0) return
  const json = JSON.stringify(records)
  const { rows: repriced } = await sql<{ id: number }>`
    insert into vehicle_statuses (vehicle_id, type, price, comment, created_by)
    select v.id, v.last_status, r.price, 'price', 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, price int) join vehicles v on v.id = r.id
    where v.price is distinct from r.price returning vehicle_id as id`.execute(trx)
  await sql`
    update vehicles v set content_hash = r."contentHash",
      old_price = case when r.price is distinct from v.price then v.price else v.old_price end,
      price_update_date = case when r.price is distinct from v.price then ${day}::date else v.price_update_date end,
      price_update_user_id = case when r.price is distinct from v.price then 'stock-import' else v.price_update_user_id end,
      price_position = case when r.price is distinct from v.price then null else v.price_position end,
      price = r.price, ${assignments}, is_repaired = ${isRepaired}, last_modified_by = 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, ${recordRow})
    where v.id = r.id`.execute(trx)
  await updateDoubtful(
    trx,
    repriced.map(({ id }) => id),
  )
  await updateFormerPrices(
    trx,
    records.flatMap(({ id }) => id ?? []),
  )
}

/** Sets the store of a draft vehicle. */
export async function updateDraftArea(trx: Transaction<Database>, id: number, storageAreaId: number): Promise<void> {
  await sql`
    with draft as (select id from vehicles where id = ${id} and last_status = 'Draft')
    update vehicles set storage_area_id = ${storageAreaId} where id in (select id from draft)`.execute(trx)
}

/** Sets the mileage of a returned car; ignores a mileage lower than the stored one. */
export async function updateMileage(trx: Transaction<Database>, id: number, mileage: number, author: string | null): Promise<void> {
  await sql`update vehicles set mileage = ${mileage}, last_modified_by = ${author} where id = ${id} and coalesce(mileage, 0) <= ${mileage}`.execute(
    trx,
  )
}

/** Sets the price below which a sale needs the approval of a manager; null removes it. */
export async function updateFloorPrice(trx: Transaction<Database>, id: number, floor: number | null, author: string | null): Promise<void> {
  await sql`update vehicles set floor_price = ${floor}, last_modified_by = ${author} where id = ${id}`.execute(trx)
}

/** Marks the inspection report of a car as public, with its number of points. */
export async function updatePublicSheet(trx: Transaction<Database>, id: number, points: number): Promise<void> {
  await sql`
    update vehicles set has_public_expertise_sheet = true, inspected_points = ${points}
    where id = ${id} and (not has_public_expertise_sheet or inspected_points is distinct from ${points})`.execute(trx)
}

/** Stores the result of an accepted inspection: that the car was inspected, and its repairs. A known open repair stays. */
export async function updateInspected(trx: Transaction<Database>, id: number, repairs: 'Repaired' | 'NotRequired' | null): Promise<void> {
  await sql`
    update vehicles v set is_controlled = true, vehicle_repair_status_type = new.status, is_repaired = ${repairs === 'Repaired'}
    from (
      select coalesce(${repairs}::text, case when vehicle_repair_status_type = 'NotRepaired' then 'NotRepaired' end) as status
      from vehicles where id = ${id}
    ) new
    where v.id = ${id} and (not v.is_controlled or v.vehicle_repair_status_type is distinct from new.status)`.execute(trx)
}

export async function updateOperation(trx: Transaction<Database>, id: number, type: OperationType, author: string | null): Promise<void> {
  await sql`update vehicles set operation_type = ${type}, last_modified_by = ${author} where id = ${id}`.execute(trx)
}
