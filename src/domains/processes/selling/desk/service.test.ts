import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import { insertRequest, type TestRequest } from '#testing/purchase-request.ts'
import { type ExpectedPurchaseStatus, expectedPurchaseActions, expectedPurchaseSteps } from '#testing/purchase-steps.ts'
import { sweepPurchases } from '../jobs.ts'
import { ownActions, staffActions } from '../status.ts'

/** Concurrent HTTP calls on one request, each with its own connection. */
let api: TestApi
const begin = new Date('2026-04-14T10:00:00Z')
let now = begin
let reasonId = 0
const who = ['owner', 'agent', 'expert', 'controller', 'manager', 'admin'] as const
type Who = (typeof who)[number]
const headers = {} as Record<Who, Record<string, string>>
const owner = 'the-seller'

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  headers.owner = await api.headers(owner)
  for (const role of who) if (role !== 'owner') headers[role] = await api.headers(`the-${role}`, [role satisfies StaffRole])
  reasonId = (await query('select min(id) as id from request_cancellation_reasons'))[0].id
})
afterEach(() => {
  now = begin
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

let made = 9
/** Creates a request of the seller. */
async function request(status: ExpectedPurchaseStatus): Promise<TestRequest> {
  await query('update customers set user_id = null where user_id = $1', [owner])
  if (++made === 100) {
    made = 10
    await query(`update vehicle_purchases set is_deleted = true where reference like 'RA-T%'`)
    await query(`update vehicle_purchases set reference = reference || '-' || id where reference ~ '^RA-T[0-9]+$'`)
    await query(`update vehicles set chassis_number = null, reference = reference || '-' || id where reference ~ '^VA-T[0-9]+$'`)
    await query(`update customers set email = id || email, phone = null where email ~ '^seller[0-9]+@'`)
    await query(`update appointments set status = 'Cancelled'`)
  }
  return insertRequest(api.deps.pool, { status, number: made, now: begin, owner })
}

async function take({ id, key }: TestRequest, as: Who, action: string, given: object = {}) {
  const url = as === 'owner' ? `/api/purchases/${key}/steps` : `/api/staff/purchases/${id}/steps`
  const all = {
    action,
    comment: 'Dit',
    wishedPrice: 125_000,
    reasonId,
    ...(as !== 'owner' && { quotation: 121_000, transferReference: 'VIR-1' }),
    ...given,
  }
  const answer = await api.app.inject({ method: 'POST', url, headers: headers[as], payload: all })
  const { code, state, actions } = answer.json() as { code?: string; state?: string; actions?: string[] }
  return { status: answer.statusCode, code, state, actions }
}
/** Common state from the history. */
async function stateOf({ id, key }: TestRequest): Promise<string> {
  const read = async (url: string, as: Who) => (await api.app.inject({ url, headers: headers[as] })).json().status
  const [told, seen] = [await read(`/api/purchases/${key}`, 'owner'), await read(`/api/staff/purchases/${id}`, 'manager')]
  expect(told).toBe(seen)
  expect((await history(id)).at(-1)).toBe(seen)
  return seen
}
const history = async (id: number): Promise<string[]> =>
  (await query('select type from purchase_statuses where purchase_id = $1 order by id', [id])).map(({ type }) => type)
const told = async (id: number): Promise<string[]> =>
  (
    await query(
      `select split_part(split_part(key, ':', 1), '.', 2) || ' ' || channel as about from messages
       where key like 'purchases.%' and split_part(key, ':', 2) = $1 order by 1`,
      [String(id)],
    )
  ).map(({ about }) => about)

/** Returns the messages of the transitions between these states without duplicates. `actions`: successful actions, in any order. */
function messagesOf(states: readonly string[], actions: readonly string[]): string[] {
  const left = [...actions]
  return states.slice(1).flatMap((to, i) => {
    const leads = (action: string) =>
      expectedPurchaseSteps.find((one) => one.action === action && one.to === to && one.from.some((from) => from === states[i]))
    const taken = left.findIndex(leads)
    const step = leads(left[taken] ?? '')
    if (!step) throw new Error(`no step leads from ${states[i]} to ${to}`)
    left.splice(taken, 1)
    return step.message ? [`${step.message} Email`, ...(step.sms ? [`${step.message} Sms`] : [])] : []
  })
}

describe('concurrent actions', () => {
  test.each([
    [
      'two advisers accept a request',
      'Submited',
      [
        ['agent', 'accept'],
        ['admin', 'accept'],
      ],
    ],
    [
      'one accepts a request, the other refuses it',
      'Submited',
      [
        ['agent', 'accept'],
        ['admin', 'reject'],
      ],
    ],
    [
      'an offer is approved and refused',
      'TechnicalExpertiseSubmitted',
      [
        ['manager', 'approveQuotation'],
        ['admin', 'rejectQuotation'],
      ],
    ],
    [
      'its owner accepts an offer that the adviser declines for them',
      'QuotationAccepted',
      [
        ['owner', 'acceptOffer'],
        ['agent', 'decline'],
      ],
    ],
    [
      'its owner accepts on two devices',
      'QuotationAccepted',
      [
        ['owner', 'acceptOffer'],
        ['owner', 'acceptOffer'],
      ],
    ],
    [
      'its owner gives up while it is billed',
      'DocumentsAccepted',
      [
        ['owner', 'cancel'],
        ['controller', 'bill'],
      ],
    ],
    [
      'papers are accepted and refused',
      'DocumentsSubmited',
      [
        ['controller', 'acceptDocuments'],
        ['admin', 'rejectDocuments'],
      ],
    ],
    [
      'it is billed twice',
      'DocumentsAccepted',
      [
        ['controller', 'bill'],
        ['admin', 'bill'],
      ],
    ],
    [
      'signed papers are in order, and not',
      'Billed',
      [
        ['controller', 'conform'],
        ['admin', 'notConform'],
      ],
    ],
    [
      'it is paid twice',
      'DocumentsConformityAccepted',
      [
        ['manager', 'pay'],
        ['admin', 'pay'],
      ],
    ],
    [
      'it is paid while it is put to rest',
      'DocumentsConformityAccepted',
      [
        ['manager', 'pay'],
        ['admin', 'deactivate'],
      ],
    ],
  ] as const)('%s: one wins, the other hears where it stands and what is possible', async (_what, from, wishes) => {
    for (let round = 0; round < 3; round++) {
      const one = await request(from)
      const answers = await Promise.all(wishes.map(([as, action]) => take(one, as, action)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const state = await stateOf(one)
      const lost = answers.findIndex(({ status }) => status === 409)
      const role = wishes[lost]?.[0] === 'owner' ? 'customer' : (wishes[lost]?.[0] ?? '')
      expect(answers[lost]).toMatchObject({ code: 'TransitionNotAllowed', state })
      expect(answers[lost]?.actions?.toSorted()).toEqual(expectedPurchaseActions(state, role).toSorted())
      expect(await history(one.id)).toHaveLength(2)
      expect(await told(one.id)).toEqual(
        messagesOf(
          [from, state],
          wishes.map(([, action]) => action),
        ).toSorted(),
      )
      const [kept] = await query(
        `select ba_number is not null as billed, paid is not null as paid, request_cancellation_reason_id is not null as reason
         from vehicle_purchases where id = $1`,
        [one.id],
      )
      expect(kept).toEqual({ billed: state === 'Billed', paid: state === 'Complete', reason: state === 'Canceled' })
    }
  })

  test('accept an offer while a price request is open', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await request('QuotationAccepted')
      const [accepted, asked] = await Promise.all([take(one, 'owner', 'acceptOffer'), take(one, 'agent', 'negotiate')])
      expect([accepted?.status, [200, 409].includes(asked?.status ?? 0)]).toEqual([200, true])
      expect(await stateOf(one)).toBe('CustomerAccepted')
    }
  })

  test('accept an expiring offer or expire it', async () => {
    const seen = new Set<string>()
    for (const late of [0, 1, 2, 4, 8, 16, 1000]) {
      now = begin
      const one = await request('QuotationAccepted')
      const both = Promise.all([take(one, 'owner', 'acceptOffer'), take(one, 'agent', 'acceptOffer')])
      if (late < 1000) await new Promise((resolve) => setTimeout(resolve, late))
      if (late < 1000) now = new Date(begin.getTime() + 1)
      const answers = await both
      const state = await stateOf(one)
      const won = answers.filter(({ status }) => status === 200).length
      seen.add(state)
      expect([late, won]).toEqual([late, state === 'CustomerAccepted' ? 1 : 0])
      for (const { status, code } of answers)
        if (status !== 200) expect([late, code]).toEqual([late, won === 1 && code !== 'OfferOver' ? 'TransitionNotAllowed' : 'OfferOver'])
      // the state is unchanged: a retry fails again
      if (won === 0) expect((await take(one, 'owner', 'acceptOffer')).code).toBe('OfferOver')
    }
    expect(seen).toContain('CustomerAccepted')
  })

  test('deactivate an inactive request or answer it', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await request('QuotationAccepted')
      await query(`update purchase_statuses set created = $2 where purchase_id = $1`, [one.id, new Date(begin.getTime() - 36 * 86_400_000)])
      const [answer] = await Promise.all([take(one, 'owner', 'acceptOffer'), sweepPurchases(api.deps)])
      const state = await stateOf(one)
      expect([answer.status, state]).toEqual(answer.status === 200 ? [200, 'CustomerAccepted'] : [409, 'Deactivated'])
      expect(await history(one.id)).toHaveLength(2)
    }
  })
})

/** One wish, sent several times concurrently. */
const wishes = fc.array(
  fc.record({
    as: fc.constantFrom(...who),
    action: fc.constantFrom(...staffActions),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 2, maxLength: 4 },
)
const starts = fc.constantFrom<ExpectedPurchaseStatus>(
  'Submited',
  'TechnicalExpertiseSubmitted',
  'QuotationAccepted',
  'CustomerNegociated',
  'DocumentsSubmited',
  'DocumentsAccepted',
  'Billed',
  'DocumentsConformityAccepted',
)
const isOwn = (action: string) => ownActions.some((own) => own === action)

test(
  'whatever is wished at once, and however often: the history is a way through the table, and each of its steps is told once',
  () =>
    holds(
      fc.asyncProperty(starts, fc.array(wishes, { minLength: 1, maxLength: 3 }), async (from, rounds) => {
        const one = await request(from)
        const done: string[] = []
        for (const round of rounds) {
          const sent = round.flatMap(({ as, action, times }) => {
            const by = as === 'owner' && !isOwn(action) ? 'admin' : as
            return Array.from({ length: times }, async () => ({ ...(await take(one, by, action)), action }))
          })
          for (const { status, code, action } of await Promise.all(sent)) {
            if (status === 200) done.push(action)
            else expect(['TransitionNotAllowed', 'Forbidden', 'OfferOver', 'PapersMissing', 'BadRequest']).toContain(code)
          }
        }
        const states = await history(one.id)
        expect(states).toHaveLength(done.length + 1)
        expect(await told(one.id)).toEqual(messagesOf(states, done).toSorted())
        expect(await stateOf(one)).toBe(states.at(-1))
        // order numbers are unique; no transfer without its transition
        const [kept] = await query('select ba_number, paid from vehicle_purchases where id = $1', [one.id])
        expect([kept.ba_number !== null, kept.paid !== null]).toEqual([
          states.slice(1).includes('Billed'),
          states.slice(1).includes('Complete'),
        ])
      }),
      { runs: 12, shrink: false },
    ),
  patience,
)
