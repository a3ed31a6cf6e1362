import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyStyles } from '#domains/reference/contract.ts'
import { colors } from '#domains/vehicles/contract.ts'
import { type TestApi, testApi } from '#platform/test-database.ts'
import { paints } from './paint.ts'
import { endView } from './silhouettes/end-view.ts'
import { sideView } from './silhouettes/side-view.ts'
import { loadDemoWorld } from './world.ts'

let api: TestApi
let loaded: { vehicles: number; pictures: number }

beforeAll(async () => {
  api = await testApi()
  loaded = await loadDemoWorld(api.deps, () => ({ at() {}, done() {}, failed() {} }), { count: 24 })
})
afterAll(() => api.close())

async function rows<T>(text: string): Promise<T[]> {
  return (await sql<T>`${sql.raw(text)}`.execute(api.deps.db)).rows
}

test('every car that was photographed shows at least six sides, the right profile first', async () => {
  const galleries = await rows<{ status: string; specs: string[] }>(`
    select v.last_status as status, coalesce(array_agg(d.spec order by d.images_order) filter (where d.id is not null), '{}') as specs
    from vehicles v left join documents d on d.owner_id = v.id and d.owner_type = 'Vehicle' group by v.id`)
  expect(galleries).toHaveLength(24)
  for (const { status, specs } of galleries) {
    if (status === 'Draft' || status === 'Pending') expect(specs).toEqual([])
    else expect(specs.slice(0, 6)).toEqual(['LateralRight', 'Front', 'LateralLeft', 'Back', 'Dashboard', 'Interior'])
  }
  expect(galleries.reduce((sum, { specs }) => sum + specs.length, 0)).toBe(loaded.pictures)
})

test('cars that look the same share their originals, and all of them are there', async () => {
  const originals = await rows<{ hash: string; size: number; width: number; height: number }>(
    "select distinct hash, size, width, height from documents where owner_type = 'Vehicle'",
  )
  expect(originals.length).toBeLessThan(loaded.pictures)
  for (const { hash, size, width, height } of originals) {
    expect((await api.deps.storage.stat(`originals/${hash}`))?.size).toBe(size)
    expect([width, height]).toEqual([1440, 900])
  }
})

test('the profiles are mirror images', async () => {
  const [pair] = await rows<{ right: string; left: string }>(`
    select r.hash as right, l.hash as left from documents r join documents l on l.owner_id = r.owner_id
    where r.spec = 'LateralRight' and l.spec = 'LateralLeft' limit 1`)
  const pixels = async (hash: string, flop: boolean) => {
    const picture = sharp((await api.deps.storage.get(`originals/${hash}`)) ?? Buffer.alloc(0))
    return (flop ? picture.flop() : picture).resize(72).greyscale().raw().toBuffer()
  }
  const [right, left, mirrored] = await Promise.all([
    pixels(pair?.right ?? '', false),
    pixels(pair?.left ?? '', false),
    pixels(pair?.left ?? '', true),
  ])
  const apart = (a: Buffer, b: Buffer) => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  expect(apart(right, mirrored)).toBeLessThan(2)
  expect(apart(right, left)).toBeGreaterThan(4)
})

test('the API serves a gallery and its variants', async () => {
  const [row] = await rows<{ id: number; hash: string }>(
    "select v.id, d.hash from vehicles v join documents d on d.owner_id = v.id and d.images_order = 1 where v.last_status = 'Published' order by v.id limit 1",
  )
  const list = await api.app.inject(`/api/vehicles/${row?.id}/documents`)
  expect(list.json().length).toBeGreaterThanOrEqual(6)
  for (const file of ['320.avif', '960.webp'])
    expect((await api.app.inject(`/documents/pictures/${row?.hash}/${file}`)).statusCode).toBe(200)
})

test('the home page has a banner', async () => {
  const banner = await api.app.inject('/documents/banner')
  expect(banner.statusCode).toBe(200)
  expect(await sharp(banner.rawPayload).metadata()).toMatchObject({ width: 1920, height: 640 })
})

test('every body style is drawn in every colour, with no placeholder left', () => {
  const drawn = new Set<string>()
  for (const style of bodyStyles) {
    for (const color of colors) {
      for (const svg of [
        sideView(style, paints[color], 'right'),
        sideView(style, paints[color], 'left'),
        endView(style, paints[color], 'front'),
        endView(style, paints[color], 'back'),
      ]) {
        expect(svg).not.toMatch(/[{}]|undefined|NaN/)
        drawn.add(svg)
      }
    }
  }
  expect(drawn.size).toBe(bodyStyles.length * colors.length * 4)
})
