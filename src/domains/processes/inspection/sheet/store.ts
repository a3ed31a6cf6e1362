import { type Kysely, sql, type Transaction } from 'kysely'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import type { Localized } from '#shared/language.ts'
import type { CheckPartAction, ExpertiseType } from '../values.ts'
import type { SheetLine } from './contract.ts'
import type { CheckCategory } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Sealed data of the head. */
export interface SheetFacts {
  id: number
  type: ExpertiseType
  isAccepted: boolean
  reference: string
  vehicleId: number
  car: { id: number; reference: string; name: string; version: string | null; releaseDate: string | null }
  mileage: number | null
  inspectedOn: string | null
  store: Localized | null
  city: Localized | null
  checkList: number
}

/** Locks the head of an inspection against concurrent seals; null for none. */
export async function lockSheet(trx: Trx, id: number): Promise<SheetFacts | null> {
  const { rows } = await sql<SheetFacts>`
    select t.id, t.type, t.last_status = 'Accepted' as "isAccepted", t.reference, t.vehicle_id as "vehicleId",
      json_build_object('id', v.id, 'reference', v.reference, 'name', b.name || ' ' || m.name, 'version', v.version, 'releaseDate', v.release_date) as car,
      t.mileage, ${sql.raw(localDay('coalesce(t.submitted, t.closed)'))} as "inspectedOn", a.names as store, c.names as city,
      t.check_list_version as "checkList"
    from technical_expertises t join vehicles v on v.id = t.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    left join storage_areas a on a.id = t.storage_area_id left join cities c on c.id = a.city_id
    where t.id = ${id} and not t.is_deleted for update of t`.execute(trx)
  return rows[0] ?? null
}

/** Sealed data of a point. */
export interface PointFacts {
  code: string
  family: CheckCategory
  titles: Localized
  action: CheckPartAction | null
  isPainted: boolean
  cost: number | null
  quantity: number | null
  phrases: string[]
  comment: string | null
  measured: number | null
  unit: 'mm' | 'µm' | '%' | 'V' | '°C' | 'm' | null
  isFixed: boolean
  repairedOn: string | null
  paid: number | null
  repairComment: string | null
  photos: { id: string; hash: string; isAfter: boolean; isGenerated: boolean }[]
}

/** Returns the points in list order, with the photos that are not rejected. */
export async function findPoints(db: Db, expertiseId: number): Promise<PointFacts[]> {
  const { rows } = await sql<PointFacts>`
    select c.code, c.category as family, c.titles, q.action, q.is_painted as "isPainted", q.cost, q.quantity, q.phrases, q.comment,
      q.measured::float8 as measured, c.unit, q.is_fixed as "isFixed", to_char(q.fixed_on, 'YYYY-MM-DD') as "repairedOn", q.fixed_cost as paid,
      q.fixed_comment as "repairComment",
      coalesce((select json_agg(json_build_object('id', d.id, 'hash', d.hash, 'isAfter', d.owner_type = 'CheckPartRepair',
          'isGenerated', d.is_generated) order by d.images_order, d.created, d.id)
        from documents d where d.owner_type in ('CheckPart', 'CheckPartRepair') and d.owner_id = q.id and d.type = 'VehicleCheckPartImage'
          and d.status <> 'Rejected' and d.width is not null and not d.is_deleted), '[]') as photos
    from check_part_quotations q join check_parts c on c.id = q.check_part_id
    where q.expertise_id = ${expertiseId} order by c.position`.execute(db)
  return rows
}

export interface KeptSheet {
  expertiseId: number
  code: string
  lines: SheetLine[]
}

const kept = (where: ReturnType<typeof sql>) => sql<KeptSheet>`
  select s.expertise_id as "expertiseId", s.code, json_agg(line.value order by s.version, line.ordinality) as lines
  from expertise_sheets s cross join jsonb_array_elements(s.lines) with ordinality line where ${where}
  group by s.expertise_id, s.code`

/** Returns the sealed lines of an inspection; null when it is not sealed. */
export async function findSealed(db: Db, expertiseId: number): Promise<KeptSheet | null> {
  const { rows } = await kept(sql`s.expertise_id = ${expertiseId}`).execute(db)
  return rows[0] ?? null
}

/** Returns the sealed lines by the printed code. */
export async function findSealedByCode(db: Db, code: string): Promise<KeptSheet | null> {
  const { rows } = await kept(sql`s.code = ${code}`).execute(db)
  return rows[0] ?? null
}

/** Returns the latest sealed inspection of a visible vehicle; null for none. */
export async function findSealedOfVehicle(db: Db, vehicleId: number): Promise<KeptSheet | null> {
  const { rows } = await kept(sql`s.expertise_id = (
    select l.expertise_id from expertise_sheets l where l.vehicle_id = ${vehicleId} and l.version = 1 order by l.sealed desc, l.expertise_id desc limit 1)`).execute(
    db,
  )
  return rows[0] ?? null
}

export async function insertVersion(
  trx: Trx,
  version: {
    expertiseId: number
    vehicleId: number
    code: string
    version: number
    lines: readonly unknown[]
    seal: string
    sealed: Date
    by: string | null
  },
): Promise<void> {
  await sql`
    insert into expertise_sheets (expertise_id, version, vehicle_id, code, lines, seal, sealed, sealed_by)
    values (${version.expertiseId}, ${version.version}, ${version.vehicleId}, ${version.code}, ${JSON.stringify(version.lines)}::jsonb,
      ${version.seal}, ${version.sealed}, ${version.by})`.execute(trx)
}

/** Finds sealed inspections with an unsealed repair or repair photo. */
export async function findGrown(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct q.expertise_id as id from check_part_quotations q join check_parts c on c.id = q.check_part_id
    where q.is_fixed and exists (select from expertise_sheets s where s.expertise_id = q.expertise_id) and not exists (
      select from expertise_sheets s cross join jsonb_array_elements(s.lines) line
      where s.expertise_id = q.expertise_id and line ->> 'key' = 'point:' || c.code and (line ->> 'paid')::int is not distinct from q.fixed_cost
        and line ->> 'repairedOn' is not null and jsonb_array_length(line -> 'repairPhotos') = (
          select count(*) from documents d where d.owner_type = 'CheckPartRepair' and d.owner_id = q.id and d.type = 'VehicleCheckPartImage'
            and d.status <> 'Rejected' and d.width is not null and not d.is_deleted))
    order by id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** Checks whether a sealed inspection of that code contains a photo. */
export async function hasPhoto(db: Db, code: string, digest: string): Promise<boolean> {
  const { rows } = await sql`
    select from expertise_sheets s where s.code = ${code} and exists (
      select from jsonb_array_elements(s.lines) line where line -> 'photos' ? ${digest} or line -> 'repairPhotos' ? ${digest})`.execute(db)
  return rows.length > 0
}
