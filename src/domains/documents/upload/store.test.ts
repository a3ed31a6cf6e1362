import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertDocuments, type NewDocument } from '../store.ts'
import { arrangeDocuments, countDocuments, findBelonging, listOwnDocuments, updateDeleted } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate documents cascade'))

const owner = { type: 'Vehicle', id: 7 } as const
const types = ['VehiclePicture', 'VehicleGalleryPicture'] as const
const picture = (fileName: string, given: Partial<NewDocument> = {}): NewDocument => ({
  ownerType: 'Vehicle',
  ownerId: 7,
  type: 'VehiclePicture',
  spec: 'None',
  status: 'Published',
  fileName,
  mimeType: 'image/webp',
  size: 10,
  hash: fileName,
  width: 8,
  height: 5,
  imagesOrder: 0,
  isGenerated: false,
  createdBy: null,
  ...given,
})
const add = (...documents: NewDocument[]) => insertDocuments(api.deps.db, documents)
const names = async () => (await listOwnDocuments(api.deps.db, owner, types)).map(({ fileName }) => fileName)
/** What must never be taken for a picture of the car. */
const strangers = () =>
  add(
    picture('of another car', { ownerId: 8, imagesOrder: 50 }),
    picture('of a customer', { ownerType: 'Customer', imagesOrder: 50 }),
    picture('a paper', { type: 'VehicleGrayCard', imagesOrder: 50 }),
  )
const arrange = (given: readonly { id: string }[]) =>
  api.deps.db.transaction().execute((trx) =>
    arrangeDocuments(
      trx,
      owner,
      types,
      given.map(({ id }) => ({ id, spec: 'Front' })),
      'boss',
    ),
  )

test('a record counts its own documents of the kind; the next one stands behind the last', async () => {
  await strangers()
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 0, next: 0 })
  const [, last = ''] = await add(picture('a', { imagesOrder: 1 }), picture('b', { imagesOrder: 4, type: 'VehicleGalleryPicture' }))
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 2, next: 5 })
  await updateDeleted(api.deps.db, last, true, 'boss')
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 1, next: 2 })
})

test('its own list has those that nobody else may see yet, in gallery order', async () => {
  await strangers()
  const [, gone = ''] = await add(
    picture('second', { imagesOrder: 2, status: 'Preview' }),
    picture('gone', { imagesOrder: 0 }),
    picture('first', { imagesOrder: 1 }),
  )
  await updateDeleted(api.deps.db, gone, true, null)
  expect(await names()).toEqual(['first', 'second'])
})

test('pictures of one place stand in the order in which they came', async () => {
  const [late = ''] = await add(picture('late'), picture('early'))
  await api.deps.pool.query("update documents set created = '2026-03-01'")
  const ids = (await listOwnDocuments(api.deps.db, owner, types)).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  await api.deps.pool.query("update documents set created = '2026-03-02' where id = $1", [late])
  expect(await names()).toEqual(['early', 'late'])
})

test('a document is taken away once, and brought back once', async () => {
  const [id = ''] = await add(picture('a'))
  const found = async (type: 'VehiclePicture' | 'Banner', isDeleted: boolean) =>
    (await findBelonging(api.deps.db, type, id, isDeleted)) !== null
  const take = (isDeleted: boolean) => updateDeleted(api.deps.db, id, isDeleted, 'boss')
  expect([await take(false), await take(true), await take(true)]).toEqual([false, true, false])
  expect([await found('VehiclePicture', true), await found('VehiclePicture', false), await found('Banner', true)]).toEqual([
    true,
    false,
    false,
  ])
  expect([await take(false), await found('VehiclePicture', false)]).toEqual([true, true])
})

test('pictures are put in order only by who names each of them once', async () => {
  await strangers()
  const [paper = ''] = await add(picture('another paper', { type: 'VehicleGrayCard' }))
  const ids = await add(picture('a'), picture('b', { imagesOrder: 1 }), picture('c', { imagesOrder: 2 }))
  const [a, b, c] = ids.map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }]
  for (const wrong of [[a, b], [a, b, b], [a, b, c, c], [a, b, c, { id: paper }], [a, b, { id: paper }], []])
    expect(await arrange(wrong)).toBe(false)
  expect(await names()).toEqual(['a', 'b', 'c'])
  expect(await arrange([{ id: c.id.toUpperCase() }, a, b])).toBe(true)
  expect(await names()).toEqual(['c', 'a', 'b'])
  const rows = await listOwnDocuments(api.deps.db, owner, types)
  expect(rows.map(({ imagesOrder, spec }) => [imagesOrder, spec])).toEqual([
    [0, 'Front'],
    [1, 'Front'],
    [2, 'Front'],
  ])
})

test('only what moves is written anew', async () => {
  const [a = '', b = ''] = await add(picture('a', { spec: 'Front' }), picture('b', { spec: 'Front', imagesOrder: 1 }))
  const writers = async () =>
    (await api.deps.pool.query('select file_name as name, last_modified_by as who from documents order by 1')).rows.map(({ who }) => who)
  await arrange([{ id: a }, { id: b }])
  expect(await writers()).toEqual([null, null])
  await arrange([{ id: b }, { id: a }])
  expect(await writers()).toEqual(['boss', 'boss'])
})
