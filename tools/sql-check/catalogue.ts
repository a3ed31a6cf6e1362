import type pg from 'pg'
import { languages } from '#shared/language.ts'

/** A column as declared; `values` are those that its check allows for it or for the elements of its list, if enumerated. */
export interface Column {
  name: string
  type: number
  notNull: boolean
  values: string[] | null
}

export interface FunctionFacts {
  name: string
  strict: boolean
  /** arguments and text of our own SQL function */
  own: { parameters: string; body: string } | null
}

export interface TypeFacts {
  name: string
  /** PostgreSQL type category: N numbers, S texts, D dates and timestamps, B booleans, A arrays, C composites */
  category: string
  element: number
}

/** Tables, functions and types of the database. */
export interface Catalogue {
  columns: Map<number, Map<number, Column>>
  functions: Map<number, FunctionFacts>
  types: Map<number, TypeFacts>
}

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const columns = await client.query<Column & { table: number; position: number; checks: string[] }>(`
    select a.attrelid::int as table, a.attnum as position, a.attname::text as name, a.atttypid::int as type, a.attnotnull as "notNull",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p') and not a.attisdropped`)
  const functions = await client.query<{ oid: number; name: string; strict: boolean; parameters: string | null; body: string | null }>(`
    select p.oid::int, p.proname::text as name, p.proisstrict as strict, case when own then pg_get_function_arguments(p.oid) end as parameters,
      case when own then p.prosrc end as body
    from pg_proc p cross join lateral (select p.pronamespace = 'public'::regnamespace
      and p.prolang = (select oid from pg_language where lanname = 'sql') as own) o`)
  const types = await client.query<TypeFacts & { oid: number }>(
    'select oid::int, typname::text as name, typcategory::text as category, typelem::int as element from pg_type',
  )
  const byTable = new Map<number, Map<number, Column>>()
  for (const { table, position, checks, name, type, notNull } of columns.rows) {
    const values = checks.map(listed).find((found) => found !== null) ?? null
    byTable.set(table, (byTable.get(table) ?? new Map()).set(position, { name, type, notNull, values }))
  }
  return {
    columns: byTable,
    functions: new Map(
      functions.rows.map(({ oid, name, strict, parameters, body }) => [
        oid,
        { name, strict, own: body === null ? null : { parameters: parameters ?? '', body } },
      ]),
    ),
    types: new Map(types.rows.map(({ oid, ...facts }) => [oid, facts])),
  }
}

/** The language check (migration 0270): language codes are defined by the program, and every contract checks them. */
const languageCheck = "CHECK ((language ~ '^[a-z]{2,3}$'::text))"

/** The values of a check such as `CHECK ((state = ANY (ARRAY['Waiting'::text, 'Sent'::text])))`. */
function listed(check: string): string[] | null {
  if (check === languageCheck) return [...languages]
  const [, list] = check.match(/^CHECK \(\(+\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)+$/) ?? []
  if (list !== undefined) return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'"))
  const [, only] = check.match(/^CHECK \(\(\w+ = '([^']*)'::text\)\)$/) ?? []
  return only === undefined ? null : [only]
}
