import { sql, type Transaction } from 'kysely'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import { sealExpertise } from '#domains/processes/inspection/report/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { askAgain, illustrations } from './expertises.ts'

type Trx = Transaction<Database>

/** The findings that explain the offers of the demo requests: their point, its set phrases, what was measured, its picture. */
export const findings = [
  { code: 'front-tyres', quantity: 2, cost: 900, phrases: ['tyre-soon'], measured: 1.8, picture: 'tyre' },
  {
    code: 'timing-belt',
    quantity: 1,
    cost: 4800,
    phrases: ['timing-due', 'timing-unproven'],
    measured: null,
    picture: 'belt',
  },
] as const

/** Sheets of accepted demo requests in the state of the request, with the findings of its offer. Returns their number. */
export async function insertPurchaseSheets({ storage }: Pick<Deps, 'storage'>, trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with requests as (
      select p.id, p.disposed_vehicle_id, p.storage_area_id, p.last_status, p.quotation, v.mileage, q.start_value,
        (p.estimated_low + p.estimated_high) / 1000 * 500 as middle,
        (select min(s.created) from purchase_statuses s where s.purchase_id = p.id and s.type = 'Accepted') as opened,
        (select min(s.created) from purchase_statuses s where s.purchase_id = p.id and s.type = 'TechnicalExpertiseSubmitted') as submitted
      from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id
      left join lateral (select k.start_value from purchase_quotations k where k.purchase_id = p.id order by k.id desc limit 1) q on true
      where not exists (select from technical_expertises t where t.purchase_id = p.id)
    ), stated as (
      select r.*, case
        when r.last_status in ('Rejected', 'Canceled', 'Deactivated') then 'Rejected'
        when r.last_status = 'Complete' then 'Accepted'
        when r.submitted is null then 'Draft'
        when r.last_status = 'TechnicalExpertiseSubmitted' then 'QuotationSubmitted'
        when r.last_status = 'TechnicalExpertisePendingEdit' then 'PendingEdits'
        when r.last_status = 'QuotationRejected' then 'QuotationRejected' else 'QuotationAccepted' end as status
      from requests r where r.opened is not null
    ), made as (
      insert into technical_expertises (reference, type, vehicle_id, purchase_id, storage_area_id, check_list_version, mileage, start_value, start_reason,
        quotation, last_status, expert, started, submitted, closed, created, last_modified, created_by)
      select 'RE-' || to_char(opened at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('expertise_references')::text, 6, '0'), 'Purchase', disposed_vehicle_id, id,
        storage_area_id, (select max(version) from check_lists), case when submitted is not null then mileage end, coalesce(start_value, middle),
        case when start_value <> middle then 'Prix relevés la semaine de la visite.' end, coalesce(quotation, middle), status,
        case when submitted is not null then (select min(m.subject) from staff_members m where 'expert' = any(m.roles)) end,
        submitted - interval '2 hours', submitted, case when status in ('Accepted', 'Rejected') then coalesce(submitted, opened) + interval '1 day' end,
        opened, coalesce(submitted, opened), 'demo'
      from stated order by id returning id, purchase_id, last_status, created, submitted, quotation
    ), noted as (
      insert into expertise_statuses (expertise_id, type, comment, price, created)
      select made.id, s.type, s.comment, made.quotation, coalesce(made.submitted, made.created) + s.place * interval '10 minutes'
      from made, lateral (values ('Draft', null, -20), ('Submitted', null, 0), ('PendingEdits', 'Merci de préciser l’état des pneus.', 6),
        ('QuotationSubmitted', null, 3), ('QuotationRejected', 'La cotation oublie la distribution.', 6), ('QuotationAccepted', null, 8), ('Accepted', null, 12),
        ('Rejected', 'Le dossier de vente est clos.', 12)) s(type, comment, place)
      where s.type = 'Draft' or s.type = made.last_status or (made.submitted is not null and (s.type = 'Submitted'
        or (s.type = 'QuotationSubmitted' and made.last_status <> 'PendingEdits') or (s.type = 'QuotationAccepted' and made.last_status = 'Accepted')))
      order by made.id, s.place
    )
    select id from made`.execute(trx)
  await sql`
    update technical_expertises t set type = case when a.id is null then 'Intermediation' else 'Ad' end, ad_id = a.id, intermediation_id = i.id
    from vehicle_purchases p left join vehicle_ads a on a.disposed_vehicle_id = p.disposed_vehicle_id
      left join vehicle_intermediations i on i.purchase_id = p.id
    where t.purchase_id = p.id and (a.id is not null or i.id is not null)`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await insertPoints(trx, ids)
  await insertPhotos(storage, trx, ids)
  return ids.length
}

/** The same of the demo mediations that were accepted: agreed before a price was proposed, accepted with the signature. Gives how many. */
export async function insertMediationSheets({ storage }: Pick<Deps, 'storage'>, trx: Trx): Promise<number> {
  const found = findings.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0)
  const { rows } = await sql<{ id: number }>`
    with mediations as (
      select i.id, i.disposed_vehicle_id, i.storage_area_id, v.mileage, (i.estimated_low + i.estimated_high) / 1000 * 500 as start,
        case i.last_status when 'Accepted' then 'Draft' when 'TechnicalExpertiseSubmitted' then 'QuotationSubmitted'
          when 'TechnicalExpertisePendingEdit' then 'PendingEdits' when 'FlooePriceSubmited' then 'QuotationAccepted'
          when 'ContractGenerated' then 'QuotationAccepted' else 'Accepted' end as status,
        (select min(s.created) from intermediation_statuses s where s.intermediation_id = i.id and s.type = 'Accepted') as opened,
        (select min(s.created) from intermediation_statuses s where s.intermediation_id = i.id and s.type = 'TechnicalExpertiseSubmitted') as submitted
      from vehicle_intermediations i join vehicles v on v.id = i.disposed_vehicle_id
      where not exists (select from technical_expertises t where t.intermediation_id = i.id)
    ), made as (
      insert into technical_expertises (reference, type, vehicle_id, intermediation_id, storage_area_id, check_list_version, mileage, start_value, quotation,
        last_status, expert, started, submitted, closed, created, last_modified, created_by)
      select 'RE-' || to_char(opened at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('expertise_references')::text, 6, '0'), 'Intermediation',
        disposed_vehicle_id, id, storage_area_id, (select max(version) from check_lists), case when submitted is not null then mileage end, start,
        start - case when submitted is null then 0 else ${found}::int end, status,
        case when submitted is not null then (select min(m.subject) from staff_members m where 'expert' = any(m.roles)) end,
        submitted - interval '2 hours', submitted, case when status = 'Accepted' then submitted + interval '1 day' end,
        opened, coalesce(submitted, opened), 'demo'
      from mediations where opened is not null order by id returning id, last_status, created, submitted, quotation
    ), noted as (
      insert into expertise_statuses (expertise_id, type, comment, price, created)
      select made.id, s.type, case s.type when 'PendingEdits' then 'Merci de mesurer les pneus avant.' end, made.quotation,
        coalesce(made.submitted, made.created) + s.place * interval '10 minutes'
      from made, lateral (values ('Draft', -20), ('Submitted', 0), ('QuotationSubmitted', 3), ('PendingEdits', 6), ('QuotationAccepted', 8), ('Accepted', 12))
        s(type, place)
      where s.type = 'Draft' or s.type = made.last_status or (made.submitted is not null and (s.type = 'Submitted'
        or (s.type = 'QuotationSubmitted' and made.last_status <> 'PendingEdits') or (s.type = 'QuotationAccepted' and made.last_status = 'Accepted')))
      order by made.id, s.place
    )
    select id from made`.execute(trx)
  await sql`
    update vehicle_intermediations i set floor_reason = 'Une marge pour négocier avec les acheteurs.' from technical_expertises t
    where t.intermediation_id = i.id and i.floor_price < t.quotation`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await insertPoints(trx, ids)
  await insertPhotos(storage, trx, ids)
  return ids.length
}

/**
 * Sheets that sellers had made for their adverts: of the newest advert of each, if its car was photographed, accepted; of the first car that
 * waits to be published the expert has just handed in theirs. Gives how many.
 */
export async function insertAdvertSheets({ storage }: Pick<Deps, 'storage'>, trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with newest as (
      select max(d.id) as id, 'Accepted' as status from vehicle_ads d where d.last_status <> 'Draft' and not d.is_deleted group by d.customer_id
      union all
      select min(d.id), 'Submitted' from vehicle_ads d where d.last_status = 'Accepted' and not d.is_deleted
    ), adverts as (
      select distinct on (d.id) d.id, d.disposed_vehicle_id, n.status, v.mileage, least(d.created + interval '1 day', ${now}) as submitted
      from newest n join vehicle_ads d on d.id = n.id join vehicles v on v.id = d.disposed_vehicle_id
      where v.mileage is not null order by d.id
    ), made as (
      insert into technical_expertises (reference, type, vehicle_id, ad_id, storage_area_id, check_list_version, mileage, last_status, expert, started,
        submitted, closed, created, last_modified, created_by)
      select 'RE-' || to_char(submitted at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('expertise_references')::text, 6, '0'), 'Ad', disposed_vehicle_id,
        id, (select min(a.id) from storage_areas a where not a.is_deactivated), (select max(version) from check_lists), mileage, status,
        (select min(m.subject) from staff_members m where 'expert' = any(m.roles)), submitted - interval '2 hours', submitted,
        case when status = 'Accepted' then submitted + interval '20 minutes' end, submitted - interval '20 hours', submitted, 'demo'
      from adverts order by id returning id, last_status, submitted
    ), noted as (
      insert into expertise_statuses (expertise_id, type, created)
      select made.id, s.type, made.submitted + s.place * interval '5 minutes'
      from made, lateral (values ('Draft', -240), ('Submitted', 0), ('QuotationSubmitted', 1), ('QuotationAccepted', 3), ('Accepted', 4)) s(type, place)
      where made.last_status = 'Accepted' or s.place <= 0 order by made.id, s.place
    )
    select id from made`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await insertPoints(trx, ids)
  await insertPhotos(storage, trx, ids)
  await showEverySecond(trx, ids, now)
  return ids.length
}

/** Every second seller of a published car publishes the sheet. */
async function showEverySecond(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; closed: Date }>`
    select t.id, t.closed from technical_expertises t join vehicle_ads d on d.id = t.ad_id join vehicles v on v.id = t.vehicle_id
    where t.id = any(${[...ids]}::int[]) and t.last_status = 'Accepted' and d.last_status = 'Published' and v.last_status = 'Published'
    order by t.id`.execute(trx)
  for (const { id, closed } of rows.filter((_, i) => i % 2 === 1)) {
    const shownAt = new Date(Math.min(now.getTime(), closed.getTime() + 86_400_000))
    await sealExpertise({ clock: { now: () => shownAt } }, trx, id, 'demo')
  }
}

/** All points of the sheets: findings of the newest offer, everything else without defect. */
async function insertPoints(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    insert into check_part_quotations (expertise_id, check_part_id, action, cost, quantity, phrases, measured, answered, answered_by, revision)
    select t.id, c.id, case when t.submitted is null then null when f.code is null then 'None' else 'Replacement' end,
      case when t.submitted is not null then coalesce(-r.amount / f.quantity, case when t.type <> 'Purchase' then f.cost end) end, case when t.submitted is not null then f.quantity end,
      case when t.submitted is not null and f.code is not null then array(select jsonb_array_elements_text(f.phrases)) else '{}' end,
      case when t.submitted is not null then f.measured end, t.started, case when t.started is not null then t.expert end,
      case when t.started is null then 0 else 1 end
    from technical_expertises t join check_parts c on c.version = t.check_list_version
    left join jsonb_to_recordset(${JSON.stringify(findings.map((finding, i) => ({ ...finding, i })))}::jsonb) as f(code text, quantity smallint, cost int, phrases jsonb, measured numeric, i int)
      on f.code = c.code
    left join lateral (
      select (k.reasons -> f.i ->> 'amount')::int as amount from purchase_quotations k where k.purchase_id = t.purchase_id order by k.id desc limit 1
    ) r on f.code is not null
    where t.id = any(${[...ids]}::int[]) order by t.id, c.position`.execute(trx)
  await askAgain(trx, ids, 'front-tyres', 'Mesurez la profondeur à gauche et à droite.')
}

/** A picture for each finding; they are the staff's and, once the offer is made, the seller's. */
async function insertPhotos(storage: Deps['storage'], trx: Trx, ids: readonly number[]): Promise<void> {
  const files = await illustrations(
    storage,
    findings.map(({ picture }) => picture),
  )
  const { rows } = await sql<{ id: number; code: string }>`
    select q.id, c.code from check_part_quotations q join check_parts c on c.id = q.check_part_id
    where q.expertise_id = any(${[...ids]}::int[]) and q.action = 'Replacement'`.execute(trx)
  await insertDocuments(
    trx,
    rows.flatMap(({ id, code }) => {
      const picture = findings.find((finding) => finding.code === code)?.picture
      const file = picture && files.get(picture)
      if (!file) return []
      const of = { ownerType: 'CheckPart', ownerId: id, type: 'VehicleCheckPartImage', spec: 'None', status: 'Preview' } as const
      return [{ ...file, ...of, fileName: `${picture}.webp`, imagesOrder: 0, isGenerated: true, createdBy: 'demo' }]
    }),
  )
}
