import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Role } from '#shared/actor.ts'
import type { Step } from '#shared/workflow.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import {
  type ExpectedPurchaseStatus,
  type ExpectedPurchaseStep,
  expectedPurchaseActions,
  expectedPurchaseAnswer,
  expectedPurchaseStates,
  expectedPurchaseSteps,
  type PurchaseGiven,
  purchaseRoles,
} from '#testing/purchase-steps.ts'
import {
  awaitsHouse,
  awaitsOwner,
  endedStatuses,
  type PurchaseAction,
  type PurchaseGuard,
  purchaseStatuses,
  purchaseWorkflow,
} from '../status.ts'
import type { PurchaseFacts } from '../store.ts'
import { missing, transitionPurchase } from './service.ts'

const now = new Date('2026-04-14T10:00:00Z')
const paper = (type: PurchaseFacts['papers'][number]['type'], status = 'Accepted') => ({ type, status, mimeType: 'application/pdf' })
const papers = (['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax'] as const).map((type) => paper(type))
/** A request that meets every guard. */
const fine: PurchaseFacts = {
  ...{ id: 1, key: 'k', reference: 'RA-2026-000001', type: 'Purchase', status: 'QuotationAccepted', customerId: 1, language: 'fr' },
  ...{ hasAccount: true, vehicleId: 1, storageAreaId: 1, estimatedLow: null, estimatedHigh: null, estimatedFor: null, areaIsOpen: true },
  ...{
    quotation: 118_000,
    quotationUntil: new Date('2026-04-14T10:00:00.001Z'),
    wishedPrice: 118_001,
    hasBankAccount: true,
    hasReason: true,
  },
  ...{ isCompany: false, isHolder: true, isUnderCredit: false, releaseDate: '2024-05-01', papers },
  car: { modelId: 1, chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 84_200 },
  ...{ marketHigh: 130_000, contracted: new Date('2026-04-13T10:00:00Z') },
  transfer: { id: 1, amount: 118_000, reference: 'VIR 1', isDeduction: false, preparedBy: 'one' },
}
/** Field or code of the unmet guard; null when met. */
const lacks = (name: PurchaseGuard, facts: Partial<PurchaseFacts> = {}, at = now) => {
  const fault = missing(name, { ...fine, ...facts }, at)
  return fault && (fault.faults[0]?.field ?? fault.code)
}

test.each<[PurchaseGuard, Partial<PurchaseFacts>, string]>([
  ['storeIsOpen', { areaIsOpen: false }, 'storageAreaId'],
  ['quotationGiven', { quotation: null }, 'quotation'],
  ['offerStands', { quotationUntil: null }, 'OfferOver'],
  ['offerStands', { quotationUntil: now }, 'OfferOver'],
  ['priceWished', { wishedPrice: null }, 'wishedPrice'],
  ['priceWished', { wishedPrice: 118_000 }, 'wishedPrice'],
  ['priceWished', { wishedPrice: 0, quotation: null }, 'wishedPrice'],
  ['readyToBill', { hasBankAccount: false }, 'bankAccount'],
  ['readyToBill', { car: { modelId: null, chassisNumber: 'V', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 1 } }, 'modelId'],
  [
    'readyToBill',
    { car: { modelId: 1, chassisNumber: null, fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 1 } },
    'chassisNumber',
  ],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: null, gearType: 'Manual', inspectedMileage: 1 } }, 'fuelType'],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: 'Diesel', gearType: null, inspectedMileage: 1 } }, 'gearType'],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: null } }, 'mileage'],
  ['transferGiven', { transfer: null }, 'transfer'],
  ['hasAccount', { hasAccount: false }, 'account'],
  ['cancellationReason', { hasReason: false }, 'reasonId'],
])('%s holds, but not with %j', (name, broken, said) => expect([lacks(name), lacks(name, broken)]).toEqual([null, said]))

test('requires a price above the offer and reports the minimum', () => {
  expect(missing('priceWished', { ...fine, wishedPrice: 118_000 }, now)?.faults).toEqual([
    { field: 'wishedPrice', reason: 'tooSmall', limit: 118_001 },
  ])
  expect(missing('priceWished', { ...fine, wishedPrice: 0, quotation: null }, now)?.faults[0]?.limit).toBe(1)
})

test('requires documents and acceptance, and names the missing ones', () => {
  const types = (name: PurchaseGuard, given: PurchaseFacts['papers']) =>
    missing(name, { ...fine, papers: given }, now)?.details.types ?? null
  const [card, cin, tax] = papers as [(typeof papers)[0], (typeof papers)[0], (typeof papers)[0]]
  expect([types('documentsPresent', papers), types('documentsAccepted', papers)]).toEqual([null, null])
  expect([types('documentsPresent', [card]), types('documentsAccepted', [card])]).toEqual([
    'CustomerCIN, VehicleRoadTax',
    'CustomerCIN, VehicleRoadTax',
  ])
  const sent = [card, { ...cin, status: 'Preview' }, tax]
  expect([types('documentsPresent', sent), types('documentsAccepted', sent)]).toEqual([null, 'CustomerCIN'])
  const refused = [card, { ...cin, status: 'Rejected' }, tax]
  expect([types('documentsPresent', refused), types('documentsAccepted', refused)]).toEqual(['CustomerCIN', 'CustomerCIN'])
})

test('requests documents again after a rejection, or delivery with a transfer', () => {
  expect([lacks('documentRejected'), lacks('documentRejected', { papers: [paper('CustomerCIN', 'Rejected')] })]).toEqual([
    'documents',
    null,
  ])
  const signed = (...given: PurchaseFacts['papers']) => lacks('papersSigned', { papers: given })
  const sent = (created: string, status?: string) => signed({ ...paper('TransferPV', status), created })
  expect([sent('2026-04-13T10:00:00.000Z'), sent('2026-04-14T09:00:00.000Z')]).toEqual([null, null])
  // unreviewed, rejected, other, and older than the contract
  expect([
    sent('2026-04-14T09:00:00.000Z', 'Preview'),
    sent('2026-04-14T09:00:00.000Z', 'Rejected'),
    signed(paper('CustomerCIN')),
    sent('2026-04-13T09:59:59.999Z'),
  ]).toEqual(['PapersMissing', 'PapersMissing', 'PapersMissing', 'PapersMissing'])
})

describe('steps', () => {
  /** Compares the workflow with a fixture of the specification, not with its own table. */
  let api: TestApi
  const now = new Date('2026-04-14T10:00:00Z')
  const statuses = Object.keys(expectedPurchaseStates) as ExpectedPurchaseStatus[]
  const actions = [...new Set(expectedPurchaseSteps.map(({ action }) => action))]
  const requests = new Map<ExpectedPurchaseStatus, number>()
  let reasonId = 0

  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
    // values of the specification
    await query(`update settings set value = case key when 'purchases.offerDays' then '7' else '24' end
    where key in ('purchases.offerDays', 'payment.sellerHours')`)
    reasonId = (await query('select min(id) as id from request_cancellation_reasons'))[0].id
    for (const [i, status] of statuses.entries())
      requests.set(status, (await insertRequest(api.deps.pool, { status, number: 10 + i, now, owner: `seller-${i}` })).id)
  })
  afterAll(() => api.close())

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

  class Undone extends Error {}

  interface Outcome {
    status: string
    turn: string | null
    papers: string[]
    messages: string[]
    holds: boolean
    /** appointment status */
    visit: string
  }
  type Refusal = { code: string; state?: string | undefined; actions?: string[] | undefined }

  const given = (): PurchaseGiven => ({ quotation: 121_000, wishedPrice: 125_000, reasonId })

  const nothing = { brings: { quotation: undefined, wishedPrice: undefined, reasonId: undefined }, comment: '' }

  /** Outcome of an action, rolled back. `before` runs first, `after` checks the state. */
  async function attempt(
    status: ExpectedPurchaseStatus,
    action: string,
    role: Role,
    {
      comment = 'Tried',
      before,
      after,
      brings = {},
    }: { comment?: string; before?: string | undefined; after?: string | undefined; brings?: PurchaseGiven } = {},
  ): Promise<Outcome | Refusal> {
    const id = requests.get(status) as number
    const actor: Actor = { id: 'someone', roles: [role] }
    let outcome: Outcome | Refusal = { code: 'nothing' }
    await api.deps.db
      .transaction()
      .execute(async (trx) => {
        const ask = async (text: string) =>
          (await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, text.includes('$2') ? [id, now] : [id]))).rows
        const list = async (text: string) => (await ask(text)).map(({ value }) => String(value))
        if (before) await ask(before)
        try {
          await transitionPurchase(api.deps, trx, { ...given(), ...brings, id, action: action as PurchaseAction, actor, comment })
        } catch (error) {
          const { code, details } = error as { code?: string; details?: { state?: string; actions?: string } }
          outcome =
            code === 'TransitionNotAllowed'
              ? { code, ...details, actions: details?.actions?.split(', ').filter(Boolean) }
              : { code: code ?? String(error) }
          throw new Undone()
        }
        const [row] = await ask(
          `select p.last_status as status, p.due > $2 as due, (select w.status from appointments w where w.purchase_id = p.id) as visit,
          (select count(*)::int from purchase_statuses s where s.purchase_id = p.id and s.type = p.last_status and s.comment = 'Tried'
            and s.created_by = 'someone') as noted from vehicle_purchases p where p.id = $1`,
        )
        expect(row?.noted).toBe(1)
        outcome = {
          status: String(row?.status),
          turn: row?.due === true ? 'house' : null,
          papers: await list(
            `select data ->> 'type' as value from pgboss.job where name = 'purchases.paper' and (data ->> 'purchaseId')::int = $1 order by 1`,
          ),
          messages: await list(
            `select split_part(split_part(key, ':', 1), '.', 2) || ' ' || channel as value from messages
           where key like 'purchases.%' and split_part(key, ':', 2) = $1::text order by 1`,
          ),
          holds: after === undefined || (await ask(after))[0]?.holds === true,
          visit: String(row?.visit),
        }
        throw new Undone()
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error
      })
    return outcome
  }

  /** Appointments stay open until the inspection, are done after it, and are cancelled otherwise. */
  const beforeTheVisit = ['Submited', 'Accepted', 'TechnicalExpertisePendingEdit']

  function expected(step: ExpectedPurchaseStep): Outcome {
    const { papers = [], message, sms, to } = step
    return {
      status: to,
      turn: expectedPurchaseStates[to].turn === 'house' ? 'house' : null,
      papers: [...papers],
      messages: message ? [`${message} Email`, ...(sms ? [`${message} Sms`] : [])] : [],
      holds: true,
      visit: to === 'TechnicalExpertiseSubmitted' ? 'Done' : beforeTheVisit.includes(to) ? 'Booked' : 'Cancelled',
    }
  }

  test('has the specified statuses, turns and transitions', () => {
    expect([...purchaseStatuses].toSorted()).toEqual(statuses.toSorted())
    const ways = (steps: readonly Pick<Step, 'from' | 'action' | 'to' | 'who' | 'comment'>[]) =>
      steps.flatMap(({ from, action, to, who, comment = false }) =>
        from.map((one) => `${one} ${action} ${to}, ${[...who].toSorted()}, comment ${comment}`),
      )
    expect(ways(purchaseWorkflow.steps).toSorted()).toEqual(ways(expectedPurchaseSteps).toSorted())
    const turns = (turn: string | null) => statuses.filter((status) => expectedPurchaseStates[status].turn === turn).toSorted()
    expect([...awaitsHouse].toSorted()).toEqual(turns('house'))
    expect([...awaitsOwner].toSorted()).toEqual(turns('owner'))
    expect([...endedStatuses].toSorted()).toEqual(statuses.filter((status) => expectedPurchaseStates[status].ended).toSorted())
  })

  describe.each(statuses)('request in %s', (status) => {
    test.each(actions)('returns the specified effect or error of %s per role', async (action) => {
      for (const role of purchaseRoles) {
        const answer = expectedPurchaseAnswer(status, action, role)
        // an unauthorized role fails first, whatever the input
        const told = await attempt(status, action, role, typeof answer === 'string' ? nothing : { after: answer.after })
        if (answer === 'TransitionNotAllowed') {
          const allowed = expectedPurchaseActions(status, role)
          expect([role, 'actions' in told && told.actions?.toSorted()]).toEqual([role, allowed.toSorted()])
          expect([role, told]).toMatchObject([role, { code: answer, state: status }])
        } else expect([role, told]).toEqual([role, typeof answer === 'string' ? { code: answer } : expected(answer)])
      }
    })
  })

  describe.each(expectedPurchaseSteps.map((step) => [step.action, step] as const))('%s', (action, step) => {
    const role = step.who[0] as Role
    test.each(step.from)('is rejected from %s while its guard is unmet', async (from) => {
      for (const { when, sql, given: brings, code } of step.unmet ?? [])
        expect([when, await attempt(from, action, role, { before: sql, ...(brings && { brings }) })]).toEqual([when, { code }])
      if (step.comment)
        for (const comment of ['', '  ']) expect(await attempt(from, action, role, { comment })).toEqual({ code: 'BadRequest' })
    })
  })
})
