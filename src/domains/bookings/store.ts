import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { VehicleStatus } from '../vehicles/contract.ts'
import type {
  BookedVehicle,
  BookingStatus,
  Buyer,
  CustomerBooking,
  CustomerSale,
  LedgerEntry,
  Loan,
  PaymentMethod,
  PaymentType,
  placeStates,
  SaleStatus,
  WarrantyPack,
} from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Reason = NonNullable<LedgerEntry['reason']>

/** Who buys; emptied when the owner of the card left. */
export type StoredBuyer = Buyer | Record<string, never>

/** A booking as its moves need it. */
export interface BookingRow {
  id: number
  key: string
  reference: string
  saleId: number
  vehicleId: number
  customerId: number
  buyer: StoredBuyer
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
  k.buyer, k.language, k.storage_area_id as "storageAreaId", k.listed_price as "listedPrice", k.price, k.new_price as "newPrice",
  k.advance_amount as deposit, k.payment_id as "paymentId", k.hold_until as "holdUntil", k.loan_advance as "loanAdvance",
  k.loan_months as "loanMonths", k.delivered, k.last_status as status`)

/** A booking, locked until the transaction ends; null for an unknown id. */
export async function lockBooking(trx: Trx, id: number): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from vehicle_bookings k where k.id = ${id} and not k.is_deleted for update`.execute(trx)
  return rows[0] ?? null
}

/** Number and owner of a booking by its key; null for an unknown one. */
export async function findByKey(db: Db, key: string): Promise<{ id: number; customerId: number; status: BookingStatus } | null> {
  const { rows } = await sql<{ id: number; customerId: number; status: BookingStatus }>`
    select id, customer_id as "customerId", last_status as status from vehicle_bookings where key = ${key} and not is_deleted`.execute(db)
  return rows[0] ?? null
}

/** The car of a booking that is to be made. */
export interface FreeCar {
  id: number
  status: VehicleStatus
  /** null: hidden, so that nothing can be booked at it */
  price: number | null
  storageAreaId: number | null
}

const bookable = sql.raw(`not v.is_deleted and not v.is_archived and v.operation_type <> 'Ad'`)

/** A car as it stands now, and what its time has run out for: a hold, an offer. Null for one that nobody may book. */
export async function findCar(
  db: Db,
  id: number,
  now: Date,
): Promise<(FreeCar & { overHold: number | null; overOffer: number | null }) | null> {
  const { rows } = await sql<FreeCar & { overHold: number | null; overOffer: number | null }>`
    select v.id, v.last_status as status, v.price, v.storage_area_id as "storageAreaId",
      (select k.id from vehicle_bookings k where k.vehicle_id = v.id and k.last_status = 'Draft' and k.hold_until <= ${now} limit 1) as "overHold",
      (select p.id from booking_places p where p.vehicle_id = v.id and p.state = 'Offered' and p.offered_until <= ${now} limit 1) as "overOffer"
    from vehicles v where v.id = ${id} and ${bookable}`.execute(db)
  return rows[0] ?? null
}

/** The car itself, locked until the transaction ends; also one that nobody may book. */
export async function lockCar(trx: Trx, id: number): Promise<FreeCar & { bookable: boolean }> {
  const { rows } = await sql<FreeCar & { bookable: boolean }>`
    select v.id, v.last_status as status, v.price, v.storage_area_id as "storageAreaId", (${bookable} and v.price > 0) as bookable
    from vehicles v where v.id = ${id} for update`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`vehicle ${id} is not there`)
  return row
}

/** Whether a booking of that customer is open on a car, how many others they hold unpaid, and whose turn it is in its line. */
export async function findStanding(
  trx: Trx,
  vehicleId: number,
  customerId: number,
  now: Date,
): Promise<{ isOwn: boolean; holds: number; turn: PlaceTurn | null }> {
  const { rows } = await sql<{ isOwn: boolean; holds: number; turn: PlaceTurn | null }>`
    select
      exists (select from vehicle_bookings k where k.vehicle_id = ${vehicleId} and k.customer_id = ${customerId} and not k.is_deleted
        and k.last_status not in ('Rejected', 'Cancelled', 'Delivered', 'Recovered')) as "isOwn",
      (select count(*)::int from vehicle_bookings k where k.customer_id = ${customerId} and k.last_status = 'Draft') as holds,
      (select json_build_object('id', p.id, 'customerId', p.customer_id, 'state', p.state) from booking_places p
        where p.vehicle_id = ${vehicleId} and (p.state = 'Offered' or p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now})
        order by p.state, p.id limit 1) as turn`.execute(trx)
  return rows[0] ?? { isOwn: false, holds: 0, turn: null }
}

/** The place whose turn it is: the one that the car is offered to, else the first that waits. */
export interface PlaceTurn {
  id: number
  customerId: number
  state: 'Offered' | 'Waiting'
}

/** What a booking begins with. */
export interface NewBooking {
  /** the sale that it joins; null opens one */
  saleId: number | null
  vehicleId: number
  customerId: number
  buyer: Buyer
  termsVersion: string
  language: Language
  storageAreaId: number | null
  price: number
  deposit: number
  holdUntil: Date
  loan: Loan | null
  by: string | null
  /** year of the references */
  year: string
}

const reference = (letters: string, year: string, sequence: string) =>
  sql`${`${letters}-${year}-`}::text || lpad(nextval(${sequence}::regclass)::text, 6, '0')`

/** A booking as Draft, with its sale where it opens one, in one statement. */
export async function insertBooking(
  trx: Trx,
  made: NewBooking,
  now: Date,
): Promise<{ id: number; key: string; reference: string; saleId: number }> {
  const { rows } = await sql<{ id: number; key: string; reference: string; saleId: number }>`
    with opened as (
      insert into vehicle_sales (reference, customer_id, storage_area_id, last_status, created, last_modified, created_by)
      select ${reference('VT', made.year, 'sale_references')}, ${made.customerId}, ${made.storageAreaId}::int, 'Draft', ${now}, ${now}, ${made.by}
      where ${made.saleId}::int is null returning id
    ), sale_noted as (
      insert into sale_statuses (sale_id, type, created, created_by) select id, 'Draft', ${now}, ${made.by} from opened
    ), booked as (
      insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, terms_version, language, storage_area_id, listed_price,
        price, advance_amount, hold_until, loan_advance, loan_months, last_status, created, last_modified, created_by)
      values (${reference('RV', made.year, 'booking_references')}, coalesce(${made.saleId}::int, (select id from opened)), ${made.vehicleId},
        ${made.customerId}, ${JSON.stringify(made.buyer)}::jsonb, ${made.termsVersion}, ${made.language}, ${made.storageAreaId}, ${made.price},
        ${made.price}, ${made.deposit}, ${made.holdUntil}, ${made.loan?.advance ?? null}, ${made.loan?.months ?? null}, 'Draft', ${now}, ${now},
        ${made.by})
      returning id, key, reference, sale_id
    ), noted as (
      insert into booking_statuses (booking_id, type, created, created_by) select id, 'Draft', ${now}, ${made.by} from booked
    )
    select id, key, reference, sale_id as "saleId" from booked`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no booking was made')
  return row
}

/** The payment of a booking's deposit. */
export async function updatePayment(trx: Trx, id: number, paymentId: string): Promise<void> {
  await sql`update vehicle_bookings set payment_id = ${paymentId} where id = ${id}`.execute(trx)
}

/** What changes in a booking with a step. */
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
  } as const
  const parts = Object.entries(change).map(([name, value]) => sql`${sql.ref(columns[name as keyof typeof columns])} = ${value}`)
  if (parts.length > 0) await sql`update vehicle_bookings set ${sql.join(parts)} where id = ${id}`.execute(trx)
}

/** Adds a line to the money of a booking; the same kind of the same payment never twice. False when it stood there. */
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

/** Since when the deposit of a booking is held and nothing has become of it; null when none is. */
export async function findDeposit(trx: Trx, bookingId: number): Promise<{ paymentId: string; amount: number; held: Date } | null> {
  const { rows } = await sql<{ paymentId: string; amount: number; held: Date }>`
    select l.payment_id as "paymentId", l.amount, l.created as held from booking_ledger l
    where l.booking_id = ${bookingId} and l.kind = 'Held' and l.payment_id is not null and not exists (
      select from booking_ledger o where o.payment_id = l.payment_id and o.kind in ('Returning', 'Returned', 'Kept'))`.execute(trx)
  return rows[0] ?? null
}

/** Status of the sale of a booking. */
export async function findSaleStatus(trx: Trx, saleId: number): Promise<SaleStatus | null> {
  const { rows } = await sql<{ status: SaleStatus }>`select last_status as status from vehicle_sales where id = ${saleId}`.execute(trx)
  return rows[0]?.status ?? null
}

/** The last status row of a booking: its number, and the comment. */
export async function findLastStatus(trx: Trx, bookingId: number): Promise<{ id: number; comment: string | null } | null> {
  const { rows } = await sql<{ id: number; comment: string | null }>`
    select id, comment from booking_statuses where booking_id = ${bookingId} order by id desc limit 1`.execute(trx)
  return rows[0] ?? null
}

/** Bookings whose hold is over without a payment, the longest over first. */
export async function findOverHolds(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_bookings where last_status = 'Draft' and hold_until <= ${now} and not is_deleted order by hold_until, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** A place in a line as its moves need it. */
export interface PlaceRow {
  id: number
  key: string
  vehicleId: number
  customerId: number
  buyer: StoredBuyer
  language: Language
  state: (typeof placeStates)[number]
  opens: Date
  offeredUntil: Date | null
  expires: Date
}

const placeColumns =
  sql.raw(`p.id, p.key, p.vehicle_id as "vehicleId", p.customer_id as "customerId", p.buyer, p.language, p.state, p.opens,
  p.offered_until as "offeredUntil", p.expires`)

/** A place by its key; null for an unknown one. */
export async function findPlace(db: Db, key: string): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`select ${placeColumns} from booking_places p where p.key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** A place, locked until the transaction ends. Its car is locked before. */
export async function lockPlace(trx: Trx, id: number): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`select ${placeColumns} from booking_places p where p.id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** The car of a place. */
export async function findPlaceCar(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ vehicleId: number }>`select vehicle_id as "vehicleId" from booking_places where id = ${id}`.execute(db)
  return rows[0]?.vehicleId ?? null
}

/** The first place that waits for a car and whose line is open, locked; null when nobody waits. */
export async function lockFirstPlace(trx: Trx, vehicleId: number, now: Date): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`
    select ${placeColumns} from booking_places p
    where p.vehicle_id = ${vehicleId} and p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now} order by p.id limit 1 for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** A place in the line of a car; the one that its person has there already stays. */
export async function insertPlace(
  trx: Trx,
  place: { vehicleId: number; customerId: number; buyer: Buyer; language: Language; opens: Date; expires: Date },
  now: Date,
): Promise<{ key: string; id: number }> {
  const { rows } = await sql<{ key: string; id: number }>`
    insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires, created)
    values (${place.vehicleId}, ${place.customerId}, ${JSON.stringify(place.buyer)}::jsonb, ${place.language}, ${place.opens}, ${place.expires},
      ${now})
    on conflict (vehicle_id, customer_id) where state in ('Waiting', 'Offered') do update set language = excluded.language
    returning id, key`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no place was made')
  return row
}

/** A place comes into another state. */
export async function updatePlace(
  trx: Trx,
  id: number,
  { state, offeredUntil = null, bookingId = null }: { state: PlaceRow['state']; offeredUntil?: Date | null; bookingId?: number | null },
): Promise<void> {
  await sql`
    update booking_places set state = ${state}, offered_until = ${offeredUntil}, booking_id = ${bookingId} where id = ${id}`.execute(trx)
}

/** The place of a person in a line is used up by a booking of theirs. */
export async function takePlace(trx: Trx, vehicleId: number, customerId: number, bookingId: number): Promise<void> {
  await sql`
    update booking_places set state = 'Taken', booking_id = ${bookingId}, offered_until = null
    where vehicle_id = ${vehicleId} and customer_id = ${customerId} and state in ('Waiting', 'Offered')`.execute(trx)
}

/** Offers whose time is over. */
export async function findOverOffers(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from booking_places where state = 'Offered' and offered_until <= ${now} order by offered_until, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Cars that nobody holds and for which somebody waits whose line is open. */
export async function findLines(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ vehicleId: number }>`
    select distinct p.vehicle_id as "vehicleId" from booking_places p join vehicles v on v.id = p.vehicle_id
    where p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now} and v.last_status = 'Published' and ${bookable}
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ vehicleId }) => vehicleId)
}

/** Places that were kept long enough, or whose car will not come back. */
export async function lapsePlaces(db: Db, now: Date): Promise<void> {
  await sql`
    update booking_places p set state = 'Lapsed' where p.state = 'Waiting' and (p.expires <= ${now} or exists (
      select from vehicles v where v.id = p.vehicle_id and (v.is_deleted or v.is_archived or v.last_status = 'Sold')))`.execute(db)
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const vehicleJson = sql.raw(`json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name,
  'slug', vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name_fr),
  'year', extract(year from v.release_date)::int,
  'picture', (select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id
    and d.type in ('VehiclePicture', 'VehicleGalleryPicture') and d.status = 'Published' and d.width is not null and not d.is_deleted
    order by d.images_order, d.created, d.id limit 1))`)
const vehicleJoins = sql.raw(`join vehicles v on v.id = k.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
  left join cities c on c.id = v.city_id`)

const ledgerJson =
  sql.raw(`coalesce((select json_agg(json_build_object('kind', l.kind, 'amount', l.amount, 'reason', l.reason, 'method', l.method,
  'created', ${iso('l.created')}) order by l.id) from booking_ledger l where l.booking_id = k.id
    and l.kind <> 'Corrected' and not exists (select from booking_ledger c where c.corrects = l.id)), '[]')`)

/** What everybody who holds the key of a booking may see. */
export interface OutcomeRow {
  id: number
  key: string
  reference: string
  status: BookingStatus
  customerId: number
  vehicle: BookedVehicle
  /** ended because its hold was over: nobody gave it up */
  isExpired: boolean
  price: number
  newPrice: number | null
  deposit: number
  packPrice: number
  holdUntil: Date
  paymentId: string | null
  delivered: Date | null
  recovered: Date | null
  ledger: LedgerEntry[]
}

const outcomeColumns = sql`k.id, k.key, k.reference, k.last_status as status, k.customer_id as "customerId", ${vehicleJson} as vehicle,
  (k.last_status = 'Cancelled' and (select s.comment is null from booking_statuses s where s.booking_id = k.id order by s.id desc limit 1))
    as "isExpired", k.price, k.new_price as "newPrice", k.advance_amount as deposit,
  coalesce((select w.price from warranty_packs w where w.id = k.warranty_pack_id), 0) as "packPrice", k.hold_until as "holdUntil",
  k.payment_id as "paymentId", k.delivered, k.recovered, ${ledgerJson} as ledger`

/** A booking by its key; null for an unknown one. */
export async function findOutcome(db: Db, key: string): Promise<OutcomeRow | null> {
  const { rows } = await sql<OutcomeRow>`
    select ${outcomeColumns} from vehicle_bookings k ${vehicleJoins} where k.key = ${key} and not k.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** A booking of its customer, with all that they see of it. */
export interface CustomerBookingRow
  extends OutcomeRow,
    Pick<
      CustomerBooking,
      | 'created'
      | 'listedPrice'
      | 'paymentType'
      | 'paymentMethod'
      | 'loan'
      | 'warrantyPack'
      | 'warrantyUntil'
      | 'deliveryDate'
      | 'invoiceNumber'
      | 'statuses'
      | 'documents'
      | 'messages'
    > {
  saleId: number
}

const packJson = `json_build_object('id', w.id, 'name', w.name_fr, 'nameAr', w.name_ar, 'description', w.description_fr,
  'descriptionAr', w.description_ar, 'months', w.months, 'price', w.price)`

/** The bookings of a customer, the latest first. */
export async function findBookingsOf(db: Db, customerId: number): Promise<CustomerBookingRow[]> {
  const { rows } = await sql<CustomerBookingRow>`
    select ${outcomeColumns}, k.sale_id as "saleId", ${sql.raw(iso('k.created'))} as created, k.listed_price as "listedPrice",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod",
      case when k.loan_months is not null then json_build_object('advance', k.loan_advance, 'months', k.loan_months) end as loan,
      (select ${sql.raw(packJson)} from warranty_packs w where w.id = k.warranty_pack_id) as "warrantyPack",
      k.warranty_until as "warrantyUntil", k.delivery_date as "deliveryDate", k.invoice_number as "invoiceNumber",
      (select json_agg(json_build_object('type', s.type, 'price', s.price, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id) as statuses,
      (select count(*)::int from documents d where d.owner_type = 'Booking' and d.owner_id = k.id and d.status = 'Published'
        and not d.is_deleted) as documents,
      coalesce((select json_agg(json_build_object('channel', g.channel, 'about', split_part(split_part(g.key, ':', 1), '.', 2),
          'sent', ${sql.raw(iso('g.created'))}) order by g.id)
        from messages g where g.customer_id = k.customer_id and starts_with(g.key, 'bookings.') and split_part(g.key, ':', 2) = k.id::text
          and g.state in ('Waiting', 'Sending', 'Sent')), '[]') as messages
    from vehicle_bookings k ${vehicleJoins}
    where k.customer_id = ${customerId} and not k.is_deleted order by k.id desc`.execute(db)
  return rows
}

/** The sales of a customer, the latest first. */
export async function findSalesOf(db: Db, customerId: number): Promise<Omit<CustomerSale, 'bookings'>[]> {
  const { rows } = await sql<Omit<CustomerSale, 'bookings'>>`
    select s.id, s.reference, s.last_status as status, ${sql.raw(iso('s.created'))} as created
    from vehicle_sales s where s.customer_id = ${customerId} and not s.is_deleted order by s.id desc`.execute(db)
  return rows
}

/**
 * What somebody booked without signing in becomes theirs once they confirmed the e-mail under which they did: it went to that address.
 * A phone or an address that was only typed gives no right.
 */
export async function claimBookings(trx: Trx, customerId: number, email: string): Promise<void> {
  await sql`
    with sold as (
      update vehicle_bookings k set customer_id = ${customerId}
      from customers c where c.id = k.customer_id and c.user_id is null and k.buyer ->> 'email' = ${email} returning k.sale_id
    ), waiting as (
      update booking_places p set customer_id = ${customerId}
      from customers c where c.id = p.customer_id and c.user_id is null and p.buyer ->> 'email' = ${email} and p.state not in ('Waiting', 'Offered')
    )
    update vehicle_sales s set customer_id = ${customerId} where s.id in (select sale_id from sold)`.execute(trx)
}

/** True when somebody booked without signing in under that e-mail. */
export async function hasUnclaimed(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_bookings k join customers c on c.id = k.customer_id
    where k.buyer ->> 'email' = ${email} and c.user_id is null limit 1`.execute(db)
  return rows.length > 0
}

/** The packs that can be had. */
export async function findPacks(db: Db): Promise<WarrantyPack[]> {
  const { rows } = await sql<{ pack: WarrantyPack }>`
    select ${sql.raw(packJson)} as pack from warranty_packs w where not w.is_deactivated order by w.display_order, w.id`.execute(db)
  return rows.map(({ pack }) => pack)
}

/** What a message about a car says of it. */
export async function findToldCar(
  db: Db,
  vehicleId: number,
): Promise<{
  title: string
  slug: string
  year: number | null
  mileage: number | null
  store: string | null
  storeAr: string | null
  phone: string | null
}> {
  const { rows } = await sql<{
    title: string
    slug: string
    year: number | null
    mileage: number | null
    store: string | null
    storeAr: string | null
    phone: string | null
  }>`
    select b.name || ' ' || m.name as title, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name_fr) as slug,
      extract(year from v.release_date)::int as year, v.mileage, a.name as store, a.name_ar as "storeAr", a.phone
    from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
      left join storage_areas a on a.id = v.storage_area_id
    where v.id = ${vehicleId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`vehicle ${vehicleId} is not there`)
  return row
}

/** A place with its car and its turn in the line. */
export async function findPlaceView(
  db: Db,
  key: string,
): Promise<(PlaceRow & { vehicle: BookedVehicle; position: number; bookingKey: string | null }) | null> {
  const { rows } = await sql<PlaceRow & { vehicle: BookedVehicle; position: number; bookingKey: string | null }>`
    select ${placeColumns}, ${vehicleJson} as vehicle,
      (select count(*)::int + 1 from booking_places o where o.vehicle_id = k.vehicle_id and o.state in ('Waiting', 'Offered')
        and (o.id < p.id or o.state = 'Offered' and o.id <> p.id)) as position,
      (select x.key from vehicle_bookings x where x.id = p.booking_id) as "bookingKey"
    from booking_places p join booking_places k on k.id = p.id ${vehicleJoins} where p.key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** The places of a customer in the lines of cars, in plain words. */
export async function findPlacesOf(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select v.reference as vehicle, p.buyer, p.state, ${sql.raw(iso('p.created'))} as created
    from booking_places p join vehicles v on v.id = p.vehicle_id where p.customer_id = ${customerId} order by p.id`.execute(db)
  return rows
}

/** What is kept of a customer's bookings, in plain words. */
export async function findOwnBookings(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select k.reference, v.reference as vehicle, k.buyer, k.price, k.advance_amount as deposit, k.last_status as status, k.terms_version as "termsVersion",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod", k.invoice_number as "invoiceNumber",
      ${sql.raw(iso('k.created'))} as created, ${sql.raw(iso('k.delivered'))} as delivered, k.delivery_mileage as "deliveryMileage",
      k.signed_by as "signedBy", ${ledgerJson} as ledger,
      (select json_agg(json_build_object('type', s.type, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id) as statuses
    from vehicle_bookings k join vehicles v on v.id = k.vehicle_id where k.customer_id = ${customerId} order by k.id`.execute(db)
  return rows
}

/** What may be kept of whom: an invoice names its buyer for ten years, and an open booking needs the one whose deposit we hold. */
const needsBuyer = sql.raw(`(k.invoice_number is not null or k.last_status not in ('Draft', 'Rejected', 'Cancelled'))`)

/**
 * Takes the person out of the bookings of a card, but for what the law or an open booking needs; the nightly look (`forgetBuyers`)
 * follows once that has ended. Places in lines go altogether.
 */
export async function eraseBuyer(trx: Trx, customerId: number): Promise<void> {
  await sql`delete from booking_places where customer_id = ${customerId}`.execute(trx)
  await sql`
    update booking_statuses s set comment = case when s.comment is not null then '' end from vehicle_bookings k
    where k.id = s.booking_id and k.customer_id = ${customerId} and not ${needsBuyer}`.execute(trx)
  await sql`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null
    where customer_id = ${customerId} and not ${needsBuyer}`.execute(trx)
  await sql`
    update sale_comments c set body = '' from vehicle_sales s where s.id = c.sale_id and s.customer_id = ${customerId}
      and not exists (select from vehicle_bookings k where k.sale_id = s.id and ${needsBuyer})`.execute(trx)
}

/**
 * Takes the person out of what has ended: bookings whose owner left, and those that came to nothing before `before` without any money.
 * Gives how many.
 */
export async function forgetBuyers(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null
    where k.buyer <> '{}' and not ${needsBuyer} and (
      exists (select from customers c where c.id = k.customer_id and c.erased is not null)
      or k.last_status = 'Cancelled' and k.last_modified < ${before} and not exists (select from booking_ledger l where l.booking_id = k.id))`.execute(
    db,
  )
  await sql`delete from booking_places where state in ('Taken', 'Lapsed', 'Left') and created < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
