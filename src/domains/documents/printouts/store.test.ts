import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { findPrintout, insertPrintout, listDocumentsOf, type NewPrintout } from './store.ts'

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

test('the newest paper comes first; its owner does not see what is not published yet', async () => {
  await add(paper(1))
  await add(paper(3, { status: 'Preview' }))
  await add(paper(2))
  expect(await names('staff')).toEqual(['proforma-3.pdf', 'proforma-2.pdf', 'proforma-1.pdf'])
  expect(await names('owner')).toEqual(['proforma-2.pdf', 'proforma-1.pdf'])
})

test('a new version supersedes the one before it; the same version is kept once', async () => {
  await add(paper(1))
  const next = paper(2)
  expect(await add(next)).toMatchObject({ version: 2 })
  expect(await add({ ...next, code: codeOf(5) })).toBeNull()
  expect(await findPrintout(api.deps.db, codeOf(1))).toMatchObject({ version: 1, superseded: expect.stringContaining('2026-03-02') })
  expect(await findPrintout(api.deps.db, codeOf(2))).toMatchObject({ version: 2, superseded: null })
})

test('nothing is told of a paper whose code is unknown', async () => expect(await findPrintout(api.deps.db, codeOf(8))).toBeNull())
