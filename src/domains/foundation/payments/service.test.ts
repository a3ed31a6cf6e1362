import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnnounce, type Listeners } from '#platform/announce.ts'
import type { Deps } from '#platform/context.ts'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { type GatewayPage, type TestGateway, testGateway } from '#testing/gateway.ts'
import type { Payment, ReturnReason } from './contract.ts'
import { callShopLate, sandboxAccount } from './gateway.fake.ts'
import { settleAttempt } from './jobs.ts'
import { paymentsData, refundPayment, startPayment } from './service.ts'

/** Tests complete payments: this server and the sandbox gateway communicate over HTTP, as with the card centre. */
let gateway: TestGateway
let { api, site, attempt, callback, events, open, post, work } = {} as TestGateway
let now: Date
let told: [string, PaymentEvent][]
/** subscriber of the approval in the paid module */
let onApproved: (trx: Parameters<NonNullable<Listeners<Deps>['paymentApproved']>[number]>[0], news: PaymentEvent) => Promise<void>

beforeAll(async () => {
  gateway = await testGateway({ clock: { now: () => now }, settings: { LOG_LEVEL: 'silent' } })
  ;({ api, site, attempt, callback, events, open, post, work } = gateway)
  const note = (name: string) => async (_trx: unknown, news: PaymentEvent) => void told.push([name, news])
  api.deps.announce = createAnnounce(
    {
      paymentApproved: [note('approved'), (trx, news) => onApproved(trx, news)],
      paymentRefused: [note('refused')],
      paymentReturned: [note('returned')],
    },
    () => api.deps,
  )
})
afterAll(() => gateway.api.close())
beforeEach(async () => {
  await api.deps.pool.query('truncate payments, payment_attempts, payment_statuses, payment_events, sandbox_orders')
  now = new Date('2026-03-16T10:00:00Z')
  told = []
  onApproved = async () => {}
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function start(minutes = 15): Promise<string> {
  const payer = { name: 'Aïcha El | Test\\1 & "fils"', email: 'client@exemple.ma', phone: '+212612345678' }
  const paths = {
    shopPath: '/cars/dacia-logan/123',
    donePath: '/payment-success?booking=k',
    failedPath: '/payment-failure?booking=k&failure=1',
  }
  const expires = new Date(now.getTime() + minutes * 60_000)
  const wish = { purpose: 'BookingDeposit', ownerId: 7, amount: 1000, payer, language: 'fr', expires, ...paths } as const
  return (await api.deps.db.transaction().execute((trx) => startPayment(api.deps, trx, wish))).id
}

const refundFor = (id: string, reason: ReturnReason) =>
  api.deps.db.transaction().execute((trx) => refundPayment(api.deps, trx, { id, reason }))

async function stateOf(id: string): Promise<Payment> {
  return (await fetch(`${site}/api/payments/${id}`)).json() as Promise<Payment>
}

const heard = () => told.map(([name]) => name)

describe('a deposit', () => {
  test('is held, captured by the callback response and confirmed', async () => {
    const id = await start()
    expect(await stateOf(id)).toMatchObject({ state: 'Started', payable: true, amount: 1000, refusal: null })
    const page = await open(await attempt(id))
    expect(page.html()).toMatch(/<bdi>Rihla<\/bdi>[\s\S]*1\u00a0000\u00a0DH/)
    await page.pay()
    expect(await page.state()).toBe('Captured')
    expect(await stateOf(id)).toMatchObject({ state: 'Approved', payable: false })
    expect(told).toEqual([['approved', { paymentId: id, purpose: 'BookingDeposit', ownerId: 7, amount: 1000, at: now }]])
    expect(await page.back()).toBe('/payment-success?booking=k')
    // the gateway captures after our response: no query within that minute
    const asked = await api.deps.pool.query(
      'select a.due from payments p join payment_attempts a on a.payment_id = p.id where p.key = $1',
      [id],
    )
    expect(asked.rows).toEqual([{ due: new Date(now.getTime() + 60_000) }])
    later(2)
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'Captured' })
    expect(await events(page.oid)).toEqual(['Callback Approved', 'Query Captured'])
    expect(heard()).toEqual(['approved'])
    // no query is due, and the payer is erased
    const { rows } = await api.deps.pool.query(
      'select p.payer, a.due from payments p join payment_attempts a on a.payment_id = p.id where p.key = $1',
      [id],
    )
    expect(rows).toEqual([{ payer: null, due: null }])
  })

  test('accepts a card year of four digits', async () => {
    const page = await open(await attempt(await start()))
    await page.pay(undefined, { year: '2028' })
    expect(await page.state()).toBe('Captured')
  })

  test('passes 3-D Secure', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay('5191630100004896')
    expect(await page.state()).toBe('Challenge')
    expect(await stateOf(id)).toMatchObject({ state: 'Started' })
    await page.confirm('123')
    expect(await stateOf(id)).toMatchObject({ state: 'Approved' })

    const other = await start()
    const wrong = await open(await attempt(other))
    await wrong.pay('5191630100004896')
    await wrong.confirm('321')
    expect(await stateOf(other)).toMatchObject({ state: 'Started', refusal: 'Security', payable: true })
  })

  test('is refused, then paid on the same page', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay('4000000000000051')
    expect(await stateOf(id)).toMatchObject({ state: 'Started', refusal: 'Funds', payable: true })
    await page.pay('4111111111111111')
    expect(await stateOf(id)).toMatchObject({ refusal: 'Refused' })
    await page.pay()
    expect(await stateOf(id)).toMatchObject({ state: 'Approved', refusal: null })
    expect(heard()).toEqual(['refused', 'refused', 'approved'])
    expect(told.map(([, { reason }]) => reason)).toEqual(['Funds', 'Refused', undefined])
    expect(await events(page.oid)).toEqual(['Callback Refused', 'Callback Refused', 'Callback Approved'])
  })

  test('returns after three refusals; the next attempt has another order', async () => {
    const id = await start()
    const first = await attempt(id)
    const page = await open(first)
    for (let tries = 0; tries < 3; tries++) await page.pay('4000000000000054')
    expect(await page.back()).toBe('/payment-failure?booking=k&failure=1')
    const second = await attempt(id)
    expect([first, second].map(({ fields }) => fields.oid?.split('-')[1])).toEqual(['1', '2'])
    expect(second.fields.oid).not.toBe(first.fields.oid)
    const again = await open(second)
    await again.pay()
    expect(await stateOf(id)).toMatchObject({ state: 'Approved' })
  })

  test('is cancelled with a link to the shop; the order is not reusable', async () => {
    const id = await start()
    const form = await attempt(id)
    const page = await open(form)
    expect(page.html()).toContain(`href="${site}/cars/dacia-logan/123"`)
    expect((await post(form.action, form.fields)).status).toBe(400)
    expect(await stateOf(id)).toMatchObject({ state: 'Started', payable: true })
  })
})

describe('the callback', () => {
  test('pays once when sent five times concurrently', async () => {
    const id = await start()
    const form = await attempt(id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => callback(form)))
    expect(answers).toEqual(Array(5).fill('ACTION=POSTAUTH'))
    expect(heard()).toEqual(['approved'])
    expect(await events(form.fields.oid as string)).toEqual(['Callback Approved'])
    const { rows } = await api.deps.pool.query(
      'select type from payment_statuses s join payments p on p.id = s.payment_id where p.key = $1 order by s.id',
      [id],
    )
    expect(rows.map(({ type }) => type)).toEqual(['Started', 'Approved'])
  })

  test('pays once when sent twice', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'twice' })
    expect([await page.state(), (await stateOf(id)).state, heard()]).toEqual(['Captured', 'Approved', ['approved']])
  })

  test('captures by query when it arrives after the browser', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'late' })
    expect(await stateOf(id)).toMatchObject({ state: 'Started' })
    expect(await page.back()).toBe('/payment-success?booking=k')
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Captured', 'Captured'])
    await callShopLate(api.deps, { token: page.token() })
    expect([(await stateOf(id)).state, heard()]).toEqual(['Captured', ['approved']])
  })

  test('is replaced by a query when it never arrives', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'never', browser: 'stays' })
    expect(page.html()).not.toContain('name="back"')
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'Started' })
    later(2)
    await work()
    expect([await page.state(), (await stateOf(id)).state, heard()]).toEqual(['Captured', 'Captured', ['approved']])
  })

  test('changes nothing with a wrong signature, but starts a query', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { wrong: 'hash' })
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'Started'])
    expect(await page.back()).toBe('/payment-failure?booking=k&failure=1')
    expect(await events(page.oid)).toEqual(['Callback WrongHash'])
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Captured', 'Captured'])

    const forged = await attempt(await start())
    expect(await callback(forged, {}, 'another key')).toBe('FAILURE')
    await work()
    expect(heard()).toEqual(['approved'])
  })

  test('changes nothing with a wrong amount; the held amount counts', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { wrong: 'amount' })
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'Started'])
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Captured', 'Captured'])
  })

  test.each(['0.00', '999.99', '1000.01', '2000.00', '', '1000,00'])('is rejected with amount %j for a price of 1000', async (amount) => {
    const form = await attempt(await start())
    expect(await callback(form, { amount })).toBe('FAILURE')
    expect(told).toEqual([])
    expect(await events(form.fields.oid as string)).toEqual(['Callback WrongAmount'])
  })

  test.each([
    [100, 'Authorised', 'Voided'],
    [99_999, 'Captured', 'Refunded'],
    [100_001, 'Authorised', 'Voided'],
    [200_000, 'Captured', 'Refunded'],
  ])('that never comes, of a bank that has %i of 100 000 %s: nothing is paid, and it goes back', async (amount, state, after) => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'never' })
    await api.deps.pool.query('update sandbox_orders set amount = $2, state = $3 where oid = $1', [page.oid, amount, state])
    later(2)
    await work()
    expect([await page.state(), (await stateOf(id)).state, told]).toEqual([after, 'Started', []])
  })

  test('is rejected for an unknown order, another merchant or currency', async () => {
    const form = await attempt(await start())
    expect(await callback(form, { oid: 'R1-1-unknown' })).toBe('FAILURE')
    expect(await callback(form, { clientid: '600000001' })).toBe('FAILURE')
    expect(await callback(form, { currency: '978' })).toBe('FAILURE')
    expect(told).toEqual([])
  })

  test('has no effect as a late refusal or without a code', async () => {
    const id = await start()
    const form = await attempt(id)
    expect(await callback(form, { ProcReturnCode: '', Response: 'Error', TransId: 't0' })).toBe('APPROVED')
    expect(await callback(form)).toBe('ACTION=POSTAUTH')
    expect(await callback(form, { ProcReturnCode: '05', Response: 'Declined', TransId: 't2' })).toBe('APPROVED')
    expect((await stateOf(id)).state).toBe('Approved')
    expect(await events(form.fields.oid as string)).toEqual(['Callback Refused', 'Callback Approved', 'Callback Late'])
  })

  test('records a refusal once', async () => {
    const form = await attempt(await start())
    const no = { ProcReturnCode: '51', Response: 'Declined', TransId: 't9' }
    expect(await Promise.all([1, 2, 3].map(() => callback(form, no)))).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    expect(heard()).toEqual(['refused'])
  })

  test('stores no card number', async () => {
    const form = await attempt(await start())
    await callback(form, { maskedCreditCard: '4000000000000010', pan: '4000000000000010' })
    const { rows } = await api.deps.pool.query('select t::text from payment_events t union all select t::text from payment_attempts t')
    expect(rows.filter(({ t }) => t.includes('4000000000000010'))).toEqual([])
  })

  test('is settled later when a subscriber fails', async () => {
    const id = await start()
    onApproved = async () => {
      throw new Error('the room is not there')
    }
    const page = await open(await attempt(id))
    await page.pay()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'Started'])
    later(2)
    await work()
    expect((await stateOf(id)).state).toBe('Started')
    onApproved = async () => {}
    later(10)
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Captured', 'Captured'])
  })
})

describe('refunds', () => {
  test('release held money instead of a capture', async () => {
    const id = await start()
    onApproved = (trx, { paymentId }) => refundPayment(api.deps, trx, { id: paymentId, reason: 'HoldOver' })
    const page = await open(await attempt(id))
    await page.pay()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'ToReturn'])
    expect(await page.back()).toBe('/payment-failure?booking=k&failure=1')
    await work()
    expect(await page.state()).toBe('Voided')
    expect(await stateOf(id)).toMatchObject({ state: 'Returned', returnReason: 'HoldOver', payable: false })
    expect(told.map(([name, { reason }]) => [name, reason])).toEqual([
      ['approved', undefined],
      ['returned', 'HoldOver'],
    ])
    expect(await events(page.oid)).toEqual(['Callback Approved', 'Void Approved', 'Query Returned'])
  })

  test('refund captured money once', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay()
    later(2)
    await work()
    later(3 * 24 * 60)
    await Promise.all([refundFor(id, 'Cancelled'), refundFor(id, 'Cancelled'), refundFor(id, 'Rejected')])
    await work()
    await refundFor(id, 'Cancelled')
    await work()
    expect([await page.state(), (await stateOf(id)).state, heard()]).toEqual(['Refunded', 'Returned', ['approved', 'returned']])
    expect((await events(page.oid)).filter((said) => said.startsWith('Refund'))).toEqual(['Refund Approved'])
  })

  test('allow no further attempt of an unpaid payment', async () => {
    const id = await start()
    await refundFor(id, 'Cancelled')
    expect(await stateOf(id)).toMatchObject({ state: 'Expired', payable: false })
    expect((await fetch(`${site}/api/payments/${id}/attempts`, { method: 'POST', headers: await api.headers() })).status).toBe(409)
    expect(told).toEqual([])
  })

  test('publish the return when both of two payments are returned', async () => {
    const id = await start()
    const [first, second] = [await open(await attempt(id)), await open(await attempt(id))]
    await first.pay()
    await second.pay(undefined, { api: 'refuses' })
    await refundFor(id, 'Cancelled')
    await work()
    expect([await first.state(), await second.state()]).toEqual(['Refunded', 'Authorised'])
    expect([(await stateOf(id)).state, heard()]).toEqual(['ToReturn', ['approved']])
    await api.deps.pool.query('update sandbox_orders set api_fault = null')
    later(10)
    await work()
    expect([await second.state(), (await stateOf(id)).state, heard()]).toEqual(['Voided', 'Returned', ['approved', 'returned']])
  })

  test('return the second of two payments', async () => {
    const id = await start()
    const pages = [await open(await attempt(id)), await open(await attempt(id))]
    await Promise.all(pages.map((page) => page.pay()))
    later(2)
    await work()
    expect((await Promise.all(pages.map((page) => page.state()))).sort()).toEqual(['Captured', 'Voided'])
    expect([(await stateOf(id)).state, heard()]).toEqual(['Captured', ['approved']])
  })
})

describe('after the end of the hold', () => {
  test('publishes a late approval, which a subscriber may accept', async () => {
    const id = await start()
    const form = await attempt(id)
    later(16)
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'Expired', payable: false })
    expect(await callback(form)).toBe('ACTION=POSTAUTH')
    expect([(await stateOf(id)).state, heard()]).toEqual(['Approved', ['approved']])
  })

  test('refunds a late approval that a subscriber rejects', async () => {
    const id = await start()
    onApproved = (trx, { paymentId }) => refundPayment(api.deps, trx, { id: paymentId, reason: 'CarGone' })
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'overdue', browser: 'stays' })
    later(16)
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Voided', 'Returned'])
    await callShopLate(api.deps, { token: page.token() })
    expect([await page.state(), (await stateOf(id)).state, heard()]).toEqual(['Voided', 'Returned', ['approved', 'returned']])
  })

  test('accepts no card on the gateway page', async () => {
    const page = await open(await attempt(await start()))
    later(15)
    await page.pay()
    expect(page.html()).toContain('Cette page a expiré')
    expect(await page.state()).toBe('Open')
  })
})

describe('unclear results', () => {
  test('captures by query after a crash before the response', async () => {
    const id = await start()
    const form = await attempt(id)
    const page = await open(form)
    await page.pay(undefined, { callback: 'never' })
    // decided and committed, but the gateway receives no response
    expect(await callback(form)).toBe('ACTION=POSTAUTH')
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'Approved'])
    later(1)
    await work()
    expect([await page.state(), (await stateOf(id)).state, heard()]).toEqual(['Captured', 'Captured', ['approved']])
  })

  test('ignore a query older than a callback', async () => {
    const id = await start()
    onApproved = (trx, { paymentId }) => refundPayment(api.deps, trx, { id: paymentId, reason: 'CarGone' })
    const page = await open(await attempt(id))
    await page.pay('4000000000000051')
    later(2)
    const account = sandboxAccount(api.deps)
    // during the refused query, the same page is paid with another card
    const slow = createServer(async (request, response) => {
      const answer = await fetch(account.apiUrl, { method: 'POST', body: await text(request), headers: { 'content-type': 'text/xml' } })
      const said = await answer.text()
      if ((await page.state()) !== 'Authorised') await page.pay()
      response.end(said)
    }).listen(0, 'localhost')
    await once(slow, 'listening')
    const apiUrl = `http://localhost:${(slow.address() as AddressInfo).port}/`
    const [attempted] = (await api.deps.pool.query('select id from payment_attempts where oid = $1', [page.oid])).rows
    await settleAttempt({ ...api.deps, config: { ...api.deps.config, payments: { ...account, apiUrl } } }, attempted.id)
    slow.close()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Authorised', 'ToReturn'])
    later(2)
    await work()
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Voided', 'Returned'])
  })

  test('retry an unavailable gateway and notify staff once', async () => {
    const id = await start()
    const page = await open(await attempt(id))
    await page.pay(undefined, { callback: 'never', browser: 'stays' })
    api.deps.config.payments = { ...sandboxAccount(api.deps), apiUrl: 'http://localhost:9/fim/api' }
    const minutes = [2, 1, 2, 5, 15, 60]
    const warned = vi.spyOn(api.deps.log, 'warn')
    const told: number[] = []
    for (const pause of minutes) {
      later(pause)
      await work()
      told.push(warned.mock.calls.filter(([, said]) => said === 'an attempt needs hands').length)
    }
    // once, at the fifth failure
    expect(told).toEqual([0, 0, 0, 0, 1, 1])
    warned.mockRestore()
    const stuck = async () => (await fetch(`${site}/api/payments/stuck`, { headers: await api.headers('boss', ['manager']) })).json()
    expect(await stuck()).toMatchObject([{ paymentId: id, oid: page.oid, fault: 'the gate cannot be reached', wanted: null }])
    api.deps.config.payments = 'sandbox'
    later(360)
    await work()
    expect(await stuck()).toEqual([])
    expect([await page.state(), (await stateOf(id)).state]).toEqual(['Captured', 'Captured'])
  })

  test('need manual work when the gateway rejects a refund', async () => {
    const staff = () => api.headers('boss', ['manager'])
    const stuck = async () =>
      (await fetch(`${site}/api/payments/stuck`, { headers: await staff() })).json() as Promise<{ id: number; fault: string }[]>
    const ask = async (path: string, body?: object) =>
      fetch(`${site}/api/payments/stuck/${path}`, {
        method: 'POST',
        headers: { ...(await staff()), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const pages: GatewayPage[] = []
    const ids = [await start(), await start()]
    for (const id of ids) {
      const page = await open(await attempt(id))
      await page.pay(undefined, { api: 'refuses' })
      pages.push(page)
    }
    later(2)
    await work()
    for (const id of ids) await refundFor(id, 'Rejected')
    for (const pause of [0, 1, 2, 5, 15]) {
      later(pause)
      await work()
    }
    const found = await stuck()
    expect(found).toMatchObject(ids.map((paymentId) => ({ paymentId, wanted: 'Returned', atGate: 'Captured', state: 'ToReturn' })))
    expect(found[0]?.fault).toContain('Refund refused: 05')

    // one is corrected at the gateway and retried, the other refunded by a transfer
    await api.deps.pool.query('update sandbox_orders set api_fault = null where oid = $1', [pages[0]?.oid])
    expect((await ask(`${found[0]?.id}/retry`)).status).toBe(204)
    await work()
    expect((await ask(`${found[1]?.id}/settle`, { comment: 'Virement du 16 mars' })).status).toBe(204)
    expect(await stuck()).toEqual([])
    expect(await Promise.all(ids.map(async (id) => (await stateOf(id)).state))).toEqual(['Returned', 'Returned'])
    expect(await pages[0]?.state()).toBe('Refunded')
    expect(heard().filter((name) => name === 'returned')).toHaveLength(2)
    expect((await ask(`${found[1]?.id}/retry`)).status).toBe(404)
    const { rows } = await api.deps.pool.query(
      "select comment, created_by from payment_statuses where type = 'Returned' order by id desc limit 1",
    )
    expect(rows).toEqual([{ comment: 'Virement du 16 mars', created_by: 'boss' }])
  })
})

describe('a caller', () => {
  const status = async (id: string) =>
    (await fetch(`${site}/api/payments/${id}/attempts`, { method: 'POST', headers: await api.headers() })).status

  test('pays an existing payment in time within the attempt limit', async () => {
    expect(await status('00000000-0000-4000-8000-000000000000')).toBe(404)
    const id = await start(1)
    for (let tries = 0; tries < 20; tries++) expect(await status(id)).toBe(200)
    expect(await status(id)).toBe(429)
    later(0.6)
    expect(await status(id)).toBe(409)
    expect(await stateOf(id)).toMatchObject({ state: 'Started', payable: false })
  })

  test('finds no deleted payment', async () => {
    const id = await start()
    await api.deps.pool.query('update payments set is_deleted = true where key = $1', [id])
    expect([await status(id), (await fetch(`${site}/api/payments/${id}`)).status]).toEqual([404, 404])
    await expect(refundFor(id, 'Rejected')).rejects.toMatchObject({ code: 'NotFound' })
  })

  test('cannot pay without a configured gateway', async () => {
    const id = await start()
    api.deps.config.payments = null
    expect([await status(id), (await stateOf(id)).payable]).toEqual([503, false])
    api.deps.config.payments = 'sandbox'
  })

  test('gets the key of a payment only with a signed return', async () => {
    const form = await attempt(await start())
    const answer = await post(`${site}/api/payments/cmi/ok`, { ...form.fields, ProcReturnCode: '00' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  test('is rejected by the gateway with an altered form', async () => {
    const form = await attempt(await start())
    const changes: Record<string, string>[] = [
      { amount: '1.00' },
      { HASH: '' },
      { callbackUrl: 'http://localhost:1/' },
      { sessiontimeout: '5' },
    ]
    for (const change of changes) {
      const answer = await post(form.action, { ...form.fields, ...change })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    }
  })

  test('is erased with all personal data', async () => {
    const id = await start()
    await open(await attempt(id))
    const owner = { id: 1, subject: null, email: 'client@exemple.ma', phone: null }
    const { db } = api.deps
    expect(await paymentsData.collect(db, owner)).toMatchObject({ payments: [{ amount: 1000 }], sandbox: [{ email: 'client@exemple.ma' }] })
    await db.transaction().execute((trx) => paymentsData.erase(trx, owner))
    expect(await paymentsData.collect(db, owner)).toEqual({ payments: [], sandbox: [] })
    expect(await status(id)).toBe(409)
  })
})
