import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import type { requestOrigins } from '#domains/customers/customers/rules.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { type Buyer, type LedgerEntry, type Loan, ledgerReasons, type PaymentMethod, type PaymentType } from './contract.ts'
import type { BookingStatus, SaleStatus } from './status.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Reason = NonNullable<LedgerEntry['reason']>

export const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The car of booking `k` in lists, as JSON; needs `vehicleJoins`. */
export const vehicleJson = sql.raw(`json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name,
  'slug', vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name),
  'year', extract(year from v.release_date)::int,
  'picture', (select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id
    and d.type in ('VehiclePicture', 'VehicleGalleryPicture') and d.status = 'Published' and d.width is not null and not d.is_deleted
    order by d.images_order, d.created, d.id limit 1))`)
export const vehicleJoins =
  sql.raw(`join vehicles v on v.id = k.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
  left join cities c on c.id = v.city_id`)

/** excludes the comments that staff write on corrections */
const reasons = ledgerReasons.map((reason) => `'${reason}'`).join(', ')

/** The ledger of a booking for its customer, without corrected entries. */
export const ledgerJson = sql.raw(`coalesce((select json_agg(json_build_object('kind', l.kind, 'amount', l.amount,
  'reason', case when l.reason in (${reasons}) then l.reason end, 'method', l.method,
  'created', ${iso('l.created')}) order by l.id) from booking_ledger l where l.booking_id = k.id
    and l.kind <> 'Corrected' and not exists (select from booking_ledger c where c.corrects = l.id)), '[]')`)

/** The buyer; empty after erasure. */
export type StoredBuyer = Buyer | Record<string, never>

/** A booking as transitions read it. */
export interface BookingRow {
  id: number
  key: string
  reference: string
  saleId: number
  vehicleId: number
  customerId: number
  buyer: StoredBuyer
  termsVersion: string | null
  language: Language
  storageAreaId: number | null
  listedPrice: number
  price: number
  newPrice: number | null
  deposit: number
  paymentId: string | null
  holdUntil: Date
  loanAdvance: number | null
  loanMonths: number | null
  delivered: Date | null
  status: BookingStatus
}

const bookingColumns = sql.raw(`k.id, k.key, k.reference, k.sale_id as "saleId", k.vehicle_id as "vehicleId", k.customer_id as "customerId",
  k.buyer, k.terms_version as "termsVersion", k.language, k.storage_area_id as "storageAreaId", k.listed_price as "listedPrice", k.price, k.new_price as "newPrice",
  k.advance_amount as deposit, k.payment_id as "paymentId", k.hold_until as "holdUntil", k.loan_advance as "loanAdvance",
  k.loan_months as "loanMonths", k.delivered, k.last_status as status`)

/**
 * Locks the sale of a booking before the booking: each step updates the sale, and an assignment updates all bookings of a sale. Serialises
 * the steps of one sale.
 */
export async function lockSaleOf(trx: Db, bookingId: number): Promise<void> {
  await sql`
    select from vehicle_sales where id = (select sale_id from vehicle_bookings where id = ${bookingId}) for update`.execute(trx)
}

/** Locks a booking, after its sale, until the transaction ends. Returns null for an unknown id. */
export async function lockBooking(trx: Trx, id: number): Promise<BookingRow | null> {
  await lockSaleOf(trx, id)
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from vehicle_bookings k where k.id = ${id} and not k.is_deleted for update`.execute(trx)
  return rows[0] ?? null
}

/** A booking found by its key. */
export interface KeyedBooking {
  id: number
  customerId: number
  /** the account of its card, if any */
  owner: string | null
  /** of the buyer; null after erasure */
  phone: string | null
  status: BookingStatus
}

/** Returns a booking by its key, with its card and that card's account, if any; null for an unknown key. */
export async function findByKey(db: Db, key: string): Promise<KeyedBooking | null> {
  const { rows } = await sql<KeyedBooking>`
    select k.id, k.customer_id as "customerId", c.user_id as owner, k.buyer ->> 'phone' as phone, k.last_status as status
    from vehicle_bookings k join customers c on c.id = k.customer_id where k.key = ${key} and not k.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** The car of a new booking. */
export interface FreeCar {
  id: number
  status: VehicleStatus
  /** null: hidden, so that the car cannot be booked */
  price: number | null
  storageAreaId: number | null
}

export const bookable = sql.raw(`not v.is_deleted and not v.is_archived and v.operation_type <> 'Ad'`)

/** Returns the current state of a bookable car; null otherwise. */
export async function findCar(db: Db, id: number): Promise<FreeCar | null> {
  const { rows } = await sql<FreeCar>`
    select v.id, v.last_status as status, v.price, v.storage_area_id as "storageAreaId"
    from vehicles v where v.id = ${id} and ${bookable}`.execute(db)
  return rows[0] ?? null
}

/** A locked car; not `bookable` when it is withdrawn or has no price. */
export interface LockedCar extends FreeCar {
  bookable: boolean
  isBoosted: boolean
}

/** Locks a car until the transaction ends, bookable or not. Returns null for an unknown id. */
export async function seekCar(trx: Trx, id: number): Promise<LockedCar | null> {
  const { rows } = await sql<LockedCar>`
    /* prepared */ select v.id, v.last_status as status, v.price, v.storage_area_id as "storageAreaId",
      (${bookable} and v.price is not null and v.price > 0) as bookable,
      (v.boosted_until is not null or v.boost_left is not null) as "isBoosted"
    from vehicles v where v.id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Locks a car that exists. */
export async function lockCar(trx: Trx, id: number): Promise<LockedCar> {
  const car = await seekCar(trx, id)
  if (!car) throw new Error(`vehicle ${id} is not there`)
  return car
}

/** Returns whether a booked car was in stock but unpublished before. Such a car is not published after a cancellation. */
export async function wasOffSale(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ before: VehicleStatus }>`
    select s.type as before from vehicle_statuses s
    where s.vehicle_id = ${id} and s.id < (select max(b.id) from vehicle_statuses b where b.vehicle_id = ${id} and b.type = 'Booked')
    order by s.id desc limit 1`.execute(trx)
  return rows[0]?.before === 'Active'
}

/** A person interested in a car: a card, the contact data of a visitor without an account, or both. */
export interface Asker {
  customerId: number | null
  visitor: { email: string; phone: string } | null
}

/** Relation of a person to a car. */
export interface Standing {
  /** the person's card; null for a visitor without one */
  customerId: number | null
  /** has an open booking of the car */
  isOwn: boolean
  /** number of unpaid holds; those of visitors count by phone, under any e-mail address, and never for an account */
  holds: number
  /** first entry of the car's waiting list */
  turn: PlaceTurn | null
  /** an expired hold of the car, and an expired offer */
  overHold: number | null
  overOffer: number | null
}

/** Returns the current relation of a person to a car. */
export async function findStanding(trx: Trx, vehicleId: number, asker: Asker, now: Date): Promise<Standing> {
  const { email, phone } = asker.visitor ?? { email: null, phone: null }
  const { rows } = await sql<Standing>`
    /* prepared */ with asker as (
      select coalesce(${asker.customerId}::int, (select c.id from customers c
        where c.user_id is null and not c.is_deleted and c.email = ${email}::text and c.phone = ${phone}::text)) as id
    )
    select (select id from asker) as "customerId",
      exists (select from vehicle_bookings k where k.vehicle_id = ${vehicleId} and k.customer_id = (select id from asker)
        and not k.is_deleted and not k.has_ended) as "isOwn",
      (select count(*)::int from vehicle_bookings k join customers c on c.id = k.customer_id
        where k.last_status = 'Draft'
          and (k.customer_id = (select id from asker) or c.user_id is null and k.buyer ->> 'phone' = ${phone}::text)) as holds,
      (select json_build_object('id', p.id, 'customerId', p.customer_id, 'state', p.state) from booking_places p
        where p.vehicle_id = ${vehicleId} and (p.state = 'Offered' or p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now})
        order by p.state, p.id limit 1) as turn,
      (select k.id from vehicle_bookings k where k.vehicle_id = ${vehicleId} and k.last_status = 'Draft' and k.hold_until <= ${now} limit 1) as "overHold",
      (select p.id from booking_places p where p.vehicle_id = ${vehicleId} and p.state = 'Offered' and p.offered_until <= ${now} limit 1) as "overOffer"`.execute(
    trx,
  )
  return rows[0] as Standing
}

/** First entry of a waiting list: the one with an offer, otherwise the first that waits. */
export interface PlaceTurn {
  id: number
  customerId: number
  state: 'Offered' | 'Waiting'
}

/** Input of a new booking. */
export interface NewBooking {
  /** access key; a UUID */
  key: string
  /** the sale to join; null creates one */
  saleId: number | null
  vehicleId: number
  customerId: number
  buyer: Buyer
  termsVersion: string | null
  language: Language
  storageAreaId: number | null
  price: number
  deposit: number
  /** payment of the deposit; null without a deposit */
  paymentId: string | null
  holdUntil: Date
  loan: Loan | null
  by: string | null
  /** year of the references */
  year: string
  /** origin; the website by default */
  origin?: (typeof requestOrigins)[number]
  /** the booking whose car is exchanged for this one */
  exchangeOf?: number
}

const reference = (letters: string, year: string, sequence: string) =>
  sql`${`${letters}-${year}-`}::text || lpad(nextval(${sequence}::regclass)::text, 6, '0')`

/** Inserts a booking as Draft, with its sale unless it joins one, in one statement. */
export async function insertBooking(trx: Trx, made: NewBooking, now: Date): Promise<{ id: number; reference: string; saleId: number }> {
  const { rows } = await sql<{ id: number; reference: string; saleId: number }>`
    /* prepared */ with opened as (
      insert into vehicle_sales (reference, customer_id, storage_area_id, last_status, created, last_modified, created_by)
      select ${reference('VT', made.year, 'sale_references')}, ${made.customerId}, ${made.storageAreaId}::int, 'Draft', ${now}, ${now}, ${made.by}
      where ${made.saleId}::int is null returning id
    ), sale_noted as (
      insert into sale_statuses (sale_id, type, created, created_by) select id, 'Draft', ${now}, ${made.by} from opened
    ), booked as (
      insert into vehicle_bookings (key, reference, sale_id, vehicle_id, customer_id, buyer, terms_version, language, storage_area_id, listed_price,
        price, advance_amount, payment_id, hold_until, loan_advance, loan_months, request_origin, exchange_of, last_status, created,
        last_modified, created_by)
      values (${made.key}, ${reference('RV', made.year, 'booking_references')}, coalesce(${made.saleId}::int, (select id from opened)), ${made.vehicleId},
        ${made.customerId}, ${JSON.stringify(made.buyer)}::jsonb, ${made.termsVersion}, ${made.language}, ${made.storageAreaId}, ${made.price},
        ${made.price}, ${made.deposit}, ${made.paymentId}, ${made.holdUntil}, ${made.loan?.advance ?? null}, ${made.loan?.months ?? null},
        ${made.origin ?? 'FO'}, ${made.exchangeOf ?? null}, 'Draft', ${now}, ${now}, ${made.by})
      returning id, reference, sale_id
    ), noted as (
      insert into booking_statuses (booking_id, type, created, created_by) select id, 'Draft', ${now}, ${made.by} from booked
    )
    select id, reference, sale_id as "saleId" from booked`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no booking was made')
  return row
}

/** Updates a booking with a step. */
export async function updateBooking(
  trx: Trx,
  id: number,
  change: Partial<{
    due: Date | null
    price: number
    newPrice: number | null
    paymentType: PaymentType
    paymentMethod: PaymentMethod
    warrantyPackId: number | null
    loanAdvance: number
    loanMonths: number
    isExpired: boolean
  }>,
): Promise<void> {
  const columns = {
    due: 'due',
    price: 'price',
    newPrice: 'new_price',
    paymentType: 'payment_type',
    paymentMethod: 'payment_method',
    warrantyPackId: 'warranty_pack_id',
    loanAdvance: 'loan_advance',
    loanMonths: 'loan_months',
    isExpired: 'is_expired',
  } as const
  const parts = Object.entries(change).map(([name, value]) => sql`${sql.ref(columns[name as keyof typeof columns])} = ${value}`)
  if (parts.length > 0) await sql`update vehicle_bookings set ${sql.join(parts)} where id = ${id}`.execute(trx)
}

/** Inserts a ledger entry, once per kind and payment. Returns false for a duplicate. */
export async function insertLedger(
  trx: Trx,
  line: {
    bookingId: number
    kind: LedgerEntry['kind']
    amount: number
    reason?: Reason | null
    paymentId: string | null
    by: string | null
  },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into booking_ledger (booking_id, kind, amount, reason, payment_id, created, created_by)
    values (${line.bookingId}, ${line.kind}, ${line.amount}, ${line.reason ?? null}, ${line.paymentId}, ${now}, ${line.by})
    on conflict (payment_id, kind) where payment_id is not null do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Returns the deposit that is held, neither refunded nor retained; null when there is none. */
export async function findDeposit(trx: Trx, bookingId: number): Promise<{ paymentId: string; amount: number; held: Date } | null> {
  const { rows } = await sql<{ paymentId: string; amount: number; held: Date }>`
    select l.payment_id as "paymentId", l.amount, l.created as held from booking_ledger l
    where l.booking_id = ${bookingId} and l.kind = 'Held' and l.payment_id is not null and not exists (
      select from booking_ledger o where o.payment_id = l.payment_id and o.kind in ('Returning', 'Returned', 'Kept'))`.execute(trx)
  return rows[0] ?? null
}

/** Returns the kinds of a booking's ledger entries. */
export async function findLedgerKinds(trx: Trx, bookingId: number): Promise<LedgerEntry['kind'][]> {
  const { rows } = await sql<{ kind: LedgerEntry['kind'] }>`
    select distinct kind from booking_ledger where booking_id = ${bookingId}`.execute(trx)
  return rows.map(({ kind }) => kind)
}

export async function findSaleStatus(trx: Trx, saleId: number): Promise<SaleStatus | null> {
  const { rows } = await sql<{ status: SaleStatus }>`select last_status as status from vehicle_sales where id = ${saleId}`.execute(trx)
  return rows[0]?.status ?? null
}

/** Returns the id and the comment of a booking's last status row. */
export async function findLastStatus(trx: Trx, bookingId: number): Promise<{ id: number; comment: string | null } | null> {
  const { rows } = await sql<{ id: number; comment: string | null }>`
    select id, comment from booking_statuses where booking_id = ${bookingId} order by id desc limit 1`.execute(trx)
  return rows[0] ?? null
}

/** Returns bookings with an expired, unpaid hold, oldest first. */
export async function findOverHolds(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_bookings where last_status = 'Draft' and hold_until <= ${now} and not is_deleted order by hold_until, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The name of the buyer in documents, by the alias of the booking; null without a buyer. */
export const buyerName = (booking: string) =>
  sql.raw(`nullif(coalesce(${booking}.buyer ->> 'companyName',
    trim(coalesce(${booking}.buyer ->> 'firstName', '') || ' ' || coalesce(${booking}.buyer ->> 'lastName', ''))), '')`)

/** A member of staff: subject, and visible areas (null: all). */
export interface Viewer {
  subject: string
  within: number[] | null
}

/** Matches records of the viewer's areas, without an area, or assigned to the viewer. `of`: alias of a booking or a sale. */
export function inSight({ within, subject }: Viewer, of: 'b' | 's' = 'b'): RawBuilder<unknown> {
  if (within === null) return sql`true`
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql`(${column('storage_area_id')} = any(${within}) or ${column('storage_area_id')} is null or ${column('assigned_to')} = ${subject})`
}

/** Locks a visible booking after its sale. Returns its status, and whether the viewer is its customer; null when it is not visible. */
export async function lockSeen(db: Db, viewer: Viewer, id: number): Promise<{ status: BookingStatus; isOwn: boolean } | null> {
  await lockSaleOf(db, id)
  const { rows } = await sql<{ status: BookingStatus; isOwn: boolean }>`
    select b.last_status as status,
      exists (select from customers c where c.id = b.customer_id and c.user_id = ${viewer.subject}) as "isOwn" from vehicle_bookings b
    where b.id = ${id} and not b.is_deleted and b.last_status <> 'Draft' and ${inSight(viewer)} for update`.execute(db)
  return rows[0] ?? null
}

/** Returns whether the viewer may see a booking. */
export async function isSeen(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_bookings b
    where b.id = ${id} and not b.is_deleted and b.last_status <> 'Draft' and ${inSight(viewer)}`.execute(db)
  return rows.length > 0
}
