import type { Pool } from 'pg'
import { listedStatuses } from '#domains/catalogue/vehicles/status.ts'
import { isVisibleIn } from '#domains/catalogue/vehicles/store.ts'
import type { VocabularyRows } from '#domains/foundation/reference/rules.ts'
import type { Localized } from '#shared/language.ts'
import { columnValues, noDay } from './columns.ts'
import { codeBits, type PackedRows } from './records.ts'
import { valueColumns } from './rules.ts'

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

/** Returns the current position in the change history: everything not yet visible gets a number from here on. */
export async function findHorizon(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin')
  return BigInt(rows[0]?.xmin ?? 0)
}

/** Returns the vehicles changed at or after a position, with the position of the next call. */
export async function findChanges(pool: Pool, since: bigint): Promise<{ horizon: bigint; changes: { id: number; changed: bigint }[] }> {
  const { rows } = await pool.query<{ xmin: string; ids: number[]; changed: string[] }>({
    name: 'index-changes',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
        coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(changed_xid::text), '{}') as changed
      from vehicles where changed_xid >= $1::text::xid8`,
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
