import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { listedStatuses, shownStatuses } from '#domains/catalogue/vehicles/status.ts'
import { isVisibleIn } from '#domains/catalogue/vehicles/store.ts'
import type { VocabularyRows } from '#domains/foundation/reference/rules.ts'
import type { Database } from '#platform/tables.ts'
import type { Localized } from '#shared/language.ts'
import { columnValues, noDay } from './columns.ts'
import { liftsOf, stretchOf, woven } from './places.ts'
import { codeBits, type PackedRows } from './records.ts'
import {
  type Counts,
  type Filter,
  type FlagColumn,
  firstYear,
  flagColumns,
  type Group,
  groupsOf,
  type Hit,
  hasPaidPlaces,
  type Identifier,
  lastYear,
  mileageBounds,
  type Part,
  priceBounds,
  type RangeColumn,
  rangeColumns,
  type Sort,
  type ValueColumn,
  valueColumns,
  without,
} from './rules.ts'
import type { SortDirection, TableSort } from './values.ts'

const listed = `${isVisibleIn(listedStatuses)} and not v.is_archived and not v.is_deleted`

const valueFields = {
  color: 'color',
  fuelType: 'fuel_type',
  gearType: 'gear_type',
  bodyStyle: 'body_style',
  condition: 'condition',
  repairStatus: 'vehicle_repair_status_type',
  registrationType: 'registration_type',
  operationType: 'operation_type',
} as const

// the lists are constants of this code, so they may be interpolated
const codes = valueColumns
  .map((column, i) => {
    const values = columnValues[column].map((value) => `'${value}'`).join(',')
    return `(coalesce(array_position(array[${values}], v.${valueFields[column]}), 0) << ${i * codeBits})`
  })
  .join(' | ')

/** SQL: bytes of a column, row after row; an empty text without rows. */
const packedText = (bytes: string) => `coalesce(encode(string_agg(${bytes}, ''), 'hex'), '')`
const int4 = (expression: string) => packedText(`int4send(${expression})`)
const instant = (column: string) => packedText(`timestamptz_send(coalesce(${column}, '2000-01-01 00:00:00+00'))`)

/** SQL: the fields of PackedRows (records.ts) for the vehicles of `some`. */
const packed = (some: string) => `
  select count(*)::int as count,
    ${int4('v.id')} as ids,
    ${packedText('xid8send(v.changed_xid)')} as changed,
    ${int4(`(${listed})::int | (v.is_certified::int << 1) | (v.is_controlled::int << 2)
      | (v.is_repaired::int << 3) | (coalesce(v.is_first_hand, false)::int << 4) | (v.is_promotion::int << 5)
      | (v.financing::int << 6) | (v.listing_rank::int << 7)`)} as flags,
    ${int4('v.brand_id')} as brands,
    ${int4('v.model_id')} as models,
    ${int4('coalesce(v.city_id, 0)')} as cities,
    ${int4('coalesce(v.storage_area_id, 0)')} as areas,
    ${int4('coalesce(v.price, -1)')} as prices,
    ${int4('coalesce(v.mileage, -1)')} as mileages,
    ${int4(`case when isfinite(v.release_date) then v.release_date - date '2000-01-01' else ${noDay} end`)} as releases,
    ${instant('v.published_at')} as published,
    ${instant('v.placed_until')} as boosted,
    ${int4(codes)} as codes
  from (${some}) v`

const loadText = packed(`select * from vehicles v where v.id > $1 and ${listed} order by v.id limit $2`)
const someText = packed('select * from vehicles v where v.id = any($1::int[])')

/** Returns the next listed vehicles after an id, by ascending id. */
export async function findListedAfter(pool: Pool, id: number, limit: number): Promise<PackedRows> {
  const { rows } = await pool.query<PackedRows>({ name: 'index-load', text: loadText, values: [id, limit] })
  return rows[0] as PackedRows
}

/** Returns these vehicles, listed or not; omits deleted rows. */
export async function findVehicles(pool: Pool, ids: readonly number[]): Promise<PackedRows> {
  const { rows } = await pool.query<PackedRows>({ name: 'index-rows', text: someText, values: [ids] })
  return rows[0] as PackedRows
}

/**
 * Returns the current position in the change history: everything not yet visible gets a number from `horizon` on. No visible row of this
 * server has the number `next` or a higher one.
 */
export async function findHorizon(pool: Pool): Promise<{ horizon: bigint; next: bigint }> {
  const { rows } = await pool.query<{ xmin: string; xmax: string }>(
    'select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax from pg_current_snapshot() s',
  )
  return { horizon: BigInt(rows[0]?.xmin ?? 0), next: BigInt(rows[0]?.xmax ?? 0) }
}

/**
 * Returns the vehicles changed at or after a position, with the position of the next call. Rows of a restored backup keep the numbers of
 * their former server; those that this server has not reached are no changes.
 */
export async function findChanges(pool: Pool, since: bigint): Promise<{ horizon: bigint; changes: { id: number; changed: bigint }[] }> {
  const { rows } = await pool.query<{ xmin: string; ids: number[]; changed: string[] }>({
    name: 'index-changes',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
        coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(changed_xid::text), '{}') as changed
      from vehicles where changed_xid >= $1::text::xid8 and changed_xid < pg_snapshot_xmax(pg_current_snapshot())`,
    values: [String(since)],
  })
  const row = rows[0] as { xmin: string; ids: number[]; changed: string[] }
  return { horizon: BigInt(row.xmin), changes: row.ids.map((id, i) => ({ id, changed: BigInt(row.changed[i] as string) })) }
}

export async function countListed(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from vehicles v where ${listed}`)
  return rows[0]?.count ?? 0
}

/** Names shown in responses and accepted in queries: listed makes and models only, as for every published car. */
export interface NameRows extends VocabularyRows {
  models: readonly (VocabularyRows['models'][number] & { bodyStyle: string })[]
  cities: readonly (VocabularyRows['cities'][number] & { latitude: number; longitude: number })[]
  storageAreas: readonly { id: number; name: string; names: Localized }[]
}

/** Returns the names of the reference tables in one statement. */
export async function findNames(pool: Pool): Promise<NameRows> {
  const { rows } = await pool.query<NameRows>(`select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'names', names, 'popularity', popularity)), '[]')
      from brands where is_listed) as brands,
    (select coalesce(json_agg(json_build_object('id', id, 'brandId', brand_id, 'name', name, 'names', names, 'bodyStyle', body_style,
      'popularity', popularity)), '[]') from models where is_listed) as models,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'names', names, 'nameEn', name_en,
      'latitude', latitude, 'longitude', longitude)), '[]') from cities) as cities,
    (select coalesce(json_agg(json_build_object('kind', kind, 'spelling', spelling, 'targetId', target_id)), '[]') from spellings) as spellings,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'names', names)), '[]') from storage_areas) as "storageAreas"`)
  return rows[0] as NameRows
}

type Db = Kysely<Database>

const fields = {
  city: 'v.city_id',
  storageArea: 'v.storage_area_id',
  color: 'v.color',
  fuelType: 'v.fuel_type',
  gearType: 'v.gear_type',
  bodyStyle: 'v.body_style',
  condition: 'v.condition',
  repairStatus: 'v.vehicle_repair_status_type',
  registrationType: 'v.registration_type',
  operationType: 'v.operation_type',
  certified: 'v.is_certified',
  controlled: 'v.is_controlled',
  repaired: 'v.is_repaired',
  firstHand: 'v.is_first_hand',
  promoted: 'v.is_promotion',
  financed: 'v.financing',
  price: 'v.price',
  mileage: 'v.mileage',
  releaseDate: `(v.release_date - date '2000-01-01')`,
} as const

const field = (group: keyof typeof fields) => sql.raw(fields[group])

const isBoosted = (now: Date) => sql`coalesce(v.placed_until > ${now}, false)`

function condition(group: Group, part: Part, now: Date): RawBuilder<unknown> {
  switch (part.kind) {
    case 'car':
      return sql`(v.brand_id = any(${part.brands}::int[]) or v.model_id = any(${part.models}::int[]))`
    case 'ids':
      return group === 'city' || group === 'storageArea'
        ? sql`${field(group)} = any(${part.ids}::int[])`
        : sql`v.id = any(${part.ids}::int[])`
    case 'values':
      return sql`${field(group as ValueColumn)} = any(${part.values}::text[])`
    case 'range':
      return sql`${field(group as RangeColumn)} between ${part.min ?? -2_147_483_647}::int and ${part.max ?? 2_147_483_647}::int`
    case 'monthly':
      return sql`(v.financing and v.price <= ${part.max}::int or v.price <= ${part.down}::int)`
    case 'flag':
      if (group === 'boosted') return sql`${isBoosted(now)} = ${part.value}`
      return sql`coalesce(${field(group as FlagColumn)}, false) = ${part.value}`
  }
}

function where(filter: Filter, now: Date): RawBuilder<unknown> {
  const base = filter.archived
    ? sql.raw(`(v.last_status = 'Sold' or v.is_archived and ${isVisibleIn(shownStatuses)}) and not v.is_deleted`)
    : sql.raw(`${isVisibleIn(listedStatuses)} and not v.is_archived and not v.is_deleted`)
  const wanted = [...filter.parts].map(([group, part]) => condition(group, part, now))
  const unwanted = [...(filter.excluded ?? [])].map(([group, part]) => sql`not coalesce(${condition(group, part, now)}, false)`)
  return sql.join([base, ...wanted, ...unwanted], sql` and `)
}

/** A sort of the index, or one that PostgreSQL computes. */
type ListOrder = Sort | { property: TableSort; direction: SortDirection }

function order({ property, direction }: ListOrder): RawBuilder<unknown> {
  const way = sql.raw(direction === 'Descending' ? 'desc' : 'asc')
  const last = sql.raw(direction === 'Descending' ? 'desc nulls last' : 'asc nulls last')
  switch (property) {
    case 'relevance': {
      const nulls = sql.raw(direction === 'Descending' ? 'last' : 'first')
      return sql`v.listing_rank ${way}, v.published_at ${way} nulls ${nulls}, v.id ${way}`
    }
    case 'published':
      return sql`v.published_at ${last}, v.id ${way}`
    case 'releaseDate':
      return sql`v.release_date ${last}, v.id ${way}`
    case 'price':
    case 'mileage':
      return sql`${field(property)} ${last}, v.id ${way}`
    case 'brand':
      return sql`(select name from brands where id = v.brand_id) ${way}, (select name from models where id = v.model_id) ${way}, v.id ${way}`
    case 'reference':
    case 'created':
      return sql`${sql.ref(`v.${property}`)} ${way}, v.id ${way}`
  }
}

/** Returns the cars of one page and the total, in SQL. The index returns the same result. */
export async function findPage(
  db: Db,
  filter: Filter,
  sort: ListOrder,
  now: Date,
  offset: number,
  limit: number,
): Promise<{ total: number; hits: Hit[] }> {
  const [page, total] = await Promise.all([
    hasPaidPlaces(sort) ? findPlaced(db, filter, sort, now, offset, limit) : findSorted(db, filter, sort, now, offset, limit),
    countVehicles(db, filter, now),
  ])
  return { total, hits: page }
}

async function findSorted(db: Db, filter: Filter, sort: ListOrder, now: Date, offset: number, limit: number): Promise<Hit[]> {
  const { rows } = await sql<{ id: number; rank: number }>`
    select v.id, v.listing_rank as rank from vehicles v where ${where(filter, now)} order by ${order(sort)} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, unpaid: null }))
}

/** Returns a page with paid positions: its range of the order merged with boosted cars from anywhere in the list. */
async function findPlaced(db: Db, filter: Filter, sort: ListOrder, now: Date, offset: number, limit: number): Promise<Hit[]> {
  const { rows } = await sql<{ id: number; rank: number; place: number; isBoosted: boolean }>`
    with hits as materialized (
      select v.id, v.listing_rank as rank, ${isBoosted(now)} as boosted, (row_number() over (order by ${order(sort)}))::int - 1 as place
      from vehicles v where ${where(filter, now)}
    )
    select id, rank, place, boosted as "isBoosted" from hits
    where boosted or place < ${offset + limit} and place >= ${offset} - (select count(*) from hits where boosted) order by place`.execute(
    db,
  )
  const lifts = liftsOf(
    rows.flatMap(({ id, place, isBoosted }) => (isBoosted ? [[id, place] as const] : [])),
    offset + limit,
  )
  const { from, to } = stretchOf(lifts, offset, limit)
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]))
  const stretch = rows.filter(({ place }) => place >= from && place < to).map(({ id }) => id)
  return woven(stretch, lifts, offset, limit).map(({ item, unpaid }) => ({ id: item, rank: ranks.get(item) ?? 0, unpaid }))
}

export async function countVehicles(db: Db, filter: Filter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from vehicles v where ${where(filter, now)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface Line {
  facet: string
  value: string | null
  count: number | null
}

/** SQL: one facet of the vehicles in `hits`, as rows of value and count. */
function lines(facet: string, expression: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(facet)} as facet, (${expression})::text as value, count(*)::int as count from hits v group by 2`
}

const classes: Record<RangeColumn, RawBuilder<unknown>> = {
  price: sql`width_bucket(v.price, array[${sql.raw(priceBounds.join(','))}])`,
  mileage: sql`width_bucket(v.mileage, array[${sql.raw(mileageBounds.join(','))}])`,
  // greatest and least ignore null
  releaseDate: sql`case when v.release_date is not null then least(greatest(extract(year from v.release_date)::int, ${sql.lit(firstYear)}), ${sql.lit(lastYear)}) end`,
}

/** Returns the facet rows of a group. The smallest and largest value of a range are rows `min` and `max`, with the value as count. */
function linesOf(group: Group | 'total'): RawBuilder<unknown>[] {
  if (group === 'total') return [lines('total', sql`'all'`)]
  if (group === 'car') return [lines('brand', sql`v.brand_id`), lines('model', sql`v.model_id`)]
  if (group === 'city' || group === 'storageArea') return [lines(group, field(group))]
  if (valueColumns.some((column) => column === group)) return [lines(group, field(group as ValueColumn))]
  if (flagColumns.some((column) => column === group)) return [lines(group, sql`coalesce(${field(group as FlagColumn)}, false)`)]
  const column = group as RangeColumn
  return [
    lines(column, classes[column]),
    sql`select ${sql.lit(`${column} min`)}, '', min(${field(column)})::int from hits v`,
    sql`select ${sql.lit(`${column} max`)}, '', max(${field(column)})::int from hits v`,
  ]
}

const counted: Group[] = ['car', 'city', 'storageArea', ...valueColumns, ...flagColumns, ...rangeColumns]

/** Returns all counts of a query in SQL: one statement for the unfiltered facets, one for each group in use. */
export async function countFacets(db: Db, filter: Filter, now: Date): Promise<Counts> {
  const used = groupsOf(filter)
  const own = counted.filter((group) => used.includes(group))
  const rest = counted.filter((group) => !used.includes(group))
  const ask = async (asked: Filter, groups: (Group | 'total')[]) => {
    const parts = groups.flatMap(linesOf)
    const { rows } = await sql<Line>`with hits as materialized (select v.* from vehicles v where ${where(asked, now)})
      ${sql.join(parts, sql` union all `)}`.execute(db)
    return rows
  }
  const answers = await Promise.all([ask(filter, ['total', ...rest]), ...own.map((group) => ask(without(filter, group), [group]))])
  return gather(answers.flat())
}

function gather(rows: readonly Line[]): Counts {
  const byFacet = new Map<string, Map<string, number>>()
  for (const { facet, value, count } of rows) {
    if (value === null || count === null) continue
    const facetCounts = byFacet.get(facet) ?? new Map<string, number>()
    byFacet.set(facet, facetCounts.set(value, count))
  }
  const texts = (facet: string) => byFacet.get(facet) ?? new Map<string, number>()
  const numbers = (facet: string) => new Map([...texts(facet)].map(([value, count]) => [Number(value), count]))
  const keyed = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>
  return {
    total: texts('total').get('all') ?? 0,
    brand: numbers('brand'),
    model: numbers('model'),
    city: numbers('city'),
    storageArea: numbers('storageArea'),
    values: keyed(valueColumns, texts),
    flags: keyed(flagColumns, (column) => ({ yes: texts(column).get('true') ?? 0, no: texts(column).get('false') ?? 0 })),
    classes: keyed(rangeColumns, numbers),
    ends: keyed(rangeColumns, (column) => {
      const min = texts(`${column} min`).get('')
      const max = texts(`${column} max`).get('')
      return min === undefined || max === undefined ? null : [min, max]
    }),
  }
}

const identifierFields: Record<Identifier, RawBuilder<unknown>> = {
  reference: sql`search_identifier(v.reference)`,
  chassis: sql`search_identifier(v.chassis_number)`,
  registration: sql`search_identifier(v.registration_number)`,
}

/** Returns the ids of vehicles with exactly this identifier, in the form of `normalIdentifier`. */
export async function findByIdentifier(db: Db, identifier: Identifier, text: string): Promise<number[]> {
  if (text === '') return []
  const { rows } = await sql<{
    id: number
  }>`select v.id from vehicles v where ${identifierFields[identifier]} = ${text} order by v.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}
