import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { AgreedTerms } from '../contract.ts'

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
