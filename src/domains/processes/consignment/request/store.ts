import { sql, type Transaction } from 'kysely'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { endedStatuses } from '../status.ts'
import type { Seller } from '../store.ts'
import type { IntermediationKind } from '../values.ts'

type Trx = Transaction<Database>

/** Estimated range in whole dirhams with its facts; `facts` is null for requests from before they were stored. */
export interface EstimatedRequest {
  low: number
  high: number
  facts: CarFacts | null
}

export interface NewIntermediation {
  requestOrigin: 'FO' | 'BO' | 'Extern'
  origin: 'FO' | 'BO' | 'Extern'
  type: IntermediationKind
  customerId: number
  vehicleId: number
  /** purchase request that this consignment continues */
  purchaseId: number | null
  storageAreaId: number | null
  seller: Seller | null
  isHolder: boolean | null
  isUnderCredit: boolean | null
  draftKey: string | null
  estimated: EstimatedRequest | null
  language: Language
  /** year of the reference */
  year: string
  by: string | null
}

/** Inserts a consignment with its first status and returns its id. */
export async function insertIntermediation(trx: Trx, made: NewIntermediation, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into vehicle_intermediations (reference, request_origin, origin, type, customer_id, disposed_vehicle_id, purchase_id,
        storage_area_id, seller, is_holder, is_under_credit, draft_key, estimated_low, estimated_high, estimated_for, language, last_status, created,
        last_modified, created_by)
      values (${`RI-${made.year}-`}::text || lpad(nextval('intermediation_references')::text, 6, '0'), ${made.requestOrigin}, ${made.origin},
        ${made.type}, ${made.customerId}, ${made.vehicleId}, ${made.purchaseId}, ${made.storageAreaId},
        ${made.seller === null ? null : JSON.stringify(made.seller)}::jsonb, ${made.isHolder}, ${made.isUnderCredit}, ${made.draftKey},
        ${made.estimated?.low ?? null}, ${made.estimated?.high ?? null}, ${made.estimated?.facts ? JSON.stringify(made.estimated.facts) : null}::jsonb, ${made.language}, 'Submited', ${now}, ${now}, ${made.by})
      returning id
    ), noted as (
      insert into intermediation_statuses (intermediation_id, type, created, created_by) select id, 'Submited', ${now}, ${made.by} from made
    )
    select id from made`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the mediation was not kept')
  return id
}

/** Counts the open consignments of a customer and checks for this plate. */
export async function findOpen(trx: Trx, customerId: number, plate: string): Promise<{ count: number; isSame: boolean }> {
  const { rows } = await sql<{ count: number; isSame: boolean }>`
    select count(*)::int as count, coalesce(bool_or(v.registration_number = ${plate}), false) as "isSame"
    from vehicle_intermediations i join vehicles v on v.id = i.disposed_vehicle_id
    where i.customer_id = ${customerId} and not i.is_deleted and i.last_status <> all(${[...endedStatuses]}::text[])`.execute(trx)
  return rows[0] as { count: number; isSame: boolean }
}
