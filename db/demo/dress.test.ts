import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anchorsOf, faceColumns, faceRows, measured } from './anchors.ts'
import { dress, dressOf, undressed } from './dress.ts'
import { findMasters } from './masters.ts'
import { compose } from './pictures.ts'
import { buildStock } from './stock.ts'
import { bentSurface, type Spot } from './warp.ts'

const masters = findMasters()
const sides = ['front', 'front-left', 'front-right', 'back', 'back-left', 'back-right']
const designs = [...masters.variants].flatMap(([style, numbers]) => numbers.map((number) => `${style}-${number}`))
const shot = { color: 'Blue', shade: 0, place: 0, light: 0, size: 100, ...undressed } as const

test('places a plate on every design, wide and low enough', () => {
  for (const design of designs)
    for (const side of sides) {
      const { plate } = anchorsOf(`${design}/${side}`)
      expect(plate, `${design}/${side}`).toHaveLength(6)
      const [[left, top], , [right], [, bottom]] = plate as [[number, number], unknown, [number, number], [number, number]]
      expect(right - left, `${design}/${side}`).toBeGreaterThan((bottom - top) * (side === 'front' || side === 'back' ? 4 : 1.8))
      expect(bottom, `${design}/${side}`).toBeGreaterThan(measured.height / 2)
      expect(anchorsOf(`${design}/lateral-left`).plate).toBeUndefined()
    }
})

test('covers the whole blank plate of a master', async () => {
  for (const master of ['suv-0/front', 'sedan-2/back', 'citadine-5/front-left', 'pickup-1/back-right']) {
    const bare = await sharp(await compose(masters, { ...shot, master }))
      .raw()
      .toBuffer()
    for (const [x, y] of anchorsOf(master).plate ?? []) {
      // a little towards the middle of the plate, away from its frame
      const [mx, my] = [0, 1].map((i) => (anchorsOf(master).plate ?? []).reduce((sum, spot) => sum + (spot[i] ?? 0) / 6, 0)) as [
        number,
        number,
      ]
      const at = (Math.round(y + (my - y) * 0.25) * measured.width + Math.round(x + (mx - x) * 0.06)) * 3
      expect(Math.min(bare[at] ?? 0, bare[at + 1] ?? 0, bare[at + 2] ?? 0), `${master} ${x} ${y}`).toBeGreaterThan(110)
    }
  }
})

test('covers plates: company name or seller mask, never a number', async () => {
  const [car] = buildStock({ count: 1, today: new Date('2026-06-15') })
  if (!car) throw new Error('no car')
  expect(dressOf({ ...car, store: 'casablanca' }).cover).toBe('house')
  expect(dressOf({ ...car, store: null }).cover).toBe('sender')
  const master = 'suv-0/front'
  const [bare, house, sender] = await Promise.all(
    (['none', 'house', 'sender'] as const).map(async (cover) =>
      sharp(await compose(masters, { ...shot, master, cover }))
        .raw()
        .toBuffer(),
    ),
  )
  if (!bare || !house || !sender) throw new Error('no pictures')
  const [first = [0, 0], , last = [0, 0], , , end = [0, 0]] = anchorsOf(master).plate ?? []
  const inside = (x: number, y: number) => x > first[0] - 25 && x < last[0] + 25 && y > first[1] - 25 && y < end[1] + 25
  let [away, dark] = [0, 0]
  for (let y = 0; y < measured.height; y++)
    for (let x = 0; x < measured.width; x++) {
      const at = (y * measured.width + x) * 3 + 1
      // WebP lets a change be seen some pixels around
      if (!inside(x, y)) away = Math.max(away, Math.abs((bare[at] ?? 0) - (house[at] ?? 0)), Math.abs((bare[at] ?? 0) - (sender[at] ?? 0)))
      if (x > first[0] + 8 && x < last[0] - 8 && y > first[1] + 8 && y < end[1] - 8) dark = Math.max(dark, sender[at] ?? 0)
    }
  expect(away).toBeLessThan(24)
  expect(dark).toBeLessThan(90)
  expect(house.equals(bare)).toBe(false)
})

test('scales overlays with a smaller car and marks them as painted', async () => {
  const frame = { width: 1440, height: 900 }
  const find = async (size: number) => {
    const covered = new Uint8Array(frame.width * frame.height)
    await dress({ ...frame, pixels: new Uint8Array(covered.length * 3).fill(200) }, covered, 'suv-0/front', size, {
      ...undressed,
      cover: 'sender',
    })
    const found = [...covered.keys()].filter((at) => (covered[at] ?? 0) > 40)
    return { count: found.length, middle: found.reduce((sum, at) => sum + (at % frame.width), 0) / found.length }
  }
  const [whole, small] = [await find(100), await find(70)]
  expect(small.count / whole.count).toBeGreaterThan(0.44)
  expect(small.count / whole.count).toBeLessThan(0.54)
  expect(Math.abs(small.middle - whole.middle)).toBeLessThan(2)
})

test('removes the aerial rod except its foot', async () => {
  const master = 'citadine-1/front-right'
  const [foot, tip] = anchorsOf(master).rod ?? []
  const pixels = await sharp(await compose(masters, { ...shot, master }))
    .raw()
    .toBuffer()
  const at = (share: number) => {
    const [x, y] = [0, 1].map((c) => Math.round((foot?.[c] ?? 0) + share * ((tip?.[c] ?? 0) - (foot?.[c] ?? 0)))) as [number, number]
    return pixels[(y * measured.width + x) * 3 + 1] ?? 0
  }
  for (const share of [0.3, 0.5, 0.7, 0.9]) expect(at(share)).toBeGreaterThan(200)
})

test('continues a rail that the rod crosses', async () => {
  const master = 'suv-2/front-right'
  const [foot, tip] = anchorsOf(master).rod as [Spot, Spot]
  const pixels = await sharp(await compose(masters, { ...shot, master }))
    .raw()
    .toBuffer()
  const green = (x: number, y: number) => pixels[(Math.round(y) * measured.width + Math.round(x)) * 3 + 1] ?? 255
  const crossed = Array.from({ length: 200 }, (_, i): Spot => {
    const share = 0.16 + (0.8 * i) / 200
    return [foot[0] + share * (tip[0] - foot[0]), foot[1] + share * (tip[1] - foot[1])]
  }).filter(([x, y]) => green(x - 30, y) < 110 && green(x + 30, y) < 110)
  expect(crossed.length).toBeGreaterThan(0)
  for (const [x, y] of crossed) expect(green(x, y)).toBeLessThan(150)
})

test('ends a front overlay at the bonnet', () => {
  const columns = [0, 0.5, 1]
  const row = (y: number) => columns.map((x): Spot => [x * 100, y])
  // the uppermost row lies far behind the others
  const surface = bentSurface([...row(-900), ...row(0), ...row(100)], columns, [0, 0.3, 0.6])
  expect(surface(0.5, 0.45)[1]).toBeCloseTo(50)
  for (const design of designs) expect(anchorsOf(`${design}/front`).face, design).toHaveLength(faceColumns.length * faceRows.length)
})
