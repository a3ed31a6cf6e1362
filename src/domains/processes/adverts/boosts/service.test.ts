import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { callShopLate } from '#domains/foundation/payments/gateway.fake.ts'
import { type Actor, type StaffRole, system } from '#shared/actor.ts'
import { insertAdvert, insertCustomer } from '#testing/builders.ts'
import { type GatewayPage, type TestGateway, testGateway } from '#testing/gateway.ts'
import { sweepAds, sweepBoosts } from '../jobs.ts'
import { printBill } from './printouts.ts'

/** What may go wrong between a card and a boost: rooms, database and sandbox gateway are the real ones and talk over HTTP. */
let gateway: TestGateway
let now: Date
const start = new Date('2026-04-14T10:00:00Z')
const day = 86_400_000

beforeAll(async () => {
  now = start
  gateway = await testGateway({ clock: { now: () => now }, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => gateway.api.close())
beforeEach(() => {
  now = start
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const query = async (text: string, values: unknown[] = []) => (await gateway.api.deps.pool.query(text, values)).rows
const staff: Record<string, StaffRole> = { agent: 'agent', controller: 'controller', manager: 'manager' }

async function call(method: 'GET' | 'POST' | 'PUT', url: string, subject: string | undefined, payload?: object) {
  const role = subject === undefined ? undefined : staff[subject]
  const headers = await gateway.api.headers(role ? `the-${role}` : subject, role && [role])
  return gateway.api.app.inject({ method, url, headers, ...(payload && { payload }) })
}
type Answer = Awaited<ReturnType<typeof call>>
// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is what the test expects of it
const ok = (answer: Answer): any => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = (answer: Answer) => [answer.statusCode, answer.json().code]

let made = 0
interface Ad {
  id: number
  vehicleId: number
  seller: string
}

/** An advert on sale, of its own seller. */
async function advert(): Promise<Ad> {
  const { db } = gateway.api.deps
  const seller = `seller${++made}`
  const contact = { email: `${seller}@exemple.ma`, phone: '+212612345678', phone_verified: true }
  const { id, disposed_vehicle_id } = await insertAdvert(
    db,
    {
      customer_id: await insertCustomer(db, { user_id: seller, ...contact }),
      ...{ reference: `AD-2026-${900_000 + made}`, visible_until: '2099-01-01', created: '2026-04-01', last_modified: '2026-04-01' },
    },
    { last_status: 'Published', published_at: '2026-04-01', release_date: '2019-05-01', mileage: 80_000 },
  )
  return { id, vehicleId: disposed_vehicle_id, seller }
}

const packs = async (): Promise<{ id: number; price: number; boostInDays: number }[]> =>
  ok(await call('GET', '/api/vehicleads/boostpack', undefined))
/** The pack of so many days. */
async function pack(days: number): Promise<number> {
  const found = (await packs()).find(({ boostInDays }) => boostInDays === days)
  if (!found) throw new Error(`no pack of ${days} days`)
  return found.id
}
const buy = async ({ id, seller }: Pick<Ad, 'id' | 'seller'>, days = 7) =>
  call('POST', `/api/vehicleads/${id}/boost?boostPackId=${await pack(days)}`, seller)
/** A seller stands before the page of the gateway. */
async function atGateway(ad: Ad, days = 7): Promise<GatewayPage> {
  return gateway.open(await gateway.attempt(ok(await buy(ad, days)).paymentId))
}
const read = async ({ id, seller }: Pick<Ad, 'id' | 'seller'>) => ok(await call('GET', `/api/vehicleads/${id}`, seller))
/** Until when it is boosted, in days from the start; the days that stand; or null. */
async function boost(ad: Ad): Promise<{ runsTo: number } | { stands: number } | null> {
  const { boost: left } = await read(ad)
  if (left === null) return null
  return left.until === null ? { stands: left.secondsLeft / 86_400 } : { runsTo: (Date.parse(left.until) - start.getTime()) / day }
}
const isPaidPlace = async ({ vehicleId }: Ad) =>
  (await query('select coalesce(boosted_until > $2, false) as boosted from vehicles where id = $1', [vehicleId, now]))[0].boosted
const move = (ad: Ad, action: 'reserve' | 'release' | 'book' | 'deliver', actor: Actor = system) =>
  gateway.api.deps.db.transaction().execute((trx) => transitionVehicle(gateway.api.deps, trx, { id: ad.vehicleId, action, actor }))
const deactivate = async ({ id, seller }: Ad) => ok(await call('POST', `/api/vehicleads/deactivate?id=${id}`, seller))
/** Its seller changes it: it leaves the search until somebody has read it, and stands as a draft then. */
async function pause(ad: Ad): Promise<void> {
  await query(
    `update vehicles set registration_number = '70315A6', fuel_type = 'Diesel', gear_type = 'Manual', body_style = 'SUV', color = 'Grey',
       description = '{"fr": "Duster de 2019, première main, toujours garé au sous-sol."}', city_id = (select min(id) from cities) where id = $1`,
    [ad.vehicleId],
  )
  await query(`update settings set value = '0' where key = 'ads.minPictures'`)
  ok(await call('POST', '/api/vehicleads/save', ad.seller, { id: ad.id, disposedVehicle: { mileage: 81_000 } }))
  await query(`update vehicle_ads set last_status = 'Draft' where id = $1`, [ad.id])
}
/** What the workers do. */
async function work(): Promise<void> {
  await gateway.work()
  await sweepBoosts(gateway.api.deps)
  await gateway.work()
}

describe('a boost is paid once, or not at all', () => {
  test('for the days of the pack, with a bill in both languages', async () => {
    const ad = await advert()
    expect((await packs()).map(({ price, boostInDays }) => [price, boostInDays])).toEqual([
      [99, 7],
      [179, 15],
      [299, 30],
    ])
    const begun = ok(await buy(ad))
    expect(begun).toMatchObject({ amount: 99, paymentId: expect.any(String) })
    // a second press is the same purchase
    expect(ok(await buy(ad))).toEqual(begun)
    expect(await boost(ad)).toBeNull()
    const page = await gateway.open(await gateway.attempt(begun.paymentId))
    await page.pay()
    expect(await page.back()).toContain(`/customerAnnonces?boost=${begun.paymentId}`)
    expect(await boost(ad)).toEqual({ runsTo: 7 })
    expect(await isPaidPlace(ad)).toBe(true)
    expect(await page.state()).toBe('Captured')
    await printBill(gateway.api.deps, { id: begun.id })
    await printBill(gateway.api.deps, { id: begun.id })
    const shown = await read(ad)
    expect(shown).toMatchObject({ boostPackId: await pack(7), boostPack: { price: 99, boostInDays: 7, name: 'Une semaine' } })
    expect(shown.boosts).toMatchObject([{ price: 99, days: 7, billNumber: expect.stringMatching(/^FB-2026-\d{6}$/), refund: null }])
    const bills = ok(await call('GET', `/api/vehicleads/${ad.id}/documents?types=PurchaseInvoice`, ad.seller))
    expect(bills.map(({ language }: { language: string }) => language).sort()).toEqual(['ar', 'fr'])
    expect((await call('GET', bills[0].uri, ad.seller)).headers['content-type']).toBe('application/pdf')
    expect((await call('GET', bills[0].uri, 'controller')).statusCode).toBe(200)
    for (const other of ['thief', 'agent', undefined]) expect((await call('GET', bills[0].uri, other)).statusCode).toBe(404)
  })

  test('when the same callback comes five times in parallel', async () => {
    const ad = await advert()
    const form = await gateway.attempt(ok(await buy(ad)).paymentId)
    const page = await gateway.open(form)
    await page.pay(undefined, { callback: 'never' })
    expect(await Promise.all(Array.from({ length: 5 }, () => gateway.callback(form)))).toEqual(Array(5).fill('ACTION=POSTAUTH'))
    expect(await boost(ad)).toEqual({ runsTo: 7 })
    pass(2 * 60_000)
    await work()
    expect([await boost(ad), await page.state()]).toEqual([{ runsTo: 7 }, 'Captured'])
  })

  test.each([
    ['twice at once', { callback: 'twice' }],
    ['after the browser', { callback: 'late' }],
    ['never, and the browser neither', { callback: 'never', browser: 'stays' }],
    ['with a wrong signature', { wrong: 'hash' }],
    ['with a wrong amount', { wrong: 'amount' }],
  ])('when the callback comes %s', async (_when, switches: Record<string, string>) => {
    const ad = await advert()
    const page = await atGateway(ad)
    await page.pay(undefined, switches)
    if (switches.browser !== 'stays') await page.back()
    pass(2 * 60_000)
    await work()
    const once = await boost(ad)
    expect([await page.state(), (await read(ad)).boosts.length]).toEqual(['Captured', 1])
    // at the latest from the moment at which the gateway was asked
    expect(once).toEqual({ runsTo: expect.closeTo(7, 2) })
    await callShopLate(gateway.api.deps, { token: page.token() })
    pass(60 * 60_000)
    await work()
    expect(await boost(ad)).toEqual(once)
  })

  test('after the page was closed for long: the money is ours, so the days count from then', async () => {
    const ad = await advert()
    const page = await atGateway(ad)
    await page.pay(undefined, { callback: 'overdue', browser: 'stays' })
    pass(45 * 60_000)
    await callShopLate(gateway.api.deps, { token: page.token() })
    await work()
    expect([await page.state(), await boost(ad)]).toEqual(['Captured', { runsTo: expect.closeTo(7, 1) }])
  })

  test('never after an invalid signature or a refused card', async () => {
    const ad = await advert()
    const form = await gateway.attempt(ok(await buy(ad)).paymentId)
    const page = await gateway.open(form)
    expect(await gateway.callback(form, {}, 'another key')).toBe('FAILURE')
    expect(await gateway.callback(form, { oid: 'R0-0-none' })).toBe('FAILURE')
    expect(await gateway.callback(form, { amount: '1.00' })).toBe('FAILURE')
    await page.pay('4000000000000051')
    await work()
    expect([await boost(ad), (await read(ad)).boosts]).toEqual([null, []])
  })

  test('after two refusals on the page of the gate, which a late one does not undo', async () => {
    const ad = await advert()
    const page = await atGateway(ad)
    await page.pay('4000000000000051')
    await page.pay('4000000000000054')
    expect([await boost(ad), await page.state()]).toEqual([null, 'Refused'])
    await page.pay()
    expect([await boost(ad), await page.state()]).toEqual([{ runsTo: 7 }, 'Captured'])
    await callShopLate(gateway.api.deps, { token: page.token() })
    pass(2 * 60_000)
    await work()
    expect([await boost(ad), (await read(ad)).boosts.length]).toEqual([{ runsTo: 7 }, 1])
  })

  test('voids the payment for a sold or erased advert', async () => {
    for (const gone of [
      `update vehicles set last_status = 'Sold' where id = (select disposed_vehicle_id from vehicle_ads where id = $1)`,
      'update vehicle_ads set is_deleted = true where id = $1',
    ]) {
      const ad = await advert()
      const page = await atGateway(ad)
      await query(gone, [ad.id])
      await page.pay()
      pass(2 * 60_000)
      await work()
      expect(await page.state()).toBe('Voided')
      expect(await query('select boosted_until, boost_left from vehicles where id = $1', [ad.vehicleId])).toEqual([
        { boosted_until: null, boost_left: null },
      ])
    }
  })

  test('on two pages with two cards: one is paid, the other goes back', async () => {
    const ad = await advert()
    const { paymentId } = ok(await buy(ad))
    const pages = await Promise.all([1, 2].map(async () => gateway.open(await gateway.attempt(paymentId))))
    await Promise.all(pages.map((page) => page.pay()))
    pass(2 * 60_000)
    await work()
    expect((await Promise.all(pages.map((page) => page.state()))).sort()).toEqual(['Captured', 'Voided'])
    expect([await boost(ad), (await read(ad)).boosts.length]).toEqual([{ runsTo: 7 }, 1])
  })
})

describe('its clock', () => {
  async function boosted(days = 7): Promise<Ad> {
    const ad = await advert()
    await (await atGateway(ad, days)).pay()
    expect(await boost(ad)).toEqual({ runsTo: days })
    return ad
  }

  test('pauses during moderation and ends three days later', async () => {
    const ad = await boosted()
    pass(2 * day)
    await pause(ad)
    expect([await boost(ad), await isPaidPlace(ad)]).toEqual([{ stands: 5 }, false])
    pass(3 * day)
    await work()
    await query(`update vehicle_ads set last_status = 'Accepted' where id = $1`, [ad.id])
    ok(await call('POST', '/api/vehicleads/publish', ad.seller, { id: ad.id }))
    expect([await boost(ad), await isPaidPlace(ad)]).toEqual([{ runsTo: 10 }, true])
  })

  test('pauses while the car is held', async () => {
    const ad = await boosted()
    await move(ad, 'reserve')
    pass(day)
    expect(await boost(ad)).toEqual({ stands: 7 })
    await move(ad, 'release')
    expect(await boost(ad)).toEqual({ runsTo: 8 })
  })

  test('goes on by the days of another pack, and falls back by itself', async () => {
    const ad = await boosted()
    pass(day)
    await (await atGateway(ad, 15)).pay()
    expect(await boost(ad)).toEqual({ runsTo: 22 })
    pass(20 * day)
    await work()
    expect(await isPaidPlace(ad)).toBe(true)
    pass(day + 1)
    expect(await isPaidPlace(ad)).toBe(false)
    await work()
    const { boost: left, boostPack, boosts } = await read(ad)
    expect([left, boostPack, boosts.every(({ ended }: { ended: string }) => ended !== null)]).toEqual([null, null, true])
    const told = await query(`select key from messages where key like $1 order by id`, [`adverts.boost%:${ad.id}:%`])
    expect(told.map(({ key }) => key.split(/[.:]/)[1])).toEqual(['boosted', 'boosted', 'boostEnded'])
    // a new one begins anew
    await (await atGateway(ad, 7)).pay()
    expect(await boost(ad)).toEqual({ runsTo: expect.closeTo(29, 5) })
  })
})

describe('days that were not served', () => {
  test('go back: the whole through the gateway, a part by the hands of who keeps the books', async () => {
    const ad = await advert()
    await (await atGateway(ad, 7)).pay()
    const second = await atGateway(ad, 15)
    await second.pay()
    expect(refused(await call('POST', `/api/vehicleads/${ad.id}/boost/refund`, ad.seller))).toEqual([409, 'TransitionNotAllowed'])
    pass(5 * day)
    await pause(ad)
    expect((await read(ad)).boost.refund).toBe(29 + 179)
    expect(refused(await call('POST', `/api/vehicleads/${ad.id}/boost/refund`, 'thief'))).toEqual([404, 'NotFound'])
    const after = ok(await call('POST', `/api/vehicleads/${ad.id}/boost/refund`, ad.seller))
    expect([after.boost, after.boosts.map(({ refund }: { refund: number }) => refund)]).toEqual([null, [29, 179]])
    expect(refused(await call('POST', `/api/vehicleads/${ad.id}/boost/refund`, ad.seller))).toEqual([409, 'TransitionNotAllowed'])
    await work()
    expect(await second.state()).toMatch(/Refunded|Voided/)
    const lines = ok(await call('GET', '/api/staff/boosts/refunds', 'controller'))
    const own = lines.filter(({ vehicleAdId }: { vehicleAdId: number }) => vehicleAdId === ad.id)
    expect(own).toMatchObject([
      { refund: 29, refundWay: 'ByHand', refunded: null, oid: expect.stringMatching(/^R\d+-1-/) },
      { refund: 179, refundWay: 'Gateway', refunded: expect.any(String) },
    ])
    const note = (who: string) => call('POST', `/api/staff/boosts/${own[0].id}/refund`, who, { reference: 'CMI-778812' })
    for (const who of ['agent', ad.seller]) expect((await note(who)).statusCode).toBe(403)
    ok(await note('controller'))
    expect((await note('controller')).statusCode).toBe(404)
    const [noted] = await query(
      `select action, outcome from audit_entries where record_type = 'boosts' and record_id = $1 and outcome = 'Done'`,
      [String(own[0].id)],
    )
    expect(noted).toMatchObject({ action: 'noteBoostRefund', outcome: 'Done' })
  })

  test('go back once, though the seller presses three times in parallel, and a mail names the sum', async () => {
    const ad = await advert()
    const page = await atGateway(ad, 15)
    await page.pay()
    expect((await read(ad)).boost.refund).toBe(179)
    const press = (more: string) => call('POST', `/api/vehicleads/deactivate?id=${ad.id}${more}`, ad.seller)
    const answers = await Promise.all([press('&sold=Here'), press('&sold=Here'), press('&sold=Here')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    await work()
    const { boost: left, boosts } = await read(ad)
    expect([left, boosts.map(({ refund }: { refund: number }) => refund)]).toEqual([null, [179]])
    expect(await page.state()).toMatch(/Refunded|Voided/)
    const mails = await query(`select content::text from messages where key like $1`, [`adverts.boostReturned:${ad.id}:%`])
    expect(mails).toHaveLength(1)
    expect(mails[0].content).toContain('179')
    expect(refused(await call('POST', `/api/vehicleads/${ad.id}/boost/refund`, ad.seller))).toEqual([409, 'TransitionNotAllowed'])
    // for sale again it begins without a boost
    await query(`update vehicle_ads set last_status = 'Published' where id = $1`, [ad.id])
    expect((await read(ad)).boost).toBeNull()
  })

  test('go back when an advert is withdrawn, and when its time is over', async () => {
    const [withdrawn, over] = [await advert(), await advert()]
    for (const ad of [withdrawn, over]) await (await atGateway(ad, 7)).pay()
    pass(3 * day)
    await deactivate(withdrawn)
    await query('update vehicle_ads set visible_until = $2 where id = $1', [over.id, new Date(now.getTime() - 1)])
    await sweepAds(gateway.api.deps)
    for (const ad of [withdrawn, over]) {
      expect((await read(ad)).boosts).toMatchObject([{ refund: 57, ended: now.toISOString() }])
      expect(await query(`select from messages where key like $1`, [`adverts.boostReturned:${ad.id}:%`])).toHaveLength(1)
    }
  })

  test('of a payment that arrives after the advert is withdrawn go back whole', async () => {
    const ad = await advert()
    const page = await atGateway(ad, 7)
    await deactivate(ad)
    await page.pay()
    await work()
    expect(await page.state()).toMatch(/Refunded|Voided/)
    expect(await boost(ad)).toBeNull()
  })

  test('go back by themselves once the car is sold, or is not on sale for a month', async () => {
    const [sold, away] = [await advert(), await advert()]
    for (const ad of [sold, away]) await (await atGateway(ad)).pay()
    await move(sold, 'reserve')
    await move(sold, 'book')
    pass(3 * day)
    await work()
    expect((await read(sold)).boosts[0].refund).toBeNull()
    await move(sold, 'deliver', { id: 'an-agent', roles: ['agent'] })
    await pause(away)
    await query('update vehicle_ads set last_modified = $2 where id = $1', [away.id, now])
    await work()
    expect([(await read(sold)).boosts[0].refund, (await read(away)).boosts[0].refund]).toEqual([99, null])
    pass(31 * day)
    await work()
    expect((await read(away)).boosts[0].refund).toBe(57)
    // given back is over: it is not told of as served later
    expect((await read(away)).boosts[0].ended).toBe(now.toISOString())
    await work()
    expect(await query(`select from messages where key like $1`, [`adverts.boostEnded:${away.id}:%`])).toEqual([])
  })

  test('reports a failed refund without blocking others', async () => {
    const [stuck, other] = [await advert(), await advert()]
    for (const ad of [stuck, other]) await (await atGateway(ad)).pay()
    for (const ad of [stuck, other]) {
      await pause(ad)
      await query('update vehicle_ads set last_modified = $2 where id = $1', [ad.id, now])
    }
    await query(
      `create function refuse_refund() returns trigger language plpgsql as $$ begin if new.ad_id = ${stuck.id} then raise 'refused'; end if; return new; end $$`,
    )
    await query('create trigger refuse_refund before update on ad_boosts for each row execute function refuse_refund()')
    const told = vi.spyOn(gateway.api.deps.log, 'error')
    try {
      pass(31 * day)
      await work()
      expect([(await read(stuck)).boosts[0].refund, (await read(other)).boosts[0].refund]).toEqual([null, 99])
      expect(told.mock.calls.map(([what]) => (what as unknown as { advert: number }).advert)).toEqual([stuck.id])
    } finally {
      told.mockRestore()
      await query('drop trigger refuse_refund on ad_boosts')
    }
  })
})

describe('no one', () => {
  test('boosts another’s advert, one that is not on sale, or with a pack that is none', async () => {
    const ad = await advert()
    expect(refused(await buy({ ...ad, seller: 'thief' }))).toEqual([404, 'NotFound'])
    expect((await buy({ ...ad, seller: undefined as unknown as string })).statusCode).toBe(401)
    const with999 = await call('POST', `/api/vehicleads/${ad.id}/boost?boostPackId=999999999`, ad.seller)
    expect([with999.statusCode, with999.json().errors[0].field]).toEqual([400, 'boostPackId'])
    const without = await call('POST', `/api/vehicleads/${ad.id}/boost`, ad.seller)
    expect([without.statusCode, without.json().errors[0].field]).toEqual([400, 'boostPackId'])
    expect(refused(await buy({ ...ad, id: 999_999_999 }))).toEqual([404, 'NotFound'])
    await deactivate(ad)
    expect(refused(await buy(ad))).toEqual([409, 'TransitionNotAllowed'])
    expect(await query('select from ad_boosts where ad_id = $1', [ad.id])).toEqual([])
  })

  test('but a manager keeps the packs; what was bought stays as it was agreed', async () => {
    const given = { names: { fr: 'Trois jours', ar: 'ثلاثة أيام' }, price: 49, boostInDays: 3 }
    for (const who of ['agent', 'controller', 'seller1'])
      expect((await call('POST', '/api/staff/boostpacks', who, given)).statusCode).toBe(403)
    const added = ok(await call('POST', '/api/staff/boostpacks', 'manager', given)).find(
      (one: { boostInDays: number }) => one.boostInDays === 3,
    )
    expect(added).toMatchObject({ name: 'Trois jours', sold: 0, isDeactivated: false })
    const bad = await call('POST', '/api/staff/boostpacks', 'manager', { ...given, price: 0 })
    expect([bad.statusCode, bad.json().errors[0].field]).toEqual([400, 'price'])
    const ad = await advert()
    await (await atGateway(ad, 3)).pay()
    const url = `/api/staff/boostpacks/${added.id}`
    ok(await call('PUT', url, 'manager', { ...given, price: 59, boostInDays: 4, isDeactivated: true }))
    expect((await packs()).map(({ boostInDays }) => boostInDays)).toEqual([7, 15, 30])
    expect((await read(ad)).boosts).toMatchObject([{ price: 49, days: 3, name: 'Trois jours' }])
    expect(ok(await call('GET', '/api/staff/boostpacks', 'agent')).at(-1)).toMatchObject({ sold: 1, price: 59 })
    expect((await call('PUT', '/api/staff/boostpacks/999999', 'manager', given)).statusCode).toBe(404)
    const actions = await query(`select action from audit_entries where record_type = 'boostpacks' order by id`)
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['addBoostPack', 'saveBoostPack']))
  })
})

test('an advert without a price, or with a doubtful one, buys no paid place', async () => {
  const [{ id: packId }] = await query('select id from boost_packs where not is_deactivated order by boost_in_days limit 1')
  const ad = await advert()
  const buy = () => call('POST', `/api/vehicleads/${ad.id}/boost?boostPackId=${packId}`, ad.seller)
  await query('update vehicles set price = null where id = $1', [ad.vehicleId])
  expect((await buy()).json().errors).toMatchObject([{ field: 'price', reason: 'required' }])
  await query('update vehicles set price = 30000, is_price_doubtful = true where id = $1', [ad.vehicleId])
  expect((await buy()).json().errors).toMatchObject([{ field: 'price', reason: 'doubtfulPrice' }])
  await query('update vehicles set price = 120000, is_price_doubtful = false where id = $1', [ad.vehicleId])
  expect((await buy()).statusCode).toBe(200)
})
