import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'

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
  quotation: number | null
  quotationUntil: Date | null
  transferDue: Date | null
  transferReference: string | null
  store: {
    names: PartlyLocalized
    addresses: PartlyLocalized
    phone: string
    latitude: number
    longitude: number
    hours: DayHours[]
  } | null
  /** latest appointment, cancelled or not */
  visit: { key: string; starts: string; isOff: boolean } | null
  isCompany: boolean
  isHolder: boolean | null
  isUnderCredit: boolean | null
  releaseDate: string | null
  /** id of the latest status */
  statusId: number
}

/** Returns the owner of a request with the values of the messages. Null for an erased customer. */
export async function findRecipient(db: Kysely<Database>, id: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select p.key, p.reference, p.language, c.id as "customerId", c.user_id is null as "isGuest",
      coalesce(p.seller ->> 'companyName', p.seller ->> 'firstName', c.first_name) as name, coalesce(c.email, p.seller ->> 'email') as email,
      coalesce(p.seller ->> 'phone', c.phone) as phone, b.name || ' ' || m.name as title, p.quotation, p.quotation_until as "quotationUntil",
      coalesce(p.seller ->> 'civility', c.civility) = 'Société' as "isCompany", p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      v.release_date::text as "releaseDate", p.transfer_due as "transferDue", p.transfer_reference as "transferReference",
      case when a.id is not null then json_build_object('names', a.names, 'addresses', a.addresses, 'phone', a.phone, 'latitude', a.latitude,
        'longitude', a.longitude, 'hours', a.hours) end as store,
      (select json_build_object('key', w.key, 'starts', w.starts, 'isOff', w.status = 'Cancelled') from appointments w
        where w.purchase_id = p.id and w.status in ('Booked', 'Cancelled') order by w.id desc limit 1) as visit,
      coalesce((select max(s.id) from purchase_statuses s where s.purchase_id = p.id), 0) as "statusId"
    from vehicle_purchases p join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join storage_areas a on a.id = p.storage_area_id
    where p.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}
