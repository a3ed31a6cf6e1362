import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnnounce } from '#platform/announce.ts'
import { type GatewayForm, type GatewayPage, type TestGateway, testGateway } from '#testing/gateway.ts'
import { holds, patience } from '#testing/property.ts'
import type { PaymentStatus } from './contract.ts'
import { callShopLate, sandboxAccount } from './gateway.fake.ts'
import type { SandboxState } from './sandbox-store.ts'
import { refundPayment, startPayment } from './service.ts'

/**
 * Whatever the order in which cards, callbacks, questions, give-backs and failures come: the money is where the payment says it is, at
 * most one price is taken, and each thing is told once. Our server and the sandbox gateway talk over HTTP, through a line that can fail.
 */
let gateway: TestGateway
let now: Date
/** how the line to the gateway is: the wish is done and its answer lost, or it never arrives */
let line: 'sound' | 'loses answers' | 'down' = 'sound'
let proxy: Server
let told: string[]
let toldTooEarly: string[]
/** number of failures of the paid module after an approval; afterwards it may refund immediately */
let room: { breaksDown: number; givesBack: boolean }
const price = 1000

beforeAll(async () => {
  gateway = await testGateway({ clock: { now: () => now }, settings: { LOG_LEVEL: 'silent' } })
  const { deps } = gateway.api
  const account = sandboxAccount(deps)
  proxy = createServer(async (request, response) => {
    const body = await text(request)
    if (line === 'down') return void response.destroy()
    const answer = await fetch(account.apiUrl, { method: 'POST', body, headers: { 'content-type': 'text/xml' } })
    const said = await answer.text()
    if (line === 'loses answers' && !body.includes('QUERY')) response.destroy()
    else response.end(said)
  }).listen(0, 'localhost')
  await once(proxy, 'listening')
  deps.config.payments = { ...account, apiUrl: `http://localhost:${(proxy.address() as AddressInfo).port}/` }
  deps.announce = createAnnounce(
    {
      paymentApproved: [
        async (trx, { paymentId }) => {
          if (room.breaksDown-- > 0) throw new Error('the room is not there')
          told.push('approved')
          if (room.givesBack) await refundPayment(deps, trx, { id: paymentId, reason: 'CarGone' })
        },
      ],
      paymentReturned: [
        async (trx) => {
          told.push('returned')
          // the published events are true: the bank holds no money that is due for refund
          const { rows } = await sql<{ oid: string }>`select o.oid from sandbox_orders o join payment_attempts a on a.oid = o.oid
            where a.wanted = 'Returned' and o.state in ('Authorised', 'Captured')`.execute(trx)
          toldTooEarly.push(...rows.map(({ oid }) => oid))
        },
      ],
    },
    () => deps,
  )
})
afterAll(async () => {
  proxy.close()
  await gateway.api.close()
})

const query = async (words: string, values: unknown[] = []) => (await gateway.api.deps.pool.query(words, values)).rows

interface Try {
  form: GatewayForm
  page: GatewayPage
  /** the bank holds the price, not another amount */
  whole: boolean
}

const nth = fc.nat(2)
const step = fc.oneof(
  fc.record({ does: fc.constant('attempt' as const) }),
  fc.record({
    does: fc.constant('pay' as const),
    nth,
    card: fc.constantFrom('4000000000000010', '4000000000000010', '4000000000000051'),
    callback: fc.constantFrom('once', 'once', 'twice', 'never'),
    wrong: fc.constantFrom('nothing', 'nothing', 'hash', 'amount'),
  }),
  // the bank holds another amount, or has taken it by itself, and only our question finds out
  fc.record({
    does: fc.constant('payOther' as const),
    nth,
    amount: fc.constantFrom(99_999, 100_001, 200_000),
    taken: fc.boolean(),
  }),
  // the gateway takes no wish about this order for now
  fc.record({ does: fc.constant('refuse' as const), nth }),
  fc.record({ does: fc.constant('callbackAgain' as const), nth }),
  fc.record({ does: fc.constant('comeBack' as const), nth }),
  fc.record({ does: fc.constant('giveBack' as const) }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 2, 3, 10, 16, 120) }),
  fc.record({ does: fc.constant('work' as const) }),
  fc.record({ does: fc.constant('work' as const) }),
  fc.record({ does: fc.constant('line' as const), is: fc.constantFrom('sound', 'loses answers', 'down') as fc.Arbitrary<typeof line> }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const life = fc.record({
  /** pages of the gateway that are open when it begins */
  pages: fc.constantFrom(1, 2, 2),
  /** those of one list happen at the same time */
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 12 }),
  room: fc.record({ breaksDown: fc.constantFrom(0, 0, 0, 1, 2), givesBack: fc.constantFrom(false, false, true) }),
})

async function start(): Promise<string> {
  const { deps } = gateway.api
  const payer = { name: 'Salma Alaoui', email: 'salma@exemple.ma', phone: '+212612345678' }
  const paths = { shopPath: '/home', donePath: '/done', failedPath: '/failed' }
  const expires = new Date(now.getTime() + 15 * 60_000)
  const wish = { purpose: 'BookingDeposit', ownerId: 7, amount: price, payer, language: 'fr', expires, ...paths } as const
  return (await deps.db.transaction().execute((trx) => startPayment(deps, trx, wish))).id
}

async function perform(id: string, tries: Try[], one: Step): Promise<void> {
  const { deps } = gateway.api
  const tried = 'nth' in one ? tries[one.nth] : undefined
  if ('nth' in one && !tried) return
  if (one.does === 'attempt') {
    if (tries.length > 2) return
    // refused when the payment is paid, over or given back
    const form = await gateway.attempt(id).catch(() => null)
    if (form) tries.push({ form, page: await gateway.open(form), whole: true })
  } else if (one.does === 'pay') await tried?.page.pay(one.card, { callback: one.callback, wrong: one.wrong })
  else if (one.does === 'refuse' && tried) await query(`update sandbox_orders set api_fault = 'not now' where oid = $1`, [tried.page.oid])
  else if (one.does === 'payOther' && tried) {
    if ((await tried.page.state()) !== 'Open') return
    tried.whole = false
    // a bank does not change an approved amount
    await query(`update sandbox_orders set amount = $2 where oid = $1 and state = 'Open'`, [tried.page.oid, one.amount])
    await tried.page.pay(undefined, { callback: 'never' })
    if (one.taken) await query(`update sandbox_orders set state = 'Captured' where oid = $1 and state = 'Authorised'`, [tried.page.oid])
  } else if (one.does === 'callbackAgain' && tried?.whole) await callShopLate(deps, { token: tried.page.token() })
  else if (one.does === 'comeBack' && tried?.page.html().includes('name="back"')) await tried.page.back()
  else if (one.does === 'giveBack') await deps.db.transaction().execute((trx) => refundPayment(deps, trx, { id, reason: 'Cancelled' }))
  else if (one.does === 'wait') now = new Date(now.getTime() + one.minutes * 60_000)
  else if (one.does === 'work') await gateway.work()
  else if (one.does === 'line') line = one.is
}

/** The orders at the gateway, and what is known and wanted of them here. */
const orders = () =>
  query(
    `select o.oid, o.state, o.amount::int as amount, a.wanted from sandbox_orders o join payment_attempts a on a.oid = o.oid`,
  ) as Promise<{ oid: string; state: SandboxState; amount: number; wanted: string | null }[]>

const stateOf = async (id: string): Promise<PaymentStatus> =>
  (await query('select last_status as s from payments where key = $1', [id]))[0].s

/** Holds after every step. */
async function nothingIsWrong(id: string): Promise<void> {
  const [status, all] = [await stateOf(id), await orders()]
  const taken = all.filter(({ state, wanted }) => state === 'Captured' && wanted === 'Captured')
  expect(taken.map(({ amount }) => amount)).toEqual(taken.length === 0 ? [] : [price * 100])
  expect(told.filter((word) => word === 'approved').length).toBe(['Approved', 'Captured', 'ToReturn', 'Returned'].includes(status) ? 1 : 0)
  expect(told.filter((word) => word === 'returned').length).toBe(status === 'Returned' ? 1 : 0)
  expect(toldTooEarly).toEqual([])
}

/** Runs waiting jobs over a healthy connection until none is left. */
async function settle(): Promise<void> {
  line = 'sound'
  room.breaksDown = 0
  await query('update sandbox_orders set api_fault = null')
  for (let rounds = 0; rounds < 40; rounds++) {
    const [{ next }] = await query('select min(due) as next from payment_attempts')
    if (next === null) {
      now = new Date(now.getTime() + 86_400_000)
      return gateway.work()
    }
    now = new Date(Math.max(now.getTime() + 60_000, (next as Date).getTime()))
    await gateway.work()
  }
  throw new Error(`still waiting: ${JSON.stringify(await query('select wanted, at_gate, due, fault from payment_attempts'))}`)
}

test(
  'money is conserved and told once, in any order of cards, callbacks, jobs and failures',
  async () => {
    await holds(
      fc.asyncProperty(life, async (drawn) => {
        await query('truncate payments, payment_attempts, payment_statuses, payment_events, sandbox_orders')
        now = new Date('2026-03-16T10:00:00Z')
        line = 'sound'
        told = []
        toldTooEarly = []
        room = { ...drawn.room }
        const id = await start()
        const tries: Try[] = []
        for (let page = 0; page < drawn.pages; page++) await perform(id, tries, { does: 'attempt' })
        for (const together of drawn.steps) {
          await Promise.all(together.map((one) => perform(id, tries, one)))
          await nothingIsWrong(id)
        }
        await settle()
        for (const { page, whole } of tries) if (whole) await callShopLate(gateway.api.deps, { token: page.token() })
        await settle()
        await nothingIsWrong(id)

        const [status, all] = [await stateOf(id), await orders()]
        expect(['Captured', 'Returned', 'Expired']).toContain(status)
        const kept = all.filter(({ state }) => state === 'Authorised' || state === 'Captured')
        expect(kept.map(({ state, amount }) => [state, amount])).toEqual(status === 'Captured' ? [['Captured', price * 100]] : [])
        const wishes = await query(
          `select attempt_id, kind, count(*)::int as n from payment_events
         where kind in ('Capture', 'Void', 'Refund') and verdict = 'Approved' group by 1, 2 having count(*) > 1`,
        )
        expect(wishes).toEqual([])
      }),
      { runs: 15, shrink: false },
    )
  },
  patience,
)
