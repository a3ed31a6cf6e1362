import type { Pool } from 'pg'
import { type Ask, countOf, faultsOf, pay, pick } from './payer.ts'

/** An advert on sale and the account of its seller. */
export interface OwnAdvert {
  id: number
  seller: string
}

/** Puts so many adverts of as many sellers on sale. */
export async function advertsToBoost(pool: Pool, count: number): Promise<OwnAdvert[]> {
  await pool.query(
    `insert into customers (user_id, first_name, last_name, email, phone, phone_verified)
     select 'booster-' || n, 'Ali', 'Idrissi', 'booster' || n || '@exemple.ma', '+2126' || (10000000 + n), true from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into vehicles (reference, brand_id, model_id, operation_type, price, last_status, published_at, release_date, mileage)
     select 'B-' || n, m.brand_id, m.id, 'Ad', 120000, 'Published', '2026-04-01', '2019-05-01', 80000
     from (select * from models where name = 'Duster' limit 1) m, generate_series(1, $1::int) n`,
    [count],
  )
  const { rows } = await pool.query(
    `insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, visible_until, created, last_modified)
     select 'AD-2026-' || lpad((900000 + n)::text, 6, '0'), c.id, v.id, 'fr', 'Published', '2099-01-01', '2026-04-01', '2026-04-01'
     from generate_series(1, $1::int) n join customers c on c.user_id = 'booster-' || n join vehicles v on v.reference = 'B-' || n
     returning id, (select user_id from customers where id = customer_id) as seller`,
    [count],
  )
  return rows
}

/** A seller buys a pack for their advert, goes to the gateway, pays or not, and comes back or not. Throws where the server is gone. */
export async function boost(
  ask: Ask,
  site: string,
  { id, seller }: OwnAdvert,
  token: (seller: string) => Promise<string>,
  begun: () => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${await token(seller)}`, 'accept-language': 'fr' }
  const packs = (await (await ask(`${site}/api/vehicleads/boostpack`, { headers })).json()) as { id: number }[]
  const bought = await ask(`${site}/api/vehicleads/${id}/boost?boostPackId=${pick(packs).id}`, { method: 'POST', headers })
  if (!bought.ok) return void (await bought.text())
  begun()
  const { paymentId } = (await bought.json()) as { paymentId: string }
  await pay(ask, site, { paymentId, headers, language: 'fr', more: [{ wrong: 'amount' }] })
}

const boosts = `ad_boosts b join payments p on p.key = b.payment_id left join lateral (
  select count(*) filter (where o.state = 'Captured') as taken, count(*) filter (where o.state = 'Authorised') as held
  from payment_attempts a join sandbox_orders o on o.oid = a.oid where a.payment_id = p.id) g on true`

const never = {
  'paid, and not boosted': `select count(*) from ${boosts} where g.taken > 0 and b.paid is null`,
  'boosted, and not paid': `select count(*) from ${boosts} where g.taken <> 1 and b.paid is not null`,
  'paid twice': `select count(*) from ${boosts} where g.taken > 1`,
  'money left at the gate': `select count(*) from ${boosts} where g.held > 0`,
  'payment and gate say different things': `select count(*) from ${boosts} where (p.last_status = 'Captured') <> (g.taken = 1)`,
  // the days of each pack count once: the end lies all paid days after the first payment, or later where days were bought after an end
  'adverts with more or fewer days than were paid': `select count(*) from (
    select v.boosted_until, min(b.paid) + sum(b.days) * interval '1 day' as due
    from vehicles v join vehicle_ads d on d.disposed_vehicle_id = v.id left join ad_boosts b on b.ad_id = d.id and b.paid is not null
    group by v.id) t where t.boosted_until is distinct from t.due`,
  'boosts without a bill, or with the number of another': `select count(*) from ad_boosts b where b.paid is not null and (b.bill_number is null
    or exists (select from ad_boosts o where o.bill_number = b.bill_number and o.id <> b.id)
    or (select count(*) from documents x where x.owner_type = 'AdBoost' and x.owner_id = b.id and x.type = 'PurchaseInvoice') <> 2)`,
  'messages that came twice': `select count(*) from (select 1 from messages where key like 'adverts.boosted:%' group by key having count(*) > 1) t`,
}

/** What is under way: it must come to nothing without help. What nobody paid for can wait. */
export const countOpenBoosts = (pool: Pool): Promise<number> =>
  countOf(
    pool,
    `select (select count(*) from payments where last_status in ('Approved', 'ToReturn'))
      + (select count(*) from sandbox_orders where state = 'Authorised')
      + (select count(*) from ad_boosts b where b.paid is not null
        and (select count(*) from documents x where x.owner_type = 'AdBoost' and x.owner_id = b.id) < 2) as count`,
  )

/** What must never be once all is settled, and how often it is. */
export const boostFaults = (pool: Pool): Promise<Record<string, number>> => faultsOf(pool, never)

/** Boosts that were paid. */
export const countBoosted = (pool: Pool): Promise<number> => countOf(pool, 'select count(*) from ad_boosts where paid is not null')
