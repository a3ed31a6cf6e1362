import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertDocuments } from '../store.ts'
import { findMadeFor, findNewest, findPrintout, findVersion, insertPrintout, listDocumentsOf, type NewPrintout } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate documents cascade'))

const owner = { type: 'Booking', id: 7 } as const
const codeOf = (version: number) => `ABCDEFGHJKL${version + 1}`
const paper = (version: number, given: Partial<NewPrintout> = {}): NewPrintout => ({
  owner,
  type: 'SaleProforma',
  language: 'fr',
  status: 'Published',
  reference: 'RV-2026-000007',
  fileName: `proforma-${version}.pdf`,
  size: 10,
  hash: `${version}`.repeat(64),
  version,
  code: codeOf(version),
  madeFor: `work:${version}`,
  created: new Date(Date.UTC(2026, 2, version)),
  createdBy: null,
  ...given,
})
const add = (one: NewPrintout) => insertPrintout(api.deps.db, one)
const names = async (reader: 'owner' | 'staff') => (await listDocumentsOf(api.deps.db, owner, reader)).map(({ fileName }) => fileName)

test('lists the newest first and hides unpublished ones from the owner', async () => {
  await add(paper(1))
  await add(paper(3, { status: 'Preview' }))
  await add(paper(2))
  expect(await names('staff')).toEqual(['proforma-3.pdf', 'proforma-2.pdf', 'proforma-1.pdf'])
  expect(await names('owner')).toEqual(['proforma-2.pdf', 'proforma-1.pdf'])
})

test('supersedes the previous version and rejects an equal one', async () => {
  await add(paper(1))
  const next = paper(2)
  expect(await add(next)).toMatchObject({ version: 2 })
  expect(await add({ ...next, code: codeOf(5) })).toBeNull()
  expect(await findPrintout(api.deps.db, codeOf(1))).toMatchObject({ version: 1, superseded: expect.stringContaining('2026-03-02') })
  expect(await findPrintout(api.deps.db, codeOf(2))).toMatchObject({ version: 2, superseded: null })
})

test('returns nothing for an unknown code', async () => expect(await findPrintout(api.deps.db, codeOf(8))).toBeNull())

/** Documents that differ from the first in one property. */
const relatives: readonly Partial<NewPrintout>[] = [
  { owner: { type: 'Sale', id: 7 } },
  { owner: { type: 'Booking', id: 8 } },
  { type: 'PurchaseOrder' },
  { language: 'ar' },
]

test('counts versions per document, record, language and reference', async () => {
  await add(paper(1))
  for (const [i, given] of relatives.entries()) await add(paper(3 + i, given))
  await add(paper(8, { reference: 'RV-2026-000008' }))
  expect(await findVersion(api.deps.db, paper(1))).toBe(1)
  expect(await findVersion(api.deps.db, paper(1, { reference: 'RV-2026-000099' }))).toBe(0)
})

test('does not count an upload as a version', async () => {
  const sent = { ownerType: 'Booking', ownerId: 7, type: 'SaleProforma', spec: 'None', status: 'Preview' } as const
  const file = { fileName: 'scan.pdf', mimeType: 'application/pdf', size: 1, hash: 'scan', width: null, height: null }
  await insertDocuments(api.deps.db, [{ ...sent, ...file, imagesOrder: 0, isGenerated: false, createdBy: null }])
  const [{ count }] = (
    await api.deps.pool.query(
      `with sent as (update documents set language = 'fr', reference = 'RV-2026-000007', version = 4 returning id) select count(*)::int from sent`,
    )
  ).rows
  expect(count).toBe(1)
  expect(await findVersion(api.deps.db, paper(1))).toBe(0)
  expect(await findNewest(api.deps.db, owner, 'SaleProforma', 'fr')).toBeNull()
  await add(paper(1))
  const stands = await listDocumentsOf(api.deps.db, owner, 'owner')
  expect(stands.map(({ fileName, superseded }) => [fileName, superseded])).toEqual([
    ['scan.pdf', null],
    ['proforma-1.pdf', null],
  ])
})

test('returns the newest print of a document', async () => {
  const newest = () => findNewest(api.deps.db, owner, 'SaleProforma', 'fr')
  expect(await newest()).toBeNull()
  await add(paper(1))
  await add(paper(2))
  for (const [i, given] of relatives.entries()) await add(paper(4 + i, given))
  expect(await newest()).toMatchObject({ version: 2, madeFor: 'work:2' })
  // with another reference, one day earlier: the later day counts
  await add(paper(3, { reference: 'RV-2026-000001', created: new Date(Date.UTC(2026, 1, 1)), type: 'SaleProforma' }))
  expect(await findNewest(api.deps.db, owner, 'SaleProforma', 'fr')).toMatchObject({ version: 3 })
  await api.deps.pool.query('update documents set is_deleted = true where version = 3')
  expect(await newest()).toBeNull()
})

test('supersedes only its own previous version, once', async () => {
  for (const [i, given] of relatives.entries()) await add(paper(4 + i, given))
  await add(paper(1))
  await add(paper(2))
  await add(paper(3))
  const { rows } = await api.deps.pool.query('select version, superseded from documents order by version')
  expect(rows.map(({ version, superseded }) => [version, superseded?.getUTCDate() ?? null])).toEqual([
    [1, 2],
    [2, 3],
    [3, null],
    [4, null],
    [5, null],
    [6, null],
    [7, null],
  ])
})

test('keeps the invoice when a credit note corrects another', async () => {
  const note = (version: number, reference: string) => add(paper(version, { type: 'CreditNote', reference }))
  await note(1, 'AV-2026-000001')
  await note(2, 'AV-2026-000002')
  expect(await findPrintout(api.deps.db, codeOf(1))).toMatchObject({ superseded: null })
  await note(3, 'AV-2026-000001')
  expect(await findPrintout(api.deps.db, codeOf(1))).toMatchObject({ superseded: expect.stringContaining('2026-03-03') })
})

test('returns nothing for the code of a deleted document', async () => {
  await add(paper(1))
  await api.deps.pool.query('update documents set is_deleted = true')
  expect(await findPrintout(api.deps.db, codeOf(1))).toBeNull()
  expect(await names('staff')).toEqual([])
})

test('finds a document by its idempotency key', async () => {
  await add(paper(1))
  expect(await findMadeFor(api.deps.db, 'work:1')).toMatchObject({ fileName: 'proforma-1.pdf' })
  expect(await findMadeFor(api.deps.db, 'work:2')).toBeNull()
})

test('lists documents of a record by time, type, language and version', async () => {
  const created = new Date(Date.UTC(2026, 2, 1))
  await add(paper(1, { created }))
  await add(paper(2, { created }))
  await add(paper(1, { created, code: codeOf(3), madeFor: 'a', language: 'ar', fileName: 'arabic.pdf' }))
  await add(paper(1, { created, code: codeOf(4), madeFor: 'b', type: 'PurchaseOrder', fileName: 'order.pdf' }))
  await add(paper(5, { owner: { type: 'Sale', id: 7 } }))
  await add(paper(6, { owner: { type: 'Booking', id: 8 } }))
  expect(await names('staff')).toEqual(['order.pdf', 'arabic.pdf', 'proforma-2.pdf', 'proforma-1.pdf'])
})
