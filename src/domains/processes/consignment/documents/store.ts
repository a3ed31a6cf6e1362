import { type Kysely, sql, type Transaction } from 'kysely'
import type { BankWireAccount } from '#domains/customers/customers/contract.ts'
import { type BookingFacts, storeJson, vehicleJson } from '#domains/processes/buying/documents/store.ts'
import type { Database } from '#platform/tables.ts'
import type { AgreedTerms } from '../contract.ts'
import type { IntermediationStatus } from '../status.ts'
import type { Seller } from '../store.ts'
import type { IntermediationKind } from '../values.ts'

/**
 * Returns the owner and status of a consignment. `isFixed`: the document of that id is accepted or generated. Null for an unknown
 * consignment.
 */
export async function findOwner(
  db: Kysely<Database>,
  id: number,
  documentId: string | null = null,
): Promise<{ subject: string | null; status: IntermediationStatus; isFixed: boolean } | null> {
  const { rows } = await sql<{ subject: string | null; status: IntermediationStatus; isFixed: boolean }>`
    select c.user_id as subject, i.last_status as status,
      exists (select from documents d where d.id = ${documentId}::uuid and (d.status = 'Accepted' or d.is_generated)) as "isFixed"
    from vehicle_intermediations i join customers c on c.id = i.customer_id where i.id = ${id} and not i.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Data of the consignment documents. Amounts are whole dirhams, days `YYYY-MM-DD`, times ISO 8601. */
export interface PrintoutFacts {
  id: number
  reference: string
  orderNumber: string | null
  type: IntermediationKind
  lastStatus: IntermediationStatus
  seller: Seller
  isUnderCredit: boolean | null
  terms: AgreedTerms | null
  askingPrice: number | null
  floorPrice: number | null
  agreed: string | null
  contracted: string | null
  mandateUntil: string | null
  signed: string | null
  signedBy: string | null
  /** hash of the signature picture */
  signature: string | null
  salePrice: number | null
  sold: string | null
  /** inspection that was not rejected */
  sheetId: number | null
  /** buyer of the booking that sold the car; null before, and after erasure */
  buyer: BookingFacts['buyer'] | null
  deliveryMileage: number | null
  account: Pick<BankWireAccount, 'holder' | 'bankName' | 'bankNumber' | 'bankAddress'> | null
  transferDue: string | null
  paid: string | null
  transferReference: string | null
  vehicle: BookingFacts['vehicle']
  store: BookingFacts['store']
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Returns the data of the consignment documents; null for a deleted consignment or an erased owner. */
export async function findPrintoutFacts(db: Kysely<Database>, id: number): Promise<PrintoutFacts | null> {
  const { rows } = await sql<PrintoutFacts>`
    select i.id, i.reference, i.ba_number as "orderNumber", i.type, i.last_status as "lastStatus", i.seller, i.is_under_credit as "isUnderCredit",
      i.terms, i.asking_price as "askingPrice", i.floor_price as "floorPrice", ${iso('i.agreed')} as agreed, ${iso('i.contracted')} as contracted,
      i.mandate_until::text as "mandateUntil", ${iso('i.signed')} as signed, i.signed_by as "signedBy",
      (select d.hash from documents d where d.id = i.signature_document) as signature, i.sale_price as "salePrice", ${iso('i.sold')} as sold,
      (select x.id from technical_expertises x where x.intermediation_id = i.id and x.type = 'Intermediation' and x.last_status <> 'Rejected'
        and not x.is_deleted) as "sheetId",
      nullif(o.buyer, '{}') as buyer, o.delivery_mileage as "deliveryMileage",
      case when k.id is not null then json_build_object('holder', k.holder, 'bankName', k.bank_name, 'bankNumber', k.bank_number,
        'bankAddress', k.bank_address) end as account,
      ${iso('i.transfer_due')} as "transferDue", ${iso('i.paid')} as paid, i.transfer_reference as "transferReference",
      ${vehicleJson('v', 'b', 'm')} as vehicle, ${storeJson('a', 'c')} as store
    from vehicle_intermediations i
    join vehicles v on v.id = i.disposed_vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    left join bank_wire_accounts k on k.id = i.bank_account_id left join vehicle_bookings o on o.id = i.booking_id
    left join storage_areas a on a.id = i.storage_area_id left join cities c on c.id = a.city_id
    where i.id = ${id} and not i.is_deleted and i.seller is not null`.execute(db)
  return rows[0] ?? null
}

/** Returns the latest status row and the owner's type. */
export async function findLastStep(
  db: Kysely<Database> | Transaction<Database>,
  id: number,
): Promise<{ statusId: number; type: IntermediationKind }> {
  const { rows } = await sql<{ statusId: number; type: IntermediationKind }>`
    select max(s.id) as "statusId", i.type from vehicle_intermediations i join intermediation_statuses s on s.intermediation_id = i.id
    where i.id = ${id} group by i.id`.execute(db)
  const [last] = rows
  if (!last) throw new Error(`the mediation ${id} has no status`)
  return last
}
