import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { localTime } from '#shared/working-time.ts'
import { type LookupQuery, readWanted } from '../rules.ts'
import { anyOf, asked, called, nameWords, start } from '../store.ts'

type Db = Kysely<Database>

/** A table of cases: its car, its customer, how its references begin, and where it says itself who sells, if it does. */
export interface CaseTable {
  table: RawBuilder<unknown>
  vehicle: RawBuilder<unknown>
  /** null: found by their car and reference only */
  customer: RawBuilder<unknown> | null
  references: string
  hasSeller: boolean
}

/** What a text typed above a list of cases may name; `models`: by the words that their make and model leave over. */
interface CaseQuery {
  text: string
  wanted: LookupQuery
  models: readonly { ids: readonly number[]; rest: string }[]
}

/** The ids of the cases that a text typed above their list names; null for an empty one. `now`: whose year bare numbers are of. */
export async function findCases(db: Db, table: CaseTable, text: string | undefined, now: Date): Promise<number[] | null> {
  const query = await readCaseQuery(db, text, Number(localTime(now).day.slice(0, 4)))
  if (query === null) return null
  const { rows } = await sql<{ id: number }>`select distinct id from (${casesNamed(table, query)}) named`.execute(db)
  return rows.map(({ id }) => id)
}

/** Reads such a text. */
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
  // a letter left over would be anybody's name
  const models = rows.filter(({ rest }) => rest.split(' ').every((word) => word.length !== 1))
  return { text: words.join(' '), wanted: readWanted(text ?? '', year), models }
}

const sellerNames = sql.raw(`array_to_tsvector(fold_name(
  coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '') || ' ' || coalesce(seller ->> 'companyName', '')))`)

/** So many people and cars a word of a list names at most, the newest: who means others says more. */
const mostNamed = 1000

/** The ids of the cases that a text names: by reference, plate, phone, name, make and model, or make and model with a name. Each by an index. */
function casesNamed({ table, vehicle, customer, references, hasSeller }: CaseTable, query: CaseQuery): RawBuilder<unknown> {
  const { identifier, references: bare, plates, phone } = query.wanted
  const numbers = bare.filter((one) => one.startsWith('RV-')).map((one) => `${references}${one.slice(2)}`)
  const newest = sql`order by id desc limit ${mostNamed}`
  const cases = (condition: RawBuilder<unknown>) => sql`(select id from ${table} where ${condition})`
  const people = (which: RawBuilder<unknown>) =>
    customer === null
      ? sql`false`
      : sql`${customer} = ${anyOf(sql`(select id from customers where not is_deleted and ${which} ${newest}) people`)}`
  const ofSomebody = (text: string) => people(called(text))
  const cars = (which: RawBuilder<unknown>) => sql`${vehicle} = ${anyOf(sql`(select id from vehicles where ${which} ${newest}) cars`)}`
  const parts = [
    ...asked(identifier, (text) => cases(sql`search_identifier(reference) like ${start(text)}`)),
    ...asked(identifier, (text) => cases(cars(sql`search_identifier(reference) like ${start(text)}`))),
    ...(numbers.length === 0 ? [] : [cases(sql`reference = any(${numbers}::text[])`)]),
    ...plates.map((plate) => cases(cars(sql`registration_number is not null and fold_plate(registration_number) like ${start(plate)}`))),
    ...asked(phone, (text) => cases(people(sql`phone like ${start(text)}`))),
    ...(hasSeller ? asked(phone, (text) => cases(sql`seller ->> 'phone' like ${start(text)}`)) : []),
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
