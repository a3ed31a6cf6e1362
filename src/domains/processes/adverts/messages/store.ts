import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { AdReason } from '../values.ts'

/** Recipient of a message about an advert, with its values. */
export interface Recipient {
  reference: string
  language: Language
  customerId: number
  name: string
  email: string | null
  title: string
  price: number | null
  visibleUntil: Date | null
  boostedUntil: Date | null
  reasons: AdReason[]
  /** comment of the last refusal */
  word: string | null
  /** the pack that was paid last */
  pack: { names: PartlyLocalized; price: number; days: number; billNumber: string } | null
  /** the newest appointment of an inspection, cancelled or not, and the current report */
  visit: {
    key: string
    starts: string
    names: PartlyLocalized
    addresses: PartlyLocalized
    latitude: number
    longitude: number
  } | null
  sheetId: number | null
  /** whole dirhams refunded when the last boosts ended, and that time */
  returned: { amount: number; ended: string } | null
  /** ids of the newest step and purchase: deduplicate messages */
  stepId: number
  boostId: number
}

/** Returns the seller of an advert with the values of the messages. Null when the advert is deleted or the customer erased. */
export async function findRecipient(db: Kysely<Database>, id: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select d.reference, c.language, c.id as "customerId", coalesce(c.company_name, c.first_name) as name, c.email, b.name || ' ' || m.name as title, v.price,
      d.visible_until as "visibleUntil", v.boosted_until as "boostedUntil", d.reasons,
      (select s.comment from ad_statuses s where s.ad_id = d.id and s.type = 'Rejected' order by s.id desc limit 1) as word,
      (select json_build_object('names', x.names, 'price', x.price, 'days', x.days, 'billNumber', coalesce(x.bill_number, ''))
        from ad_boosts x where x.ad_id = d.id and x.paid is not null order by x.paid desc, x.id desc limit 1) as pack,
      (select json_build_object('key', w.key, 'starts', w.starts, 'names', a.names, 'addresses', a.addresses, 'latitude', a.latitude,
          'longitude', a.longitude) from appointments w join storage_areas a on a.id = w.storage_area_id where w.ad_id = d.id
        order by w.id desc limit 1) as visit,
      (select json_build_object('amount', coalesce(sum(x.refund), 0)::int, 'ended', x.ended) from ad_boosts x
        where x.ad_id = d.id and x.ended is not null and x.refund is not null group by x.ended order by x.ended desc limit 1) as returned,
      (select max(t.id) from technical_expertises t where t.ad_id = d.id and t.last_status <> 'Rejected' and not t.is_deleted) as "sheetId",
      coalesce((select max(s.id) from ad_statuses s where s.ad_id = d.id), 0) as "stepId",
      coalesce((select max(x.id) from ad_boosts x where x.ad_id = d.id and x.paid is not null), 0) as "boostId"
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where d.id = ${id} and not d.is_deleted and c.erased is null`.execute(db)
  return rows[0] ?? null
}
