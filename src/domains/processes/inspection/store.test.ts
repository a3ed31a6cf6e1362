import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
import { insertAdvert, insertCar, insertCustomer, insertDocument, insertPurchase, insertRow, insertSheet } from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { ExpertiseFilters } from './contract.ts'
import { findPublicHead, findPublicParts } from './report/store.ts'
import {
  closeParts,
  findCar,
  findFacts,
  findHead,
  findOpenCertification,
  findPartFacts,
  findParts,
  findSeen,
  isArea,
  lockExpertise,
  markParts,
} from './store.ts'
import { startOf } from './transitions/service.ts'
import {
  type CaseType,
  countViews,
  eraseSheets,
  findFindings,
  findLines,
  findOfCase,
  findPhotoOwner,
  findSeenFindings,
  insertMissingSheets,
  removeUnseenSheets,
  updateCase,
  updateToAd,
} from './transitions/store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() =>
  query('truncate technical_expertises, vehicle_purchases, vehicle_intermediations, vehicle_ads, customers, vehicles, documents cascade'),
)

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)

let made = 0
async function car(more = 'price = 100000'): Promise<number> {
  const id = await insertCar(house.db, { storage_area_id: 1, last_status: 'Published' })
  await query(`update vehicles set ${more} where id = $1`, [id])
  return id
}
interface Wish {
  type?: CaseType | 'Certification'
  /** case id; a new one by default */
  of?: number
  status?: string
  vehicle?: number
  more?: string
}
/** Creates an inspection with three points. */
async function sheet({ type = 'Certification', of, status = 'Draft', vehicle, more }: Wish = {}): Promise<number> {
  const owner = of ?? (type === 'Purchase' ? await purchase(await person()) : type === 'Ad' ? await advert() : null)
  const { id, check_list_version } = await insertSheet(house.db, {
    ...{ type, vehicle_id: vehicle ?? (await car()), storage_area_id: 1, last_status: status },
    ...(type === 'Purchase' && { purchase_id: owner }),
    ...(type === 'Ad' && { ad_id: owner }),
  })
  await query(
    `insert into check_part_quotations (expertise_id, check_part_id)
     select $1, id from check_parts where version = $2 and code in ('hood', 'front-tyres', 'battery')`,
    [id, check_list_version],
  )
  await insertRow(house.db, 'expertise_statuses', { expertise_id: id, type: status, comment: 'Salma viendra' })
  if (more) await query(`update technical_expertises set ${more} where id = $1`, [id])
  return id
}
const advert = async (): Promise<number> => (await insertAdvert(house.db, { last_status: 'Draft', disposed_vehicle_id: await car() })).id
const point = async (of: number, code: string): Promise<number> =>
  (
    await query(
      'select q.id from check_part_quotations q join check_parts c on c.id = q.check_part_id where q.expertise_id = $1 and c.code = $2',
      [of, code],
    )
  )[0].id
const photo = (owner_type: string, owner_id: number, more: { type?: string; status?: string; gone?: boolean; n?: number } = {}) =>
  insertDocument(house.db, {
    id: `00000000-0000-4000-8000-${String(more.n ?? ++made + 1000).padStart(12, '0')}`,
    ...{ owner_type, owner_id, type: more.type ?? 'VehicleCheckPartImage', status: more.status ?? 'Published' },
    ...{ mime_type: 'image/jpeg', size: 9, is_deleted: more.gone ?? false, created: '2026-04-01' },
  })
async function purchase(customer_id: number, last_status = 'Accepted', more = 'is_deleted = false'): Promise<number> {
  const { id } = await insertPurchase(house.db, { customer_id, disposed_vehicle_id: await car(), last_status })
  await query(`update vehicle_purchases set ${more} where id = $1`, [id])
  return id
}
const person = (user: string | null = null): Promise<number> => insertCustomer(house.db, { user_id: user, first_name: 'Salma' })

describe('list', () => {
  const list = async (
    view: ExpertiseFilters['view'],
    areas: number[] | null = null,
    more: Partial<ExpertiseFilters> = {},
    page = 1,
    size = 9,
  ) => (await findLines(house.db, areas, 'me', { view, page, size, ...more }, now)).rows
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id)

  test('filters by view, area and criteria in order', async () => {
    const [draft, mine] = [await sheet(), await sheet({ more: `expert = 'me'` })]
    const far = await sheet({ type: 'Purchase', more: 'storage_area_id = 2' })
    const nowhere = await sheet({ more: 'storage_area_id = null' })
    const [edits, refused] = [await sheet({ status: 'PendingEdits' }), await sheet({ status: 'QuotationRejected' })]
    const [handed, quoted] = [await sheet({ status: 'Submitted' }), await sheet({ status: 'QuotationSubmitted' })]
    const agreed = await sheet({ status: 'QuotationAccepted' })
    const [good, bad] = [await sheet({ status: 'Accepted' }), await sheet({ status: 'Rejected' })]
    await sheet({ more: 'is_deleted = true' })
    const wanted = {
      inspect: [draft, mine, far, nowhere],
      edits: [edits, refused],
      review: [handed, quoted],
      agreed: [agreed],
      closed: [bad, good],
      all: [bad, good, agreed, quoted, handed, refused, edits, nowhere, far],
    }
    for (const [view, lines] of Object.entries(wanted)) expect([view, await ids(view as 'all')]).toEqual([view, lines])
    expect(await countViews(house.db, null)).toEqual({ inspect: 4, edits: 2, review: 2, agreed: 1, closed: 2, all: 11 })
    expect(await countViews(house.db, [2])).toEqual({ inspect: 2, edits: 0, review: 0, agreed: 0, closed: 0, all: 2 })
    expect([await ids('inspect', [2]), await ids('inspect', null, { area: 2 }), await ids('inspect', null, { mine: true })]).toEqual([
      [far, nowhere],
      [far],
      [mine],
    ])
    expect([await ids('inspect', null, { type: 'Purchase' }), await ids('inspect', null, { type: 'Purchase', mine: true })]).toEqual([
      [far],
      [],
    ])
    expect([await ids('inspect', null, {}, 2, 3), await ids('all', null, {}, 2, 9)]).toEqual([[nowhere], [mine, draft]])
  })

  test('finds by case reference and counts answers and findings', async () => {
    const owner = await purchase(await person())
    const [mine, other] = [await sheet({ type: 'Purchase', of: owner }), await sheet()]
    const [{ reference }] = await query('select reference from vehicle_purchases where id = $1', [owner])
    expect([
      await ids('all', null, { text: reference }),
      await ids('all', null, { text: 'RA-9' }),
      await ids('all', null, { text: '-' }),
    ]).toEqual([[mine], [], []])
    await query(`update check_part_quotations set action = 'Repair' where id = $1`, [await point(mine, 'hood')])
    await query(`update check_part_quotations set action = 'None' where id = $1`, [await point(mine, 'battery')])
    expect((await list('all')).map(({ id, answered, points, findings }) => [id, answered, points, findings])).toEqual([
      [other, 0, 3, 0],
      [mine, 2, 3, 1],
    ])
  })
})

test('hides deleted inspections and those of other areas', async () => {
  const [here, nowhere, gone] = [await sheet(), await sheet({ more: 'storage_area_id = null' }), await sheet({ more: 'is_deleted = true' })]
  const seen = (areas: number[] | null, id: number) => findSeen(house.db, areas, 'salma', id)
  expect([await seen([1], here), await seen([2], here), await seen([2], nowhere), await seen(null, gone)]).toEqual([
    { isOwn: false },
    null,
    { isOwn: false },
    null,
  ])
  expect([await findFacts(house.db, gone), await findHead(house.db, gone), await within((trx) => lockExpertise(trx, gone))]).toEqual([
    null,
    null,
    null,
  ])
  expect(await findPhotoOwner(house.db, await point(gone, 'hood'))).toBeNull()
  await query(`update technical_expertises set type = 'Purchase', purchase_id = $2 where id = $1`, [
    here,
    await purchase(await person('salma')),
  ])
  expect([await seen(null, here), (await findPhotoOwner(house.db, await point(here, 'hood')))?.seller]).toEqual([{ isOwn: true }, 'salma'])
})

test('returns the open certification of a car only', async () => {
  const vehicle = await car()
  const open = () => findOpenCertification(house.db, vehicle)
  await sheet({ vehicle, type: 'Purchase' })
  await sheet({ vehicle, status: 'Accepted' })
  await sheet({ vehicle, status: 'Rejected' })
  await sheet({ vehicle, more: 'is_deleted = true' })
  await sheet()
  expect(await open()).toBeNull()
  const mine = await sheet({ vehicle })
  expect(await open()).toBe(mine)
  expect([await findCar(house.db, vehicle), await findCar(house.db, await car('is_deleted = true'))]).toEqual([
    { storageAreaId: 1, price: 100_000 },
    null,
  ])
  const area = async (change: string) => {
    await query(`update storage_areas set ${change} where id = 1`)
    return isArea(house.db, 1)
  }
  expect([
    await area('is_deactivated = true'),
    await area('is_deactivated = false, is_deleted = true'),
    await area('is_deleted = false'),
  ]).toEqual([false, false, true])
})

test('marks and closes points of one inspection and counts photos', async () => {
  const [mine, other] = [await sheet(), await sheet()]
  const [hood, strange] = [await point(mine, 'hood'), await point(other, 'hood')]
  const marks = [hood, strange].map((id) => ({ id, comment: '' }))
  expect(await within((trx) => markParts(trx, mine, marks))).toBe(1)
  expect(await within((trx) => markParts(trx, other, marks))).toBe(1)
  await within((trx) => closeParts(trx, mine))
  expect(
    await query('select id, is_reopened as open from check_part_quotations where id = any($1) order by id', [[hood, strange]]),
  ).toEqual([
    { id: hood, open: false },
    { id: strange, open: true },
  ])
  await photo('CheckPart', hood)
  await photo('CheckPart', hood, { gone: true })
  await photo('CheckPart', strange)
  await photo('CheckPartRepair', hood)
  await photo('Vehicle', hood)
  expect((await findPartFacts(house.db, mine)).find(({ id }) => id === hood)?.photos).toBe(1)
  expect((await findParts(house.db, mine)).find(({ id }) => id === hood)?.documents.map(({ isAfter }) => isAfter)).toEqual([false, true])
})

describe('inspection of a case', () => {
  test('is the one not rejected or deleted, and moves along', async () => {
    const customer = await person()
    const [mine, other] = [await purchase(customer), await purchase(customer)]
    const of = (id: number, wish: Wish = {}) => sheet({ type: 'Purchase', of: id, ...wish })
    await of(mine, { status: 'Rejected' })
    await of(mine, { more: 'is_deleted = true' })
    expect(await findOfCase(house.db, 'Purchase', mine)).toBeNull()
    const [counts, theirs] = [await of(mine, { status: 'Submitted' }), await of(other)]
    expect((await findOfCase(house.db, 'Purchase', mine))?.id).toBe(counts)
    const types = async () =>
      (await query('select id, type from technical_expertises where type <> $1 order by id', ['Purchase'])) as object[]
    await updateCase(house.db, mine, 77)
    expect(await types()).toEqual([{ id: counts, type: 'Intermediation' }])
    // a moved inspection belongs to its new case: an advert of the request leaves it
    const [one, two] = [await advert(), await advert()]
    await updateToAd(house.db, 'Purchase', mine, one)
    expect(await types()).toEqual([{ id: counts, type: 'Intermediation' }])
    await updateToAd(house.db, 'Intermediation', 77, one)
    await updateToAd(house.db, 'Purchase', other, two)
    expect(await types()).toEqual([
      { id: counts, type: 'Ad' },
      { id: theirs, type: 'Ad' },
    ])
    expect(await findOfCase(house.db, 'Purchase', mine)).toBeNull()
  })

  test('is deleted with its case unless submitted or moved', async () => {
    const customer = await person()
    const [mine, other] = [await purchase(customer), await purchase(customer)]
    const [unseen, handed] = [await sheet({ type: 'Purchase', of: mine }), await sheet({ type: 'Ad' })]
    await query('update technical_expertises set purchase_id = $2 where id = $1', [handed, other])
    const seen = await sheet({ type: 'Purchase', of: other, status: 'Rejected', more: 'submitted = now()' })
    await removeUnseenSheets(house.db, 'Purchase', [mine, other])
    expect((await query('select id from technical_expertises where is_deleted')).map(({ id }) => id)).toEqual([unseen])
    expect(seen).toBeGreaterThan(handed)
  })

  test('explains an offer by findings with a cost and extras', async () => {
    const of = await purchase(await person())
    const id = await sheet({ type: 'Purchase', of, status: 'QuotationAccepted', more: `extras = 700, extras_reason = 'Pneus neige'` })
    const found = async (code: string, set: string) =>
      query(`update check_part_quotations set ${set} where id = $1`, [await point(id, code)])
    await found('hood', `action = 'Repair', cost = 500, quantity = 1, comment = '', phrases = '{panel-rust,of-a-later-version}'`)
    await found('front-tyres', `action = 'Replacement', cost = 900, quantity = 2, comment = 'Usés'`)
    await found('battery', `action = 'Replacement', cost = 0, quantity = 1`)
    const agreed = { fr: 'Complément convenu', ar: 'زيادة متفق عليها' }
    const findings = await findFindings(house.db, id, agreed)
    expect(findings.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-1800, -500, 700])
    expect(findings.at(-1)).toEqual({ label: 'Pneus neige', names: null, phrases: [], amount: 700 })
    expect(findings.find(({ amount }) => amount === -1800)?.label).toMatch(/ \(2\)$/)
    const rust = { fr: 'Points de rouille', ar: 'نقط صدأ' }
    expect(findings.find(({ amount }) => amount === -500)?.phrases).toEqual([rust])
    const tyres = await point(id, 'front-tyres')
    await photo('CheckPart', tyres, { n: 3 })
    await photo('CheckPart', tyres, { n: 2 })
    await photo('CheckPart', tyres, { n: 4, gone: true })
    await photo('CheckPartRepair', tyres, { n: 5 })
    const seen = await findSeenFindings(house.db, 'Purchase', [of])
    expect(seen.map(({ caseId, comment, photos }) => [caseId, comment, photos.map((one) => Number(one.slice(-12)))]).toSorted()).toEqual(
      [
        [of, 'Usés', [2, 3]],
        [of, null, []],
      ].toSorted(),
    )
    for (const hidden of [`last_status = 'Submitted'`, `last_status = 'Accepted', is_deleted = true`]) {
      await query(`update technical_expertises set ${hidden} where id = $1`, [id])
      expect([hidden, await findSeenFindings(house.db, 'Purchase', [of])]).toEqual([hidden, []])
    }
    await query(`update technical_expertises set extras_reason = '', is_deleted = false where id = $1`, [id])
    expect((await findFindings(house.db, id, agreed)).at(-1)).toEqual({ label: agreed.fr, names: agreed, phrases: [], amount: 700 })
    await query('update technical_expertises set extras = 0 where id = $1', [id])
    expect(await findFindings(house.db, id, agreed)).toHaveLength(2)
  })

  test('is erased with its seller, except photos of a purchased car', async () => {
    const customer = await person()
    const [kept, gone, other] = [await purchase(customer), await purchase(customer), await purchase(await person())]
    const sheets: number[] = []
    for (const of of [kept, gone, other]) {
      const id = await sheet({ type: 'Purchase', of, more: `start_reason = 'Salma', extras_reason = 'Salma'` })
      await photo('CheckPart', await point(id, 'hood'))
      await photo('Expertise', id, { type: 'CustomerCIN' })
      sheets.push(id)
    }
    await eraseSheets(house.db, 'Purchase', [kept, gone], [kept])
    const left = await query(
      `select (select comment from expertise_statuses s where s.expertise_id = t.id) as said, start_reason as start, extras_reason as extras,
         (select count(*)::int from documents where owner_type = 'Expertise' and owner_id = t.id) as papers,
         (select count(*)::int from documents d join check_part_quotations q on q.id = d.owner_id where d.owner_type = 'CheckPart' and q.expertise_id = t.id) as photos
       from technical_expertises t where id = any($1) order by id`,
      [sheets],
    )
    const none = { said: null, start: null, extras: null, papers: 0 }
    expect(left).toEqual([
      { ...none, photos: 1 },
      { ...none, photos: 0 },
      { said: 'Salma viendra', start: 'Salma', extras: 'Salma', papers: 1, photos: 1 },
    ])
  })

  test('is created once for older accepted cases at their estimate', async () => {
    const customer = await person()
    const wanted = await purchase(customer, 'Accepted', 'estimated_low = 98000, estimated_high = 103000')
    const again = await purchase(customer)
    await sheet({ type: 'Purchase', of: again, status: 'Rejected' })
    const had = await purchase(customer)
    await sheet({ type: 'Purchase', of: had })
    await purchase(customer, 'Submited')
    await purchase(customer, 'Accepted', 'is_deleted = true')
    expect([await insertMissingSheets(house.db), await insertMissingSheets(house.db)]).toEqual([2, 0])
    const opened = await query(
      `select purchase_id as of, start_value as start, quotation from technical_expertises where last_status = 'Draft' and purchase_id = any($1) order by purchase_id`,
      [[wanted, again]],
    )
    expect(opened).toEqual([
      { of: wanted, start: 100_500, quotation: 100_500 },
      { of: again, start: null, quotation: null },
    ])
  })
})

test('starts at the middle of the estimate, rounded to 500', () => {
  expect([startOf(98_000, 103_000), startOf(98_000, 103_500), startOf(null, 1), startOf(1, null)]).toEqual([100_500, 101_000, null, null])
})

test('is public as the newest accepted certification of a visible car', async () => {
  const vehicle = await car('has_public_expertise_sheet = true')
  const shown = async () => (await findPublicHead(house.db, vehicle))?.id ?? null
  const first = await sheet({ vehicle, status: 'Accepted' })
  const latest = await sheet({ vehicle, status: 'Accepted' })
  await sheet({ vehicle, status: 'Accepted', type: 'Purchase' })
  await sheet({ vehicle, status: 'Rejected' })
  await sheet({ vehicle, status: 'Accepted', more: 'is_deleted = true' })
  await sheet({ status: 'Accepted' })
  expect(await shown()).toBe(latest)
  await query('update technical_expertises set is_deleted = true where id = $1', [latest])
  expect(await shown()).toBe(first)
  for (const [hide, back] of [
    ['has_public_expertise_sheet = false', 'has_public_expertise_sheet = true'],
    ['is_deleted = true', 'is_deleted = false'],
    ['is_archived = true', 'is_archived = false'],
    [`last_status = 'Active'`, `last_status = 'Sold'`],
  ]) {
    await query(`update vehicles set ${hide} where id = $1`, [vehicle])
    expect([hide, await shown()]).toEqual([hide, null])
    await query(`update vehicles set ${back} where id = $1`, [vehicle])
  }
  expect(await shown()).toBe(first)
  const hood = await point(first, 'hood')
  await query(
    `update check_part_quotations set action = 'Repair', is_fixed = true, fixed_cost = 400, fixed_on = '2026-04-02' where id = $1`,
    [hood],
  )
  await photo('CheckPart', hood, { n: 7 })
  await photo('CheckPartRepair', hood, { n: 6 })
  await photo('CheckPart', hood, { n: 8, status: 'Preview' })
  await photo('CheckPart', hood, { n: 9, gone: true })
  await photo('CheckPart', await point(latest, 'hood'), { n: 10 })
  const parts = await findPublicParts(house.db, first)
  expect(parts).toHaveLength(3)
  expect(parts.find(({ code }) => code === 'hood')).toMatchObject({
    ...{ result: 'Fixed', fix: { cost: 400, day: '2026-04-02' } },
    photos: [{ isAfter: false }, { isAfter: true }],
  })
  expect(parts.find(({ code }) => code === 'battery')).toMatchObject({ result: 'NotAvailable', fix: null, place: null, photos: [] })
})
