import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import { uri } from '#domains/foundation/documents/store.ts'
import { listedModel, unlistedPart } from '#domains/foundation/reference/store.ts'
import type { Database } from '#platform/tables.ts'
import type { CarReading, CheckPartAnswer, CheckPartQuotation, Expertise } from './contract.ts'
import type { CheckList, CheckPartInput } from './points/contract.ts'
import { expertiseReference, type PartFacts } from './rules.ts'
import type { ExpertiseStatus } from './status.ts'
import type { ExpertiseType, SyncOutcome } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Formats a time for the API. */
export const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** Selects the name of an account by its subject column. */
export const nameOf = (subject: string) =>
  sql.raw(`(select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = ${subject})`)
/** JSON of a point of `check_parts c`. */
const checkPartJson =
  sql.raw(`json_build_object('id', c.id, 'code', c.code, 'position', c.position, 'category', c.category, 'section', c.section,
  'title', c.title, 'titles', c.titles, 'repairCost', c.repair_cost, 'replacementCost', c.replacement_cost, 'paintCost', c.paint_cost,
  'unit', c.unit)`)

/** Returns a version of the check list, the newest by default; null for none. */
export async function findCheckList(db: Db, version?: number): Promise<CheckList | null> {
  const { rows } = await sql<CheckList>`
    select l.version, ${iso('l.created')} as created, ${nameOf('l.created_by')} as "createdBy",
      coalesce((select json_agg(${checkPartJson} order by c.position) from check_parts c where c.version = l.version), '[]') as parts
    from check_lists l where l.version = coalesce(${version ?? null}::int, (select max(version) from check_lists))`.execute(db)
  return rows[0] ?? null
}

/** Locks the check lists for a writer. */
export async function lockCheckLists(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263360)`.execute(trx)
}

/** Inserts a new version of the check list and returns its number. */
export async function insertCheckList(trx: Trx, parts: readonly CheckPartInput[], by: string | null, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with made as (insert into check_lists (created, created_by) values (${now}, ${by}) returning version), listed as (
      insert into check_parts (version, code, position, category, section, title, titles, repair_cost, replacement_cost, paint_cost, unit)
      select made.version, r.code, r.position, r.category, r.section, r.titles ->> 'fr', r.titles, r."repairCost", r."replacementCost", r."paintCost", r.unit
      from made, jsonb_to_recordset(${JSON.stringify(parts.map((part, i) => ({ ...part, position: i + 1 })))}::jsonb) as r(
        code text, position smallint, category text, section text, titles jsonb, "repairCost" int, "replacementCost" int, "paintCost" int, unit text)
    )
    select version from made`.execute(trx)
  const version = rows[0]?.version
  if (version === undefined) throw new Error('the check list was not kept')
  return version
}

/** Areas that the staff member can see; null for all. */
export type Within = readonly number[] | null

export const inSight = (within: Within): RawBuilder<unknown> =>
  within === null ? sql`true` : sql`(t.storage_area_id = any(${[...within]}) or t.storage_area_id is null)`

/** Car, case and store of `t`. */
export const joins = sql.raw(`join vehicles v on v.id = t.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
  left join vehicle_purchases p on p.id = t.purchase_id left join vehicle_intermediations i on i.id = t.intermediation_id
  left join vehicle_ads d on d.id = t.ad_id left join storage_areas a on a.id = t.storage_area_id`)
/** Customer who sells the car of `t`. */
export const sellerJoin =
  sql.raw(`left join vehicle_purchases p on p.id = t.purchase_id left join vehicle_intermediations i on i.id = t.intermediation_id
  left join vehicle_ads d on d.id = t.ad_id left join customers c on c.id = coalesce(i.customer_id, p.customer_id, d.customer_id)`)
export const vehicleJson =
  sql.raw(`json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name, 'version', v.version,
  'plate', v.registration_number, 'chassisNumber', v.chassis_number, 'releaseDate', v.release_date, 'mileage', v.mileage, 'unlisted', ${unlistedPart('b', 'm')})`)
export const areaJson = sql.raw(`case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end`)
export const appointment = sql`(select ${iso('w.starts')} from appointments w
  where (w.purchase_id = t.purchase_id or w.intermediation_id = t.intermediation_id or w.ad_id = t.ad_id) and w.status in ('Booked', 'Done') order by w.id desc limit 1)`

/** Data for decisions; the row is locked within a transaction. */
export interface ExpertiseFacts {
  id: number
  type: ExpertiseType
  status: ExpertiseStatus
  vehicleId: number
  purchaseId: number | null
  intermediationId: number | null
  adId: number | null
  startValue: number | null
  extras: number
  quotation: number | null
  mileage: number | null
  expert: string | null
  /** announced facts when the inspection was created */
  announced: CarFacts | null
  /** facts of the start value; null: the announced ones */
  valueBasis: CarFacts | null
  reading: CarReading
  card: CarFacts & { chassisNumber: string | null }
  announcedModel: string | null
  readModel: string | null
}

/** Facts of the car `v` as JSON, see `CarFacts`. */
const carFacts = `'modelId', ${listedModel('v')}, 'version', v.version, 'year', extract(year from v.release_date)::int, 'mileage', v.mileage,
  'fuelType', v.fuel_type, 'gearType', v.gear_type`
const modelName = (id: string) => `(select b.name || ' ' || m.name from models m join brands b on b.id = m.brand_id where m.id = ${id})`

export const factColumns =
  sql.raw(`t.id, t.type, t.last_status as status, t.vehicle_id as "vehicleId", t.purchase_id as "purchaseId", t.intermediation_id as "intermediationId", t.ad_id as "adId",
  t.start_value as "startValue", t.extras, t.quotation, t.mileage, t.expert, t.announced, t.value_basis as "valueBasis", t.reading,
  coalesce((select json_build_object(${carFacts}, 'chassisNumber', v.chassis_number) from vehicles v where v.id = t.vehicle_id), '{}') as card,
  ${modelName("(t.announced ->> 'modelId')::int")} as "announcedModel",
  ${modelName("coalesce((t.reading ->> 'modelId')::int, (select v.model_id from vehicles v where v.id = t.vehicle_id))")} as "readModel"`)

export async function lockExpertise(trx: Trx, id: number): Promise<ExpertiseFacts | null> {
  const { rows } = await sql<ExpertiseFacts>`
    select ${factColumns} from technical_expertises t where t.id = ${id} and not t.is_deleted for update`.execute(trx)
  return rows[0] ?? null
}

/** Returns the data for decisions without a lock; null for none. */
export async function findFacts(db: Db, id: number): Promise<ExpertiseFacts | null> {
  const { rows } = await sql<ExpertiseFacts>`
    select ${factColumns} from technical_expertises t where t.id = ${id} and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns whether the car is the staff member's own; null without access. */
export async function findSeen(db: Db, within: Within, subject: string, id: number): Promise<{ isOwn: boolean } | null> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select coalesce(c.user_id = ${subject}, false) as "isOwn" from technical_expertises t
    ${sellerJoin} where t.id = ${id} and not t.is_deleted and ${inSight(within)}`.execute(db)
  return rows[0] ?? null
}

/** Stored fields of an inspection, without computed ones. */
export type ExpertiseHead = Omit<
  Expertise,
  'checkPartQuotations' | 'missing' | 'steps' | 'may' | 'findingsCost' | 'car' | 'differences' | 'isValueOpen'
>

/** Returns the head of an inspection with its history; null for none. */
export async function findHead(db: Db, id: number): Promise<ExpertiseHead | null> {
  const { rows } = await sql<ExpertiseHead>`
    select t.id, t.key, t.reference, t.type, t.last_status as "lastStatus", ${vehicleJson} as vehicle, t.vehicle_id as "vehicleId",
      t.purchase_id as "vehiclePurchaseId", t.intermediation_id as "vehicleIntermediationId", t.ad_id as "vehicleAdId",
      coalesce(i.reference, p.reference, d.reference) as "ownerReference", ${areaJson} as area, t.vehicle_repair_status_type as "vehicleRepairStatusType", t.mileage,
      t.check_list_version as "checkListVersion", case when t.expert is not null then
        json_build_object('subject', t.expert, 'name', coalesce(${nameOf('t.expert')}, '')) end as expert,
      t.start_value as "startValue", t.start_reason as "startReason", t.extras, t.extras_reason as "extrasReason", t.quotation,
      ${appointment} as appointment, ${iso('t.started')} as started, ${iso('t.submitted')} as submitted, ${iso('t.closed')} as closed,
      ${iso('t.created')} as created, ${iso('t.last_modified')} as "lastModified",
      coalesce((select json_agg(json_build_object('type', s.type, 'comment', s.comment, 'quotation', s.price, 'author', ${nameOf('s.created_by')},
          'created', ${iso('s.created')}, 'technicalExpertiseId', t.id) order by s.id)
        from expertise_statuses s where s.expertise_id = t.id), '[]') as statuses
    from technical_expertises t ${joins} where t.id = ${id} and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

const partColumns = sql`q.id, q.expertise_id as "technicalExpertiseId", q.check_part_id as "checkPartId", ${checkPartJson} as "checkPart", q.action,
  q.is_painted as "isPainted", q.status, q.edit_comment as "editComment", q.is_reopened as "isReopened", q.former, q.cost, q.quantity, q.phrases, q.comment, q.measured::float8 as measured,
  case when q.place_view is not null then json_build_object('view', q.place_view, 'x', coalesce(q.place_x, 0), 'y', coalesce(q.place_y, 0)) end as place,
  q.is_fixed as "isFixed", case when q.is_fixed and q.fixed_on is not null then
    json_build_object('cost', coalesce(q.fixed_cost, 0), 'day', q.fixed_on, 'comment', q.fixed_comment) end as fix,
  ${iso('q.answered')} as answered, ${nameOf('q.answered_by')} as "answeredBy", q.revision,
  coalesce((select json_agg(json_build_object('id', d.id, 'uri', ${uri}, 'hash', d.hash, 'width', d.width,
      'height', d.height, 'isAfter', d.owner_type = 'CheckPartRepair', 'status', d.status, 'clientId', d.client_id, 'created', ${iso('d.created')})
      order by d.owner_type, d.images_order, d.id)
    from documents d where d.owner_type in ('CheckPart', 'CheckPartRepair') and d.owner_id = q.id and d.type = 'VehicleCheckPartImage'
      and not d.is_deleted), '[]') as documents`

/** Returns the points of an inspection in list order. */
export async function findParts(db: Db, expertiseId: number): Promise<CheckPartQuotation[]> {
  const { rows } = await sql<CheckPartQuotation>`
    select ${partColumns} from check_part_quotations q join check_parts c on c.id = q.check_part_id
    where q.expertise_id = ${expertiseId} order by c.position`.execute(db)
  return rows
}

/** Returns these points; unknown ids are omitted. */
export async function findPartsById(db: Db, ids: readonly number[]): Promise<CheckPartQuotation[]> {
  const { rows } = await sql<CheckPartQuotation>`
    select ${partColumns} from check_part_quotations q join check_parts c on c.id = q.check_part_id where q.id = any(${[...ids]}::int[])`.execute(
    db,
  )
  return rows
}

/** Returns the inspection id of a point; null for none. */
export async function findSheetOf(db: Db, partId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select expertise_id as id from check_part_quotations where id = ${partId}`.execute(db)
  return rows[0]?.id ?? null
}

/** Data of points for decisions, with the number of photos. */
export type PartRow = PartFacts & {
  id: number
  revision: number
  lastOperation: string | null
  code: string
  isFixed: boolean
  isReopened: boolean
}

export async function findPartFacts(db: Db, expertiseId: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select q.id, q.action, q.is_painted as "isPainted", q.status, q.cost, q.quantity, q.phrases, q.comment, q.revision, q.last_operation as "lastOperation",
      q.is_fixed as "isFixed", q.is_reopened as "isReopened", c.code, c.repair_cost as "repairCost", c.replacement_cost as "replacementCost", c.paint_cost as "paintCost",
      (select count(*)::int from documents d where d.owner_type = 'CheckPart' and d.owner_id = q.id and not d.is_deleted) as photos
    from check_part_quotations q join check_parts c on c.id = q.check_part_id where q.expertise_id = ${expertiseId} order by c.position`.execute(
    db,
  )
  return rows
}

export interface NewExpertise {
  type: ExpertiseType
  vehicleId: number
  /** id of the purchase, consignment or advert; null for a certification */
  ownerId: number | null
  storageAreaId: number | null
  startValue: number | null
  startReason: string | null
  /** facts of the start value; default: those of the vehicle */
  valueBasis?: CarFacts | null
  /** year of the reference */
  year: string
  by: string | null
}

/** Creates an inspection with the points of the newest check list; null when one is open for the same case. */
export async function insertExpertise(trx: Trx, given: NewExpertise, now: Date): Promise<number | null> {
  const { rows: numbers } = await sql<{ number: number }>`select nextval('expertise_references')::int as number`.execute(trx)
  const reference = expertiseReference(given.year, (numbers[0] as { number: number }).number)
  const of = (type: ExpertiseType) => (given.type === type ? given.ownerId : null)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into technical_expertises (reference, type, vehicle_id, purchase_id, intermediation_id, ad_id, storage_area_id, check_list_version,
        start_value, start_reason, quotation, announced, value_basis, created, last_modified, created_by)
      values (${reference}, ${given.type}, ${given.vehicleId}, ${of('Purchase')}, ${of('Intermediation')}, ${of('Ad')}, ${given.storageAreaId},
        (select max(version) from check_lists), ${given.startValue}, ${given.startReason}, ${given.startValue},
        (select jsonb_build_object(${sql.raw(carFacts)}) from vehicles v where v.id = ${given.vehicleId}),
        ${given.valueBasis ? JSON.stringify(given.valueBasis) : null}::jsonb, ${now}, ${now}, ${given.by})
      on conflict do nothing returning id, check_list_version
    ), noted as (
      insert into expertise_statuses (expertise_id, type, created, created_by) select id, 'Draft', ${now}, ${given.by} from made
    ), listed as (
      insert into check_part_quotations (expertise_id, check_part_id)
      select made.id, c.id from made join check_parts c on c.version = made.check_list_version order by c.position
    )
    select id from made`.execute(trx)
  return rows[0]?.id ?? null
}

/** Returns the open certification inspection of a car; null for none. */
export async function findOpenCertification(db: Db, vehicleId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from technical_expertises t where t.vehicle_id = ${vehicleId} and t.type = 'Certification'
      and t.last_status not in ('Accepted', 'Rejected') and not t.is_deleted`.execute(db)
  return rows[0]?.id ?? null
}

/** Returns the store and price of a stock vehicle; null for none. */
export async function findCar(db: Db, id: number): Promise<{ storageAreaId: number | null; price: number | null } | null> {
  const { rows } = await sql<{ storageAreaId: number | null; price: number | null }>`
    select storage_area_id as "storageAreaId", price from vehicles where id = ${id} and not is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Checks that a store exists and is active. */
export async function isArea(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from storage_areas where id = ${id} and not is_deleted and not is_deactivated`.execute(db)
  return rows.length > 0
}

/** Stores an answer, increases its revision and resolves the edit request. */
export async function updateAnswer(
  trx: Trx,
  partId: number,
  answer: CheckPartAnswer,
  { by, at, operation }: { by: string | null; at: Date; operation: string | null },
): Promise<void> {
  const { place } = answer
  const isWork = answer.action === 'Repair' || answer.action === 'Replacement'
  await sql`
    update check_part_quotations set action = ${answer.action}, is_painted = ${answer.action === 'Repair' && answer.isPainted},
      cost = ${isWork ? (answer.cost ?? null) : null}, quantity = ${isWork ? (answer.quantity ?? null) : null},
      phrases = ${isWork ? (answer.phrases ?? []) : []}::text[], comment = ${answer.comment || null}, measured = ${answer.measured ?? null}, place_view = ${place?.view ?? null},
      place_x = ${place?.x ?? null}, place_y = ${place?.y ?? null}, answered = ${at}, answered_by = ${by}, status = 'None',
      revision = revision + 1, last_operation = ${operation}::uuid
    where id = ${partId}`.execute(trx)
}

export interface SheetChange {
  mileage?: number | undefined
  vehicleRepairStatusType?: string | undefined
  startValue?: number | undefined
  startReason?: string | undefined
  extras?: number | undefined
  extrasReason?: string | undefined
  expert?: string | null | undefined
  started?: Date | undefined
  submitted?: Date | undefined
  closed?: Date | undefined
  reading?: CarReading | undefined
  valueBasis?: CarFacts | undefined
}

const columnOf = {
  mileage: 'mileage',
  vehicleRepairStatusType: 'vehicle_repair_status_type',
  startValue: 'start_value',
  startReason: 'start_reason',
  extras: 'extras',
  extrasReason: 'extras_reason',
  expert: 'expert',
  started: 'started',
  submitted: 'submitted',
  closed: 'closed',
  reading: 'reading',
  valueBasis: 'value_basis',
} as const satisfies Record<keyof SheetChange, string>

/** Updates an inspection and its quotation: start value minus findings plus extras. */
export async function updateSheet(trx: Trx, id: number, change: SheetChange, by: string | null, now: Date): Promise<number | null> {
  const set = Object.entries(columnOf).flatMap(([name, column]) => {
    const value = change[name as keyof SheetChange]
    if (value === undefined) return []
    return [
      name === 'reading' || name === 'valueBasis'
        ? sql`${sql.ref(column)} = ${JSON.stringify(value)}::jsonb`
        : sql`${sql.ref(column)} = ${value}`,
    ]
  })
  await sql`update technical_expertises set ${sql.join([...set, sql`last_modified = ${now}`, sql`last_modified_by = ${by}`])} where id = ${id}`.execute(
    trx,
  )
  const { rows } = await sql<{ quotation: number | null }>`
    update technical_expertises t set quotation = t.start_value + t.extras - coalesce((
      select sum(q.cost * q.quantity) from check_part_quotations q where q.expertise_id = t.id and q.action in ('Repair', 'Replacement')), 0)
    where t.id = ${id} returning t.quotation`.execute(trx)
  return rows[0]?.quotation ?? null
}

/** Marks points for a second check; returns their number. */
export async function markParts(trx: Trx, expertiseId: number, marks: readonly { id: number; comment: string }[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update check_part_quotations q set status = 'PendingEdit', edit_comment = nullif(r.comment, ''), is_reopened = true,
      former = json_build_object('action', q.action, 'isPainted', q.is_painted, 'cost', q.cost, 'quantity', q.quantity, 'phrases', q.phrases, 'comment', q.comment,
        'answered', ${iso('q.answered')})
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as r(id int, comment text)
    where q.id = r.id and q.expertise_id = ${expertiseId}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Closes the reopened points after the submission. */
export async function closeParts(trx: Trx, expertiseId: number): Promise<void> {
  await sql`update check_part_quotations set is_reopened = false where expertise_id = ${expertiseId} and is_reopened`.execute(trx)
}

/** Returns the outcomes of earlier operations. */
export async function findOperations(
  trx: Trx,
  ids: readonly string[],
): Promise<{ id: string; expertiseId: number; partId: number; outcome: SyncOutcome }[]> {
  const { rows } = await sql<{ id: string; expertiseId: number; partId: number; outcome: SyncOutcome }>`
    select id, expertise_id as "expertiseId", check_part_quotation_id as "partId", outcome from expertise_operations
    where id = any(${[...ids]}::uuid[])`.execute(trx)
  return rows
}

export async function insertOperation(
  trx: Trx,
  operation: { id: string; expertiseId: number; partId: number; outcome: SyncOutcome; deviceTime: Date | null; by: string | null },
  now: Date,
): Promise<void> {
  const { id, expertiseId, partId, outcome, deviceTime, by } = operation
  await sql`
    insert into expertise_operations (id, expertise_id, check_part_quotation_id, outcome, device_time, created, created_by)
    values (${id}::uuid, ${expertiseId}, ${partId}, ${outcome}, ${deviceTime}, ${now}, ${by})`.execute(trx)
}

/** Records or removes a repair after the inspection. */
export async function updateFix(
  trx: Trx,
  partId: number,
  fix: { cost: number; day: string; comment: string | null } | null,
  by: string | null,
): Promise<void> {
  await sql`
    update check_part_quotations set is_fixed = ${fix !== null}, fixed_cost = ${fix?.cost ?? null}, fixed_on = ${fix?.day ?? null}::date,
      fixed_comment = ${fix?.comment ?? null}, fixed_by = ${fix === null ? null : by} where id = ${partId}`.execute(trx)
}

/** Returns the phrases that answers hold and the catalogue lacks. */
export async function findUnknownPhrases(db: Db, known: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct held.id from check_part_quotations q, unnest(q.phrases) held(id)
    where q.phrases <> '{}' and held.id <> all(${[...known]}::text[]) order by held.id`.execute(db)
  return rows.map(({ id }) => id)
}
