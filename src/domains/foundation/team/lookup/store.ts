import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { localTime } from '#shared/working-time.ts'
import type { Found } from './contract.ts'
import { type LookupQuery, readWanted } from './rules.ts'

type Db = Kysely<Database>

/** Maximum number of candidates and results per kind. */
const max = { looked: 50, shown: 8 }

/** SQL: one of a few ids; as an array, which makes the planner use the index. */
const anyOf = (few: ReturnType<typeof sql>) => sql`any(array(select id from ${few}))`

/** Returns a LIKE pattern for values that begin with the text. */
export const start = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** SQL condition: the name of the customer has words that begin with the words of the text. */
export const called = (text: string) =>
  sql`array_to_tsvector(fold_name(first_name || ' ' || last_name || ' ' || coalesce(company_name, ''))) @@ ${nameWords(text)}`

/** SQL: a tsquery that requires every word of the text as the beginning of a word. */
export const nameWords = (text: string) =>
  sql`(select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(fold_name(${text})) w)`

/** Returns the query of a text, or nothing for null. */
const queryOf = (text: string | null, query: (text: string) => ReturnType<typeof sql>) => (text === null ? [] : [query(text)])

/**
 * Finds records, at most eight per kind. Each condition uses its own index (migration 0251). Finds bookings and sales by their reference,
 * customer or car, only in the areas `within`.
 */
export async function findRecords(db: Db, wanted: LookupQuery, within: readonly number[] | null): Promise<Found[]> {
  const { identifier, references, plates, phone, email, name } = wanted
  // people read out the end of a chassis number; fewer than five characters match too many
  const backwards = identifier !== null && identifier.length >= 5 ? [...identifier].reverse().join('') : null
  const people = [
    ...queryOf(name, (text) => sql`select id from customers where not is_deleted and ${called(text)} limit ${max.looked}`),
    ...queryOf(phone, (text) => sql`select id from customers where not is_deleted and phone like ${start(text)} limit ${max.looked}`),
    ...queryOf(email, (text) => sql`select id from customers where not is_deleted and email like ${start(text)} limit ${max.looked}`),
  ]
  const cars = [
    ...queryOf(
      identifier,
      (text) => sql`select id from vehicles where search_identifier(reference) like ${start(text)} limit ${max.looked}`,
    ),
    ...queryOf(
      identifier,
      (text) => sql`select id from vehicles where chassis_number is not null and search_identifier(chassis_number) like ${start(text)}
        limit ${max.looked}`,
    ),
    ...queryOf(
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
    ...queryOf(
      identifier,
      (text) => sql`select id from ${table} where search_identifier(reference) like ${start(text)} limit ${max.looked}`,
    ),
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

/** A table of cases: SQL of its car and customer, the prefix of its references, and whether it has a column `seller`. */
export interface CaseTable {
  table: RawBuilder<unknown>
  vehicle: RawBuilder<unknown>
  /** null: found by their car and reference only */
  customer: RawBuilder<unknown> | null
  references: string
  hasSeller: boolean
}

/** Interpretations of a search text; `models`: models that match some words, by the remaining words. */
interface CaseQuery {
  text: string
  wanted: LookupQuery
  models: readonly { ids: readonly number[]; rest: string }[]
}

/** Returns the ids of the cases that match a search text; null for an empty one. A bare number is a reference of the year of `now`. */
export async function findCases(db: Db, table: CaseTable, text: string | undefined, now: Date): Promise<number[] | null> {
  const query = await readCaseQuery(db, text, Number(localTime(now).day.slice(0, 4)))
  if (query === null) return null
  const { rows } = await sql<{ id: number }>`select distinct id from (${casesNamed(table, query)}) named`.execute(db)
  return rows.map(({ id }) => id)
}

async function readCaseQuery(db: Db, text: string | undefined, year: number): Promise<CaseQuery | null> {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  if (words.length === 0) return null
  const patterns = words.map((word) => `%${start(word)}`)
  const { rows } = await sql<{ rest: string; ids: number[] }>`
    select rest, array_agg(id) as ids from (
      select o.id, coalesce(string_agg(w.word, ' ' order by w.place) filter (where lower(m.name || ' ' || o.name) not like w.pattern), '') as rest
      from models o join brands m on m.id = o.brand_id
      cross join unnest(${words}::text[], ${patterns}::text[]) with ordinality as w(word, pattern, place)
      where lower(m.name || ' ' || o.name) like any(${patterns}::text[])
      group by o.id
    ) found group by rest`.execute(db)
  // a single remaining letter matches too many names
  const models = rows.filter(({ rest }) => rest.split(' ').every((word) => word.length !== 1))
  return { text: words.join(' '), wanted: readWanted(text ?? '', year), models }
}

const sellerNames = sql.raw(`array_to_tsvector(fold_name(
  coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '') || ' ' || coalesce(seller ->> 'companyName', '')))`)

/** Maximum number of matching people and of cars, newest first. */
const maxMatches = 1000

/** SQL: ids of the cases that match by reference, plate, phone, name, model, or model with a name. Each condition uses an index. */
function casesNamed({ table, vehicle, customer, references, hasSeller }: CaseTable, query: CaseQuery): RawBuilder<unknown> {
  const { identifier, references: bare, plates, phone } = query.wanted
  const numbers = bare.filter((one) => one.startsWith('RV-')).map((one) => `${references}${one.slice(2)}`)
  const newest = sql`order by id desc limit ${maxMatches}`
  const cases = (condition: RawBuilder<unknown>) => sql`(select id from ${table} where ${condition})`
  const people = (which: RawBuilder<unknown>) =>
    customer === null
      ? sql`false`
      : sql`${customer} = ${anyOf(sql`(select id from customers where not is_deleted and ${which} ${newest}) people`)}`
  const ofSomebody = (text: string) => people(called(text))
  const cars = (which: RawBuilder<unknown>) => sql`${vehicle} = ${anyOf(sql`(select id from vehicles where ${which} ${newest}) cars`)}`
  const parts = [
    ...queryOf(identifier, (text) => cases(sql`search_identifier(reference) like ${start(text)}`)),
    ...queryOf(identifier, (text) => cases(cars(sql`search_identifier(reference) like ${start(text)}`))),
    ...(numbers.length === 0 ? [] : [cases(sql`reference = any(${numbers}::text[])`)]),
    ...plates.map((plate) => cases(cars(sql`registration_number is not null and fold_plate(registration_number) like ${start(plate)}`))),
    ...queryOf(phone, (text) => cases(people(sql`phone like ${start(text)}`))),
    ...(hasSeller ? queryOf(phone, (text) => cases(sql`seller ->> 'phone' like ${start(text)}`)) : []),
    cases(ofSomebody(query.text)),
    ...(hasSeller ? [cases(sql`${sellerNames} @@ ${nameWords(query.text)}`)] : []),
    ...query.models.flatMap(({ ids, rest }) => {
      if (rest === '') return [cases(cars(sql`model_id = any(${[...ids]}::int[])`))]
      const isOfModel = sql`exists (select from vehicles x where x.id = ${vehicle} and x.model_id = any(${[...ids]}::int[]))`
      const byName = cases(sql`${ofSomebody(rest)} and ${isOfModel}`)
      return hasSeller ? [byName, cases(sql`${sellerNames} @@ ${nameWords(rest)} and ${isOfModel}`)] : [byName]
    }),
  ]
  return sql.join(parts, sql` union all `)
}
