import { expect, test } from 'vitest'
import { placeSvg, places } from './places.ts'
import { cleanLights, emptyStudio, frameOf, intoScene } from './scenes.ts'

const frame = { width: 96, height: 60 }
const at = (pixels: Uint8Array | Uint8ClampedArray, x: number, y: number) =>
  [0, 1, 2].map((c) => pixels[(y * frame.width + x) * 3 + c] ?? 0)

test('the empty studio becomes the place; a tyre stays dark, paint keeps its colour', async () => {
  const pixels = (await emptyStudio(frame)).slice()
  const paint = new Uint8Array(frame.width * frame.height)
  const set = (x: number, y: number, color: readonly number[]) => pixels.set(color, (y * frame.width + x) * 3)
  set(40, 50, [24, 24, 24])
  set(50, 30, [200, 20, 20])
  paint[30 * frame.width + 50] = 170
  const before = { wall: at(pixels, 5, 20), floor: at(pixels, 5, 55) }
  for (const place of places.keys()) {
    const shown = await intoScene(pixels, paint, frame, { place, light: 0, size: 100 })
    if (place > 0) expect([at(shown, 5, 20), at(shown, 5, 55)]).not.toEqual([before.wall, before.floor])
    expect(Math.max(...at(shown, 40, 50)), `tyre in ${place}`).toBeLessThan(30)
    const [red = 0, green = 0] = at(shown, 50, 30)
    expect(red - green, `paint in ${place}`).toBeGreaterThan(150)
  }
})

test('the studio at noon is the master itself, other lights are warmer or dimmer', async () => {
  const pixels = await emptyStudio(frame)
  const paint = new Uint8Array(frame.width * frame.height)
  expect(await intoScene(pixels, paint, frame, { place: 0, light: 0, size: 100 })).toBe(pixels)
  const [, , blue = 0] = at(await intoScene(pixels, paint, frame, { place: 0, light: 3, size: 100 }), 20, 20)
  expect(blue).toBeLessThan((at(pixels, 20, 20)[2] ?? 0) - 12)
})

test('dust lies on the paint near the floor, not on the roof, and not on a tyre', async () => {
  const pixels = new Uint8Array(frame.width * frame.height * 3).fill(20)
  const paint = new Uint8Array(frame.width * frame.height)
  for (let y = 0; y < frame.height; y++) paint[y * frame.width + 30] = 120
  const shown = await intoScene(pixels, paint, frame, { place: 0, light: cleanLights, size: 100 })
  const [roof, sill, tyre] = [at(shown, 30, 12), at(shown, 30, 46), at(shown, 60, 46)]
  expect([roof, tyre]).toEqual([
    [20, 20, 20],
    [20, 20, 20],
  ])
  expect(sill[0]).toBeGreaterThan(60)
  expect(sill[0]).toBeGreaterThan((sill[2] ?? 0) + 8)
})

test('a shrunk picture keeps the seam of wall and floor where it is', () => {
  expect(frameOf({ width: 1440, height: 900 }, 100)).toEqual({ width: 1440, height: 900, left: 0, top: 0 })
  const { width, height, left, top } = frameOf({ width: 1440, height: 900 }, 80)
  expect({ width, height, left }).toEqual({ width: 1152, height: 720, left: 144 })
  expect(Math.abs(top + 0.715 * height - 0.715 * 900)).toBeLessThan(1)
})

test('renders every place', () => {
  for (const place of places) expect(placeSvg(place)).not.toMatch(/undefined|NaN/)
})
