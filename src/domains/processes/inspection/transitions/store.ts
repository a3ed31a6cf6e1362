import { type Kysely, type RawBuilder, sql } from 'kysely'
import { removeDocumentsOf } from '#domains/foundation/documents/store.ts'
import { listedModel } from '#domains/foundation/reference/store.ts'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import { countLimit } from '#shared/counted.ts'
import type { Localized } from '#shared/language.ts'
import type { ExpertiseFilters, ExpertiseLine, ExpertiseView } from '../contract.ts'
import { type DeskFact, deskFacts, phraseTexts } from '../rules.ts'
import type { ExpertiseStatus } from '../status.ts'
import {
  appointment,
  areaJson,
  type ExpertiseFacts,
  factColumns,
  inSight,
  iso,
  joins,
  nameOf,
  sellerJoin,
  vehicleJson,
  type Within,
} from '../store.ts'

type Db = Kysely<Database>

/** Item of an offer: a finding or an extra. Whole dirhams; deductions are negative. */
export interface Finding {
  label: string
  /** of a point, with its quantity; null for free text */
  names: Localized | null
  /** set phrases of the expert */
  phrases: Localized[]
  amount: number
}

/** Creates inspections for cases that were accepted before inspections existed. Returns their number. */
export async function insertMissingSheets(db: Db): Promise<number> {
  const { rows } = await sql`
    with waiting as (
      select 'Intermediation' as type, i.id as owner, i.disposed_vehicle_id as vehicle, i.storage_area_id as area,
        i.estimated_low as low, i.estimated_high as high
      from vehicle_intermediations i where i.last_status = 'Accepted' and not i.is_deleted
        and not exists (select from technical_expertises t where t.intermediation_id = i.id and t.last_status <> 'Rejected' and not t.is_deleted)
      union all
      select 'Purchase', p.id, p.disposed_vehicle_id, p.storage_area_id, p.estimated_low, p.estimated_high
      from vehicle_purchases p where p.last_status = 'Accepted' and not p.is_deleted
        and not exists (select from technical_expertises t where t.purchase_id = p.id and t.last_status <> 'Rejected' and not t.is_deleted)
    ), made as (
      insert into technical_expertises (reference, type, vehicle_id, purchase_id, intermediation_id, storage_area_id, check_list_version, start_value, quotation, announced)
      select 'RE-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('expertise_references')::text, 6, '0'), type, vehicle,
        case when type = 'Purchase' then owner end, case when type = 'Intermediation' then owner end, area, (select max(version) from check_lists),
        (low + high) / 1000 * 500, (low + high) / 1000 * 500,
        (select jsonb_build_object('modelId', ${sql.raw(listedModel('v'))}, 'version', v.version, 'year', extract(year from v.release_date)::int, 'mileage', v.mileage,
          'fuelType', v.fuel_type, 'gearType', v.gear_type) from vehicles v where v.id = waiting.vehicle)
      from waiting on conflict do nothing returning id, check_list_version
    ), noted as (
      insert into expertise_statuses (expertise_id, type) select id, 'Draft' from made
    ), listed as (
      insert into check_part_quotations (expertise_id, check_part_id)
      select made.id, c.id from made join check_parts c on c.version = made.check_list_version order by c.position
    )
    select id from made`.execute(db)
  return rows.length
}

/** Modules whose cases belong to a customer. */
export type CaseType = 'Purchase' | 'Intermediation' | 'Ad'
const columnOf = { Purchase: sql.raw('t.purchase_id'), Intermediation: sql.raw('t.intermediation_id'), Ad: sql.raw('t.ad_id') } as const

const pointLabel = sql.raw(`case when q.quantity > 1 then c.title || ' (' || q.quantity || ')' else c.title end`)

/** Finding as the seller sees it: its name in the offer, the expert's text, the photos. */
export interface SeenFinding {
  caseId: number
  label: string
  comment: string | null
  photos: string[]
}

/** Returns the findings with photos that explain the offers made in these cases. */
export async function findSeenFindings(db: Db, type: CaseType, ids: readonly number[]): Promise<SeenFinding[]> {
  const { rows } = await sql<SeenFinding>`
    select ${columnOf[type]} as "caseId", ${pointLabel} as label, nullif(q.comment, '') as comment,
      coalesce((select json_agg(d.id order by d.created, d.id) from documents d
        where d.owner_type = 'CheckPart' and d.owner_id = q.id and d.type = 'VehicleCheckPartImage' and not d.is_deleted), '[]') as photos
    from technical_expertises t join check_part_quotations q on q.expertise_id = t.id join check_parts c on c.id = q.check_part_id
    where ${columnOf[type]} = any(${[...ids]}::int[]) and t.last_status in ('QuotationAccepted', 'Accepted') and not t.is_deleted
      and q.action in ('Repair', 'Replacement') and q.cost * q.quantity > 0
    order by c.position`.execute(db)
  return rows
}

/**
 * Returns the items of an offer: the findings in list order, then the extras, named `agreedExtras` without a reason. Excludes items
 * without a cost.
 */
export async function findFindings(db: Db, expertiseId: number, agreedExtras: Localized): Promise<Finding[]> {
  const { rows } = await sql<Omit<Finding, 'phrases'> & { phrases: string[] }>`
    select r.label, r.names, r.phrases, r.amount from (
      select ${pointLabel} as label,
        case when q.quantity > 1 then (select jsonb_object_agg(e.key, e.value || ' (' || q.quantity || ')') from jsonb_each_text(c.titles) e)
          else c.titles end as names, q.phrases, -(q.cost * q.quantity) as amount,
        c.position::int as place
      from check_part_quotations q join check_parts c on c.id = q.check_part_id
      where q.expertise_id = ${expertiseId} and q.action in ('Repair', 'Replacement') and q.cost * q.quantity > 0
      union all
      select coalesce(nullif(left(t.extras_reason, 120), ''), ${agreedExtras.fr}),
        case when coalesce(t.extras_reason, '') = '' then ${JSON.stringify(agreedExtras)}::jsonb end, '{}'::text[], t.extras, 1000 from technical_expertises t
      where t.id = ${expertiseId} and t.extras > 0
    ) r where r.label is not null and r.amount is not null order by r.place`.execute(db)
  return rows.map((row) => ({ ...row, phrases: phraseTexts(row.phrases) }))
}

/** Erases the texts and authors of the inspections of these cases, and the photos of those not in `keepPhotos`. */
export async function eraseSheets(db: Db, type: CaseType, ids: readonly number[], keepPhotos: readonly number[]): Promise<void> {
  const isTheirs = sql`${columnOf[type]} = any(${[...ids]}::int[])`
  await sql`update expertise_statuses s set comment = null from technical_expertises t where t.id = s.expertise_id and ${isTheirs}`.execute(
    db,
  )
  await sql`update technical_expertises t set start_reason = null, extras_reason = null where ${isTheirs}`.execute(db)
  // a document contains all of it; the remaining data can be printed again
  const { rows: sheets } = await sql<{ id: number }>`select t.id from technical_expertises t where ${isTheirs}`.execute(db)
  await removeDocumentsOf(
    db,
    'Expertise',
    sheets.map(({ id }) => id),
  )
  // a purchased or contracted car keeps its findings
  const { rows } = await sql<{ id: number }>`
    select q.id from check_part_quotations q join technical_expertises t on t.id = q.expertise_id
    where ${isTheirs} and t.type = ${type} and ${columnOf[type]} <> all(${[...keepPhotos]}::int[])`.execute(db)
  await removeDocumentsOf(
    db,
    'CheckPart',
    rows.map(({ id }) => id),
  )
}

/** Deletes inspections of these cases that have not started. */
export async function removeUnseenSheets(db: Db, type: CaseType, ids: readonly number[]): Promise<void> {
  await sql`
    update technical_expertises t set is_deleted = true
    where ${columnOf[type]} = any(${[...ids]}::int[]) and t.type = ${type} and t.submitted is null`.execute(db)
}

/** Moves an inspection to another store. */
export async function updateSheetArea(db: Db, id: number, storageAreaId: number): Promise<void> {
  await sql`update technical_expertises set storage_area_id = ${storageAreaId} where id = ${id}`.execute(db)
}

/** Moves the inspection of a purchase request to its consignment. */
export async function updateCase(db: Db, purchaseId: number, intermediationId: number): Promise<void> {
  await sql`
    update technical_expertises set type = 'Intermediation', intermediation_id = ${intermediationId}
    where purchase_id = ${purchaseId} and type = 'Purchase' and last_status <> 'Rejected' and not is_deleted`.execute(db)
}

/** Moves the inspection of a purchase or consignment to the owner's advert. */
export async function updateToAd(db: Db, type: 'Purchase' | 'Intermediation', id: number, adId: number): Promise<void> {
  await sql`
    update technical_expertises t set type = 'Ad', ad_id = ${adId}
    where ${columnOf[type]} = ${id} and type = ${type} and last_status <> 'Rejected' and not is_deleted`.execute(db)
}

/** Returns the inspection of a case that was not rejected; null for none. */
export async function findOfCase(db: Db, type: CaseType, id: number): Promise<ExpertiseFacts | null> {
  const { rows } = await sql<ExpertiseFacts>`
    select ${factColumns} from technical_expertises t
    where ${columnOf[type]} = ${id} and t.type = ${type} and t.last_status <> 'Rejected' and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

/**
 * Returns SQL for the inspected mileage of the car `v` of a case; for a case from before inspections existed the mileage of the vehicle.
 * Null until the inspection is submitted.
 */
export const inspectedMileage = (type: 'Purchase' | 'Intermediation', id: string): string => {
  const column = { Purchase: 'x.purchase_id', Intermediation: 'x.intermediation_id' }[type]
  const sheets = `technical_expertises x where ${column} = ${id} and x.type = '${type}' and not x.is_deleted`
  return `case when exists (select from ${sheets})
    then (select x.mileage from ${sheets} and x.submitted is not null and x.last_status <> 'Rejected' order by x.id desc limit 1)
    else v.mileage end`
}

/** Returns the facts of the grey card that the vehicle of a case lacks and the desk may enter; empty for a case with an inspection. */
export async function findUnread(db: Db, { type, id, vehicleId }: { type: CaseType; id: number; vehicleId: number }): Promise<DeskFact[]> {
  const { rows } = await sql<Record<DeskFact, boolean>>`
    select v.chassis_number is null as "chassisNumber", v.fuel_type is null as "fuelType", v.gear_type is null as "gearType",
      v.fiscal_power is null as "fiscalPower"
    from vehicles v where v.id = ${vehicleId} and not exists (select from technical_expertises t
      where ${columnOf[type]} = ${id} and t.type = ${type} and t.last_status <> 'Rejected' and not t.is_deleted)`.execute(db)
  const [lacks] = rows
  return lacks ? deskFacts.filter((fact) => lacks[fact]) : []
}

/** Returns the submitted inspections of these cases with announced and inspected facts, without rejected ones. */
export async function findHandedIn(db: Db, type: CaseType, ids: readonly number[]): Promise<ExpertiseFacts[]> {
  const { rows } = await sql<ExpertiseFacts>`
    select ${factColumns} from technical_expertises t
    where ${columnOf[type]} = any(${[...ids]}::int[]) and t.type = ${type} and t.submitted is not null and t.last_status <> 'Rejected'
      and not t.is_deleted`.execute(db)
  return rows
}

/** Counts the findings of an inspection by whether they are repaired. */
export async function countFindings(db: Db, expertiseId: number): Promise<{ fixed: number; open: number }> {
  const { rows } = await sql<{ fixed: number; open: number }>`
    select count(*) filter (where is_fixed)::int as fixed, count(*) filter (where not is_fixed)::int as open
    from check_part_quotations where expertise_id = ${expertiseId} and action in ('Repair', 'Replacement')`.execute(db)
  return rows[0] ?? { fixed: 0, open: 0 }
}

/** Returns the make id of a listed model; null for any other. */
export async function findBrandOf(db: Db, modelId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select brand_id as id from models where id = ${modelId} and is_listed`.execute(db)
  return rows[0]?.id ?? null
}

export interface PhotoOwner {
  expertiseId: number
  status: ExpertiseStatus
  isReopened: boolean
  /** account of the seller */
  seller: string | null
}

/** Returns the point of a photo; null for none. */
export async function findPhotoOwner(db: Kysely<Database>, partId: number): Promise<PhotoOwner | null> {
  const { rows } = await sql<PhotoOwner>`
    select t.id as "expertiseId", t.last_status as status, q.is_reopened as "isReopened", c.user_id as seller
    from check_part_quotations q join technical_expertises t on t.id = q.expertise_id
    ${sellerJoin} where q.id = ${partId} and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

const views: Record<Exclude<ExpertiseView, 'all'>, readonly ExpertiseStatus[]> = {
  inspect: ['Draft'],
  edits: ['PendingEdits', 'QuotationRejected'],
  review: ['Submitted', 'QuotationSubmitted'],
  agreed: ['QuotationAccepted'],
  closed: ['Accepted', 'Rejected'],
}
// constants, not parameters: PostgreSQL matches the partial indexes of the list by this exact text
const inView = (view: ExpertiseView): RawBuilder<unknown> =>
  sql.raw(view === 'all' ? 'not t.is_deleted' : `t.last_status in (${sqlList(views[view])}) and not t.is_deleted`)

const cases: CaseTable = {
  ...{ table: sql.raw('technical_expertises'), vehicle: sql.raw('vehicle_id'), customer: null },
  ...{ references: 'RE', hasSeller: false },
}

/** Returns the ids that a search text matches: by inspection reference, car and case reference. */
async function findMeant(db: Db, text: string | undefined, now: Date): Promise<number[] | null> {
  const named = await findCases(db, cases, text, now)
  if (named === null || !text) return null
  const begins = sql`search_identifier(reference) like search_identifier(${text}) || '%' and search_identifier(${text}) <> ''`
  const { rows } = await sql<{ id: number }>`
    select id from technical_expertises where purchase_id = any(array(select id from vehicle_purchases where ${begins} limit 1000))
    union select id from technical_expertises where intermediation_id = any(array(select id from vehicle_intermediations where ${begins} limit 1000))
    union select id from technical_expertises where ad_id = any(array(select id from vehicle_ads where ${begins} limit 1000))`.execute(db)
  return [...named, ...rows.map(({ id }) => id)]
}

/** Builds the filter condition; `named` holds the ids that match the search text. */
function filtered(
  { type, area, mine }: Omit<ExpertiseFilters, 'view' | 'text'>,
  subject: string,
  named: readonly number[] | null,
): RawBuilder<unknown> {
  const all = [
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(area === undefined ? [] : [sql`t.storage_area_id = ${area}`]),
    ...(mine ? [sql`t.expert = ${subject}`] : []),
    ...(named ? [sql`t.id = any(${[...named]}::int[])`] : []),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** Returns one page of the list and its line count up to the count limit. */
export async function findLines(
  db: Db,
  within: Within,
  subject: string,
  { view, page, size, ...filters }: ExpertiseFilters & { page: number; size: number },
  now: Date,
): Promise<{ rows: ExpertiseLine[]; count: number }> {
  const named = await findMeant(db, filters.text, now)
  const where = sql`${inView(view)} and ${inSight(within)} and ${filtered(filters, subject, named)}`
  const order = sql.raw(view === 'closed' || view === 'all' ? 't.id desc' : 't.id')
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`
      select t.id from technical_expertises t where ${where} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from technical_expertises t where ${where} limit ${countLimit({ page, size })}) l`.execute(
      db,
    ),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[]): Promise<ExpertiseLine[]> {
  const { rows } = await sql<ExpertiseLine>`/* prepared */
    select t.id, t.reference, t.type, t.last_status as status, ${vehicleJson} as vehicle, coalesce(i.reference, p.reference, d.reference) as "ownerReference", ${areaJson} as area,
      ${nameOf('t.expert')} as expert, coalesce(k.answered, 0) as answered, coalesce(k.points, 0) as points, coalesce(k.findings, 0) as findings,
      ${appointment} as appointment, t.quotation,
      ${iso('coalesce((select max(s.created) from expertise_statuses s where s.expertise_id = t.id), t.created)')} as since, ${iso('t.created')} as created
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join technical_expertises t on t.id = page.id ${joins}
    left join lateral (
      select count(q.action)::int as answered, count(*)::int as points, count(*) filter (where q.action in ('Repair', 'Replacement'))::int as findings
      from check_part_quotations q where q.expertise_id = t.id) k on true
    order by page.place`.execute(db)
  return rows
}

/** Counts each view up to the count limit, without the search filters. */
export async function countViews(db: Db, within: Within): Promise<Record<ExpertiseView, number>> {
  const counts = (['inspect', 'edits', 'review', 'agreed', 'closed', 'all'] as const).map(
    (view) => sql`(select count(*)::int from (
      select from technical_expertises t where ${inView(view)} and ${inSight(within)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<ExpertiseView, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<ExpertiseView, number>
}
