import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Store, StoreEntry } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Returns every store, or one: open stores first, in founding order. */
export async function findStores(db: Db | Trx, now: Date, id: number | null = null): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select a.id, a.name, a.names, a.tag, c.name as city, c.names as "cityNames", a.address, a.addresses,
      a.address_line2 as "addressLine2", a.zip, a.phone, a.email, a.latitude, a.longitude, a.hours, a.services, a.is_deactivated as "isDeactivated",
      a.version, json_build_object('at', to_char(a.last_modified at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by',
        (select p.first_name || ' ' || p.last_name from accounts p where p.subject = a.last_modified_by)) as changed,
      json_build_object(
        'cars', (select count(*) from vehicles v where v.storage_area_id = a.id and not v.is_deleted and v.last_status <> 'Sold'),
        'appointments', (select count(*) from appointments m where m.storage_area_id = a.id and m.status = 'Booked' and m.starts > ${now})) as use
    from storage_areas a join cities c on c.id = a.city_id
    where not a.is_deleted and (${id}::int is null or a.id = ${id}) order by a.is_deactivated, a.id`.execute(db)
  return rows
}

/** Returns the id of a city by its canonical name; undefined when unknown. */
export async function findCityId(db: Trx, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cities where name = ${name}`.execute(db)
  return rows[0]?.id
}

/** Serialises writers of stores until the transaction ends; returns all names and tags. */
export async function lockStores(trx: Trx): Promise<{ id: number; name: string; tag: string; version: number; isDeleted: boolean }[]> {
  await sql`select pg_advisory_xact_lock(7263011)`.execute(trx)
  const { rows } = await sql<{ id: number; name: string; tag: string; version: number; isDeleted: boolean }>`
    select id, name, tag, version, is_deleted as "isDeleted" from storage_areas`.execute(trx)
  return rows
}

/** Written fields of a store, by column. */
export type StoreRow = Omit<StoreEntry, 'city'> & { cityId: number; by: string | null }

/** Inserts a store; returns its id. */
export async function insertStore(trx: Trx, store: StoreRow & { tag: string }, now: Date): Promise<number> {
  const { names, addresses, tag, cityId, zip, phone, email, latitude, longitude, hours, services, isDeactivated, by } = store
  const { rows } = await sql<{ id: number }>`
    insert into storage_areas (name, names, tag, city_id, address, addresses, zip, phone, email, latitude, longitude, hours, services, is_deactivated,
      created, created_by, last_modified, last_modified_by)
    values (${names.fr}, ${JSON.stringify(names)}, ${tag}, ${cityId}, ${addresses.fr}, ${JSON.stringify(addresses)}, ${zip}, ${phone}, ${email},
      ${latitude}, ${longitude}, ${JSON.stringify(hours)}, ${services}, ${isDeactivated}, ${now}, ${by}, ${now}, ${by})
    returning id`.execute(trx)
  return rows[0]?.id ?? 0
}

export async function updateStore(trx: Trx, id: number, store: StoreRow, now: Date): Promise<void> {
  const { names, addresses, cityId, zip, phone, email, latitude, longitude, hours, services, isDeactivated, by } = store
  await sql`
    update storage_areas set name = ${names.fr}, names = ${JSON.stringify(names)}, city_id = ${cityId}, address = ${addresses.fr},
      addresses = ${JSON.stringify(addresses)}, zip = ${zip}, phone = ${phone}, email = ${email}, latitude = ${latitude}, longitude = ${longitude},
      hours = ${JSON.stringify(hours)}, services = ${services}, is_deactivated = ${isDeactivated}, version = version + 1, last_modified = ${now},
      last_modified_by = ${by}
    where id = ${id}`.execute(trx)
}
