import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { DocumentOwner } from '../service.ts'
import { insertDocuments, type NewDocument } from '../store.ts'
import { allowUpload } from './service.ts'
import { arrangeDocuments, copyDocuments, countDocuments, findBelonging, listOwnDocuments, updateDeleted } from './store.ts'

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
/** Documents that must not count as pictures of the car. */
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

test('counts documents by type and returns the next position', async () => {
  await strangers()
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 0, next: 0 })
  const [, last = ''] = await add(picture('a', { imagesOrder: 1 }), picture('b', { imagesOrder: 4, type: 'VehicleGalleryPicture' }))
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 2, next: 5 })
  await updateDeleted(api.deps.db, last, true, 'boss')
  expect(await countDocuments(api.deps.db, owner, types)).toEqual({ count: 1, next: 2 })
})

test('lists own documents with unpublished ones in gallery order', async () => {
  await strangers()
  const [, gone = ''] = await add(
    picture('second', { imagesOrder: 2, status: 'Preview' }),
    picture('gone', { imagesOrder: 0 }),
    picture('first', { imagesOrder: 1 }),
  )
  await updateDeleted(api.deps.db, gone, true, null)
  expect(await names()).toEqual(['first', 'second'])
})

test('sorts pictures of equal position by creation', async () => {
  const [late = ''] = await add(picture('late'), picture('early'))
  await api.deps.pool.query("update documents set created = '2026-03-01'")
  const ids = (await listOwnDocuments(api.deps.db, owner, types)).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  await api.deps.pool.query("update documents set created = '2026-03-02' where id = $1", [late])
  expect(await names()).toEqual(['early', 'late'])
})

test('deletes and restores a document once', async () => {
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

test('reorders pictures only with a complete list', async () => {
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

test('copies uploads, not generated or deleted documents', async () => {
  const cin = { ownerType: 'Booking', ownerId: 1, type: 'CustomerCIN' } as const
  const [, , , , , gone = ''] = await add(
    picture('second', { ...cin, imagesOrder: 1 }),
    picture('first', cin),
    picture('made', { ...cin, isGenerated: true }),
    picture('of another', { ...cin, ownerId: 2 }),
    picture('of a purchase', { ...cin, ownerType: 'Purchase' }),
    picture('gone', cin),
    picture('another kind', { ...cin, type: 'CustomerRC' }),
  )
  await updateDeleted(api.deps.db, gone, true, null)
  const to = { type: 'Sale', id: 9 } as const
  await copyDocuments(api.deps.db, { type: 'Booking', id: 1 }, to, ['CustomerCIN'])
  const copies = await listOwnDocuments(api.deps.db, to, ['CustomerCIN', 'CustomerRC'])
  expect(copies.map(({ fileName, imagesOrder }) => [fileName, imagesOrder])).toEqual([
    ['first', 0],
    ['second', 1],
  ])
  expect(await listOwnDocuments(api.deps.db, { type: 'Booking', id: 1 }, ['CustomerCIN'])).toHaveLength(3)
})

const salma: Actor = { id: 'salma', roles: ['customer'] }
/** Allows every document; `isOwn`: the caller is the customer of the record. */
const taking = (isOwn: boolean): DocumentOwner => ({
  mayRead: async () => true,
  isOwn: async () => isOwn,
  mayAdd: async () => {},
  mayRemove: async () => {},
})
const takers = ['Vehicle', 'Booking', 'Purchase', 'Intermediation', 'CheckPart', 'CheckPartRepair'] as const
const allow = (query: Partial<Parameters<typeof allowUpload>[3]>, who = salma, own: readonly (typeof takers)[number][] = []) =>
  allowUpload(api.deps, Object.fromEntries(takers.map((type) => [type, taking(own.includes(type))])), who, {
    Id: 7,
    Type: 'VehiclePicture',
    Spec: 'None',
    ...query,
  })
const isAllowed = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  )

test('selects the record kind by type or parameter', async () => {
  const ownerOf = async (Type: 'CustomerCIN', Owner?: 'Purchase') => (await allow({ Type, ...(Owner && { Owner }) })).owner.type
  const named = (Type: string, Owner?: string) => ownerOf(Type as 'CustomerCIN', Owner as 'Purchase')
  expect([
    await named('VehicleAdPicture'),
    await named('CustomerCIN'),
    await named('CustomerCIN', 'Purchase'),
    await named('CustomerCIN', 'Intermediation'),
    await named('VehicleGrayCard'),
    await named('IntermediationContractIndividual'),
    await named('VehicleCheckPartImage'),
    await named('VehicleCheckPartImage', 'Purchase'),
    await named('VehicleCheckPartImage', 'CheckPartRepair'),
  ]).toEqual(['Vehicle', 'Booking', 'Purchase', 'Intermediation', 'Purchase', 'Intermediation', 'CheckPart', 'Purchase', 'CheckPartRepair'])
  // site pictures have other owners, generated types are not uploaded, bookings have no registration card
  for (const [type, owner] of [['Banner'], ['VehicleInfoSheet'], ['VehicleGrayCard', 'Booking'], ['TransferPV', 'Intermediation']] as const)
    await expect(named(type, owner)).rejects.toMatchObject({ code: 'BadRequest' })
})

test("selects the caller's record without Owner, rejects two matches", async () => {
  const goesTo = async (own: readonly (typeof takers)[number][]) => (await allow({ Type: 'CustomerCIN' }, salma, own)).owner.type
  expect([await goesTo(['Purchase']), await goesTo(['Intermediation']), await goesTo(['Vehicle', 'Booking'])]).toEqual([
    'Purchase',
    'Intermediation',
    'Booking',
  ])
  await expect(goesTo(['Purchase', 'Intermediation'])).rejects.toMatchObject({ faults: [{ field: 'Owner', reason: 'required' }] })
  const named = await allow({ Type: 'CustomerCIN', Owner: 'Intermediation' }, salma, ['Purchase', 'Intermediation'])
  expect(named.owner.type).toBe('Intermediation')
})

test('finds a repeated upload by person, record and client id', async () => {
  const clientId = '10000000-0000-4000-8000-000000000001'
  const [id] = await add(picture('sent', { createdBy: 'salma', clientId }))
  expect(await allow({ ClientId: clientId })).toMatchObject({ kept: id })
  expect(await allow({ ClientId: '10000000-0000-4000-8000-000000000002' })).not.toHaveProperty('kept')
  for (const [query, who] of [
    [{ Id: 8 }, salma],
    [{ Type: 'CustomerCIN' }, salma],
    [{}, { id: 'amina', roles: ['customer'] }],
  ] as const)
    await expect(allow({ ClientId: clientId, ...query }, who as Actor)).rejects.toMatchObject({ faults: [{ field: 'ClientId' }] })
})

test('limits a record to sixty pictures, and sixty of a document', async () => {
  await add(
    ...Array.from({ length: 59 }, (_, i) => picture(`${i}`, { imagesOrder: i, type: i % 2 === 0 ? 'VehiclePicture' : 'VehicleAdPicture' })),
  )
  expect(await isAllowed(allow({}))).toBe(true)
  const [last = ''] = await add(picture('sixty'))
  await expect(allow({})).rejects.toMatchObject({ code: 'BadRequest' })
  await expect(allow({ Type: 'VehicleGalleryPicture' })).rejects.toMatchObject({ code: 'BadRequest' })
  expect(await isAllowed(allow({ Type: 'VehicleGrayCard' }))).toBe(true)
  await updateDeleted(api.deps.db, last, true, null)
  expect(await isAllowed(allow({}))).toBe(true)
})

test('updates only moved documents', async () => {
  const [a = '', b = ''] = await add(picture('a', { spec: 'Front' }), picture('b', { spec: 'Front', imagesOrder: 1 }))
  const writers = async () =>
    (await api.deps.pool.query('select file_name as name, last_modified_by as who from documents order by 1')).rows.map(({ who }) => who)
  await arrange([{ id: a }, { id: b }])
  expect(await writers()).toEqual([null, null])
  await arrange([{ id: b }, { id: a }])
  expect(await writers()).toEqual(['boss', 'boss'])
})
