import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import {
  findDocument,
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

beforeAll(async () => {
  api = await testApi()
  car = await insertCar(api.deps.db, { last_status: 'Published' })
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
