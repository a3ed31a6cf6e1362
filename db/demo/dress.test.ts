import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anchorsOf, measured } from './anchors.ts'
import { dressOf, undressed } from './dress.ts'
import { findMasters } from './masters.ts'
import { compose } from './pictures.ts'
import { buildStock } from './stock.ts'

const masters = findMasters()
const shot = { color: 'Blue', shade: 0, place: 0, light: 0, size: 100, ...undressed } as const

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
