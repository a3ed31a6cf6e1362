import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Purchase } from './contract.ts'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The requests of a customer, the latest first. A quotation that was not offered yet is the house's own. */
export async function findPurchases(db: Kysely<Database>, customerId: number): Promise<Omit<Purchase, 'actions'>[]> {
  const { rows } = await sql<Omit<Purchase, 'actions'>>`
    select p.id, p.reference, p.type, p.last_status as status,
      json_build_object('title', b.name || ' ' || m.name, 'year', extract(year from v.release_date)::int, 'mileage', v.mileage) as vehicle,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as "storageArea",
      case when offered.yes then p.quotation end as quotation, case when offered.yes then ${iso('p.quotation_until')} end as "quotationUntil",
      coalesce((select json_agg(json_build_object('type', s.type, 'created', ${iso('s.created')}) order by s.id)
        from purchase_statuses s where s.purchase_id = p.id), '[]') as statuses,
      -- no document belongs to a request yet: the documents room knows no such owner
      0 as documents,
      ${iso('p.created')} as created
    from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
      left join storage_areas a on a.id = p.storage_area_id
      cross join lateral (select exists (select from purchase_statuses s where s.purchase_id = p.id and s.type = 'QuotationAccepted') as yes) offered
    where p.customer_id = ${customerId} and not p.is_deleted order by p.id desc`.execute(db)
  return rows
}

/** Takes out of the requests of a card what its person wrote or wished for; request, prices and dates stay for the books. */
export async function erasePurchases(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`
    update purchase_statuses s set comment = null, created_by = null from vehicle_purchases p
    where p.id = s.purchase_id and p.customer_id = ${customerId}`.execute(trx)
  await sql`
    update vehicle_purchases set desired_vehicle_brand = null, desired_vehicle_model = null, created_by = null
    where customer_id = ${customerId}`.execute(trx)
}
