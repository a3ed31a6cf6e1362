import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
import {
  insertBankAccount,
  insertBooking,
  insertCustomer,
  insertDocument,
  insertPurchase,
  insertRow,
  insertSheet,
} from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { PurchaseFilters } from './desk/contract.ts'
import { countViews, findDeskPart, findLines, findSeen } from './desk/store.ts'
import { findPurchaseOwner } from './documents/store.ts'
import { findCandidates, findHandedOn, findOtherReason, findShown, findTradedIn } from './effects/store.ts'
import {
  findDraft,
  findDraftsOf,
  findOpen,
  findPartnerPurchase,
  findSellers,
  findUnclaimed,
  isOpenArea,
  isSellerCard,
  isShownVehicle,
  removeDraftsOf,
  removeExpiredDrafts,
  takePurchase,
  updateRevoked,
  updateUsed,
  upsertDraft,
} from './request/store.ts'
import {
  erasePurchases,
  findByKey,
  findEnding,
  findPurchase,
  findPurchases,
  findSilent,
  isSilent,
  lockPurchase,
  updatePurchase,
} from './store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
const [before, after] = [new Date('2026-04-14T09:59:59Z'), new Date('2026-04-14T10:00:01Z')]
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate vehicle_purchases, vehicle_bookings, vehicle_sales, customers, vehicles, messages, documents cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)

let made = 0
async function person(user: string | null = null, more = 'first_name = first_name'): Promise<number> {
  const id = await insertCustomer(house.db, { user_id: user, first_name: 'Salma', last_name: 'Alaoui' })
  await query(`update customers set ${more} where id = $1`, [id])
  return id
}
interface Wish {
  status?: string
  customer?: number
  due?: Date | null
  /** since when */
  since?: Date
  /** further columns, in SQL */
  more?: string
}
/** Creates a request with its own car. */
async function request({ status = 'Submited', customer, due = null, since = now, more }: Wish = {}) {
  const car = { registration_number: `${++made}A6` }
  const seller = { firstName: 'Salma', email: 'salma@exemple.ma' }
  const customer_id = customer ?? (await person())
  const { id, key, disposed_vehicle_id: vehicle } = await insertPurchase(house.db, { customer_id, due, last_status: status, seller }, car)
  await insertRow(house.db, 'purchase_statuses', { purchase_id: id, type: status, created: since })
  if (more) await query(`update vehicle_purchases set ${more} where id = $1`, [id])
  return { id, key, vehicle }
}
const booked = async (customer_id: number, { status = 'Submitted', deleted = false } = {}): Promise<number> =>
  (await insertBooking(house.db, { customer_id, last_status: status, is_deleted: deleted })).id

describe('staff list', () => {
  const list = async (
    view: PurchaseFilters['view'],
    areas: number[] | null = null,
    more: Partial<PurchaseFilters> = {},
    page = 1,
    size = 9,
  ) => (await findLines(house.db, areas, { view, page, size, ...more }, now)).rows
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id)

  test('sorts overdue transfers first, then by due time', async () => {
    const soon = await request({ due: after })
    const late = await request({ due: now })
    const rest = await request({ status: 'DocumentsConformityAccepted', due: null })
    const transfer = await request({ status: 'DocumentsConformityAccepted', due: after })
    const lateTransfer = await request({ status: 'DocumentsConformityAccepted', due: now })
    const waiting = await request({ status: 'QuotationAccepted', due: new Date('2026-04-14T08:00:00Z') })
    const [done, refused] = [await request({ status: 'Complete' }), await request({ status: 'Rejected' })]
    for (const status of ['Submited', 'DocumentsConformityAccepted', 'QuotationAccepted', 'Complete'])
      await request({ status, due: before, more: 'is_deleted = true' })
    const wanted = {
      todo: [lateTransfer, late, soon, transfer, rest],
      overdue: [lateTransfer, late],
      waiting: [waiting],
      all: [lateTransfer, waiting, late, soon, transfer, rest],
      closed: [refused, done],
    }
    for (const [view, lines] of Object.entries(wanted)) expect([view, await ids(view as 'all')]).toEqual([view, lines.map(({ id }) => id)])
    expect(await countViews(house.db, null, now)).toEqual({ todo: 5, overdue: 2, waiting: 1, all: 6, closed: 2 })
    expect((await list('all')).map(({ isOverdue }) => isOverdue)).toEqual([true, false, true, false, false, false])
    expect([await ids('todo', null, {}, 2, 2), await ids('closed', null, {}, 2, 1)]).toEqual([[soon.id, transfer.id], [done.id]])
  })

  test('filters by area and all criteria', async () => {
    const [here, there, nowhere] = [
      await request(),
      await request({ more: 'storage_area_id = 2' }),
      await request({ more: 'storage_area_id = null' }),
    ]
    expect([await ids('all', [1]), await ids('all', null, { area: 2 }), await ids('all', [1], { area: 2 })]).toEqual([
      [here.id, nowhere.id],
      [there.id],
      [],
    ])
    expect([await ids('all', null, { area: 2, status: ['Submited'] }), await ids('all', null, { area: 2, status: ['Accepted'] })]).toEqual([
      [there.id],
      [],
    ])
    expect(await countViews(house.db, [2], now)).toMatchObject({ todo: 2, all: 2 })
    expect((await list('all', [2]))[1]?.area).toBeNull()
    const seen = (areas: number[] | null, { id }: { id: number }) => findSeen(house.db, areas, 'salma', id)
    const own = await request({ customer: await person('salma') })
    expect([await seen([1], here), await seen([1], there), await seen([1], nowhere), await seen(null, own)]).toEqual([
      { isOwn: false },
      null,
      { isOwn: false },
      { isOwn: true },
    ])
  })

  test('names other open requests of the same car', async () => {
    const [mine, other] = [await request(), await request()]
    const [ended, gone] = [await request({ status: 'Rejected' }), await request({ more: 'is_deleted = true' })]
    await request()
    await query(`update vehicles set registration_number = 'X1' where id = any($1)`, [
      [mine, other, ended, gone].map(({ vehicle }) => vehicle),
    ])
    expect((await findDeskPart(house.db, mine.id, 'me', now))?.twins.map(({ id }) => id)).toEqual([other.id])
  })

  test('returns the newest offer, comment and transfer first', async () => {
    const { id } = await request()
    const [{ account }] = await query(
      `insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
       select customer_id, 'Salma', 'Banque', '007810000123456789012345', now() from vehicle_purchases where id = $1 returning id as account`,
      [id],
    )
    for (const n of [1, 2]) {
      await query('insert into purchase_quotations (purchase_id, amount, created) values ($1, $2, now())', [id, n])
      await query(`insert into purchase_comments (purchase_id, body, created) values ($1, $2, now())`, [id, `no ${n}`])
      await query(
        `insert into purchase_transfers (purchase_id, amount, debited, bank_account_id, reference, prepared, prepared_by, state, decided, decided_by)
         values ($1, $2::int, 'Banque', $3, 'VIR', now(), case $2::int when 2 then 'me' else 'other' end, 'SentBack', now(), 'boss')`,
        [id, n, account],
      )
    }
    const part = await findDeskPart(house.db, id, 'me', now)
    expect([part?.draftOffer?.amount, part?.comments.map(({ body }) => body)]).toEqual([2, ['no 2', 'no 1']])
    expect(part?.transfers.map(({ amount, isOwn }) => [amount, isOwn])).toEqual([
      [2, true],
      [1, false],
    ])
  })
})

test('hides deleted requests and sorts those of an owner', async () => {
  const customer = await person('salma')
  const [first, second] = [await request({ customer }), await request({ customer })]
  await request()
  const gone = await request({ customer, more: 'is_deleted = true' })
  expect((await findPurchases(house.db, customer)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect([
    await findByKey(house.db, gone.key),
    await findPurchase(house.db, gone.id),
    await findPurchaseOwner(house.db, gone.id),
    await findSeen(house.db, null, 'salma', gone.id),
    await findDeskPart(house.db, gone.id, 'me', now),
    await within((trx) => lockPurchase(trx, gone.id)),
    await within((trx) => findHandedOn(trx, gone.id)),
  ]).toEqual([null, null, null, null, null, null, null])
  const open = (plate: string) => within((trx) => findOpen(trx, customer, plate))
  await request({ customer, status: 'Canceled' })
  expect(await open('X1')).toEqual({ count: 2, isSame: false })
  await query(`update vehicles set registration_number = 'X1' where id = $1`, [first.vehicle])
  expect(await open('X1')).toEqual({ count: 2, isSame: true })
})

test('returns the data for decisions', async () => {
  const customer = await person('salma')
  const { id } = await request({ customer })
  const facts = async () => {
    const found = await within((trx) => lockPurchase(trx, id))
    if (!found) throw new Error('no request')
    return found
  }
  expect(await facts()).toMatchObject({
    ...{ hasAccount: true, areaIsOpen: true, hasBankAccount: false, hasReason: false, transfer: null, isCompany: false, papers: [] },
  })
  for (const closed of ['is_deactivated', 'is_deleted']) {
    await query(`update storage_areas set ${closed} = true where id = 1`)
    expect([closed, (await facts()).areaIsOpen]).toEqual([closed, false])
    await query(`update storage_areas set ${closed} = false where id = 1`)
  }
  for (const [owner_type, status, is_deleted, is_generated] of [
    ['Purchase', 'Preview', false, false],
    ['Purchase', 'Accepted', true, false],
    ['Purchase', 'Accepted', false, true],
    ['Booking', 'Accepted', false, false],
  ] as const)
    await insertDocument(house.db, { owner_type, owner_id: id, type: 'CustomerCIN', status, is_deleted, is_generated })
  const account = await insertBankAccount(house.db, customer)
  // a change without fields writes nothing
  await within((trx) => updatePurchase(trx, id, {}))
  await within((trx) => updatePurchase(trx, id, { bankAccountId: account, reasonId: 1, quotation: 7, wishedPrice: null }))
  await query(`update customers set user_id = null, civility = 'Société' where id = $1`, [customer])
  await query('update vehicle_purchases set storage_area_id = null where id = $1', [id])
  expect(await facts()).toMatchObject({
    ...{ hasAccount: false, areaIsOpen: false, hasBankAccount: true, hasReason: true, isCompany: true, quotation: 7, wishedPrice: null },
    papers: [{ type: 'CustomerCIN', status: 'Preview' }],
  })
})

test('erases a customer, but keeps the documents of a bill', async () => {
  const customer = await person('salma')
  const wrote = `desired_vehicle_brand = 'Dacia', desired_vehicle_model = 'Duster', created_by = 'salma', draft_key = gen_random_uuid()`
  const all = [
    await request({ customer, more: wrote }),
    await request({ customer, more: `${wrote}, invoiced = now()` }),
    await request({ more: `${wrote}, invoiced = now()` }),
  ]
  for (const { id } of all) {
    const { db } = house
    const [row] = await query('select customer_id, disposed_vehicle_id as car, invoiced from vehicle_purchases where id = $1', [id])
    const bank_account_id = await insertBankAccount(db, row.customer_id)
    await query('update vehicle_purchases set bank_account_id = $2 where id = $1', [id, bank_account_id])
    if (row.invoiced)
      await insertRow(db, 'purchase_transfers', {
        ...{ purchase_id: id, amount: 1, debited: 'Banque', bank_account_id, reference: 'VIR', prepared: now, prepared_by: 'one' },
        ...{ state: 'SentBack', decided: now, decided_by: 'two', remark: 'Salma a rappelé' },
      })
    await insertRow(db, 'purchase_comments', { purchase_id: id, body: 'Salma est pressée', created: now })
    await query(`update purchase_statuses set comment = 'Salma', created_by = 'salma' where purchase_id = $1`, [id])
    await insertDocument(db, { owner_type: 'Purchase', owner_id: id, type: 'CustomerCIN' })
    const sheet = await insertSheet(db, { type: 'Purchase', vehicle_id: row.car, purchase_id: id, start_reason: 'Salma' })
    const [point] = await query('select min(id) as id from check_parts where version = $1', [sheet.check_list_version])
    const { id: owner_id } = await insertRow(db, 'check_part_quotations', { expertise_id: sheet.id, check_part_id: point.id })
    await insertDocument(db, { owner_type: 'CheckPart', owner_id, type: 'VehicleCheckPartImage' })
  }
  await within((trx) => erasePurchases(trx, customer))
  const left = await query(
    `select num_nonnulls(desired_vehicle_brand, desired_vehicle_model, created_by, draft_key) as wrote, seller is not null as seller,
       bank_account_id is not null as bank, (select count(*)::int from documents where owner_type = 'Purchase' and owner_id = p.id) as papers,
       (select count(*)::int from purchase_comments where purchase_id = p.id) as comments,
       (select num_nonnulls(comment, created_by) from purchase_statuses where purchase_id = p.id) as said,
       (select count(remark)::int from purchase_transfers where purchase_id = p.id) as remarks,
       (select count(start_reason)::int from technical_expertises where purchase_id = p.id) as reasons,
       (select count(*)::int from documents d join check_part_quotations q on q.id = d.owner_id join technical_expertises t on t.id = q.expertise_id
         where d.owner_type = 'CheckPart' and t.purchase_id = p.id) as photos
     from vehicle_purchases p order by id`,
  )
  const none = { wrote: 0, comments: 0, said: 0, remarks: 0, reasons: 0 }
  expect(left).toEqual([
    { ...none, seller: false, bank: false, papers: 0, photos: 0 },
    { ...none, seller: true, bank: true, papers: 1, photos: 1 },
    { wrote: 4, comments: 1, said: 2, remarks: 1, reasons: 1, seller: true, bank: true, papers: 1, photos: 1 },
  ])
})

test('finds each expiring offer once, earliest first', async () => {
  const until = new Date('2026-04-15T10:00:00Z')
  const ends = (at: Date, more = 'is_deleted = false', status = 'QuotationAccepted') =>
    request({ status, more: `quotation_until = '${at.toISOString()}', ${more}` })
  const [last, first] = [await ends(until), await ends(after)]
  await ends(now)
  await ends(new Date(until.getTime() + 1))
  await ends(after, 'is_deleted = true')
  await ends(after, 'is_deleted = false', 'CustomerAccepted')
  expect([await findEnding(house.db, now, until, 9), await findEnding(house.db, now, until, 1)]).toEqual([[first.id, last.id], [first.id]])
  const [{ step }] = await query('select max(id) as step from purchase_statuses where purchase_id = $1', [first.id])
  await query(
    `insert into messages (key, channel, recipient, language, due, created, last_modified) values ($1, 'Email', 'a@exemple.ma', 'fr', now(), now(), now())`,
    [`purchases.offerEnds:${first.id}:${step}:mail`],
  )
  expect(await findEnding(house.db, now, until, 9)).toEqual([last.id])
})

test('finds requests inactive since a time', async () => {
  const states = ['QuotationAccepted', 'CustomerAccepted'] as const
  const [first, second] = [await request({ status: states[0], since: before }), await request({ status: states[1], since: before })]
  const edge = await request({ status: states[0], since: now })
  const other = await request({ since: before })
  await request({ status: states[0], since: before, more: 'is_deleted = true' })
  const answered = await request({ status: states[0], since: before })
  await query(`insert into purchase_statuses (purchase_id, type, created) values ($1, 'QuotationAccepted', $2)`, [answered.id, after])
  expect([await findSilent(house.db, states, now, 9), await findSilent(house.db, states, now, 1)]).toEqual([
    [first.id, second.id],
    [first.id],
  ])
  const still = ({ id }: { id: number }) => within((trx) => isSilent(trx, id, states, now))
  expect([await still(first), await still(edge), await still(other), await still(answered)]).toEqual([true, false, false, false])
})

test('checks open stores, visible cars and sellable customers', async () => {
  const area = async (change: string) => {
    await query(`update storage_areas set ${change} where id = 1`)
    return isOpenArea(house.db, 1)
  }
  expect([
    await area('is_deactivated = true'),
    await area('is_deactivated = false, is_deleted = true'),
    await area('is_deleted = false'),
  ]).toEqual([false, false, true])
  const { vehicle } = await request()
  const car = async (change: string) => {
    await query(`update vehicles set ${change} where id = $1`, [vehicle])
    return isShownVehicle(house.db, vehicle)
  }
  expect([await car(`last_status = 'Active'`), await car(`last_status = 'Published'`), await car('is_archived = true')]).toEqual([
    false,
    true,
    false,
  ])
  expect(await car('is_archived = false, is_deleted = true')).toBe(false)
  const sells = async (more?: string) => {
    const id = await person(null, more)
    return within((trx) => isSellerCard(trx, id))
  }
  expect([await sells(), await sells('is_deleted = true'), await sells('erased = now(), is_deleted = false')]).toEqual([true, false, false])
})

test('finds former sellers by exact phone or ID number', async () => {
  const phone = '+212612345678'
  const byCard = await person(null, `phone = '${phone}', last_seen = now()`)
  const bySeller = await person(null, `last_seen = now() - interval '1 day'`)
  const seller = (customer: number, of: string, status = 'Submited') => request({ customer, status, more: `seller = '${of}'` })
  await seller(bySeller, `{"phone": "${phone}", "city": "Fès", "idNumber": "BK1"}`)
  await seller(bySeller, `{"phone": "+212600000000", "city": "Rabat", "idNumber": "BK2"}`)
  await seller(bySeller, '{}', 'Rejected')
  await query(`update vehicle_purchases set seller = null where last_status = 'Rejected'`)
  await request({ customer: bySeller, more: 'is_deleted = true' })
  for (const more of [`phone = '${phone}', is_deleted = true`, 'erased = now()']) {
    const hidden = await person(null, more)
    await seller(hidden, `{"phone": "${phone}"}`)
  }
  const found = await findSellers(house.db, { phone, idNumber: null })
  expect(found.map(({ id, open, city, hasAccount }) => [id, open, city, hasAccount])).toEqual([
    [byCard, 0, null, false],
    [bySeller, 2, 'Rabat', false],
  ])
  expect((await findSellers(house.db, { phone: null, idNumber: 'BK1' })).map(({ id }) => id)).toEqual([bySeller])
  expect(await findSellers(house.db, { phone: null, idNumber: 'BK9' })).toEqual([])
})

test('claims guest requests by e-mail, not those with an owner', async () => {
  const owner = await person('owner')
  const [first, second] = [await request(), await request()]
  const others = [
    await request({ customer: await person('other') }),
    await request({ customer: await person(null, 'erased = now()') }),
    await request({ more: 'is_deleted = true' }),
    await request({ more: `seller = '{"email": "omar@exemple.ma"}'` }),
  ]
  const found = async () => (await findUnclaimed(house.db, { email: 'salma@exemple.ma' })).map(({ id }) => id)
  expect(await found()).toEqual([second.id, first.id])
  const take = ({ id }: { id: number }, email: string | null = 'salma@exemple.ma') =>
    within((trx) => takePurchase(trx, id, { customerId: owner, email }))
  for (const other of others) expect(await take(other)).toBeNull()
  const key = await take(first)
  expect([key !== null && key !== first.key, await take(first), await found()]).toEqual([true, null, [second.id]])
  // a claim by key and phone code needs no e-mail
  expect(await take(others[3] as { id: number }, null)).not.toBeNull()
  expect((await findPurchases(house.db, owner)).map(({ id }) => id)).toEqual([others[3]?.id, first.id])
})

test('counts the calls of a partner key per hour until its end', async () => {
  const add = async (name: string, expires: Date) =>
    (
      await query(
        `insert into partner_keys (name, hash, hint, created, created_by, expires) values ($1, $1, 'abcd', $2, 'admin', $3) returning id`,
        [name, now, expires],
      )
    )[0].id as number
  const [key, other] = [await add('key', after), await add('other', after)]
  await add('over', now)
  const call = async (at: Date, hash = 'key') => (await updateUsed(house.db, hash, at))?.calls ?? null
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  await query('update partner_keys set expires = $2 where id = $1', [key, minutes(999)])
  expect([await call(now), await call(minutes(59)), await call(minutes(60)), await call(minutes(61))]).toEqual([1, 2, 1, 2])
  expect([await call(now, 'over'), await call(before, 'over'), await call(now, 'none')]).toEqual([null, 1, null])
  const { id } = await request({ more: `request_origin = 'Extern', partner_key_id = ${key}` })
  const read = async (of: number) => (await findPartnerPurchase(house.db, of, { id }))?.reference ?? null
  expect([(await read(key)) !== null, await read(other)]).toEqual([true, null])
  await query('update vehicle_purchases set is_deleted = true where id = $1', [id])
  expect(await read(key)).toBeNull()
  await updateRevoked(house.db, key, 'admin', now)
  await updateRevoked(house.db, key, 'another', after)
  expect(await query('select revoked, revoked_by as by from partner_keys where id = $1', [key])).toEqual([{ revoked: now, by: 'admin' }])
  expect([await call(now), await call(now, 'other')]).toEqual([null, 1])
})

test('keeps a draft until its expiry or erasure', async () => {
  const draft = (key: string, expires: Date, more: { by?: string; email?: string; typed?: object } = {}) =>
    within((trx) =>
      upsertDraft(trx, {
        ...{
          key,
          draftKey: `00000000-0000-4000-8000-00000000000${key}`,
          typed: more.typed ?? {},
          estimate: null,
          language: 'fr',
          now,
          expires,
        },
        ...{ email: more.email ?? null, by: more.by ?? null },
      } as Parameters<typeof upsertDraft>[1]),
    )
  await draft('1', after)
  await draft('2', now)
  expect([(await findDraft(house.db, '1', now)) !== null, await findDraft(house.db, '2', now)]).toEqual([true, null])
  expect([await removeExpiredDrafts(house.db, now), await removeExpiredDrafts(house.db, now)]).toEqual([1, 0])
  await draft('3', after, { by: 'salma' })
  await draft('4', after, { email: 'salma@exemple.ma' })
  await draft('5', after, { typed: { Email: 'Salma@exemple.ma' } })
  await draft('6', after, { by: 'other', email: 'other@exemple.ma' })
  const owner = { subject: 'salma', email: 'salma@exemple.ma' }
  expect(await findDraftsOf(house.db, owner)).toHaveLength(2)
  await within((trx) => removeDraftsOf(trx, owner))
  expect(await query('select key from purchase_drafts order by key')).toEqual([{ key: '1' }, { key: '6' }])
})

test('links a trade-in to a booking before its invoice', async () => {
  const customer = await person('salma')
  const [first, second] = [await booked(customer), await booked(customer, { status: 'PayementDetailsSubmitted' })]
  for (const status of ['Draft', 'Billed', 'Cancelled']) await booked(customer, { status })
  await booked(customer, { deleted: true })
  await booked(await person('other'))
  const [{ car }] = await query('select vehicle_id as car from vehicle_bookings where id = $1', [first])
  const found = async (vehicle: number | null = null) => (await findCandidates(house.db, customer, vehicle)).map(({ id }) => id)
  expect([await found(), await found(car)]).toEqual([[second, first], [first]])
  const tie = (wish: Wish = {}) => request({ customer, ...wish, more: `booking_id = ${second}, ${wish.more ?? 'is_deleted = false'}` })
  await tie({ status: 'Rejected' })
  await tie({ more: 'is_deleted = true' })
  await tie({ status: 'Canceled' })
  expect(await found()).toEqual([second, first])
  const [one, other] = [await tie(), await tie({ status: 'Accepted' })]
  expect(await found()).toEqual([first])
  expect((await findTradedIn(house.db, second)).map(({ id, status }) => [id, status])).toEqual([
    [one.id, 'Submited'],
    [other.id, 'Accepted'],
  ])
  expect((await findShown(house.db, second)).map(({ status }) => status)).toEqual(['Rejected', 'Submited', 'Accepted'])
  const [{ name }] = await query('select name from request_cancellation_reasons where id = $1', [await findOtherReason(house.db)])
  expect(name).toBe('Autre')
})
