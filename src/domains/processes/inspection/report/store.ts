import { type Kysely, sql, type Transaction } from 'kysely'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import type { Localized } from '#shared/language.ts'
import { phraseTexts } from '../rules.ts'
import { iso, nameOf } from '../store.ts'
import type { CheckCategory, CheckPartAction, ExpertiseType } from '../values.ts'
import type { PublicCheckPart, PublicExpertise, SheetLine } from './contract.ts'
import type { Warranty } from './documents.ts'

/** Returns the inspection of a code and the warranty of its certified car; null for an unknown code. */
export async function findPrinted(db: Kysely<Database>, code: string): Promise<{ expertiseId: number; warranty: Warranty | null } | null> {
  const { rows } = await sql<{ expertiseId: number; warranty: Warranty | null }>`
    select s.expertise_id as "expertiseId", case when t.type = 'Certification' and v.is_certified and v.warranty_in_months > 0
      then json_build_object('months', v.warranty_in_months, 'until', v.warranty_expiration_date) end as warranty
    from expertise_sheets s join technical_expertises t on t.id = s.expertise_id join vehicles v on v.id = s.vehicle_id
    where s.code = ${code} and s.version = 1`.execute(db)
  return rows[0] ?? null
}

type Db = Kysely<Database>

/** Returns the head of the public inspection of a car; null for none. */
export async function findPublicHead(
  db: Db,
  vehicleId: number,
): Promise<Omit<PublicExpertise, 'counts' | 'fixedCost' | 'notedCost' | 'categories'> | null> {
  const { rows } = await sql<Omit<PublicExpertise, 'counts' | 'fixedCost' | 'notedCost' | 'categories'>>`
    select t.id, t.key, t.reference, t.vehicle_id as "vehicleId", t.check_list_version as "checkListVersion",
      json_build_object('role', 'expert', 'name', ${nameOf('t.expert')},
        'area', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end) as inspector,
      t.mileage, ${iso('t.started')} as started, ${iso('t.submitted')} as inspected, ${iso('t.closed')} as published
    from technical_expertises t join vehicles v on v.id = t.vehicle_id left join storage_areas a on a.id = t.storage_area_id
    where t.vehicle_id = ${vehicleId} and t.type = 'Certification' and t.last_status = 'Accepted' and not t.is_deleted
      and v.has_public_expertise_sheet and not v.is_deleted and not v.is_archived
      and (v.last_status in ('Published', 'Reserved', 'Booked', 'Sold') or v.last_status = 'InTransfer' and v.arrives_on is not null)
    order by t.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Returns the public fields of the points in list order. */
export async function findPublicParts(db: Db, expertiseId: number): Promise<(PublicCheckPart & { category: CheckCategory })[]> {
  const { rows } = await sql<Omit<PublicCheckPart, 'phrases'> & { category: CheckCategory; phrases: string[] }>`
    select c.category, c.code, c.position, c.section, c.titles,
      case when q.is_fixed then 'Fixed' when q.action in ('Repair', 'Replacement') then 'Noted' when q.action = 'None' then 'Fine'
        else 'NotAvailable' end as result,
      coalesce(q.action, 'NotAvailable') as action, q.is_painted as "isPainted", q.measured::float8 as measured, c.unit, q.phrases, q.comment, q.cost, q.quantity,
      case when q.place_view is not null then json_build_object('view', q.place_view, 'x', coalesce(q.place_x, 0), 'y', coalesce(q.place_y, 0)) end as place,
      case when q.is_fixed and q.fixed_on is not null then
        json_build_object('cost', coalesce(q.fixed_cost, 0), 'day', q.fixed_on, 'comment', q.fixed_comment) end as fix,
      coalesce((select json_agg(json_build_object('id', d.id, 'hash', d.hash, 'width', d.width, 'height', d.height,
          'isAfter', d.owner_type = 'CheckPartRepair', 'isGenerated', d.is_generated) order by d.owner_type, d.images_order, d.id)
        from documents d where d.owner_type in ('CheckPart', 'CheckPartRepair') and d.owner_id = q.id and d.type = 'VehicleCheckPartImage'
          and d.status = 'Published' and not d.is_deleted), '[]') as photos
    from check_part_quotations q join check_parts c on c.id = q.check_part_id where q.expertise_id = ${expertiseId} order by c.position`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, phrases: phraseTexts(row.phrases) }))
}

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
