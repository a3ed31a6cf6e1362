import { type Kysely, sql, type Transaction } from 'kysely'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import { storeJson } from '#domains/catalogue/vehicles/store.ts'
import { removeUnusedBankAccounts } from '#domains/customers/customers/store.ts'
import { removeDocumentsOf } from '#domains/foundation/documents/store.ts'
import { listedModel, unlistedPart } from '#domains/foundation/reference/store.ts'
import type { ContractCar } from '#domains/processes/inspection/rules.ts'
import { eraseSheets, inspectedMileage } from '#domains/processes/inspection/transitions/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { Purchase } from './contract.ts'
import type { OfferReason, SentPaper } from './rules.ts'
import type { PurchaseStatus } from './status.ts'

type Trx = Transaction<Database>

/** Transfer that awaits a second person. */
export interface OpenTransfer {
  id: number
  amount: number
  reference: string
  /** no transfer: the amount is deducted from the car that the owner buys */
  isDeduction: boolean
  preparedBy: string
}

const openTransferJson = (p: string) =>
  `(select json_build_object('id', f.id, 'amount', f.amount, 'reference', f.reference, 'isDeduction', f.is_deduction, 'preparedBy', f.prepared_by) from purchase_transfers f
    where f.purchase_id = ${p}.id and f.state = 'Prepared')`

/** Inserts a transfer to the account of the request; false when another is prepared or the request has no account. */
export async function insertTransfer(
  trx: Trx,
  { id, by, ...order }: { id: number; amount: number; debited: string; reference: string; isDeduction: boolean; by: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into purchase_transfers (purchase_id, amount, debited, bank_account_id, reference, is_deduction, prepared, prepared_by)
    select p.id, ${order.amount}, ${order.debited}, p.bank_account_id, ${order.reference}, ${order.isDeduction}, ${now}, ${by} from vehicle_purchases p
    where p.id = ${id} and p.bank_account_id is not null
    on conflict (purchase_id) where state = 'Prepared' do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Stores the decision on a prepared transfer; false when none is prepared. */
export async function decideTransfer(
  db: Kysely<Database>,
  { id, state, by, remark }: { id: number; state: 'Confirmed' | 'SentBack'; by: string | null; remark: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update purchase_transfers set state = ${state}, decided = ${now}, decided_by = ${by}, remark = ${remark}
    where purchase_id = ${id} and state = 'Prepared' returning id`.execute(db)
  return rows.length > 0
}

type Db = Kysely<Database>

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** Builds the JSON of a vehicle with its make and model; the parameters are table aliases. */
const vehicleJson = (v: string, b: string, m: string) => `json_build_object('id', ${v}.id, 'reference', ${v}.reference,
  'title', ${b}.name || ' ' || ${m}.name, 'brand', ${b}.name, 'model', ${m}.name, 'year', extract(year from ${v}.release_date)::int,
  'releaseDate', ${v}.release_date, 'mileage', ${v}.mileage, 'registrationNumber', ${v}.registration_number,
  'unlisted', ${unlistedPart(b, m)})`

/** Seller data as entered with the request. */
export interface Seller {
  civility: string
  firstName: string
  lastName: string
  companyName: string | null
  /** ICE and trade register number of a company; absent from requests made before these fields existed */
  ice?: string | null
  registrationNumber?: string | null
  idNumber: string | null
  email: string
  phone: string
  city: string
  address: string | null
  addressLine2: string | null
  zip: string | null
}

/** Request as its owner reads it, without actions and required documents. */
export type PurchaseRow = Omit<Purchase, 'actions' | 'papers' | 'tradeIn' | 'findings' | 'otherWays' | 'differences'> & {
  isCompany: boolean
  isHolder: boolean | null
  isUnderCredit: boolean | null
}

/** An offer is visible to the owner only after the transition; before it is internal. */
const offered = `exists (select from purchase_statuses o where o.purchase_id = p.id and o.type = 'QuotationAccepted')`

/** Upper market value by the latest offer (`PurchaseFacts.marketHigh`). */
const marketHigh = `(select case when q.start_value between p.estimated_low and p.estimated_high then p.estimated_high else coalesce(q.start_value * 5 / 4, p.estimated_high) end
    from purchase_quotations q where q.purchase_id = p.id order by q.id desc limit 1)`

const columns =
  sql.raw(`p.id, p.key, p.reference, p.ba_number as "baNumber", p.request_origin as "requestOrigin", p.type, p.last_status as status,
  p.last_status as "lastStatus", json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as customer,
  c.id as "customerId", case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as "providerType",
  p.provider_type_id as "providerTypeId", case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end
    as "requestCancellationReason", p.request_cancellation_reason_id as "requestCancellationReasonId",
  ${vehicleJson('v', 'b', 'm')} as "disposedVehicle", p.disposed_vehicle_id as "disposedVehicleId",
  case when n.id is not null and nb.id is not null and nm.id is not null then ${vehicleJson('n', 'nb', 'nm')} end as "newVehicle", p.new_vehicle_id as "newVehicleId",
  p.desired_vehicle_brand as "desiredVehicleBrand", p.desired_vehicle_model as "desiredVehicleModel",
  case when k.id is not null then json_build_object('id', k.id, 'holder', k.holder, 'bankName', k.bank_name, 'bankNumber', k.bank_number,
    'bankAddress', k.bank_address) end as "bankWireAccount", p.bank_account_id as "bankWireAccountId",
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as "storageArea",
  (select ${storeJson} from storage_areas a join cities c on c.id = a.city_id where a.id = p.storage_area_id) as store,
  (select concat_ws(' ', n.first_name, n.last_name) from purchase_statuses s join accounts n on n.subject = s.created_by
    where s.purchase_id = p.id and s.type = 'Accepted' order by s.id desc limit 1) as adviser,
  (select json_build_object('key', w.key, 'kind', w.kind, 'status', w.status, 'starts', ${iso('w.starts')}, 'ends', ${iso('w.ends')},
      'storageArea', json_build_object('id', wa.id, 'name', wa.name, 'names', wa.names))
    from appointments w join storage_areas wa on wa.id = w.storage_area_id
    where w.purchase_id = p.id and w.status <> 'Cancelled' order by w.id desc limit 1) as appointment,
  case when p.estimated_low is not null and p.estimated_high is not null
    then json_build_object('low', p.estimated_low, 'high', p.estimated_high) end as estimated,
  case when ${offered} then p.quotation end as quotation, case when ${offered} then ${iso('p.quotation_until')} end as "quotationUntil",
  p.wished_price as "wishedPrice", ${marketHigh} as "marketHigh", ${iso('p.transfer_due')} as "transferDue", ${iso('p.paid')} as paid, p.transfer_reference as "transferReference",
  coalesce((select json_agg(json_build_object('amount', q.amount, 'startValue', q.start_value, 'reasons', q.reasons, 'created', ${iso('q.created')})
      order by q.id desc) from purchase_quotations q where q.purchase_id = p.id and q.offered is not null), '[]') as offers,
  coalesce((select json_agg(json_build_object('type', s.type, 'quotation', s.price, 'comment',
      case when s.type in ('Rejected', 'DocumentsRejected', 'DocumentsConformityRejected') then s.comment end, 'created', ${iso('s.created')},
      'vehiclePurchaseId', p.id, 'vehiclePurchase', json_build_object('id', p.id, 'reference', p.reference)) order by s.id)
    from purchase_statuses s where s.purchase_id = p.id), '[]') as statuses,
  coalesce((select json_agg(json_build_object('id', x.id, 'reference', x.reference) order by x.id)
    from technical_expertises x where x.purchase_id = p.id and not x.is_deleted), '[]') as "technicalExpertises",
  coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title, 'body', o.body, 'vehiclePurchaseId', p.id, 'created', ${iso('o.created')})
      order by o.id) from purchase_comments o where o.purchase_id = p.id), '[]') as comments,
  coalesce((select json_agg(json_build_object('id', d.id, 'type', d.type, 'spec', d.spec, 'status', d.status, 'comment', d.comment, 'mimeType', d.mime_type, 'language', d.language, 'isGenerated', d.is_generated,
      'created', ${iso('d.created')}) order by d.created, d.id)
    from documents d where d.owner_type = 'Purchase' and d.owner_id = p.id and not d.is_deleted
      and (not d.is_generated or d.status = 'Published')), '[]') as documents,
  coalesce(p.seller ->> 'civility', c.civility) = 'Société' as "isCompany", p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
  ${iso('p.created')} as created, ${iso('p.last_modified')} as "lastModified"`)
const joins =
  sql.raw(`join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id
  join models m on m.id = v.model_id left join vehicles n on n.id = p.new_vehicle_id left join brands nb on nb.id = n.brand_id
  left join models nm on nm.id = n.model_id
  left join storage_areas a on a.id = p.storage_area_id left join provider_types t on t.id = p.provider_type_id
  left join request_cancellation_reasons r on r.id = p.request_cancellation_reason_id left join bank_wire_accounts k on k.id = p.bank_account_id`)

/** Returns the requests of a customer, latest first, without offers that are not made yet. */
export async function findPurchases(db: Db, customerId: number): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns} from vehicle_purchases p ${joins} where p.customer_id = ${customerId} and not p.is_deleted order by p.id desc`.execute(
    db,
  )
  return rows
}

/** Returns a request as its owner reads it; null for an unknown id. */
export async function findPurchase(db: Db, id: number): Promise<PurchaseRow | null> {
  const { rows } =
    await sql<PurchaseRow>`select ${columns} from vehicle_purchases p ${joins} where p.id = ${id} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Owner of a request: the account, or null with the given phone. */
export interface KeyedPurchase {
  id: number
  owner: string | null
  phone: string | null
}

export async function findByKey(db: Db, key: string): Promise<KeyedPurchase | null> {
  const { rows } = await sql<KeyedPurchase>`
    select p.id, c.user_id as owner, coalesce(p.seller ->> 'phone', c.phone) as phone
    from vehicle_purchases p join customers c on c.id = p.customer_id where p.key = ${key} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

export async function findReasons(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from request_cancellation_reasons order by id`.execute(db)
  return rows
}

/** Data for guards and effects, read under the row lock. */
export interface PurchaseFacts {
  id: number
  key: string
  reference: string
  type: Purchase['type']
  status: PurchaseStatus
  customerId: number
  language: Language
  /** an advert needs an account that can sign in to manage it */
  hasAccount: boolean
  vehicleId: number
  storageAreaId: number | null
  estimatedLow: number | null
  estimatedHigh: number | null
  estimatedFor: CarFacts | null
  areaIsOpen: boolean
  quotation: number | null
  quotationUntil: Date | null
  wishedPrice: number | null
  hasBankAccount: boolean
  hasReason: boolean
  /** prepared transfer that a second person must confirm */
  transfer: OpenTransfer | null
  isCompany: boolean
  isHolder: boolean | null
  isUnderCredit: boolean | null
  releaseDate: string | null
  papers: SentPaper[]
  car: ContractCar
  /**
   * Upper market value in whole dirhams: of the estimate; without one, or when the start value was set outside it, 125 % of the start
   * value. Null without either.
   */
  marketHigh: number | null
  /** time of the first bill since submission; the signed documents belong to this contract */
  contracted: Date | null
}

/** Locks a request and returns the data of its actions; null for an unknown id. */
export async function lockPurchase(trx: Trx, id: number): Promise<PurchaseFacts | null> {
  const { rows } = await sql<PurchaseFacts>`
    select p.id, p.key, p.reference, p.type, p.last_status as status, p.customer_id as "customerId", p.language, p.disposed_vehicle_id as "vehicleId",
      exists (select from customers c where c.id = p.customer_id and c.user_id is not null) as "hasAccount",
      p.storage_area_id as "storageAreaId", p.estimated_low as "estimatedLow", p.estimated_high as "estimatedHigh", p.estimated_for as "estimatedFor",
      coalesce((select not a.is_deactivated and not a.is_deleted from storage_areas a where a.id = p.storage_area_id), false) as "areaIsOpen",
      p.quotation, p.quotation_until as "quotationUntil", p.wished_price as "wishedPrice", p.bank_account_id is not null as "hasBankAccount",
      p.request_cancellation_reason_id is not null as "hasReason", ${sql.raw(openTransferJson('p'))} as transfer,
      coalesce(p.seller ->> 'civility', (select c.civility from customers c where c.id = p.customer_id), '') = 'Société' as "isCompany",
      p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      (select v.release_date::text from vehicles v where v.id = p.disposed_vehicle_id) as "releaseDate",
      coalesce((select json_build_object('modelId', ${sql.raw(listedModel('v'))}, 'chassisNumber', v.chassis_number, 'fuelType', v.fuel_type, 'gearType', v.gear_type,
          'inspectedMileage', ${sql.raw(inspectedMileage('Purchase', 'p.id'))})
        from vehicles v where v.id = p.disposed_vehicle_id), '{}') as car,
      ${sql.raw(marketHigh)} as "marketHigh",
      (select min(s.created) from purchase_statuses s where s.purchase_id = p.id and s.type = 'Billed'
        and s.id > coalesce((select max(o.id) from purchase_statuses o where o.purchase_id = p.id and o.type in ('Submited', 'CustomerAccepted')), 0)) as contracted,
      coalesce((select json_agg(json_build_object('type', d.type, 'status', d.status, 'mimeType', d.mime_type, 'created', ${sql.raw(iso('d.created'))})) from documents d
        where d.owner_type = 'Purchase' and d.owner_id = p.id and not d.is_deleted and not d.is_generated), '[]') as papers
    from vehicle_purchases p where p.id = ${id} and not p.is_deleted for update of p`.execute(trx)
  return rows[0] ?? null
}

/** Changes of a request except its status; omitted fields stay unchanged. */
export interface PurchaseChange {
  quotation?: number
  quotationUntil?: Date
  wishedPrice?: number | null
  reasonId?: number
  due?: Date | null
  bankAccountId?: number
  orderNumber?: string
  billed?: Date
  storageAreaId?: number
  conformed?: Date
  transferDue?: Date
  transferReference?: string
  paid?: Date
}

const columnOf = {
  quotation: 'quotation',
  quotationUntil: 'quotation_until',
  wishedPrice: 'wished_price',
  reasonId: 'request_cancellation_reason_id',
  due: 'due',
  bankAccountId: 'bank_account_id',
  orderNumber: 'ba_number',
  billed: 'invoiced',
  storageAreaId: 'storage_area_id',
  conformed: 'conformed',
  transferDue: 'transfer_due',
  transferReference: 'transfer_reference',
  paid: 'paid',
} as const satisfies Record<keyof PurchaseChange, string>

export async function updatePurchase(trx: Trx, id: number, change: PurchaseChange): Promise<void> {
  const set = Object.entries(columnOf).flatMap(([name, column]) => {
    const value = change[name as keyof PurchaseChange]
    return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]
  })
  if (set.length > 0) await sql`update vehicle_purchases set ${sql.join(set)} where id = ${id}`.execute(trx)
}

/** Stores an offer with its reasons; internal until it is made. */
export async function insertQuotation(
  trx: Trx,
  {
    id,
    amount,
    startValue,
    reasons,
    by,
  }: { id: number; amount: number; startValue: number | null; reasons: readonly OfferReason[]; by: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into purchase_quotations (purchase_id, amount, start_value, reasons, created, created_by)
    values (${id}, ${amount}, ${startValue}, ${JSON.stringify(reasons)}::jsonb, ${now}, ${by})`.execute(trx)
}

/** Marks the latest offer as made. */
export async function updateOffered(trx: Trx, id: number, now: Date): Promise<void> {
  await sql`
    update purchase_quotations set offered = ${now}
    where id = (select max(q.id) from purchase_quotations q where q.purchase_id = ${id})`.execute(trx)
}

/** Returns the next purchase order number. */
export async function nextOrder(trx: Trx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('purchase_order_numbers')::int as number`.execute(trx)
  return (rows[0] as { number: number }).number
}

/** Finds requests whose offer is open, expires before `until`, and has no reminder yet. */
export async function findEnding(db: Db, now: Date, until: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from vehicle_purchases p
    where p.last_status = 'QuotationAccepted' and not p.is_deleted and p.quotation_until > ${now} and p.quotation_until <= ${until}
      and not exists (select from messages g where g.key = 'purchases.offerEnds:' || p.id || ':' ||
        (select max(s.id) from purchase_statuses s where s.purchase_id = p.id) || ':mail')
    order by p.quotation_until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds requests in one of these states since before a time. */
export async function findSilent(db: Db, states: readonly PurchaseStatus[], before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from vehicle_purchases p
    where p.last_status = any(${[...states]}::text[]) and not p.is_deleted
      and (select max(s.created) from purchase_statuses s where s.purchase_id = p.id) < ${before}
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Checks whether a request is still in one of these states since before a time. */
export async function isSilent(trx: Trx, id: number, states: readonly PurchaseStatus[], before: Date): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_purchases p
    where p.id = ${id} and p.last_status = any(${[...states]}::text[])
      and (select max(s.created) from purchase_statuses s where s.purchase_id = p.id) < ${before}`.execute(trx)
  return rows.length > 0
}

/**
 * Erases the texts, requested prices and uploads of a customer's requests. Request, prices and dates stay for accounting, and for a bill
 * also its documents, recipient and account.
 */
export async function erasePurchases(trx: Trx, customerId: number): Promise<void> {
  await sql`
    update purchase_statuses s set comment = null, created_by = null from vehicle_purchases p
    where p.id = s.purchase_id and p.customer_id = ${customerId}`.execute(trx)
  const { rows: all } = await sql<{ id: number; isBilled: boolean }>`
    select id, invoiced is not null as "isBilled" from vehicle_purchases where customer_id = ${customerId}`.execute(trx)
  await eraseSheets(
    trx,
    'Purchase',
    all.map(({ id }) => id),
    all.flatMap(({ id, isBilled }) => (isBilled ? [id] : [])),
  )
  await sql`
    update purchase_transfers f set remark = null from vehicle_purchases p
    where p.id = f.purchase_id and p.customer_id = ${customerId}`.execute(trx)
  await sql`
    delete from purchase_comments c using vehicle_purchases p where p.id = c.purchase_id and p.customer_id = ${customerId}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_purchases where customer_id = ${customerId} and invoiced is null`.execute(trx)
  await removeDocumentsOf(
    trx,
    'Purchase',
    rows.map(({ id }) => id),
  )
  await sql`
    update vehicle_purchases set desired_vehicle_brand = null, desired_vehicle_model = null, draft_key = null, created_by = null,
      seller = case when invoiced is not null then seller end, bank_account_id = case when invoiced is not null then bank_account_id end
    where customer_id = ${customerId}`.execute(trx)
  await removeUnusedBankAccounts(trx, customerId)
}
