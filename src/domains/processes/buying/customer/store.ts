import { type Kysely, sql } from 'kysely'
import { storeJson } from '#domains/catalogue/vehicles/store.ts'
import type {
  BookedVehicle,
  CustomerBooking,
  CustomerSale,
  LedgerEntry,
  Outcome,
  WarrantyPack,
} from '#domains/processes/buying/bookings/contract.ts'
import type { BookingStatus } from '#domains/processes/buying/bookings/status.ts'
import { iso, ledgerJson, type StoredBuyer, vehicleJoins, vehicleJson } from '#domains/processes/buying/bookings/store.ts'
import type { Database } from '#platform/tables.ts'
import type { NotedAnswer } from '../bookings/rules.ts'
import { notedAnswer } from '../effects/store.ts'
import type { AskState } from '../transitions/rules.ts'
import { lastWish } from '../transitions/store.ts'
import { exchangedForJson, exchangeOfJson } from '../writes/store.ts'

type Db = Kysely<Database>

/** Data of a booking for every holder of its key. */
export interface OutcomeRow {
  id: number
  key: string
  reference: string
  status: BookingStatus
  customerId: number
  vehicle: BookedVehicle
  /** ended by its expired hold, not by a cancellation */
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
  buyer: StoredBuyer
  /** belongs to no account */
  isGuest: boolean
  /** the recorded answer to the last new price */
  answer: NotedAnswer | null
  wish: { asked: string; state: AskState; remark: string | null } | null
  store: Outcome['store']
  due: Date | null
  /** first name of the sale's adviser */
  adviser: string | null
  exchangedFor: Outcome['exchangedFor']
  exchangeOf: Outcome['exchangeOf']
}

const outcomeColumns = sql`k.id, k.key, k.reference, k.last_status as status, k.customer_id as "customerId", ${vehicleJson} as vehicle,
  k.is_expired as "isExpired", k.price, k.new_price as "newPrice", k.advance_amount as deposit,
  coalesce((select w.price from warranty_packs w where w.id = k.warranty_pack_id), 0) as "packPrice", k.hold_until as "holdUntil",
  k.payment_id as "paymentId", k.delivered, k.recovered, k.buyer, ${ledgerJson} as ledger,
  exists (select from customers c where c.id = k.customer_id and c.user_id is null) as "isGuest", ${notedAnswer('k')} as answer, ${lastWish('k')} as wish,
  (select ${sql.raw(storeJson)} from storage_areas a join cities c on c.id = a.city_id
    where a.id = coalesce(k.storage_area_id, v.storage_area_id)) as store, k.due,
  (select n.first_name from vehicle_sales s join accounts n on n.subject = s.assigned_to where s.id = k.sale_id) as adviser,
  ${exchangedForJson('k')} as "exchangedFor", ${exchangeOfJson('k')} as "exchangeOf"`

/** Returns a booking by its key; null for an unknown key. */
export async function findOutcome(db: Db, key: string): Promise<OutcomeRow | null> {
  const { rows } = await sql<OutcomeRow>`
    select ${outcomeColumns} from vehicle_bookings k ${vehicleJoins} where k.key = ${key} and not k.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** A booking with all data for its customer. */
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
      | 'lastModified'
      | 'requestOrigin'
      | 'vehicleId'
      | 'vehicleSale'
      | 'checkParts'
    > {
  saleId: number
  adviserName: string | null
}

const packJson = `json_build_object('id', w.id, 'name', w.name, 'names', w.names, 'description', w.description,
  'descriptions', w.descriptions, 'months', w.months, 'price', w.price)`

/** Returns a customer's bookings, latest first. */
export async function findBookingsOf(db: Db, customerId: number): Promise<CustomerBookingRow[]> {
  const { rows } = await sql<CustomerBookingRow>`
    select ${outcomeColumns}, k.sale_id as "saleId", k.vehicle_id as "vehicleId", k.request_origin as "requestOrigin",
      json_build_object('id', sale.id, 'reference', sale.reference) as "vehicleSale",
      (select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = sale.assigned_to) as "adviserName",
      coalesce((select json_agg(json_build_object('deliveryCheckPartId', p.id, 'deliveryCheckPart', json_build_object('id', p.id, 'title', p.title),
          'vehicleBookingId', k.id, 'vehicleBooking', json_build_object('id', k.id, 'reference', k.reference)) order by p.display_order, p.id)
        from booking_check_parts c join delivery_check_parts p on p.id = c.delivery_check_part_id where c.booking_id = k.id), '[]') as "checkParts",
      ${sql.raw(iso('k.created'))} as created, ${sql.raw(iso('k.last_modified'))} as "lastModified", k.listed_price as "listedPrice",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod",
      case when k.loan_months is not null then json_build_object('advance', coalesce(k.loan_advance, 0), 'months', k.loan_months) end as loan,
      (select ${sql.raw(packJson)} from warranty_packs w where w.id = k.warranty_pack_id) as "warrantyPack",
      k.warranty_until as "warrantyUntil", k.delivery_date as "deliveryDate", k.invoice_number as "invoiceNumber",
      coalesce((select json_agg(json_build_object('type', s.type, 'price', s.price, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id), '[]') as statuses,
      (select count(*)::int from documents d where d.owner_type = 'Booking' and d.owner_id = k.id and d.status = 'Published'
        and not d.is_deleted) as documents,
      coalesce((select json_agg(json_build_object('channel', g.channel, 'about', split_part(split_part(g.key, ':', 1), '.', 2),
          'sent', ${sql.raw(iso('g.created'))}) order by g.id)
        from messages g where g.customer_id = k.customer_id and starts_with(g.key, 'bookings.') and split_part(g.key, ':', 2) = k.id::text
          and g.state in ('Waiting', 'Sending', 'Sent')), '[]') as messages
    from vehicle_bookings k join vehicle_sales sale on sale.id = k.sale_id ${vehicleJoins}
    where k.customer_id = ${customerId} and not k.is_deleted order by k.id desc`.execute(db)
  return rows
}

type SaleRow = Omit<CustomerSale, 'bookings' | 'customer' | 'documents' | 'isDeleted'>

/** Returns a customer's sales, latest first. */
export async function findSalesOf(db: Db, customerId: number): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select s.id, s.reference, s.last_status as status, s.last_status as "lastStatus", s.customer_id as "customerId",
      ${sql.raw(iso('s.assigned'))} as assigned, ${sql.raw(iso('s.created'))} as created, ${sql.raw(iso('s.last_modified'))} as "lastModified",
      coalesce((select json_agg(json_build_object('type', h.type, 'created', ${sql.raw(iso('h.created'))}) order by h.id)
        from sale_statuses h where h.sale_id = s.id), '[]') as statuses
    from vehicle_sales s where s.customer_id = ${customerId} and not s.is_deleted order by s.id desc`.execute(db)
  return rows
}

/** Returns the available warranty packs. */
export async function findPacks(db: Db): Promise<WarrantyPack[]> {
  const { rows } = await sql<{ pack: WarrantyPack }>`
    select ${sql.raw(packJson)} as pack from warranty_packs w where not w.is_deactivated order by w.display_order, w.id`.execute(db)
  return rows.map(({ pack }) => pack)
}
