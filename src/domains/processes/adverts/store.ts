import { type Kysely, sql, type Transaction } from 'kysely'
import type { Appointment } from '#domains/cases/appointments/contract.ts'
import { type FormField, formFields } from '#domains/catalogue/vehicles/fields.ts'
import type { VehicleStatus } from '#domains/catalogue/vehicles/status.ts'
import { eraseAdvertised, type FormEntry } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { removeDocumentsOf, shape } from '#domains/foundation/documents/store.ts'
import { listedModel, unlistedPart } from '#domains/foundation/reference/store.ts'
import { eraseSheets, removeUnseenSheets } from '#domains/processes/inspection/transitions/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { VehicleAd } from './contract.ts'
import type { AdContent } from './rules.ts'
import { type AdStatus, openAdStatuses } from './status.ts'
import type { AdReason, SoldAnswer } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A stored advert, without computed fields. */
export type AdRow = Omit<
  VehicleAd,
  | 'documents'
  | 'description'
  | 'missing'
  | 'mayAppeal'
  | 'reasons'
  | 'mends'
  | 'boost'
  | 'boosts'
  | 'boostPack'
  | 'boostPackId'
  | 'views'
  | 'viewsOfWeek'
> & {
  reasons: AdReason[]
  asksCorrection: boolean
  appealed: string | null
  cityId: number | null
  boostedUntil: string | null
  boostLeft: number | null
  /** paid ones, latest last */
  boosts: (Omit<VehicleAd['boosts'][number], 'name'> & { names: PartlyLocalized; packId: number })[]
}

const columns = sql.raw(`d.id, d.reference, json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as customer,
  c.id as "customerId", json_build_object('id', v.id, 'brand', b.name, 'model', m.name, 'unlisted', ${unlistedPart('b', 'm')}, 'version', v.version, 'releaseDate', v.release_date,
    'mileage', v.mileage, 'fuelType', v.fuel_type, 'gearType', v.gear_type, 'bodyStyle', v.body_style, 'color', v.color, 'doors', v.doors,
    'seats', v.seats, 'fiscalPower', v.fiscal_power, 'isFirstHand', v.is_first_hand, 'registrationNumber', v.registration_number,
    'registrationType', coalesce(v.registration_type, 'Local'), 'chassisNumber', v.chassis_number, 'city', ci.name, 'price', v.price, 'oldPrice', v.old_price,
    'lastStatus', v.last_status, 'isShown', v.last_status in ('Published', 'Reserved', 'Booked') and not v.is_archived,
    'slug', vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, ci.name)) as "disposedVehicle",
  d.disposed_vehicle_id as "disposedVehicleId", v.city_id as "cityId", d.last_status as "lastStatus",
  coalesce((select json_agg(json_build_object('type', s.type, 'comment', case when s.type <> 'Accepted' then s.comment end, 'created', ${iso('s.created')}, 'vehicleAdId', d.id,
      'vehicleAd', json_build_object('id', d.id, 'reference', d.reference)) order by s.id)
    from ad_statuses s where s.ad_id = d.id), '[]') as statuses,
  coalesce((select json_agg(json_build_object('id', t.id, 'reference', t.reference) order by t.id)
    from technical_expertises t where t.ad_id = d.id and t.last_status <> 'Rejected' and not t.is_deleted), '[]') as "technicalExpertises",
  coalesce((select json_agg(json_build_object('title', s.type, 'body', s.comment, 'vehicleAdId', d.id) order by s.id)
    from ad_statuses s where s.ad_id = d.id and s.type = 'Rejected' and s.comment is not null), '[]') as comments,
  coalesce(v.description, '{}') as descriptions, d.reasons, d.asks_correction as "asksCorrection", ${iso('d.appealed')} as appealed, ${iso('d.due')} as due,
  ${iso('d.visible_until')} as "visibleUntil", ${iso('v.boosted_until')} as "boostedUntil", v.boost_left as "boostLeft",
  coalesce((select json_agg(json_build_object('id', x.id, 'packId', x.boost_pack_id, 'names', x.names, 'price', x.price, 'days', x.days,
      'billNumber', coalesce(x.bill_number, ''), 'paid', coalesce(${iso('x.paid')}, ''), 'ended', ${iso('x.ended')}, 'refund', x.refund, 'refunded', ${iso('x.refunded')})
      order by x.paid, x.id)
    from ad_boosts x where x.ad_id = d.id and x.paid is not null), '[]') as boosts, d.sold, d.sold_price as "soldPrice", d.wished_price as "wishedPrice", d.approved_price as "approvedPrice", d.is_on_whatsapp as "isOnWhatsApp", d.shows_phone as "showsPhone", ${iso('d.created')} as created, ${iso('d.last_modified')} as "lastModified"`)
const joins = sql.raw(`join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
  join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities ci on ci.id = v.city_id`)

/** Returns one page of a customer's adverts, latest first, and their number. */
export async function findAds(db: Db, customerId: number, page: number, size: number): Promise<{ rows: AdRow[]; count: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<AdRow>`
      select ${columns} from vehicle_ads d ${joins} where d.customer_id = ${customerId} and not d.is_deleted
      order by d.id desc limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from vehicle_ads where customer_id = ${customerId} and not is_deleted`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns an advert; null for an unknown one. */
export async function findAd(db: Db, id: number): Promise<AdRow | null> {
  const { rows } = await sql<AdRow>`select ${columns} from vehicle_ads d ${joins} where d.id = ${id} and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns photos and documents of cars in order, with the invoices of their boosts. */
export async function findAdDocuments(db: Db, vehicleIds: readonly number[]): Promise<(DocumentInfo & { vehicleId: number })[]> {
  const { rows } = await sql<DocumentInfo & { vehicleId: number }>`
    select ${shape}, coalesce(a.disposed_vehicle_id, d.owner_id) as "vehicleId"
    from documents d left join ad_boosts x on d.owner_type = 'AdBoost' and x.id = d.owner_id left join vehicle_ads a on a.id = x.ad_id
    where not d.is_deleted and ((d.owner_type = 'Vehicle' and d.owner_id = any(${[...vehicleIds]}::int[])
        and (not d.is_generated or d.type = 'VehicleAdPicture'))
      or (d.owner_type = 'AdBoost' and d.owner_id in (select y.id from ad_boosts y join vehicle_ads z on z.id = y.ad_id
        where z.disposed_vehicle_id = any(${[...vehicleIds]}::int[]))))
    order by d.images_order, d.created, d.id`.execute(db)
  return rows
}

/** Returns the owner and the status of an advert, by its own id or that of its car. */
export async function findOwned(
  db: Db,
  by: { id: number } | { vehicleId: number },
): Promise<{ id: number; owner: string | null; status: AdStatus; corrects: AdReason[] | null } | null> {
  const wanted = 'id' in by ? sql`d.id = ${by.id}` : sql`d.disposed_vehicle_id = ${by.vehicleId}`
  const { rows } = await sql<{ id: number; owner: string | null; status: AdStatus; corrects: AdReason[] | null }>`
    select d.id, c.user_id as owner, d.last_status as status, case when d.asks_correction then d.reasons end as corrects from vehicle_ads d join customers c on c.id = d.customer_id
    where ${wanted} and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Input of guards and effects; the advert is locked. */
export interface AdFacts extends AdContent {
  id: number
  status: AdStatus
  lastModified: string
  customerId: number
  vehicleId: number
  vehicleStatus: VehicleStatus
  phoneVerified: boolean
  appealed: Date | null
  /** its seller confirmed the sale */
  isSoldBySeller: boolean
  /** reasons of an open correction; otherwise null */
  corrects: AdReason[] | null
  reasons: AdReason[]
  /** its model is in the list of models */
  isListed: boolean
  /** the last price approved by staff */
  approvedPrice: number | null
  /** the seller's new price under review */
  wishedPrice: number | null
}

/** Locks an advert and returns the input of its steps; null for an unknown one. */
export async function lockAd(trx: Trx, id: number): Promise<AdFacts | null> {
  const { rows } = await sql<AdFacts>`
    select d.id, d.last_status as status, ${sql.raw(iso('d.last_modified'))} as "lastModified", d.customer_id as "customerId", d.disposed_vehicle_id as "vehicleId",
      v.last_status as "vehicleStatus", d.appealed, coalesce(d.sold in ('Here', 'Elsewhere'), false) as "isSoldBySeller", case when d.asks_correction then d.reasons end as corrects, d.reasons,
      d.approved_price as "approvedPrice", d.wished_price as "wishedPrice", c.phone_verified as "phoneVerified", v.release_date as "releaseDate", v.mileage, v.fuel_type as "fuelType",
      v.gear_type as "gearType", v.body_style as "bodyStyle", v.color, v.registration_number as "registrationNumber",
      v.city_id as "cityId", v.price, v.description, ${sql.raw(listedModel('v'))} is not null as "isListed",
      (select count(*)::int from documents p where p.owner_type = 'Vehicle' and p.owner_id = v.id and p.type = 'VehicleAdPicture'
        and not p.is_deleted) as photos
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id join customers c on c.id = d.customer_id
    where d.id = ${id} and not d.is_deleted for update of d`.execute(trx)
  return rows[0] ?? null
}

/** Returns an empty vehicle card of a private seller. */
export function blankCard(): FormEntry {
  const unknown = Object.fromEntries(formFields.map((field) => [field, null])) as { [N in FormField]: null }
  return {
    ...unknown,
    ...{ operationType: 'Ad', brandId: 0, modelId: 0, registrationType: 'Local', condition: 'Used' },
    ...{ financing: false, isNew: false, features: [] },
  }
}

/** Inserts an advert with its first status. Returns its id. */
export async function insertAd(
  trx: Trx,
  made: {
    customerId: number
    vehicleId: number
    language: Language
    year: string
    by: string | null
    isOnWhatsApp: boolean
    showsPhone: boolean
  },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, is_on_whatsapp, shows_phone, last_status, created, last_modified, created_by)
      values (${`AD-${made.year}-`}::text || lpad(nextval('ad_references')::text, 6, '0'), ${made.customerId}, ${made.vehicleId},
        ${made.language}, ${made.isOnWhatsApp}, ${made.showsPhone}, 'Draft', ${now}, ${now}, ${made.by})
      returning id
    ), noted as (
      insert into ad_statuses (ad_id, type, created, created_by) select id, 'Draft', ${now}, ${made.by} from made
    )
    select id from made`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the advert was not kept')
  return id
}

/** Counts a person's open adverts. Locks the person's card, which serialises concurrent creations. */
export async function countOpenAds(trx: Trx, customerId: number): Promise<number> {
  await sql`select from customers where id = ${customerId} for update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vehicle_ads
    where customer_id = ${customerId} and not is_deleted and last_status = any(${[...openAdStatuses]}::text[])`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Deletes a draft with the photos of its car. Keeps the vehicle card only if a purchase or consignment refers to it. */
export async function removeDraft(trx: Trx, { id, vehicleId }: { id: number; vehicleId: number }): Promise<void> {
  await sql`update vehicle_ads set is_deleted = true, due = null where id = ${id}`.execute(trx)
  await removeDocumentsOf(trx, 'Vehicle', [vehicleId])
  const { rows } = await sql`
    select from vehicle_purchases where disposed_vehicle_id = ${vehicleId}
    union all select from vehicle_intermediations where disposed_vehicle_id = ${vehicleId}`.execute(trx)
  if (rows.length === 0) await eraseAdvertised(trx, [vehicleId])
}

/** Updates fields of an advert other than its status; omitted fields do not change. */
export async function updateAd(
  trx: Trx,
  id: number,
  change: {
    due?: Date | null
    visibleUntil?: Date | null
    reasons?: readonly AdReason[]
    asksCorrection?: boolean
    appealed?: Date | null
    /** null: for sale again; an answer that it was not sold remains */
    sale?: { sold: SoldAnswer; price: number | null } | null
    isOnWhatsApp?: boolean
    showsPhone?: boolean
    approvedPrice?: number | null
    wishedPrice?: number | null
  },
): Promise<void> {
  const { due, visibleUntil, reasons, asksCorrection, appealed, sale, isOnWhatsApp, showsPhone, approvedPrice, wishedPrice } = change
  const set = [
    ...(visibleUntil === undefined ? [] : [sql`visible_until = ${visibleUntil}`]),
    ...(isOnWhatsApp === undefined ? [] : [sql`is_on_whatsapp = ${isOnWhatsApp}`]),
    ...(showsPhone === undefined ? [] : [sql`shows_phone = ${showsPhone}`]),
    ...(approvedPrice === undefined ? [] : [sql`approved_price = ${approvedPrice}`]),
    // a changed price fails the version check of a decision
    ...(wishedPrice === undefined ? [] : [sql`wished_price = ${wishedPrice}`, sql`last_modified = now()`]),
    ...(due === undefined ? [] : [sql`due = ${due}`]),
    ...(reasons === undefined ? [] : [sql`reasons = ${[...reasons]}::text[]`]),
    ...(asksCorrection === undefined ? [] : [sql`asks_correction = ${asksCorrection}`]),
    ...(appealed === undefined ? [] : [sql`appealed = ${appealed}`]),
    ...(sale === undefined
      ? []
      : [
          sql`sold = case when ${sale !== null} then ${sale?.sold ?? null}::text else nullif(nullif(sold, 'Here'), 'Elsewhere') end`,
          sql`sold_price = ${sale?.price ?? null}`,
        ]),
  ]
  if (set.length > 0) await sql`update vehicle_ads set ${sql.join(set)} where id = ${id}`.execute(trx)
}

/** Returns expired adverts that are online. */
export async function findOver(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_ads where is_online and not is_deleted and visible_until < ${now} order by visible_until limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Returns published adverts that end in that period and whose sellers were not notified. */
export async function findEnding(db: Db, from: Date, to: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from vehicle_ads d where d.last_status = 'Published' and not d.is_deleted and d.visible_until > ${from} and d.visible_until <= ${to}
      and d.ending_told is distinct from d.visible_until
    order by d.visible_until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Records the notification of the advert's end. */
export async function updateEndingTold(trx: Trx, id: number): Promise<void> {
  await sql`update vehicle_ads set ending_told = visible_until where id = ${id}`.execute(trx)
}

/** Erases the adverts of a card and their texts. Returns the ids of the cars. */
export async function eraseAds(trx: Trx, customerId: number): Promise<number[]> {
  await sql`
    update ad_statuses s set comment = null, created_by = null from vehicle_ads d
    where d.id = s.ad_id and d.customer_id = ${customerId}`.execute(trx)
  const { rows } = await sql<{ ad: number; id: number }>`
    update vehicle_ads set is_deleted = true, due = null, created_by = null, last_modified_by = null
    where customer_id = ${customerId} returning id as ad, disposed_vehicle_id as id`.execute(trx)
  const ads = rows.map(({ ad }) => ad)
  await eraseSheets(trx, 'Ad', ads, [])
  await removeUnseenSheets(trx, 'Ad', ads)
  const ids = rows.map(({ id }) => id)
  await removeDocumentsOf(trx, 'Vehicle', ids)
  return ids
}

/** Stores the device (hash) of an advert that waits for a review; does nothing for other adverts. */
export async function insertDevice(trx: Transaction<Database>, adId: number, device: string, now: Date): Promise<void> {
  await sql`
    insert into ad_devices (ad_id, device, sent)
    select id, ${device}, ${now} from vehicle_ads where id = ${adId} and last_status = 'Submited'
    on conflict (ad_id, device) do update set sent = excluded.sent`.execute(trx)
}

/** Deletes devices without an advert since an instant. */
export async function removeDevices(db: Db, before: Date): Promise<void> {
  await sql`delete from ad_devices where sent < ${before}`.execute(db)
}

/** Returns the submissions of a person's adverts, without device ids. */
export async function findOwnDevices(db: Db, customerId: number): Promise<{ advert: string; sent: string }[]> {
  const { rows } = await sql<{ advert: string; sent: string }>`
    select d.reference as advert, ${sql.raw(iso('m.sent'))} as sent from ad_devices m join vehicle_ads d on d.id = m.ad_id
    where d.customer_id = ${customerId} order by m.sent, d.id`.execute(db)
  return rows
}

/** Deletes the devices of a card's adverts. */
export async function eraseDevices(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`delete from ad_devices m using vehicle_ads d where d.id = m.ad_id and d.customer_id = ${customerId}`.execute(trx)
}

/** Recipient of a message about an advert, with its values. */
export interface Recipient {
  reference: string
  language: Language
  customerId: number
  name: string
  email: string | null
  title: string
  price: number | null
  visibleUntil: Date | null
  boostedUntil: Date | null
  reasons: AdReason[]
  /** comment of the last refusal */
  word: string | null
  /** the pack that was paid last */
  pack: { names: PartlyLocalized; price: number; days: number; billNumber: string } | null
  /** the newest appointment of an inspection, cancelled or not, and the current report */
  visit: {
    key: string
    starts: string
    names: PartlyLocalized
    addresses: PartlyLocalized
    latitude: number
    longitude: number
  } | null
  sheetId: number | null
  /** whole dirhams refunded when the last boosts ended, and that time */
  returned: { amount: number; ended: string } | null
  /** ids of the newest step and purchase: deduplicate messages */
  stepId: number
  boostId: number
}

/** Returns the seller of an advert with the values of the messages. Null when the advert is deleted or the customer erased. */
export async function findRecipient(db: Kysely<Database>, id: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select d.reference, c.language, c.id as "customerId", coalesce(c.company_name, c.first_name) as name, c.email, b.name || ' ' || m.name as title, v.price,
      d.visible_until as "visibleUntil", v.boosted_until as "boostedUntil", d.reasons,
      (select s.comment from ad_statuses s where s.ad_id = d.id and s.type = 'Rejected' order by s.id desc limit 1) as word,
      (select json_build_object('names', x.names, 'price', x.price, 'days', x.days, 'billNumber', coalesce(x.bill_number, ''))
        from ad_boosts x where x.ad_id = d.id and x.paid is not null order by x.paid desc, x.id desc limit 1) as pack,
      (select json_build_object('key', w.key, 'starts', w.starts, 'names', a.names, 'addresses', a.addresses, 'latitude', a.latitude,
          'longitude', a.longitude) from appointments w join storage_areas a on a.id = w.storage_area_id where w.ad_id = d.id
        order by w.id desc limit 1) as visit,
      (select json_build_object('amount', coalesce(sum(x.refund), 0)::int, 'ended', x.ended) from ad_boosts x
        where x.ad_id = d.id and x.ended is not null and x.refund is not null group by x.ended order by x.ended desc limit 1) as returned,
      (select max(t.id) from technical_expertises t where t.ad_id = d.id and t.last_status <> 'Rejected' and not t.is_deleted) as "sheetId",
      coalesce((select max(s.id) from ad_statuses s where s.ad_id = d.id), 0) as "stepId",
      coalesce((select max(x.id) from ad_boosts x where x.ad_id = d.id and x.paid is not null), 0) as "boostId"
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where d.id = ${id} and not d.is_deleted and c.erased is null`.execute(db)
  return rows[0] ?? null
}

/** Returns the last appointment of an advert that was not cancelled; null without one. */
export async function findVisit(db: Db, adId: number): Promise<Appointment | null> {
  const { rows } = await sql<Appointment>`
    select w.key, w.kind, w.status, ${sql.raw(iso('w.starts'))} as starts, ${sql.raw(iso('w.ends'))} as ends,
      json_build_object('id', a.id, 'name', a.name, 'names', a.names) as "storageArea"
    from appointments w join storage_areas a on a.id = w.storage_area_id
    where w.ad_id = ${adId} and w.status <> 'Cancelled' order by w.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
