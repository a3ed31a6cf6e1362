import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Role } from '#shared/actor.ts'
import type { Step } from '#shared/workflow.ts'
import {
  type ExpectedStatus,
  type ExpectedStep,
  expectedAnswer,
  expectedRoles,
  expectedStates,
  expectedSteps,
} from '#testing/booking-steps.ts'
import { type Columns, insertBooking, insertCar, insertCustomer, insertDocument, insertPayment, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { type BookingAction, bookingStatuses, bookingWorkflow, hasEnded, isOpen } from '../bookings/status.ts'
import type { StepFacts } from '../effects/store.ts'
import { isRecordGuard, missing, type RecordGuard, transitionBooking } from './service.ts'

describe('transitionBooking', () => {
  /** Tests bookings against a fixture written from the specification of workflows, not against their own table. */
  let api: TestApi
  const now = new Date('2026-04-14T10:00:00Z')
  const statuses = Object.keys(expectedStates) as ExpectedStatus[]
  const actions = [...new Set(expectedSteps.map(({ action }) => action))]
  const bookings = new Map<ExpectedStatus, number>()
  /** the replacement car */
  const other = { vehicleId: 0, price: 118_000 }

  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
    for (const status of statuses) bookings.set(status, await booked(status))
    other.vehicleId = await insertCar(api.deps.db, { model: 'Clio', price: other.price, last_status: 'Published' })
  })
  afterAll(() => api.close())

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

  /** A booking in a state, with its car, sale, deposit and payment, and every guard satisfied. */
  async function booked(status: ExpectedStatus): Promise<number> {
    const { car, sale } = expectedStates[status]
    const isBilled = ['Billed', 'Controlled', 'Delivered'].includes(status)
    const isPaid = ['PayementDetailsSubmitted', 'Billed', 'Controlled', 'Delivered'].includes(status)
    const { db } = api.deps
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const contact = { email: `${status.toLowerCase()}@exemple.ma`, phone: `+2126200000${10 + statuses.indexOf(status)}` }
    const paid = await insertPayment(db, { last_status: status === 'Draft' ? 'Started' : 'Captured', created: now, expires: now })
    const signed = await insertDocument(db, { owner_type: 'Booking', owner_id: 1, type: 'DeliveryForm', mime_type: 'image/png' })
    const { id: booking_id } = await insertBooking(
      db,
      {
        ...{ last_status: status, storage_area_id: 1, price: 120_000, new_price: 115_000, payment_id: paid.key, hold_until: now },
        customer_id: await insertCustomer(db, contact),
        buyer: { firstName: 'Ali', lastName: 'Idrissi', ...contact, idNumber: 'BK12', address: '1, rue X', city: 'Rabat' },
        ...{ payment_type: 'Direct', payment_method: 'Cash', signature_document: signed.id, signed_by: 'Ali' },
        ...{ delivered: status === 'Delivered' ? ago(3) : null, delivery_mileage: 40_100, recovery_mileage: 40_500 },
        ...(isBilled && { invoice_number: `FV-${status}`, invoiced: ago(5) }),
      },
      {
        car: {
          ...{ model: 'Duster', storage_area_id: 1, release_date: '2022-05-01', mileage: 40_000, is_certified: true },
          last_status: car,
        },
        sale: { last_status: sale },
      },
    )
    const { id: status_id } = await insertRow(db, 'booking_statuses', { booking_id, type: status, created: now })
    const price = { price: 120_000, new_price: 115_000 }
    await insertRow(db, 'booking_answers', { booking_id, status_id, way: 'Phone', ...price, answered: now })
    const ledger = (columns: Columns<'booking_ledger'>) => insertRow(db, 'booking_ledger', { booking_id, created: now, ...columns })
    if (status !== 'Draft' && status !== 'Cancelled') await ledger({ kind: 'Held', amount: 1000, payment_id: paid.key })
    if (isPaid) await ledger({ kind: 'Paid', amount: 119_000 })
    if (isBilled)
      await insertRow(db, 'booking_asks', {
        ...{ booking_id, kind: 'Cancel', amount: 120_000, comment: 'Boîte', state: 'Approved' },
        ...{ asked: now, asked_by: 'one', decided: now, decided_by: 'other' },
      })
    await query(
      `insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, checked, checked_by)
       select $1, id, true, $2, 'expert' from delivery_check_parts where not is_deactivated`,
      [booking_id, now],
    )
    return booking_id
  }

  class Undone extends Error {}

  interface Outcome {
    status: string
    car: string
    sale: string
    papers: string[]
    messages: string[]
    ledger: string[]
  }

  /** The buyer of a corrected invoice. */
  const buyer = {
    ...{ civility: 'M.' as const, firstName: 'Ali', lastName: 'Idrisi', idNumber: 'BK12', address: '1, rue X', city: 'Rabat' },
    ...{
      email: 'a@exemple.ma',
      phone: '+212620000000',
      addressLine2: null,
      zip: null,
      companyName: null,
      ice: null,
      registrationNumber: null,
    },
  } as const

  /** Result or error code of a step, rolled back. `before` runs first. */
  async function attempt(
    status: ExpectedStatus,
    action: string,
    role: Role,
    { comment = 'Tried', before = [] }: { comment?: string; before?: (string | undefined)[] } = {},
  ): Promise<Outcome | string> {
    const id = bookings.get(status) as number
    const actor: Actor = { id: 'someone', roles: [role] }
    let outcome: Outcome | string = 'nothing'
    await api.deps.db
      .transaction()
      .execute(async (trx) => {
        const ask = async (text: string) => (await trx.executeQuery<Record<string, string>>(CompiledQuery.raw(text, [id]))).rows
        const list = async (text: string) => (await ask(text)).map(({ value }) => String(value))
        for (const text of before) if (text) await ask(text)
        const ledger = 'select kind as value from booking_ledger where booking_id = $1 order by id'
        const had = await list(ledger)
        try {
          await transitionBooking(api.deps, trx, { id, action: action as BookingAction, actor, comment, way: 'Phone', buyer, other })
        } catch (error) {
          outcome = (error as { code?: string }).code ?? String(error)
          throw new Undone()
        }
        const [row] = await ask(
          `select b.last_status as status, v.last_status as car, s.last_status as sale from vehicle_bookings b
         join vehicles v on v.id = b.vehicle_id join vehicle_sales s on s.id = b.sale_id where b.id = $1`,
        )
        outcome = {
          status: row?.status ?? '',
          car: row?.car ?? '',
          sale: row?.sale ?? '',
          papers: await list(
            `select data ->> 'type' as value from pgboss.job where name = 'bookings.paper' and (data ->> 'bookingId')::int = $1 order by 1`,
          ),
          messages: await list(
            `select split_part(split_part(key, ':', 1), '.', 2) || ' ' || channel as value from messages where split_part(key, ':', 2) = $1::text order by 1`,
          ),
          ledger: (await list(ledger)).slice(had.length),
        }
        throw new Undone()
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error
      })
    return outcome
  }

  function expected(from: ExpectedStatus, step: ExpectedStep): Outcome {
    const { papers = [], message, sms, ledger = [], car = expectedStates[step.to].car } = step
    const { sale = expectedStates[step.to].sale } = step
    // the rota is empty in these tests: an opened sale stays unassigned, a running one does not change
    const goesOn = !step.sale && ['Submitted', 'InProgress'].includes(expectedStates[from].sale) && !expectedStates[step.to].ended
    return {
      status: step.to,
      car,
      sale: goesOn ? expectedStates[from].sale : sale,
      papers: [...papers],
      messages: message ? [`${message} Email`, ...(sms ? [`${message} Sms`] : [])] : [],
      ledger: from === 'Draft' && (step.action === 'cancel' || step.action === 'retract') ? [] : [...ledger],
    }
  }

  test('has the statuses and transitions of the specification', () => {
    expect(bookingStatuses).toEqual(expect.arrayContaining(statuses))
    // a new status is tested as soon as it is in the fixture
    const isKnown = (status: string) => status in expectedStates
    const ways = (steps: readonly Pick<Step, 'from' | 'action' | 'to' | 'who' | 'comment'>[]) =>
      steps.flatMap(({ from, action, to, who, comment = false }) =>
        from
          .filter((one) => isKnown(one) && isKnown(to))
          .map((one) => `${one} ${action} ${to}, ${[...who].toSorted()}, comment ${comment}`),
      )
    expect(ways(bookingWorkflow.steps).toSorted()).toEqual(ways(expectedSteps).toSorted())
    expect(statuses.filter(isOpen)).toEqual(statuses.filter((status) => expectedStates[status].open))
    expect(statuses.filter(hasEnded)).toEqual(statuses.filter((status) => expectedStates[status].ended))
  })

  describe.each(statuses)('booking in %s', (status) => {
    test.each(actions)('%s: has the specified effect or error for each role', async (action) => {
      for (const role of expectedRoles) {
        const answer = expectedAnswer(status, action, role)
        const wanted = typeof answer === 'string' ? answer : expected(status, answer)
        const before = typeof answer === 'string' ? [] : [answer.before]
        expect([role, await attempt(status, action, role, { before })]).toEqual([role, wanted])
      }
    })
  })

  describe.each(expectedSteps.map((step) => [step.action, step] as const))('%s', (action, step) => {
    const role = step.who[0] as Role
    test.each(step.from)('from %s is rejected while its guard fails', async (from) => {
      for (const { when, sql, code } of step.unmet ?? [])
        expect([when, await attempt(from, action, role, { before: [step.before, sql] })]).toEqual([when, code])
      if (step.comment) for (const comment of ['', '  ']) expect(await attempt(from, action, role, { comment })).toBe('BadRequest')
    })
  })

  test('allows one open booking per car in every status', async () => {
    const copy = (status: ExpectedStatus, vehicle: number) =>
      query(
        `insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until, last_status)
       select 'RV-COPY-' || $1::text, sale_id, $2::int, customer_id, buyer, language, listed_price, price, advance_amount, hold_until, $1
       from vehicle_bookings limit 1 returning id`,
        [status, vehicle],
      )
    for (const status of statuses) {
      const [{ vehicle_id: car }] = await query('select vehicle_id from vehicle_bookings where id = $1', [bookings.get(status)])
      for (const other of statuses) {
        const bothStand = !expectedStates[status].ended && !expectedStates[other].ended
        const made = await copy(other, car).then(
          () => 'made',
          (error) => error.constraint,
        )
        expect([status, other, made]).toEqual([status, other, bothStand ? 'vehicle_bookings_one_per_vehicle' : 'made'])
        await query(`delete from vehicle_bookings where starts_with(reference, 'RV-COPY')`)
      }
    }
  })

  test('only appends to ledger and history; allows erasing comments', async () => {
    const id = bookings.get('Billed')
    for (const change of [
      'update booking_ledger set amount = amount + 1 where booking_id = $1',
      'delete from booking_ledger where booking_id = $1',
      `update booking_statuses set type = 'Submitted' where booking_id = $1`,
      'delete from booking_statuses where booking_id = $1',
    ])
      await expect(query(change, [id]), change).rejects.toThrow('is only ever added to')
    await query(`update booking_statuses set comment = '' where booking_id = $1`, [id])
  })
})

describe('guards', () => {
  const now = new Date('2026-04-14T10:00:00Z')
  const terms = { months: 1, kilometres: 1000 }
  /** A booking that satisfies every guard. */
  const fine: StepFacts = {
    ...{ id: 1, reference: 'RV-2026-000001', status: 'Controlled', vehicleId: 1, saleId: 1, areaId: 1 },
    ...{ listedPrice: 120_000, floorPrice: null, mandateFloor: null, price: 120_000, newPrice: 115_000, advanceAmount: 1000 },
    ...{ paymentId: null, paymentType: 'Direct', paymentMethod: 'Cash', loanMonths: null, invoiceNumber: 'FV-1' },
    ...{ invoiced: new Date('2026-04-10T10:00:00Z'), deliveryMileage: 40_000, signatureDocument: 'drawn' },
    ...{ delivered: new Date('2026-04-12T10:00:00Z'), recoveryMileage: 40_500, packMonths: null, packPrice: 3900, openParts: 0 },
    ...{ isCertified: true, promised: null, releaseDate: null, mileage: 40_000, deliveryDate: null },
    buyer: {
      ...{ civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: 'ali@exemple.ma', phone: '+212620000000', idNumber: 'BK12' },
      ...{ address: '1, rue X', city: 'Rabat', addressLine2: null, zip: null, companyName: null, ice: null, registrationNumber: null },
    },
    isCancelAgreed: true,
    answer: { at: '2026-04-14T09:00:00.000Z', price: 120_000, newPrice: 115_000 },
    depositHeld: null,
    wished: null,
    ...{ held: 1000, depositReturned: 0, heldByHand: 0, paid: 122_900, corrected: 0, refunded: 0, carriedIn: 0, carriedOut: 0 },
  }
  /** The field or code of the failed guard; null when it passes. */
  const lacks = (name: RecordGuard, facts: Partial<StepFacts> = {}, at = now) => {
    const fault = missing(name, { ...fine, ...facts }, terms, at)
    return fault && (fault.faults?.[0]?.field ?? fault.code)
  }

  test('returns null for the guards of the car', () => {
    expect((['carIsHeld', 'carIsFree', 'carIsForSale', 'priceGiven', 'withinExchange'] as const).map(isRecordGuard)).toEqual([
      ...[false, false, false, true, true],
    ])
  })

  test('requires a different price, at most the listed one', () => {
    expect([lacks('priceGiven'), lacks('priceGiven', { newPrice: null }), lacks('priceGiven', { newPrice: 120_000 })]).toEqual([
      null,
      'price',
      'price',
    ])
    const lowered = { price: 110_000 }
    expect(lacks('priceGiven', { ...lowered, newPrice: 120_000 })).toBeNull()
    expect(missing('priceGiven', { ...fine, ...lowered, newPrice: 120_001 }, terms, now)?.faults).toEqual([
      { field: 'price', reason: 'tooBig', limit: 120_000 },
    ])
  })

  test('requires buyer, payment method and, for a loan, duration', () => {
    expect(lacks('paymentDetailsGiven')).toBeNull()
    expect(lacks('paymentDetailsGiven', { buyer: {} })).toBe('buyer.firstName')
    expect(lacks('paymentDetailsGiven', { buyer: { ...fine.buyer, city: null } as StepFacts['buyer'] })).toBe('buyer.city')
    expect(lacks('paymentDetailsGiven', { paymentType: null })).toBe('paymentType')
    expect(lacks('paymentDetailsGiven', { paymentMethod: null })).toBe('paymentMethod')
    expect(lacks('paymentDetailsGiven', { paymentType: 'Financing' })).toBe('loanMonths')
    expect(lacks('paymentDetailsGiven', { paymentType: 'Financing', loanMonths: 48 })).toBeNull()
  })

  test('requires full payment including the pack and no open request', () => {
    expect(lacks('priceIsPaid')).toBeNull()
    for (const wrong of [{ paid: 122_899 }, { paid: 122_901 }, { packPrice: 0 }]) expect(lacks('priceIsPaid', wrong)).toBe('PriceNotPaid')
    expect(lacks('priceIsPaid', { wished: now })).toBe('CancelAsked')
  })

  test('requires a complete check list, an approval and a signature', () => {
    expect([lacks('checkListDone'), lacks('checkListDone', { openParts: 1 })]).toEqual([null, 'CheckListOpen'])
    expect([lacks('twoAgreed'), lacks('twoAgreed', { isCancelAgreed: false })]).toEqual([null, 'Forbidden'])
    expect([lacks('customerSigned'), lacks('customerSigned', { signatureDocument: null })]).toEqual([null, 'NotSigned'])
    expect([lacks('buyerDiffers'), lacks('mayGiveUp')]).toEqual([null, null])
  })

  test('allows an objection until more than the earlier price is paid', () => {
    expect(lacks('mayObject')).toBeNull()
    expect(lacks('mayObject', { paid: 122_901 })).toBe('TransitionNotAllowed')
    expect(lacks('mayObject', { answer: null })).toBe('TransitionNotAllowed')
  })

  describe('a corrected delivery', () => {
    test('rejects a mileage below the last one', () => {
      expect(lacks('deliveryHolds')).toBeNull()
      expect(lacks('deliveryHolds', { deliveryMileage: 39_999 })).toBe('mileage')
      expect(lacks('deliveryHolds', { deliveryMileage: null })).toBe('mileage')
      expect(lacks('deliveryHolds', { deliveryMileage: null, mileage: null })).toBeNull()
    })

    test('rejects a date before the invoice or in the future', () => {
      expect(lacks('deliveryHolds', { delivered: null })).toBe('day')
      expect(lacks('deliveryHolds', { delivered: new Date('2026-04-14T22:00:00Z') })).toBeNull()
      expect(lacks('deliveryHolds', { delivered: new Date('2026-04-15T08:00:00Z') })).toBe('day')
      expect(lacks('deliveryHolds', { delivered: new Date('2026-04-10T08:00:00Z') })).toBeNull()
      expect(lacks('deliveryHolds', { delivered: new Date('2026-04-09T20:00:00Z') })).toBe('day')
      expect(lacks('deliveryHolds', { delivered: new Date('2026-04-09T20:00:00Z'), invoiced: null })).toBeNull()
    })
  })

  test('accepts a return within the exchange month and mileage', () => {
    const facts = { deliveryMileage: 40_000 }
    expect(lacks('withinExchange', { ...facts, recoveryMileage: 41_000 })).toBeNull()
    expect(lacks('withinExchange', { ...facts, recoveryMileage: 41_001 })).toBe('ExchangeOver')
    expect(lacks('withinExchange', { ...facts, recoveryMileage: null })).toBeNull()
    expect(lacks('withinExchange', facts, new Date('2026-05-12T20:00:00Z'))).toBeNull()
    expect(lacks('withinExchange', facts, new Date('2026-05-13T08:00:00Z'))).toBe('ExchangeOver')
    expect(lacks('withinExchange', { delivered: null })).toBe('ExchangeOver')
    // with a limit of 0, an unknown mileage passes
    const none = { ...fine, recoveryMileage: null, deliveryMileage: null }
    expect(missing('withinExchange', none, { months: 1, kilometres: 0 }, now)).toBeNull()
  })
})
