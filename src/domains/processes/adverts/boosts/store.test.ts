import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type StaffRole, system } from '#shared/actor.ts'
import { type Columns, insertAdvert, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { BoostRefund } from './contract.ts'
import { boostOf } from './rules.ts'
import { boostDocuments, followApproval } from './service.ts'
import { findBillFacts, findGivenUp, findServed, updateServed } from './store.ts'

const start = new Date('2026-03-16T10:00:00Z')
let now = start
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const day = 24 * 60
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await api.deps.pool.query('truncate vehicles, customers, payments cascade')
})

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
async function call(method: 'GET' | 'POST', url: string, subject: string, role?: StaffRole, payload?: object) {
  const headers = await api.headers(subject, role && [role])
  return api.app.inject({ method, url, headers, ...(payload && { payload }) })
}

let made = 0
/** A published advert on sale. */
async function advert(seller = `seller-${made}`, columns: Columns<'vehicle_ads'> = {}): Promise<number> {
  const { db } = api.deps
  const contact = { email: 'ali@exemple.ma', phone: '+212612345678', phone_verified: true }
  const { id } = await insertAdvert(
    db,
    {
      customer_id: await insertCustomer(db, { user_id: seller, ...contact }),
      ...{ reference: `AD-2026-${700_000 + ++made}`, visible_until: '2099-01-01', created: start, last_modified: start, ...columns },
    },
    { last_status: 'Published', published_at: '2026-03-01' },
  )
  return id
}
const setCar = (ad: number, name: string, value: unknown) =>
  query(`update vehicles set ${name} = $2 where id = (select disposed_vehicle_id from vehicle_ads where id = $1)`, [ad, value])
let bills = 0
/** A boost of an advert, paid unless it is said. */
async function boost(ad: number, columns: Record<string, unknown> = {}): Promise<number> {
  const known: Record<string, unknown> = { ad_id: ad, price: 99, days: 7, expires: start, created: start, paid: start, ...columns }
  if (known.paid !== null) known.bill_number = `FB-2026-${String(++bills).padStart(6, '0')}`
  const names = Object.keys(known)
  const [{ id }] = await query(
    `insert into ad_boosts (boost_pack_id, names, payment_id, ${names.join(', ')})
     select p.id, p.names, gen_random_uuid(), ${names.map((_, i) => `$${i + 1}`).join(', ')} from boost_packs p where p.boost_in_days = 7 returning id`,
    Object.values(known),
  )
  return id
}
const packOf = async (days: number) => (await query('select id from boost_packs where boost_in_days = $1', [days]))[0].id
async function buy(ad: number, seller: string, days = 7): Promise<{ status: number; id?: number; expires?: string; code?: string }> {
  const answer = await call('POST', `/api/vehicleads/${ad}/boost?boostPackId=${await packOf(days)}`, seller)
  return { status: answer.statusCode, ...answer.json() }
}

test('a purchase can be paid for half an hour, and is the same until five minutes before its end', async () => {
  const ad = await advert('buyer')
  const first = await buy(ad, 'buyer')
  expect(first).toMatchObject({ status: 200, expires: at(30).toISOString() })
  expect((await buy(ad, 'buyer', 15)).id).not.toBe(first.id)
  now = new Date(at(25).getTime() - 1)
  expect((await buy(ad, 'buyer')).id).toBe(first.id)
  now = at(25)
  const second = await buy(ad, 'buyer')
  expect(second.id).not.toBe(first.id)
  // at another price it is another purchase
  await query('update ad_boosts set price = 98 where id = $1', [second.id])
  expect([first.id, second.id]).not.toContain((await buy(ad, 'buyer')).id)
})

test('neither one that was paid, nor one that ended, is gone on with', async () => {
  const ad = await advert('buyer')
  const paid = await boost(ad, { expires: at(30) })
  const ended = await boost(ad, { expires: at(30), paid: null, ended: start })
  expect([paid, ended]).not.toContain((await buy(ad, 'buyer')).id)
})

test('ten may be begun in an hour without paying, of each advert', async () => {
  const ad = await advert('buyer')
  await boost(ad)
  for (let i = 0; i < 10; i++) await boost(ad, { paid: null, created: at(-59) })
  expect(await buy(ad, 'buyer')).toMatchObject({ status: 429, code: 'TooManyRequests' })
  expect(await buy(await advert('other'), 'other')).toMatchObject({ status: 200 })
  await query('update ad_boosts set created = $1 where id = (select min(id) from ad_boosts where paid is null and ad_id = $2)', [
    at(-60),
    ad,
  ])
  expect(await buy(ad, 'buyer')).toMatchObject({ status: 200 })
})

test('a pack out of use is not sold; packs stand with those in use first, the shortest, then the cheapest on top', async () => {
  const ad = await advert('buyer')
  await boost(ad)
  await boost(ad, { paid: null })
  const added = await query(
    `insert into boost_packs (names, price, boost_in_days, is_deactivated) values
       ('{"fr": "Hors service", "ar": "x"}', 10, 1, true), ('{"fr": "Sept jours, moins", "ar": "x"}', 90, 7, false) returning id`,
  )
  try {
    const [out] = added
    const answer = await call('POST', `/api/vehicleads/${ad}/boost?boostPackId=${out.id}`, 'buyer')
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'boostPackId'])
    const packs = (await call('GET', '/api/staff/boostpacks', 'a-manager', 'manager')).json()
    expect(packs.map(({ price, sold, isDeactivated }: Record<string, unknown>) => [price, sold, isDeactivated])).toEqual([
      [90, 0, false],
      [99, 1, false],
      [179, 0, false],
      [299, 0, false],
      [10, 0, true],
    ])
  } finally {
    await query('delete from boost_packs where id = any($1)', [added.map(({ id }) => id)])
  }
})

test('a yes of the bank counts its days once, and what was not for a boost not at all', async () => {
  const ad = await advert('buyer')
  const { id = 0, ...begun } = await buy(ad, 'buyer')
  const { paymentId } = begun as unknown as { paymentId: string }
  const news = { purpose: 'AdBoost', ownerId: id, paymentId, at: start } as Parameters<typeof followApproval>[1]
  const said = (one: typeof news) => api.deps.db.transaction().execute((trx) => followApproval(trx, one, api.deps))
  const until = async () =>
    (
      await query('select boosted_until as until from vehicles v join vehicle_ads d on d.disposed_vehicle_id = v.id where d.id = $1', [ad])
    )[0].until
  await said({ ...news, purpose: 'Booking' as never })
  expect(await until()).toBeNull()
  await said(news)
  await said(news)
  expect(await until()).toEqual(at(7 * day))
})

test('days are over at the moment to which they run; those that stand, are not paid or have ended are left alone', async () => {
  const over = await advert()
  const [running, standing, unpaid, ended, unknown] = [await advert(), await advert(), await advert(), await advert(), await advert()]
  for (const ad of [over, running, standing, unpaid, ended]) await setCar(ad, 'boosted_until', start)
  await setCar(running, 'boosted_until', new Date(start.getTime() + 1))
  await setCar(standing, 'boost_left', 5)
  for (const ad of [over, running, standing, unknown]) await boost(ad)
  await boost(over)
  await boost(unpaid, { paid: null })
  await boost(ended, { ended: at(-1) })
  expect(await findServed(api.deps.db, start, 9)).toEqual([over, unknown])
  expect(await findServed(api.deps.db, start, 1)).toEqual([over])
  const served: boolean[] = []
  for (const ad of [over, running, standing, unpaid, ended])
    served.push(await api.deps.db.transaction().execute((trx) => updateServed(trx, ad, start)))
  expect(served).toEqual([true, false, false, false, false])
  expect(await query('select id from ad_boosts where ended = $1 and ad_id <> $2', [start, over])).toEqual([])
})

test('given up are the days of what is sold or erased, or left the search before that moment', async () => {
  const before = at(-30 * day)
  const long = { last_modified: new Date(before.getTime() - 1) }
  const [sold, erased, rejected, draft, away] = [
    await advert(),
    await advert('erased', { is_deleted: true }),
    await advert('rejected', { ...long, last_status: 'Rejected' }),
    await advert('draft', { ...long, last_status: 'Draft' }),
    await advert('away', { ...long, last_status: 'Deactivated' }),
  ]
  await setCar(sold, 'last_status', 'Sold')
  const others = [
    await advert('published', long),
    await advert('waiting', { ...long, last_status: 'Submited' }),
    await advert('since', { last_modified: before, last_status: 'Deactivated' }),
  ]
  for (const ad of [sold, erased, rejected, draft, away, ...others]) {
    await boost(ad)
    await setCar(ad, 'boost_left', 60)
  }
  await setCar(draft, 'boost_left', null)
  await setCar(draft, 'boosted_until', new Date(start.getTime() + 1))
  expect(await findGivenUp(api.deps.db, before, start, 9)).toEqual([sold, erased, rejected, draft, away])
  expect(await findGivenUp(api.deps.db, before, start, 2)).toEqual([sold, erased])
  // of days that are over nothing is given back
  await setCar(draft, 'boosted_until', start)
  await query('update ad_boosts set ended = $1 where ad_id = $2', [start, rejected])
  expect(await findGivenUp(api.deps.db, before, start, 9)).toEqual([sold, erased, away])
})

test('sorts refunds: manual first by due time, completed last', async () => {
  const ad = await advert()
  const refund = (refund_due: Date, refund_way: 'ByHand' | 'Gateway', refunded: Date | null = null) =>
    boost(ad, { refund: 50, refund_way, refund_due, refunded })
  const [late, gate, hand, older, back, lastBack] = [
    await refund(at(-10), 'ByHand'),
    await refund(at(-99), 'Gateway'),
    await refund(at(-5), 'ByHand'),
    await refund(at(-20), 'ByHand'),
    await refund(at(-50), 'ByHand', at(-3)),
    await refund(at(-60), 'ByHand', at(-2)),
  ]
  await boost(ad)
  const listed = async () => (await call('GET', '/api/staff/boosts/refunds', 'a-controller', 'controller')).json() as BoostRefund[]
  const lines = await listed()
  expect(lines.map(({ id }) => id)).toEqual([older, late, hand, gate, lastBack, back])
  expect(lines[0]).toMatchObject({
    ...{ vehicleAdId: ad, seller: 'Ali Idrissi', price: 99, refund: 50, refundWay: 'ByHand', due: at(-20).toISOString(), oid: null },
    ...{ billNumber: expect.stringMatching(/^FB-2026-/), refunded: null, refundReference: null },
  })
  const note = (id: number) => call('POST', `/api/staff/boosts/${id}/refund`, 'a-controller', 'controller', { reference: 'CMI-1' })
  // what goes through the gateway is not noted by hand, nor what is back
  expect([(await note(gate)).statusCode, (await note(back)).statusCode]).toEqual([404, 404])
  expect((await note(hand)).statusCode).toBe(200)
  expect((await listed()).find(({ id }) => id === hand)).toMatchObject({ refunded: start.toISOString(), refundReference: 'CMI-1' })
})

test.each([
  ['Published', 'Published', false],
  ['Published', 'Sold', true],
  ['Deactivated', 'Draft', true],
  ['Deactivated', 'Reserved', false],
  ['Deactivated', 'Booked', false],
  ['Deactivated', 'Sold', true],
])('of an advert that is %s while its car is %s days are given back: %s', async (status, vehicle, goesBack) => {
  const ad = await advert('seller', { last_status: status })
  const id = await boost(ad)
  await setCar(ad, 'last_status', vehicle)
  await setCar(ad, 'boosted_until', null)
  await setCar(ad, 'boost_left', 86_400)
  const answer = await call('POST', `/api/vehicleads/${ad}/boost/refund`, 'seller')
  expect(answer.statusCode).toBe(goesBack ? 200 : 409)
  const [{ refund }] = await query('select refund from ad_boosts where id = $1', [id])
  expect(refund).toBe(goesBack ? 15 : null)
})

test('the bill is printed of what was paid, while its seller and advert are there, and read by who paid or keeps the books', async () => {
  const ad = await advert('seller')
  const [paid, unpaid] = [await boost(ad), await boost(ad, { paid: null })]
  const facts = await findBillFacts(api.deps.db, paid)
  expect(facts).toMatchObject({
    id: paid,
    price: 99,
    days: 7,
    paid: start.toISOString(),
    buyer: { lastName: 'Idrissi', phone: '+212612345678' },
  })
  expect(await findBillFacts(api.deps.db, unpaid)).toBeNull()
  const reads = (id: string, ...roles: StaffRole[]) => boostDocuments.mayRead(api.deps, { id, roles }, paid, 'PurchaseInvoice')
  const all = async () => [
    await reads('seller'),
    await reads('stranger'),
    await reads('a', 'agent'),
    await reads('a', 'expert'),
    await reads('a', 'controller'),
    await reads('a', 'manager'),
    await reads('a', 'admin'),
  ]
  expect(await all()).toEqual([true, false, false, false, true, true, true])
  await expect(boostDocuments.mayAdd(api.deps, system, paid, 'PurchaseInvoice')).rejects.toMatchObject({ code: 'NotFound' })
  const removal = api.deps.db
    .transaction()
    .execute((trx) => boostDocuments.mayRemove(api.deps, trx, system, {} as Parameters<typeof boostDocuments.mayRemove>[3]))
  await expect(removal).rejects.toMatchObject({ code: 'Forbidden' })
  await query('update customers set erased = now()')
  expect(await findBillFacts(api.deps.db, paid)).toBeNull()
  await query('update customers set erased = null')
  await query('update vehicle_ads set is_deleted = true')
  expect(await findBillFacts(api.deps.db, paid)).toBeNull()
  expect(await all()).toEqual([false, false, false, false, true, true, true])
})

test('returns the remaining seconds of a boost with its last pack', () => {
  const bought = {
    id: 1,
    price: 99,
    days: 7,
    paid: '',
    billNumber: '',
    refund: null,
    refunded: null,
    packId: 4,
    names: { fr: 'Une semaine' },
  }
  const of = (given: Partial<Parameters<typeof boostOf>[0]>) =>
    boostOf({ boostedUntil: null, boostLeft: null, boosts: [], ...given } as Parameters<typeof boostOf>[0], 'fr', start)
  expect(of({})).toEqual({ boost: null, boosts: [], boostPack: null, boostPackId: null })
  const until = new Date(start.getTime() + 1001).toISOString()
  expect(of({ boostedUntil: until }).boost).toEqual({ until, secondsLeft: 2, refund: 0 })
  expect(of({ boostedUntil: start.toISOString() }).boost).toBeNull()
  expect(of({ boostLeft: 0 }).boost).toEqual({ until: null, secondsLeft: 0, refund: 0 })
  const boosts = [
    { ...bought, ended: null },
    { ...bought, packId: 5, price: 179, ended: null },
    { ...bought, packId: 6, ended: 'x' },
  ] as Parameters<typeof boostOf>[0]['boosts']
  const told = of({ boosts })
  expect(told).toMatchObject({ boostPackId: 5, boostPack: { id: 5, name: 'Une semaine', price: 179, boostInDays: 7 } })
  expect(told.boosts[0]).toEqual({ ...bought, names: undefined, packId: undefined, ended: null, name: 'Une semaine' })
})
