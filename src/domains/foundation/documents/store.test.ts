import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import {
  findBanner,
  findDocument,
  findFirstPicture,
  findPublicDocument,
  hasPublicVehicle,
  insertDocuments,
  isPublicHash,
  listVehiclePictures,
  type NewDocument,
  publishPictures,
  updatePublic,
} from './store.ts'

let api: TestApi
let car: number
let other: number

beforeAll(async () => {
  api = await testApi()
  const { rows } = await api.deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, last_status)
     select 'T' || n, m.brand_id, m.id, 'Published' from (select * from models order by id limit 1) m, generate_series(1, 2) n returning id`,
  )
  ;[car, other] = rows.map(({ id }) => id)
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate documents cascade'))

const picture = (fileName: string, given: Partial<NewDocument> = {}): NewDocument => ({
  ownerType: 'Vehicle',
  ownerId: car,
  type: 'VehiclePicture',
  spec: 'None',
  status: 'Published',
  fileName,
  mimeType: 'image/webp',
  size: 10,
  hash: fileName,
  width: 800,
  height: 500,
  imagesOrder: 0,
  isGenerated: false,
  createdBy: null,
  ...given,
})
const add = (...documents: NewDocument[]) => insertDocuments(api.deps.db, documents)
const query = (text: string, values: unknown[] = []) => api.deps.pool.query(text, values)
const namesOf = async () => (await listVehiclePictures(api.deps.db, car)).map(({ fileName }) => fileName)
const first = async () => (await findFirstPicture(api.deps.db, car))?.fileName

test('sorts the published gallery of a car by position and age', async () => {
  const [late = '', early = ''] = await add(picture('late'), picture('early'))
  await query('update documents set created = $2 where id = $1', [late, '2026-03-02'])
  await query('update documents set created = $2 where id = $1', [early, '2026-03-01'])
  await add(
    picture('another car', { ownerId: other }),
    picture('a customer with the number of the car', { ownerType: 'Customer' }),
    picture('no picture of the gallery', { type: 'VehicleInfoSheet' }),
    picture('not published', { status: 'Accepted' }),
  )
  expect(await namesOf()).toEqual(['early', 'late'])
  expect(await first()).toBe('early')
  await query('update documents set images_order = 1 where id = $1', [early])
  expect(await namesOf()).toEqual(['late', 'early'])
  expect(await first()).toBe('late')
})

test('keeps a stable order for equal positions and times', async () => {
  const ids = await add(...Array.from({ length: 6 }, (_, i) => picture(`${i}`)))
  await query("update documents set created = '2026-03-01'")
  const found = await listVehiclePictures(api.deps.db, car)
  expect(found.map(({ id }) => id)).toEqual(ids.toSorted())
  expect((await findFirstPicture(api.deps.db, car))?.id).toBe(ids.toSorted()[0])
})

test('hides a deleted picture from all readers', async () => {
  const [id = ''] = await add(picture('gone'))
  expect(await findDocument(api.deps.db, id)).toMatchObject({ id, ownerType: 'Vehicle', ownerId: car, hash: 'gone' })
  expect(await isPublicHash(api.deps.db, 'gone')).toBe(true)
  await query('update documents set is_deleted = true')
  expect(await findDocument(api.deps.db, id)).toBeNull()
  expect(await findPublicDocument(api.deps.db, id)).toBeNull()
  expect(await isPublicHash(api.deps.db, 'gone')).toBe(false)
  expect(await namesOf()).toEqual([])
})

test('hides the pictures of a deleted car', async () => {
  const [id = ''] = await add(picture('of a car'))
  expect(await hasPublicVehicle(api.deps.db, car)).toBe(true)
  await query('update vehicles set is_deleted = true where id = $1', [car])
  try {
    expect(await hasPublicVehicle(api.deps.db, car)).toBe(false)
    expect(await findPublicDocument(api.deps.db, id)).toBeNull()
  } finally {
    await query('update vehicles set is_deleted = false where id = $1', [car])
  }
})

test('returns the first live banner with a picture', async () => {
  const banner = (fileName: string, given: Partial<NewDocument> = {}) =>
    picture(fileName, { type: 'Banner', ownerType: 'Website', ownerId: 1, ...given })
  const now = new Date('2026-03-16T10:00:00Z')
  const found = async () => (await findBanner(api.deps.db, now))?.fileName
  const shown = (id: string | undefined, kind: string, starts: string, ends: string | null = null, isOn = true) =>
    query(
      `insert into banners (kind, place, text, starts, ends, is_on, document_id, created, last_modified)
        values ($2, 'Home', '{}', $3, $4, $5, $1, now(), now())`,
      [id, kind, starts, ends, isOn],
    )
  const [planned, over, off, old, fresh, warning, hidden] = await add(
    ...['planned', 'over', 'off', 'old', 'fresh', 'warning'].map((name) => banner(name)),
    banner('not published', { status: 'Preview' }),
  )
  // an unpublished picture is not shown
  expect(await found()).toBeUndefined()
  await shown(planned, 'Warning', '2026-03-16T10:00:01Z')
  await shown(over, 'Warning', '2026-03-15T10:00:00Z', '2026-03-16T10:00:00Z')
  await shown(off, 'Warning', '2026-03-15T10:00:00Z', null, false)
  await shown(hidden, 'Warning', '2026-03-16T09:59:00Z')
  expect(await found()).toBeUndefined()
  await shown(old, 'Offer', '2026-03-16T08:00:00Z')
  expect(await found()).toBe('old')
  await shown(fresh, 'Info', '2026-03-16T09:00:00Z')
  expect(await found()).toBe('fresh')
  await shown(warning, 'Warning', '2026-03-16T07:00:00Z', '2026-03-16T10:00:01Z')
  expect(await found()).toBe('warning')
})

test('publishes documents by type, except deleted ones', async () => {
  const sheet = { ownerType: 'Expertise', ownerId: 1, type: 'PublicExpertiseSheet', status: 'Preview' } as const
  const [, , , gone = ''] = await add(
    picture('sheet', sheet),
    picture('of another', { ...sheet, ownerId: 2 }),
    picture('another kind', { ...sheet, type: 'ExpertiseSheet' }),
    picture('gone', sheet),
    picture('of a purchase', { ...sheet, ownerType: 'Purchase' }),
    picture('of a booking', { ...sheet, ownerType: 'Booking' }),
  )
  await query('update documents set is_deleted = true where id = $1', [gone])
  await updatePublic(api.deps.db, ['Expertise', 'Purchase'], [1], 'PublicExpertiseSheet')
  const { rows } = await query("select file_name as name from documents where status = 'Published' and validated is not null order by 1")
  expect(rows.map(({ name }) => name)).toEqual(['of a purchase', 'sheet'])
})

test('publishes existing pictures only', async () => {
  const hidden = { status: 'Preview' } as const
  const ids = await add(
    picture('picture', hidden),
    picture('gone', hidden),
    picture('paper', { ...hidden, width: null, height: null }),
    picture('shown before'),
  )
  await query('update documents set is_deleted = true where id = $1', [ids[1]])
  await add(picture('another', hidden))
  const at = new Date('2026-04-01T10:00:00Z')
  await api.deps.db.transaction().execute((trx) => publishPictures(trx, ids, at))
  const { rows } = await query('select file_name as name, status, last_modified = $1 as changed from documents order by 1', [at])
  expect(rows).toEqual([
    { name: 'another', status: 'Preview', changed: false },
    { name: 'gone', status: 'Preview', changed: false },
    { name: 'paper', status: 'Preview', changed: false },
    { name: 'picture', status: 'Published', changed: true },
    { name: 'shown before', status: 'Published', changed: false },
  ])
})

test('inserts documents in order and sets the validation time', async () => {
  expect(await add()).toEqual([])
  const statuses = ['Published', 'Accepted', 'Preview', 'Rejected', 'None'] as const
  const ids = await add(...statuses.map((status) => picture(status, { status })))
  const { rows } = await query('select id, file_name as name, validated is not null as "isValidated" from documents')
  const kept = new Map(rows.map(({ id, name, isValidated }) => [id, [name, isValidated]]))
  expect(ids.map((id) => kept.get(id))).toEqual([
    ['Published', true],
    ['Accepted', true],
    ['Preview', false],
    ['Rejected', false],
    ['None', false],
  ])
})
