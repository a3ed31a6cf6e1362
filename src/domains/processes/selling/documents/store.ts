import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { BankWireAccount } from '#domains/customers/customers/contract.ts'
import { type BookingFacts, storeJson, vehicleJson } from '#domains/processes/buying/documents/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Offer } from '../contract.ts'
import type { PurchaseStatus, purchaseTypes } from '../status.ts'
import type { Seller } from '../store.ts'

/** Returns the owner and status of a request. `isAccepted`: the staff accepted the document of that id. Null for an unknown request. */
export async function findPurchaseOwner(
  db: Kysely<Database>,
  id: number,
  documentId: string | null = null,
): Promise<{ subject: string | null; status: PurchaseStatus; isAccepted: boolean } | null> {
  const { rows } = await sql<{ subject: string | null; status: PurchaseStatus; isAccepted: boolean }>`
    select c.user_id as subject, p.last_status as status,
      exists (select from documents d where d.id = ${documentId}::uuid and d.status = 'Accepted') as "isAccepted"
    from vehicle_purchases p join customers c on c.id = p.customer_id where p.id = ${id} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Data of the purchase documents. Amounts are whole dirhams, days `YYYY-MM-DD`, times ISO 8601. */
export interface PrintoutFacts {
  id: number
  reference: string
  type: (typeof purchaseTypes)[number]
  lastStatus: PurchaseStatus
  seller: Seller
  isHolder: boolean | null
  isUnderCredit: boolean | null
  estimated: { low: number; high: number } | null
  /** offer made with the transition, else the latest, with its reasons */
  offer: (Omit<z.infer<typeof Offer>, 'created'> & { offered: string }) | null
  /** expiry of the latest offer */
  until: string | null
  /** time at which the owner accepted the price */
  agreed: string | null
  /** purchase order number, from the bill on */
  orderNumber: string | null
  invoiced: string | null
  account: Pick<BankWireAccount, 'holder' | 'bankName' | 'bankNumber' | 'bankAddress'> | null
  conformed: string | null
  transferDue: string | null
  paid: string | null
  transferReference: string | null
  vehicle: BookingFacts['vehicle']
  /** car chosen in a trade-in, with its displayed price */
  newVehicle: { vehicle: BookingFacts['vehicle']; price: number | null } | null
  /** requested make and model when no car was chosen */
  desired: string | null
  store: BookingFacts['store']
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/**
 * Returns the data of the purchase documents; null for a deleted request or an erased seller. `statusId` selects the offer made with that
 * transition.
 */
export async function findPrintoutFacts(db: Kysely<Database>, id: number, statusId: number | null = null): Promise<PrintoutFacts | null> {
  const { rows } = await sql<PrintoutFacts>`
    select p.id, p.reference, p.type, p.last_status as "lastStatus", p.seller, p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      case when p.estimated_low is not null and p.estimated_high is not null
        then json_build_object('low', p.estimated_low, 'high', p.estimated_high) end as estimated,
      (select json_build_object('amount', q.amount, 'startValue', q.start_value, 'reasons', q.reasons, 'offered', ${iso('q.offered')})
        from purchase_quotations q where q.purchase_id = p.id and q.offered is not null
        order by q.amount = (select s.price from purchase_statuses s where s.id = ${statusId}::int and s.type = 'QuotationAccepted') desc nulls last,
          q.id desc limit 1) as offer,
      ${iso('p.quotation_until')} as until,
      (select ${iso('max(s.created)')} from purchase_statuses s where s.purchase_id = p.id and s.type = 'CustomerAccepted') as agreed,
      p.ba_number as "orderNumber", ${iso('p.invoiced')} as invoiced,
      case when k.id is not null then json_build_object('holder', k.holder, 'bankName', k.bank_name, 'bankNumber', k.bank_number,
        'bankAddress', k.bank_address) end as account,
      ${iso('p.conformed')} as conformed, ${iso('p.transfer_due')} as "transferDue", ${iso('p.paid')} as paid,
      p.transfer_reference as "transferReference", ${vehicleJson('v', 'b', 'm')} as vehicle,
      case when n.id is not null and nb.id is not null and nm.id is not null then json_build_object('vehicle', ${vehicleJson('n', 'nb', 'nm')}, 'price', n.price) end as "newVehicle",
      nullif(concat_ws(' ', p.desired_vehicle_brand, p.desired_vehicle_model), '') as desired, ${storeJson('a', 'c')} as store
    from vehicle_purchases p
    join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    left join vehicles n on n.id = p.new_vehicle_id left join brands nb on nb.id = n.brand_id left join models nm on nm.id = n.model_id
    left join bank_wire_accounts k on k.id = p.bank_account_id
    left join storage_areas a on a.id = p.storage_area_id left join cities c on c.id = a.city_id
    where p.id = ${id} and not p.is_deleted and p.seller is not null`.execute(db)
  return rows[0] ?? null
}

/** Returns the last row with one of these statuses since the request was submitted or reopened; null for none. */
export async function findStatusId(db: Kysely<Database>, id: number, statuses: readonly PurchaseStatus[]): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(s.id) as id from purchase_statuses s
    where s.purchase_id = ${id} and s.type = any(${[...statuses]}::text[])
      and s.id > coalesce((select max(o.id) from purchase_statuses o where o.purchase_id = ${id} and o.type = 'Submited'), 0)`.execute(db)
  return rows[0]?.id ?? null
}

/** Returns the status row of the current transition and the purchase type. */
export async function findLastStep(trx: Transaction<Database>, id: number): Promise<{ statusId: number; type: PrintoutFacts['type'] }> {
  const { rows } = await sql<{ statusId: number; type: PrintoutFacts['type'] }>`
    select max(s.id) as "statusId", p.type from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id
    where p.id = ${id} group by p.id`.execute(trx)
  const [last] = rows
  if (!last) throw new Error(`request ${id} has no status`)
  return last
}
