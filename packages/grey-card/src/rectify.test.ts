import { expect, test } from 'vitest'
import { findCorners, type Grey, homography, largestRegion, otsu } from './rectify.ts'

/** A dark table, 200 × 140, with a bright card. */
function table(isBright: (x: number, y: number) => boolean): Grey {
  const [width, height] = [200, 140]
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, i) => (isBright(i % width, Math.floor(i / width)) ? 210 : 60)),
  }
}

test('finds the threshold between dark and bright', () => {
  const limit = otsu(table((x) => x > 100))
  expect(limit).toBeGreaterThanOrEqual(60)
  expect(limit).toBeLessThan(210)
})

test('selects the largest bright region', () => {
  const { mask, size } = largestRegion(
    table((x, y) => (x < 50 && y < 50) || (x > 150 && y > 130)),
    128,
  )
  expect(size).toBe(2500)
  expect(mask[139 * 200 + 199]).toBe(0)
})

test('finds the corners of a rotated card', () => {
  const turn = (8 * Math.PI) / 180
  const inside = (x: number, y: number) => {
    const [u, v] = [(x - 100) * Math.cos(turn) + (y - 70) * Math.sin(turn), (y - 70) * Math.cos(turn) - (x - 100) * Math.sin(turn)]
    return Math.abs(u) < 70 && Math.abs(v) < 44
  }
  const found = findCorners(table(inside))
  const wanted = [
    [-70, -44],
    [70, -44],
    [70, 44],
    [-70, 44],
  ].map(([u = 0, v = 0]) => [100 + u * Math.cos(turn) - v * Math.sin(turn), 70 + u * Math.sin(turn) + v * Math.cos(turn)])
  wanted.forEach(([x = 0, y = 0], i) => {
    expect(Math.hypot((found?.[i]?.[0] ?? 0) - x, (found?.[i]?.[1] ?? 0) - y)).toBeLessThan(2.5)
  })
})

test.each([
  ['left', 0, 1],
  ['right', 1, 1],
  ['upper', 0.5, 0],
  ['lower', 0.5, 2],
])('finds a card at the %s edge of the photo', (_, across, down) => {
  const [left, top] = [10 + across * 100, 10 + down * 16]
  const found = findCorners(table((x, y) => x >= left && x < left + 80 && y >= top && y < top + 80))
  const wanted = [
    [left, top],
    [left + 80, top],
    [left + 80, top + 80],
    [left, top + 80],
  ]
  wanted.forEach(([x = 0, y = 0], i) => {
    expect(Math.hypot((found?.[i]?.[0] ?? 0) - x, (found?.[i]?.[1] ?? 0) - y)).toBeLessThan(2)
  })
})

test('rejects a small region or one that is no quadrilateral', () => {
  expect(findCorners(table((x, y) => x < 30 && y < 30))).toBeNull()
  expect(findCorners(table((x, y) => x < 60 || y < 30))).toBeNull()
})

test('maps corners to corners', () => {
  const corners = [
    [10, 20],
    [190, 30],
    [180, 130],
    [5, 120],
  ] as const
  const m = homography(corners, 100, 50)
  const at = (u: number, v: number) => {
    const [x, y, z] = [0, 3, 6].map((row) => (m[row] ?? 0) * u + (m[row + 1] ?? 0) * v + (m[row + 2] ?? 0))
    return [(x ?? 0) / (z ?? 1), (y ?? 0) / (z ?? 1)].map((n) => Math.round(n * 1000) / 1000)
  }
  expect([at(0, 0), at(100, 0), at(100, 50), at(0, 50)]).toEqual(corners)
})
