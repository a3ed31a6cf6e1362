import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { iso, nameOf } from '../check-list/store.ts'
import { phraseTexts } from '../phrases/rules.ts'
import type { CheckCategory } from '../values.ts'
import type { PublicCheckPart, PublicExpertise } from './contract.ts'

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
