import { type Kysely, sql, type Transaction } from 'kysely'
import { updateAppointmentOwner } from '#domains/cases/appointments/store.ts'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import type { VehicleStatus } from '#domains/catalogue/vehicles/status.ts'
import { storeJson } from '#domains/catalogue/vehicles/store.ts'
import { removeUnusedBankAccounts, updateAccountOwner } from '#domains/customers/customers/store.ts'
import { removeDocumentsOf } from '#domains/foundation/documents/store.ts'
import { listedModel, unlistedPart } from '#domains/foundation/reference/store.ts'
import { type ContractCar, phraseTexts } from '#domains/processes/inspection/rules.ts'
import type { ExpertiseStatus } from '#domains/processes/inspection/status.ts'
import { eraseSheets, inspectedMileage } from '#domains/processes/inspection/transitions/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { AgreedTerms, Intermediation } from './contract.ts'
import type { IntermediationStatus } from './status.ts'
import type { IntermediationKind } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Seller data as entered with the request. */
export interface Seller {
  civility: string
  firstName: string
  lastName: string
  companyName: string | null
  idNumber: string | null
  email: string
  phone: string
  city: string
  address: string | null
  addressLine2: string | null
  zip: string | null
}

/** Stored consignment without computed fields, with the sale price. */
export type IntermediationRow = Omit<
  Intermediation,
  'actions' | 'atAskingPrice' | 'atFloorPrice' | 'settlement' | 'payout' | 'differences'
> & {
  salePrice: number | null
  payoutPrepared: string | null
}

type Worth = NonNullable<Intermediation['expertise']>
type StoredFinding = Omit<Worth['findings'][number], 'phrases'> & { phrases: string[] }
type StoredRow = Omit<IntermediationRow, 'expertise'> & { expertise: (Omit<Worth, 'findings'> & { findings: StoredFinding[] }) | null }

/** Replaces the ids of set phrases by their texts. */
function withPhrases({ expertise, ...row }: StoredRow): IntermediationRow {
  const findings = expertise?.findings.map((finding) => ({ ...finding, phrases: phraseTexts(finding.phrases) })) ?? []
  return { ...row, expertise: expertise && { ...expertise, findings } }
}

/** Reservation or open booking of the car. */
const holding = `(select json_build_object('since', ${iso('k.created')}, 'deliveryDate', k.delivery_date) from vehicle_bookings k
    where k.vehicle_id = v.id and not k.has_ended and v.last_status in ('Reserved', 'Booked') order by k.id desc limit 1)`

const columns =
  sql.raw(`i.id, i.key, i.reference, i.ba_number as "baNumber", i.request_origin as "requestOrigin", i.origin, i.type, i.last_status as status,
  i.last_status as "lastStatus", json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as customer,
  c.id as "customerId", json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name, 'brand', b.name, 'model', m.name,
    'year', extract(year from v.release_date)::int, 'releaseDate', v.release_date, 'mileage', v.mileage,
    'registrationNumber', v.registration_number, 'unlisted', ${unlistedPart('b', 'm')}, 'lastStatus', v.last_status, 'price', v.price,
    'isShown', v.last_status in ('Published', 'Reserved', 'Booked') and not v.is_archived,
    'slug', vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, ci.name),
    'picture', (select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id
      and d.type in ('VehiclePicture', 'VehicleGalleryPicture') and d.status = 'Published' and d.width is not null and not d.is_deleted
      order by d.images_order, d.created, d.id limit 1)) as "disposedVehicle",
  i.disposed_vehicle_id as "disposedVehicleId",
  (select json_build_object('id', x.id, 'reference', x.reference, 'lastStatus', x.last_status, 'startValue', x.start_value, 'quotation', x.quotation,
      'findings', coalesce((select json_agg(json_build_object('names', g.titles, 'quantity', q.quantity, 'amount', -(q.cost * q.quantity),
          'phrases', q.phrases, 'comment', nullif(q.comment, '')) order by g.position)
        from check_part_quotations q join check_parts g on g.id = q.check_part_id
        where q.expertise_id = x.id and q.action in ('Repair', 'Replacement') and q.cost * q.quantity > 0), '[]'))
    from technical_expertises x where x.intermediation_id = i.id and x.last_status <> 'Rejected' and not x.is_deleted) as expertise,
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as "storageArea",
  (select ${storeJson} from storage_areas a join cities c on c.id = a.city_id where a.id = i.storage_area_id) as store,
  (select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = i.assigned_to) as adviser,
  (select json_build_object('key', w.key, 'starts', ${iso('w.starts')},
      'storageArea', json_build_object('id', wa.id, 'name', wa.name, 'names', wa.names))
    from appointments w join storage_areas wa on wa.id = w.storage_area_id
    where w.intermediation_id = i.id and w.status <> 'Cancelled' order by w.id desc limit 1) as appointment,
  case when i.estimated_low is not null and i.estimated_high is not null
    then json_build_object('low', i.estimated_low, 'high', i.estimated_high) end as estimated,
  i.terms as "intermediationType", i.intermediation_type_id as "intermediationTypeId", i.asking_price as "askingPrice",
  i.floor_price as "floorPrice", i.floor_reason as "floorReason", i.wished_floor as "wishedFloor", ${iso('i.agreed')} as agreed, ${iso('i.contracted')} as contracted,
  i.mandate_until::text as "mandateUntil", ${iso('i.signed')} as signed, i.signed_by as "signedBy", ${holding} as held,
  ${iso('i.sold')} as sold, i.sale_price as "salePrice",
  case when k.id is not null then json_build_object('id', k.id, 'holder', k.holder, 'bankName', k.bank_name, 'bankNumber', k.bank_number,
    'bankAddress', k.bank_address) end as "bankWireAccount", i.bank_account_id as "bankWireAccountId",
  ${iso('i.transfer_due')} as "transferDue", ${iso('i.payout_prepared')} as "payoutPrepared", ${iso('i.paid')} as paid,
  i.transfer_reference as "transferReference",
  case when i.signed is not null and v.published_at is not null then json_build_object('since', ${iso('v.published_at')},
    'views', (select coalesce(sum(w.views), 0)::int from intermediation_views w where w.intermediation_id = i.id),
    'favourites', (select count(*) from favourites f where f.vehicle_id = v.id),
    'questions', (select count(*) from contact_requests q where q.vehicle_id = v.id and q.created >= i.signed),
    'bookings', (select count(*) from vehicle_bookings o where o.vehicle_id = v.id and o.created >= i.signed and o.last_status <> 'Draft'),
    'pricePosition', v.price_position) end as interest,
  coalesce((select json_agg(json_build_object('type', s.type, 'price', s.price, 'comment', case when s.type = 'Rejected' then s.comment end,
      'created', ${iso('s.created')}, 'intermediationId', i.id,
      'intermediation', json_build_object('id', i.id, 'reference', i.reference)) order by s.id)
    from intermediation_statuses s where s.intermediation_id = i.id), '[]') as statuses,
  coalesce((select json_agg(json_build_object('id', x.id, 'reference', x.reference) order by x.id)
    from technical_expertises x where x.intermediation_id = i.id and not x.is_deleted), '[]') as "technicalExpertises",
  coalesce((select json_agg(json_build_object('title', s.type, 'body', s.comment, 'vehicleIntermediationId', i.id) order by s.id)
    from intermediation_statuses s where s.intermediation_id = i.id and s.type = 'Rejected' and s.comment is not null), '[]') as comments,
  coalesce((select json_agg(json_build_object('id', d.id, 'type', d.type, 'status', d.status, 'comment', d.comment, 'mimeType', d.mime_type,
      'language', d.language, 'isGenerated', d.is_generated, 'created', ${iso('d.created')}) order by d.created, d.id)
    from documents d where d.owner_type = 'Intermediation' and d.owner_id = i.id and not d.is_deleted
      and (not d.is_generated or (d.status = 'Published' and d.superseded is null))), '[]') as documents,
  ${iso('i.created')} as created, ${iso('i.last_modified')} as "lastModified"`)
const joins =
  sql.raw(`join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id join brands b on b.id = v.brand_id
  join models m on m.id = v.model_id left join storage_areas a on a.id = i.storage_area_id left join cities ci on ci.id = a.city_id
  left join bank_wire_accounts k on k.id = i.bank_account_id`)

/** Returns the consignments of a customer, latest first. */
export async function findIntermediations(db: Db, customerId: number): Promise<IntermediationRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from vehicle_intermediations i ${joins} where i.customer_id = ${customerId} and not i.is_deleted
    order by i.id desc`.execute(db)
  return rows.map(withPhrases)
}

/** Returns a consignment as its owner reads it; null for an unknown id. */
export async function findIntermediation(db: Db, id: number): Promise<IntermediationRow | null> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from vehicle_intermediations i ${joins} where i.id = ${id} and not i.is_deleted`.execute(db)
  return rows[0] ? withPhrases(rows[0]) : null
}

/** Owner of a consignment: the account, or null with the given phone. */
export interface KeyedIntermediation {
  id: number
  owner: string | null
  phone: string | null
}

export async function findByKey(db: Db, key: string): Promise<KeyedIntermediation | null> {
  const { rows } = await sql<KeyedIntermediation>`
    select i.id, c.user_id as owner, coalesce(i.seller ->> 'phone', c.phone) as phone
    from vehicle_intermediations i join customers c on c.id = i.customer_id where i.key = ${key} and not i.is_deleted`.execute(db)
  return rows[0] ?? null
}

/**
 * Assigns a consignment without an account, its bank account and its appointments to a customer. Replaces the key, because the sender may
 * be another person. Returns the new key; null when it has an owner or another e-mail than `email`.
 */
export async function takeIntermediation(
  trx: Trx,
  id: number,
  { customerId, email }: { customerId: number; email: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ key: string; bankAccountId: number | null }>`
    update vehicle_intermediations i set customer_id = ${customerId}, key = gen_random_uuid()
    from customers c where c.id = i.customer_id and i.id = ${id} and c.user_id is null and c.erased is null and not i.is_deleted
      and (${email}::text is null or i.seller ->> 'email' = ${email})
    returning i.key, i.bank_account_id as "bankAccountId"`.execute(trx)
  const [taken] = rows
  if (!taken) return null
  if (taken.bankAccountId !== null) await updateAccountOwner(trx, taken.bankAccountId, customerId)
  await updateAppointmentOwner(trx, { intermediationId: id }, customerId)
  return taken.key
}

/** Data for guards and effects, read under the row lock. */
export interface IntermediationFacts {
  id: number
  key: string
  reference: string
  status: IntermediationStatus
  type: IntermediationKind
  customerId: number
  language: Language
  /** an advert needs an account that can sign in to manage it */
  hasAccount: boolean
  vehicleId: number
  vehicleStatus: VehicleStatus
  storageAreaId: number | null
  estimatedLow: number | null
  estimatedHigh: number | null
  estimatedFor: CarFacts | null
  /** inspection that was not rejected */
  sheet: { id: number; status: ExpertiseStatus; quotation: number | null } | null
  areaIsOpen: boolean
  askingPrice: number | null
  floorPrice: number | null
  wishedFloor: number | null
  terms: AgreedTerms | null
  agreed: Date | null
  /** signed on the tablet, or a signed contract was uploaded and not rejected */
  isDrawn: boolean
  isSignedCopyThere: boolean
  /** faces of the registration card and the owner's identity; required for the contract */
  hasGreyCard: boolean
  hasIdentity: boolean
  held: { since: string; deliveryDate: string | null } | null
  bookingId: number | null
  salePrice: number | null
  netPayout: number | null
  hasBankAccount: boolean
  preparedBy: string | null
  isPrepared: boolean
  isPaid: boolean
  car: ContractCar
}

/** Checks for an upload of these types that is not rejected; `more`: further condition. */
const sent = (
  types: string,
  more = 'true',
) => `exists (select from documents d where d.owner_type = 'Intermediation' and d.owner_id = i.id and not d.is_deleted
  and not d.is_generated and d.status <> 'Rejected' and d.type in (${types}) and ${more})`

/** Locks a consignment and returns the data of its actions; null for an unknown id. */
export async function lockIntermediation(trx: Trx, id: number): Promise<IntermediationFacts | null> {
  const { rows } = await sql<IntermediationFacts>`
    select i.id, i.key, i.reference, i.last_status as status, i.type, i.customer_id as "customerId", i.language, i.disposed_vehicle_id as "vehicleId",
      exists (select from customers c where c.id = i.customer_id and c.user_id is not null) as "hasAccount", v.last_status as "vehicleStatus", i.storage_area_id as "storageAreaId", i.estimated_low as "estimatedLow", i.estimated_high as "estimatedHigh", i.estimated_for as "estimatedFor",
      (select json_build_object('id', x.id, 'status', x.last_status, 'quotation', x.quotation) from technical_expertises x
        where x.intermediation_id = i.id and x.last_status <> 'Rejected' and not x.is_deleted) as sheet,
      coalesce((select not a.is_deactivated and not a.is_deleted from storage_areas a where a.id = i.storage_area_id), false) as "areaIsOpen",
      i.asking_price as "askingPrice", i.floor_price as "floorPrice", i.wished_floor as "wishedFloor", i.terms, i.agreed,
      i.signature_document is not null as "isDrawn",
      ${sql.raw(sent(`'IntermediationContractIndividual', 'IntermediationContractGarageOwner'`, 'd.created >= i.contracted'))} as "isSignedCopyThere",
      ${sql.raw(sent(`'VehicleGrayCard'`))} as "hasGreyCard", ${sql.raw(sent(`'CustomerCIN', 'CustomerRC'`))} as "hasIdentity",
      ${sql.raw(holding)} as held, i.booking_id as "bookingId", i.sale_price as "salePrice", i.net_payout as "netPayout",
      i.bank_account_id is not null as "hasBankAccount", i.payout_prepared_by as "preparedBy", i.payout_prepared is not null as "isPrepared",
      i.paid is not null as "isPaid",
      json_build_object('modelId', ${sql.raw(listedModel('v'))}, 'chassisNumber', v.chassis_number, 'fuelType', v.fuel_type, 'gearType', v.gear_type,
        'inspectedMileage', ${sql.raw(inspectedMileage('Intermediation', 'i.id'))}) as car
    from vehicle_intermediations i join vehicles v on v.id = i.disposed_vehicle_id
    where i.id = ${id} and not i.is_deleted for update of i`.execute(trx)
  return rows[0] ?? null
}

/** Changes of a consignment except its status; omitted fields stay unchanged. */
export interface IntermediationChange {
  type?: IntermediationKind
  typeId?: number
  askingPrice?: number
  floorPrice?: number
  floorReason?: string | null
  terms?: string
  wishedFloor?: number | null
  agreed?: Date | null
  agreedBy?: string | null
  assignedTo?: string | null
  contracted?: Date
  mandateUntil?: string
  orderNumber?: string
  signed?: Date
  signedBy?: string
  signatureDocument?: string | null
  bookingId?: number
  salePrice?: number
  sold?: Date
  netPayout?: number
  transferDue?: Date
  bankAccountId?: number
  payoutPrepared?: Date | null
  payoutPreparedBy?: string | null
  paid?: Date
  paidBy?: string | null
  transferReference?: string
  due?: Date | null
}

const columnOf = {
  type: 'type',
  typeId: 'intermediation_type_id',
  askingPrice: 'asking_price',
  floorPrice: 'floor_price',
  floorReason: 'floor_reason',
  terms: 'terms',
  wishedFloor: 'wished_floor',
  agreed: 'agreed',
  agreedBy: 'agreed_by',
  assignedTo: 'assigned_to',
  contracted: 'contracted',
  mandateUntil: 'mandate_until',
  orderNumber: 'ba_number',
  signed: 'signed',
  signedBy: 'signed_by',
  signatureDocument: 'signature_document',
  bookingId: 'booking_id',
  salePrice: 'sale_price',
  sold: 'sold',
  netPayout: 'net_payout',
  transferDue: 'transfer_due',
  bankAccountId: 'bank_account_id',
  payoutPrepared: 'payout_prepared',
  payoutPreparedBy: 'payout_prepared_by',
  paid: 'paid',
  paidBy: 'paid_by',
  transferReference: 'transfer_reference',
  due: 'due',
} as const satisfies Record<keyof IntermediationChange, string>

export async function updateIntermediation(trx: Trx, id: number, change: IntermediationChange): Promise<void> {
  const set = Object.entries(columnOf).flatMap(([name, column]) => {
    const value = change[name as keyof IntermediationChange]
    return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]
  })
  if (set.length > 0) await sql`update vehicle_intermediations set ${sql.join(set)} where id = ${id}`.execute(trx)
}

/** Returns the consignment of a car on sale with the price of its delivered booking; null for another car. */
export async function findOnSale(trx: Trx, vehicleId: number): Promise<{ id: number; bookingId: number; price: number } | null> {
  const { rows } = await sql<{ id: number; bookingId: number; price: number }>`
    select i.id, k.id as "bookingId", k.price from vehicle_intermediations i join vehicle_bookings k on k.vehicle_id = i.disposed_vehicle_id
    where i.disposed_vehicle_id = ${vehicleId} and i.last_status = 'ContractSigned' and not i.is_deleted and k.last_status = 'Delivered'
    order by k.id desc limit 1`.execute(trx)
  return rows[0] ?? null
}

/**
 * Erases the texts, requested prices and uploads of a customer's consignments. For a signed one the contract, settlement and contracting
 * party stay for accounting.
 */
export async function eraseIntermediations(trx: Trx, customerId: number): Promise<void> {
  await sql`
    update intermediation_statuses s set comment = null, created_by = null from vehicle_intermediations i
    where i.id = s.intermediation_id and i.customer_id = ${customerId}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_intermediations where customer_id = ${customerId} and signed is null`.execute(trx)
  const all = await sql<{ id: number; isSigned: boolean }>`
    select id, signed is not null as "isSigned" from vehicle_intermediations where customer_id = ${customerId}`.execute(trx)
  await eraseSheets(
    trx,
    'Intermediation',
    all.rows.map(({ id }) => id),
    all.rows.filter(({ isSigned }) => isSigned).map(({ id }) => id),
  )
  await removeDocumentsOf(
    trx,
    'Intermediation',
    rows.map(({ id }) => id),
  )
  await sql`
    update vehicle_intermediations set draft_key = null, created_by = null, wished_floor = null, floor_reason = null,
      seller = case when signed is not null then seller end, bank_account_id = case when sold is not null then bank_account_id end
    where customer_id = ${customerId}`.execute(trx)
  await removeUnusedBankAccounts(trx, customerId)
}

/** Recipient of a message and the values of its text. */
export interface Recipient {
  key: string
  reference: string
  language: Language
  customerId: number
  isGuest: boolean
  name: string
  email: string | null
  phone: string | null
  title: string
  askingPrice: number | null
  floorPrice: number | null
  floorReason: string | null
  wishedFloor: number | null
  terms: AgreedTerms | null
  salePrice: number | null
  netPayout: number | null
  mandateUntil: string | null
  transferDue: Date | null
  transferReference: string | null
  store: { names: PartlyLocalized; addresses: PartlyLocalized; phone: string; latitude: number; longitude: number } | null
  visit: { key: string; starts: string } | null
  /** id of the latest status */
  statusId: number
}

/** Returns the owner of a consignment with the values of the messages. Null for an erased customer. */
export async function findRecipient(db: Kysely<Database>, id: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select i.key, i.reference, i.language, c.id as "customerId", c.user_id is null as "isGuest",
      coalesce(i.seller ->> 'companyName', i.seller ->> 'firstName', c.first_name) as name, coalesce(c.email, i.seller ->> 'email') as email,
      coalesce(i.seller ->> 'phone', c.phone) as phone, b.name || ' ' || m.name as title, i.asking_price as "askingPrice",
      i.floor_price as "floorPrice", i.floor_reason as "floorReason", i.wished_floor as "wishedFloor", i.terms, i.sale_price as "salePrice", i.net_payout as "netPayout",
      i.mandate_until::text as "mandateUntil", i.transfer_due as "transferDue", i.transfer_reference as "transferReference",
      case when a.id is not null then json_build_object('names', a.names, 'addresses', a.addresses, 'phone', a.phone, 'latitude', a.latitude,
        'longitude', a.longitude) end as store,
      (select json_build_object('key', w.key, 'starts', w.starts) from appointments w
        where w.intermediation_id = i.id and w.status = 'Booked' order by w.id desc limit 1) as visit,
      coalesce((select max(s.id) from intermediation_statuses s where s.intermediation_id = i.id), 0) as "statusId"
    from vehicle_intermediations i join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join storage_areas a on a.id = i.storage_area_id
    where i.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}
