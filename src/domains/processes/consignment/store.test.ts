import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { standardFee } from '#domains/catalogue/market/store.ts'
import type { Database } from '#platform/tables.ts'
import {
  insertAccount,
  insertBankAccount,
  insertBooking,
  insertConsignment,
  insertCustomer,
  insertDocument,
  insertRow,
  insertSheet,
} from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { IntermediationFilters } from './desk/contract.ts'
import { countViews, findDeskPart, findLines, findOpen, findSeen, findTerms, findTypes, insertView } from './desk/store.ts'
import { findOwner, findPrintoutFacts } from './documents/store.ts'
import {
  eraseIntermediations,
  findByKey,
  findIntermediation,
  findIntermediations,
  findOnSale,
  lockIntermediation,
  updateIntermediation,
} from './store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
const [before, after] = ['2026-04-14T09:59:59Z', '2026-04-14T10:00:01Z']
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate vehicle_intermediations, vehicle_bookings, vehicle_sales, customers, vehicles, documents cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)

let made = 0
const person = (user: string | null = null): Promise<number> =>
  insertCustomer(house.db, { user_id: user, first_name: 'Salma', last_name: 'Alaoui' })
interface Wish {
  status?: string
  car?: string
  customer?: number
  /** further columns, in SQL */
  more?: string
}
/** Creates a consignment with its own car. */
async function mediation({ status = 'Submited', car = 'Draft', customer, more }: Wish = {}) {
  const serial = String(++made).padStart(6, '0')
  const row = await insertConsignment(
    house.db,
    {
      ...{ reference: `RI-2026-${serial}`, seller: { firstName: 'Salma', lastName: 'Alaoui' }, last_status: status },
      customer_id: customer ?? (await person()),
    },
    { registration_number: `${made}A6`, last_status: car },
  )
  await insertRow(house.db, 'intermediation_statuses', { intermediation_id: row.id, type: status, comment: 'Salma rappellera' })
  if (more) await query(`update vehicle_intermediations set ${more} where id = $1`, [row.id])
  return { id: row.id, key: row.key, vehicle: row.disposed_vehicle_id }
}
async function booked(vehicle_id: number, last_status = 'Delivered', price = 90_000): Promise<number> {
  return (await insertBooking(house.db, { vehicle_id, last_status, price }, { sale: { last_status: 'Done' } })).id
}

const prepared = `sold = now(), payout_prepared = now(), payout_prepared_by = 'one'`
const transferred = `${prepared}, paid = now(), paid_by = 'other', transfer_reference = 'VIR 1'`

describe('staff list', () => {
  const list = async (
    view: IntermediationFilters['view'],
    areas: number[] | null = null,
    more: Partial<IntermediationFilters> = {},
    page = 1,
    size = 9,
  ) => {
    const { rows, count } = await findLines(house.db, areas, { view, page, size, ...more }, now)
    expect([view, count >= rows.length]).toEqual([view, true])
    return rows
  }
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id)

  test('fills each view by turn, due time and status', async () => {
    const due = (at: string) => `due = '${at}'`
    const turn = await mediation({ more: due(after) })
    const late = await mediation({ status: 'TechnicalExpertiseSubmitted', more: due(now.toISOString()) })
    const waiting = await mediation({ status: 'FlooePriceSubmited', more: due('2026-04-14T08:00:00Z') })
    const unseen = await mediation({ status: 'ContractSigned', car: 'Active', more: due('2026-04-14T07:00:00Z') })
    const shown = await mediation({ status: 'ContractSigned', car: 'Booked', more: due('2026-04-14T06:00:00Z') })
    // sold, not transferred yet
    const sold = await mediation({ status: 'Complete', more: due(before) })
    const [paid, ended] = [await mediation({ status: 'Complete', more: transferred }), await mediation({ status: 'Rejected' })]
    for (const [status, car] of [
      ['Submited', 'Draft'],
      ['FlooePriceSubmited', 'Draft'],
      ['ContractSigned', 'Active'],
      ['ContractSigned', 'Published'],
      ['Rejected', 'Draft'],
    ] as const)
      await mediation({ status, car, more: `is_deleted = true, ${due(before)}` })
    const wanted = {
      todo: [unseen, sold, late, turn],
      overdue: [unseen, sold, late],
      waiting: [waiting],
      onSale: [shown],
      all: [shown, unseen, waiting, sold, late, turn],
      closed: [ended, paid],
    }
    for (const [view, lines] of Object.entries(wanted)) expect([view, await ids(view as 'all')]).toEqual([view, lines.map(({ id }) => id)])
    expect(await countViews(house.db, null, now)).toEqual({ todo: 4, overdue: 3, waiting: 1, onSale: 1, all: 6, closed: 2 })
    expect((await list('all')).map(({ isOverdue }) => isOverdue)).toEqual([false, true, false, true, true, false])
    expect(await list('todo', null, {}, 1, 1)).toMatchObject([{ id: unseen.id, vehicle: { title: 'Dacia Duster' }, area: { id: 1 } }])
    expect([await ids('todo', null, {}, 2, 3), await ids('todo', null, {}, 4, 1)]).toEqual([[turn.id], [turn.id]])
  })

  test('filters by area and all criteria', async () => {
    const [here, there, nowhere] = [
      await mediation(),
      await mediation({ more: 'storage_area_id = 2' }),
      await mediation({ more: 'storage_area_id = null' }),
    ]
    await query('update vehicle_intermediations set due = $1', [now])
    expect([await ids('all', [1]), await ids('all', [2]), await ids('all', [1], { area: 2 }), await ids('all', null, { area: 2 })]).toEqual(
      [[here.id, nowhere.id], [there.id, nowhere.id], [], [there.id]],
    )
    expect(await countViews(house.db, [2], now)).toMatchObject({ todo: 2, overdue: 2, all: 2, closed: 0 })
    expect((await list('all', [2]))[1]?.area).toBeNull()
    const [{ reference }] = await query('select reference from vehicle_intermediations where id = $1', [there.id])
    expect([
      await ids('all', null, { text: reference }),
      await ids('all', [1], { text: reference }),
      await ids('all', null, { text: 'RI-1999' }),
    ]).toEqual([[there.id], [], []])
    const seen = async (areas: number[] | null, { id }: { id: number }) => findSeen(house.db, areas, 'salma', id)
    expect([await seen([1], here), await seen([1], there), await seen([1], nowhere)]).toEqual([{ isOwn: false }, null, { isOwn: false }])
    const own = await mediation({ customer: await person('salma') })
    expect(await seen(null, own)).toEqual({ isOwn: true })
    await query('update vehicle_intermediations set is_deleted = true where id = $1', [own.id])
    expect([await seen(null, own), await findDeskPart(house.db, own.id, 'salma', now)]).toEqual([null, null])
  })

  test('returns the payout state of a sale', async () => {
    await mediation({ status: 'Complete' })
    await mediation({ status: 'Complete', more: 'sold = now()' })
    const third = await mediation({ status: 'Complete', more: prepared })
    await mediation({ status: 'Complete', more: transferred })
    await query('update vehicle_intermediations set due = $1', [after])
    expect((await list('all')).map(({ payout }) => payout)).toEqual(['None', 'Due', 'Prepared'])
    expect((await list('closed')).map(({ payout }) => payout)).toEqual(['Paid'])
    const mine = async (subject: string) => (await findDeskPart(house.db, third.id, subject, now))?.isPreparedByMe
    expect([await mine('one'), await mine('other')]).toEqual([true, false])
  })
})

test('completes a consignment by the last delivery of its car', async () => {
  const on = await mediation({ status: 'ContractSigned' })
  const sold = async (vehicle = on.vehicle) => within((trx) => findOnSale(trx, vehicle))
  await booked(on.vehicle, 'Cancelled')
  expect(await sold()).toBeNull()
  await booked(on.vehicle, 'Delivered', 80_000)
  const last = await booked(on.vehicle, 'Delivered', 85_000)
  expect(await sold()).toEqual({ id: on.id, bookingId: last, price: 85_000 })
  const other = await mediation({ status: 'ContractGenerated' })
  await booked(other.vehicle)
  expect(await sold(other.vehicle)).toBeNull()
  await query('update vehicle_intermediations set is_deleted = true where id = $1', [on.id])
  expect(await sold()).toBeNull()
})

test('names the assigned staff member, and nobody before', async () => {
  const { id } = await mediation({})
  expect(await findIntermediation(house.db, id)).toMatchObject({ adviser: null })
  await insertAccount(house.db, 'houda', { civility: 'Mme.', first_name: 'Houda', last_name: 'Fassi' })
  await query(`update vehicle_intermediations set assigned_to = 'houda' where id = $1`, [id])
  expect(await findIntermediation(house.db, id)).toMatchObject({ adviser: 'Houda Fassi' })
})

test('hides deleted consignments and sorts those of an owner', async () => {
  const customer = await person('salma')
  const [first, second, gone] = [await mediation({ customer }), await mediation({ customer }), await mediation({ customer })]
  await mediation()
  await query(`update vehicle_intermediations set is_deleted = true where id = $1`, [gone.id])
  expect((await findIntermediations(house.db, customer)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await findByKey(house.db, first.key)).toMatchObject({ id: first.id, owner: 'salma' })
  expect([
    await findByKey(house.db, gone.key),
    await findIntermediation(house.db, gone.id),
    await within((trx) => lockIntermediation(trx, gone.id)),
    await findOwner(house.db, gone.id),
    await findPrintoutFacts(house.db, gone.id),
  ]).toEqual([null, null, null, null, null])
  // an erased owner gets no more documents
  expect(await findPrintoutFacts(house.db, first.id)).not.toBeNull()
  await query('update vehicle_intermediations set seller = null where id = $1', [first.id])
  expect(await findPrintoutFacts(house.db, first.id)).toBeNull()
})

test('counts open consignments and checks the plate', async () => {
  const customer = await person('salma')
  const open = () => within(async (trx) => findOpen(trx, customer, 'X-1'))
  expect(await open()).toEqual({ count: 0, isSame: false })
  await mediation()
  const mine = await mediation({ customer })
  await mediation({ customer, status: 'Rejected' })
  await mediation({ customer, status: 'TransferedToAd' })
  await mediation({ customer, more: 'is_deleted = true' })
  expect(await open()).toEqual({ count: 1, isSame: false })
  await query(`update vehicles set registration_number = 'X-1' where id = $1`, [mine.vehicle])
  expect(await open()).toEqual({ count: 1, isSame: true })
})

test('returns the data for decisions', async () => {
  const { id, vehicle } = await mediation({ customer: await person('salma') })
  const facts = async () => {
    const found = await within((trx) => lockIntermediation(trx, id))
    if (!found) throw new Error('no mediation')
    return found
  }
  expect(await facts()).toMatchObject({
    ...{
      areaIsOpen: true,
      sheet: null,
      hasAccount: true,
      isDrawn: false,
      isSignedCopyThere: false,
      hasGreyCard: false,
      hasIdentity: false,
    },
    ...{ hasBankAccount: false, isPrepared: false, isPaid: false, held: null },
  })
  for (const closed of ['is_deactivated', 'is_deleted']) {
    await query(`update storage_areas set ${closed} = true where id = 1`)
    expect([closed, (await facts()).areaIsOpen]).toEqual([closed, false])
    await query(`update storage_areas set ${closed} = false where id = 1`)
  }
  const sheet = (last_status: string, is_deleted: boolean) =>
    insertSheet(house.db, { type: 'Intermediation', vehicle_id: vehicle, intermediation_id: id, last_status, is_deleted })
  await sheet('Rejected', false)
  await sheet('Draft', true)
  expect((await facts()).sheet).toBeNull()
  await sheet('Submitted', false)
  expect((await facts()).sheet).toMatchObject({ status: 'Submitted' })
  await query(
    `update vehicle_intermediations set signature_document = gen_random_uuid(), payout_prepared = now(), payout_prepared_by = 'one' where id = $1`,
    [id],
  )
  await query('update customers set user_id = null')
  // a change without fields writes nothing
  await within((trx) => updateIntermediation(trx, id, {}))
  expect(await facts()).toMatchObject({ isDrawn: true, isPrepared: true, hasAccount: false, preparedBy: 'one', isPaid: false })
})

test('erases a customer, but keeps the data of signed contracts', async () => {
  const customer = await person('salma')
  const signed = `signed = now(), floor_reason = 'Rayure', wished_floor = 1, created_by = 'salma'`
  const all = [
    await mediation({ customer, more: `floor_reason = 'Rayure', wished_floor = 1, created_by = 'salma'` }),
    await mediation({ customer, more: signed }),
    await mediation({ customer, more: `${signed}, sold = now()` }),
    await mediation({ more: `floor_reason = 'Rayure', wished_floor = 1, created_by = 'salma'` }),
  ]
  await query('update vehicle_intermediations set bank_account_id = $1', [await insertBankAccount(house.db, customer)])
  for (const { id } of all) await insertDocument(house.db, { owner_type: 'Intermediation', owner_id: id, type: 'CustomerCIN' })
  await within((trx) => eraseIntermediations(trx, customer))
  const left = await query(
    `select seller is not null as seller, bank_account_id is not null as bank, floor_reason is not null as reason, wished_floor is not null as wish,
       created_by is not null as author, (select count(*)::int from documents where owner_id = i.id) as papers,
       (select comment is not null from intermediation_statuses s where s.intermediation_id = i.id) as said
     from vehicle_intermediations i order by id`,
  )
  const none = { reason: false, wish: false, author: false, said: false }
  expect(left).toEqual([
    { ...none, seller: false, bank: false, papers: 0 },
    { ...none, seller: true, bank: false, papers: 1 },
    { ...none, seller: true, bank: true, papers: 1 },
    { seller: true, bank: true, reason: true, wish: true, author: true, papers: 1, said: true },
  ])
})

test('counts views of cars on sale, without the owner', async () => {
  const { id, vehicle } = await mediation({ status: 'ContractSigned', car: 'Published', customer: await person('salma') })
  let visitor = 0
  const look = async (subject: string | null = null, network = 'n', maxOfNetwork = 99) => {
    await insertView(house.db, vehicle, { subject, day: '2026-04-14', network, visitor: `v${++visitor}`, maxOfNetwork })
    return (await query('select coalesce(sum(views), 0)::int as views from intermediation_views where intermediation_id = $1', [id]))[0]
      .views
  }
  expect([await look(), await look('other'), await look('salma')]).toEqual([1, 2, 2])
  const off = async (change: string, back: string) => {
    await query(change)
    const views = await look()
    await query(back)
    return views
  }
  const [state, record] = ['update vehicles set', 'update vehicle_intermediations set']
  expect(await off(`${state} is_archived = true`, `${state} is_archived = false`)).toBe(2)
  expect(await off(`${state} last_status = 'Active'`, `${state} last_status = 'Reserved'`)).toBe(2)
  expect(await off(`${record} is_deleted = true`, `${record} is_deleted = false`)).toBe(2)
  expect(await off(`${record} last_status = 'Complete'`, `${record} last_status = 'ContractSigned'`)).toBe(2)
  // daily limit of one network, and views of others
  expect([await look(null, 'm', 2), await look(null, 'm', 2), await look(null, 'm', 2), await look(null, 'o', 2)]).toEqual([3, 4, 4, 5])
  await query(`update intermediation_visitors set day = '2026-04-13' where network = 'm'`)
  expect(await look(null, 'm', 1)).toBe(6)
})

test('sorts active types first and computes the default fees', async () => {
  const [type] = await query(
    `insert into intermediation_types (names, calculation_rule, type, is_deactivated) values ('{"fr": "Autre"}', 'PV', 'Individual', true) returning id`,
  )
  await query(`update intermediation_types set is_deactivated = true where id = 2`)
  expect((await findTypes(house.db)).map(({ id }) => id)).toEqual([1, 3, 2, type.id])
  expect([(await findTerms(house.db, 1))?.saleFees.length, await findTerms(house.db, 2)]).toEqual([2, null])
  expect(await standardFee(house.db)).toEqual({ percent: 3, fixed: 1500 })
  await query(`update intermediation_types set is_deactivated = true where id = 1`)
  expect(await standardFee(house.db)).toEqual({ percent: 0, fixed: 0 })
  await query(`update intermediation_types set is_deactivated = false where id in (1, 2)`)
  // a garage type and a margin type are not the default
  await query(`update intermediation_types set type = 'GarageOwner' where id = 1`)
  expect(await standardFee(house.db)).toEqual({ percent: 0, fixed: 0 })
  await query(`update intermediation_types set type = 'Individual' where id = 1`)
})
