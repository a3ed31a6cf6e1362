import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Found } from './contract.ts'
import type { LookupQuery } from './rules.ts'

type Db = Kysely<Database>

/** Records looked at per kind, and shown. */
const max = { looked: 50, shown: 8 }

/** One of a few numbers, looked up by index: as an array, so that no plan walks through the table instead. */
export const anyOf = (few: ReturnType<typeof sql>) => sql`any(array(select id from ${few}))`

/** Text with which a value begins, for LIKE. */
export const start = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Customers whose names have words that begin like those of a text. */
export const called = (text: string) =>
  sql`array_to_tsvector(fold_name(first_name || ' ' || last_name || ' ' || coalesce(company_name, ''))) @@ ${nameWords(text)}`

/** The words of a text as beginnings of words of a name, all of them. */
export const nameWords = (text: string) =>
  sql`(select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(fold_name(${text})) w)`

/** What is asked for by a text that can be such a thing; nothing else is. */
export const asked = (text: string | null, question: (text: string) => ReturnType<typeof sql>) => (text === null ? [] : [question(text)])

/**
 * The records that answer a search, at most eight of a kind. Each condition is asked by its own index (migration 0251) and only where
 * the text can be such a thing; bookings and sales are found by their reference, their customer or their car, within the areas.
 */
export async function findRecords(db: Db, wanted: LookupQuery, within: readonly number[] | null): Promise<Found[]> {
  const { identifier, references, plates, phone, email, name } = wanted
  // the end of a chassis number, as people read it out: less than five signs would be anybody's
  const backwards = identifier !== null && identifier.length >= 5 ? [...identifier].reverse().join('') : null
  const people = [
    ...asked(name, (text) => sql`select id from customers where not is_deleted and ${called(text)} limit ${max.looked}`),
    ...asked(phone, (text) => sql`select id from customers where not is_deleted and phone like ${start(text)} limit ${max.looked}`),
    ...asked(email, (text) => sql`select id from customers where not is_deleted and email like ${start(text)} limit ${max.looked}`),
  ]
  const cars = [
    ...asked(identifier, (text) => sql`select id from vehicles where search_identifier(reference) like ${start(text)} limit ${max.looked}`),
    ...asked(
      identifier,
      (text) => sql`select id from vehicles where chassis_number is not null and search_identifier(chassis_number) like ${start(text)}
        limit ${max.looked}`,
    ),
    ...asked(
      backwards,
      (text) => sql`select id from vehicles where chassis_number is not null
        and reverse(search_identifier(chassis_number)) like ${start(text)} limit ${max.looked}`,
    ),
    ...plates.map(
      (plate) =>
        sql`select id from vehicles where registration_number is not null and fold_plate(registration_number) like ${start(plate)}
          limit ${max.looked}`,
    ),
  ]
  const union = (parts: readonly ReturnType<typeof sql>[]) =>
    parts.length === 0
      ? sql`select null::int as id where false`
      : sql.join(
          parts.map((part) => sql`(${part})`),
          sql` union `,
        )
  const byReference = (table: ReturnType<typeof sql>) => [
    ...asked(identifier, (text) => sql`select id from ${table} where search_identifier(reference) like ${start(text)} limit ${max.looked}`),
    ...(references.length === 0 ? [] : [sql`select id from ${table} where reference = any(${references}::text[])`]),
  ]
  const area = within === null ? sql`true` : sql`(r.storage_area_id is null or r.storage_area_id = any(${[...within]}::int[]))`
  const person = sql`coalesce(c.company_name, c.first_name || ' ' || c.last_name)`
  const { rows } = await sql<Found>`
    with people as materialized (${union(people)}),
    cars as materialized (${union(cars)}),
    booked as materialized (${union([
      ...byReference(sql`vehicle_bookings`),
      sql`select id from vehicle_bookings where customer_id = ${anyOf(sql`people`)} limit ${max.looked}`,
      sql`select id from vehicle_bookings where vehicle_id = ${anyOf(sql`cars`)} limit ${max.looked}`,
    ])}),
    sold as materialized (${union([
      ...byReference(sql`vehicle_sales`),
      sql`select id from vehicle_sales where customer_id = ${anyOf(sql`people`)} limit ${max.looked}`,
      sql`select sale_id as id from vehicle_bookings where id = ${anyOf(sql`booked`)}`,
    ])})
    (select 'booking' as kind, r.id, r.reference, ${person} as title,
        b.name || ' ' || m.name || coalesce(' · ' || v.registration_number, '') as detail, r.last_status as status
      from vehicle_bookings r join customers c on c.id = r.customer_id join vehicles v on v.id = r.vehicle_id
        join brands b on b.id = v.brand_id join models m on m.id = v.model_id
      where r.id = ${anyOf(sql`booked`)} and not r.is_deleted and ${area} order by r.id desc limit ${max.shown})
    union all
    (select 'sale', r.id, r.reference, ${person}, null, r.last_status
      from vehicle_sales r join customers c on c.id = r.customer_id
      where r.id = ${anyOf(sql`sold`)} and not r.is_deleted and ${area} order by r.id desc limit ${max.shown})
    union all
    (select 'vehicle', v.id, v.reference, b.name || ' ' || m.name, coalesce(v.registration_number, v.chassis_number), v.last_status
      from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id
      where v.id = ${anyOf(sql`cars`)} and not v.is_deleted order by v.id desc limit ${max.shown})
    union all
    (select 'customer', c.id, null, ${person}, coalesce(c.phone, c.email), c.last_status
      from customers c where c.id = ${anyOf(sql`people`)} and not c.is_deleted order by c.id desc limit ${max.shown})`.execute(db)
  return rows
}
