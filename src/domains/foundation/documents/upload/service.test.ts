import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { originalKey } from '../rules.ts'
import { printOthers, printPicture } from './service.ts'
import { findPrints, findUnprinted, insertPrint, insertTwins, removePrint } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate picture_prints, documents cascade'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

/** Photo of grey boxes, different for each number. */
function photo(number: number) {
  const [width, height] = [320, 240]
  let state = number
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const pixels = new Uint8Array(width * height).fill(150)
  for (let i = 0; i < 50; i++) {
    const [x, y, across, down, grey] = [next() * width, next() * height, 12 + next() * 70, 12 + next() * 50, next() * 255]
    for (let row = Math.floor(y); row < Math.min(height, y + down); row++)
      pixels.fill(grey, row * width + Math.floor(x), row * width + Math.floor(Math.min(width, x + across)))
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}
/** Stores a picture unconverted; returns its hash. */
async function keep(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await api.deps.storage.put(originalKey(hash), bytes)
  return hash
}
const kept = async (of: Sharp) => keep(await of.jpeg().toBuffer())
const print = (hash: string) => printPicture(api.deps, hash)
const twins = async () => {
  const rows = await query('select hash, twin, likeness from picture_twins order by hash, twin')
  return rows.map(({ hash, twin, likeness }) => ({ of: [hash, twin], likeness }))
}

test('stores a near-duplicate in both directions, not other photos', async () => {
  const [first, mirrored, other] = [await kept(photo(7)), await kept(photo(7).flop()), await kept(photo(8))]
  for (const hash of [first, other, mirrored]) await print(hash)
  const found = await twins()
  expect(found.map(({ of }) => of)).toEqual([[first, mirrored].toSorted(), [first, mirrored].toSorted().toReversed()])
  const [{ likeness = 0 } = {}] = found
  expect([likeness > 0.97, likeness <= 1, Math.round(likeness * 1000) / 1000]).toEqual([true, true, likeness])
  // repeated: no comparison
  await query('delete from picture_twins')
  await print(mirrored)
  expect(await twins()).toEqual([])
})

test('processes an unreadable or missing photo once without matches', async () => {
  const [broken, gone] = [await keep(Buffer.from('no picture')), '0'.repeat(64)]
  for (const hash of [broken, gone]) await print(hash)
  expect(await query('select hash, grey, marks, words from picture_prints order by hash')).toEqual(
    [broken, gone].toSorted().map((hash) => ({ hash, grey: null, marks: null, words: [] })),
  )
})

test('processes photos without fingerprint, latest first, thirty per run', async () => {
  const add = (hash: string, columns: Record<string, unknown> = {}) => {
    const known = {
      owner_type: 'Vehicle',
      owner_id: 1,
      type: 'VehicleAdPicture',
      file_name: 'a.jpg',
      mime_type: 'image/jpeg',
      size: 1,
      hash,
    }
    const all = Object.entries({ ...known, ...columns })
    const places = all.map((_, i) => `$${i + 1}`).join(', ')
    return query(
      `insert into documents (${all.map(([name]) => name).join(', ')}) values (${places})`,
      all.map(([, value]) => value),
    )
  }
  await add('old', { created: '2026-01-01' })
  await add('late', { created: '2026-01-03' })
  await add('twice', { created: '2026-01-01' })
  await add('twice', { created: '2026-01-02', type: 'VehiclePicture' })
  await add('also-old', { created: '2026-01-01' })
  await add('drawn', { is_generated: true })
  await add('removed', { is_deleted: true })
  await add('paper', { type: 'VehicleGrayCard' })
  await add('of-a-part', { owner_type: 'CheckPart' })
  await add('seen')
  await insertPrint(api.deps.db, 'seen', null)
  expect(await findUnprinted(api.deps.db, 9)).toEqual(['late', 'twice', 'also-old', 'old'])
  expect(await findUnprinted(api.deps.db, 2)).toEqual(['late', 'twice'])
  for (let i = 0; i < 31; i++) await add(`many-${i}`, { created: '2026-02-01' })
  await printOthers(api.deps)
  expect((await findUnprinted(api.deps.db, 99)).length).toBe(5)
})

test('finds pictures with most common terms first, never itself', async () => {
  const some = (words: number[]) => ({ grey: new Uint8Array([1]), marks: new Uint32Array([2]), words }) as never
  await insertPrint(api.deps.db, 'one', some([1]))
  await insertPrint(api.deps.db, 'three', some([1, 2, 3, 9]))
  await insertPrint(api.deps.db, 'two', some([2, 3]))
  await insertPrint(api.deps.db, 'also-two', some([1, 3]))
  await insertPrint(api.deps.db, 'none', some([7]))
  await insertPrint(api.deps.db, 'unreadable', null)
  const found = async (besides: string, limit: number) => (await findPrints(api.deps.db, [1, 2, 3], besides, limit)).map(({ hash }) => hash)
  expect(await found('', 9)).toEqual(['three', 'also-two', 'two', 'one'])
  expect(await found('three', 2)).toEqual(['also-two', 'two'])
  expect(await findPrints(api.deps.db, [7], '', 1)).toEqual([{ hash: 'none', grey: Buffer.from([1]), marks: Buffer.from([2, 0, 0, 0]) }])
  // stored once
  const again = [await insertPrint(api.deps.db, 'one', some([7])), await insertPrint(api.deps.db, 'new', some([7]))]
  expect([again, await found('', 9)]).toEqual([
    [false, true],
    ['three', 'also-two', 'two', 'one'],
  ])
  await removePrint(api.deps.db, 'three')
  expect(await found('', 9)).toEqual(['also-two', 'two', 'one'])
})

test('keeps a stored similarity', async () => {
  for (const hash of ['a', 'b', 'c']) await insertPrint(api.deps.db, hash, null)
  await insertTwins(api.deps.db, 'a', [])
  await insertTwins(api.deps.db, 'a', [{ twin: 'b', likeness: 0.95 }])
  await insertTwins(api.deps.db, 'b', [
    { twin: 'a', likeness: 0.99 },
    { twin: 'c', likeness: 0.92 },
  ])
  const near = (value: number) => expect.closeTo(value, 5)
  expect(await twins()).toEqual([
    { of: ['a', 'b'], likeness: near(0.95) },
    { of: ['b', 'a'], likeness: near(0.95) },
    { of: ['b', 'c'], likeness: near(0.92) },
    { of: ['c', 'b'], likeness: near(0.92) },
  ])
})
