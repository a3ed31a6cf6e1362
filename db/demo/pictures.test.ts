import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import type { Storage } from '#platform/storage.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertDemoBanners } from './banners.ts'
import { fakeSize, writeFakeMasters } from './fake-masters.ts'
import { findMasters, kebab, type Masters } from './masters.ts'
import { galleriesOf, withDemoPictures } from './pictures.ts'
import { firsts } from './shoots.ts'
import { buildStock } from './stock.ts'
import { loadDemoWorld } from './world.ts'

const angles = ['FrontRight', 'LateralRight', 'Front', 'FrontLeft', 'LateralLeft', 'BackRight', 'Back', 'BackLeft', 'Dashboard', 'Interior']
const home = mkdtempSync(join(tmpdir(), 'rihla-masters-'))
const archive = join(home, 'masters.tar')
let api: TestApi
/** the storage without what makes pictures */
let bare: Storage
let masters: Masters
let loaded: { vehicles: number; pictures: number }

beforeAll(async () => {
  await writeFakeMasters(archive, [
    ...bodyStyles.flatMap((style) =>
      [0, 1, 2].flatMap((number) => angles.slice(0, 8).map((side) => `${kebab(style)}-${number}/${kebab(side)}`)),
    ),
    'cabin-radio-cloth-manual-car/dashboard',
    'cabin-screen-leather-automatic-tall/dashboard',
    'cabin-five-cloth/interior',
  ])
  masters = findMasters(archive)
  api = await testApi()
  bare = api.deps.storage
  api.deps.storage = withDemoPictures(bare, masters)
  loaded = await loadDemoWorld(api.deps, () => ({ at() {}, done() {}, failed() {} }), { count: 24, masters: archive })
})
afterAll(async () => {
  await api?.close()
  rmSync(home, { recursive: true, force: true })
})

async function rows<T>(text: string): Promise<T[]> {
  return (await sql<T>`${sql.raw(text)}`.execute(api.deps.db)).rows
}

test('every car that was photographed shows all ten angles, a corner or a flank first, then in one order', async () => {
  const galleries = await rows<{ status: string; specs: string[]; orders: number[] }>(`
    select v.last_status as status, coalesce(array_agg(d.spec order by d.images_order) filter (where d.id is not null), '{}') as specs
    from vehicles v left join documents d on d.owner_id = v.id and d.owner_type = 'Vehicle' group by v.id`)
  expect(galleries).toHaveLength(24)
  for (const { status, specs } of galleries) {
    const first = specs[0] ?? ''
    expect(specs).toEqual(status === 'Draft' || status === 'Pending' ? [] : [first, ...angles.filter((angle) => angle !== first)])
    if (specs.length > 0) expect(firsts).toContain(first)
  }
  expect(galleries.reduce((sum, { specs }) => sum + specs.length, 0)).toBe(loaded.pictures)
})

test('originals are shared where they are the same, cabins at least, and are made when they are first read, once', async () => {
  const originals = await rows<{ hash: string; size: number | null; width: number; height: number }>(
    "select distinct hash, size, width, height from documents where owner_type = 'Vehicle'",
  )
  expect(originals.length).toBeLessThan(loaded.pictures)
  for (const { hash, size, width, height } of originals) {
    const key = `originals/${hash}`
    expect(size).toBeNull()
    expect(await bare.exists(key)).toBe(false)
    const [first, second] = await Promise.all([api.deps.storage.get(key), api.deps.storage.get(key)])
    expect(await sharp(first ?? undefined).metadata()).toMatchObject({ format: 'webp', ...fakeSize })
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true)
    const kept = await bare.stat(key)
    expect((await api.deps.storage.stat(key))?.modified).toEqual(kept?.modified)
    expect({ width, height }).toEqual(fakeSize)
  }
  expect(await api.deps.storage.get('originals/somebody-elses')).toBeNull()
  expect(await rows("select from documents where owner_type = 'Vehicle' and not is_generated")).toEqual([])
})

test('two colours differ where paint is and nowhere else; left is not right; the same cars give the same pictures', async () => {
  const [car] = buildStock({ count: 1, today: new Date('2026-06-15') })
  if (!car) throw new Error('no car')
  const cars = (['White', 'Red'] as const).map((color) => ({ ...car, color, lastStatus: 'Published' as const }))
  const compose = () => galleriesOf(cars, [1, 2], masters)
  const [first, again] = [await compose(), await compose()]
  expect(first).toEqual(again)

  const white = first.filter(({ ownerId }) => ownerId === 1).map(({ hash }) => hash)
  const red = first.filter(({ ownerId }) => ownerId === 2).map(({ hash }) => hash)
  expect(new Set(white).size).toBe(10)
  expect(white.filter((hash) => red.includes(hash))).toEqual(white.slice(8))
  const pixel = async (hash: string | undefined, left: number, top: number) => {
    const picture = sharp((await api.deps.storage.get(`originals/${hash}`)) ?? Buffer.alloc(0))
    return [...(await picture.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
  }
  const [paintedWhite = [], paintedRed = []] = await Promise.all([pixel(white[0], 36, 30), pixel(red[0], 36, 30)])
  expect(Math.min(...paintedWhite)).toBeGreaterThan(180)
  expect((paintedRed[0] ?? 0) - (paintedRed[1] ?? 0)).toBeGreaterThan(80)
  for (const [x, y] of [
    [4, 4],
    [90, 56],
    [64, 30],
  ] as const) {
    const [a, b] = await Promise.all([pixel(white[0], x, y), pixel(red[0], x, y)])
    for (const i of [0, 1, 2]) expect(Math.abs((a[i] ?? 0) - (b[i] ?? 255))).toBeLessThan(8)
  }
})

test('the API serves a gallery and its variants', async () => {
  const [row] = await rows<{ id: number; hash: string }>(
    "select v.id, d.hash from vehicles v join documents d on d.owner_id = v.id and d.images_order = 1 where v.last_status = 'Published' order by v.id limit 1",
  )
  const list = await api.app.inject(`/api/vehicles/${row?.id}/documents`)
  expect(list.json()).toHaveLength(10)
  for (const file of ['320.avif', '960.webp'])
    expect((await api.app.inject(`/documents/pictures/${row?.hash}/${file}`)).statusCode).toBe(200)
})

test('the banner of the home page has its picture', async () => {
  await insertDemoBanners(api.deps.db, api.deps.clock.now())
  const banner = await api.app.inject('/documents/banner')
  expect(banner.statusCode).toBe(200)
  expect(await sharp(banner.rawPayload).metadata()).toMatchObject({ width: 1920, height: 640 })
})
