import { expect, test } from 'vitest'
import {
  alignCoarsely,
  closest,
  fingerprintOf,
  greyHeight,
  greyWidth,
  integralImage,
  maxDifference,
  minSimilarity,
  mirroredTerms,
  similarityOf,
} from './fingerprint.ts'

type Scene = (across: number, down: number) => number

/** Grey boxes under a darkening sky: a reproducible scene per number. */
function sceneOf(number: number): Scene {
  let state = number
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const boxes = Array.from({ length: 60 }, () => {
    const [x, y, width, height, grey] = [next(), next(), 0.04 + next() * 0.25, 0.04 + next() * 0.25, next() * 255]
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2, grey }
  })
  return (x, y) => boxes.findLast(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)?.grey ?? 200 - 120 * y
}

/** Photo of a scene: the mean of sixteen samples per pixel. */
function photo(scene: Scene): Uint8Array {
  const looks = [0.125, 0.375, 0.625, 0.875]
  return Uint8Array.from({ length: greyWidth * greyHeight }, (_, i) => {
    const [x, y] = [i % greyWidth, Math.floor(i / greyWidth)]
    const seen = looks.flatMap((right) => looks.map((below) => scene((x + right) / greyWidth, (y + below) / greyHeight)))
    return Math.round(seen.reduce((sum, grey) => sum + grey, 0) / seen.length)
  })
}

const scene = sceneOf(7)
const first = fingerprintOf(photo(scene))
const mirror =
  (of: Scene): Scene =>
  (x, y) =>
    of(1 - x, y)
/** Part of a scene between these edges. */
const cut =
  (of: Scene, [left, top, right, bottom]: readonly [number, number, number, number]): Scene =>
  (x, y) =>
    of(left + x * (right - left), top + y * (bottom - top))

/** Distance of the marks of two photos, and their similarity, as a new photo is compared with a stored one. */
function compare(came: Uint8Array, kept = first) {
  const print = fingerprintOf(came)
  const { differs, guesses } = closest(print, kept.marks)
  const sums = integralImage(kept.grey)
  const likeness = similarityOf(print, sums, alignCoarsely(print, sums, guesses))
  const words = new Set([...print.words, ...mirroredTerms(print)])
  return { differs, likeness, guess: guesses[0], isFound: kept.words.some((word) => words.has(word)) }
}

test('matches a copy, also in another light', () => {
  const [same, darker] = [compare(photo(scene)), compare(photo((x, y) => 20 + 0.6 * scene(x, y)))]
  expect([same.differs, same.guess?.window, same.guess?.isMirrored, same.isFound]).toEqual([0, [0, 0, 1, 1], false, true])
  expect(same.likeness).toBeCloseTo(1, 6)
  expect(darker.differs).toBeLessThanOrEqual(2)
  expect(darker.likeness).toBeGreaterThan(0.97)
})

test.each([
  [0.1, 0.1, 0.9, 0.9],
  [0, 0.1, 0.9, 1],
  [0.3, 0, 1, 0.7],
] as const)('matches the part from %d, %d to %d, %d in both directions', (...window) => {
  const part = photo(cut(scene, window))
  const near = (guess: ReturnType<typeof compare>['guess']) => guess?.window.map((edge) => Math.round(edge * 100) / 100)
  const inner = compare(part)
  expect([near(inner.guess), inner.guess?.isTurned, inner.guess?.isMirrored, inner.isFound]).toEqual([window, false, false, true])
  expect(inner.differs).toBeLessThanOrEqual(2)
  expect(inner.likeness).toBeGreaterThan(minSimilarity)
  const outer = compare(first.grey, fingerprintOf(part))
  expect([near(outer.guess), outer.guess?.isTurned, outer.guess?.isMirrored, outer.isFound]).toEqual([window, true, false, true])
  expect(outer.likeness).toBeGreaterThan(minSimilarity)
})

test('matches the mirror image, also cropped off the windows', () => {
  const whole = compare(photo(mirror(scene)))
  expect([whole.guess?.window, whole.guess?.isMirrored, whole.isFound]).toEqual([[0, 0, 1, 1], true, true])
  expect(whole.differs).toBeLessThanOrEqual(2)
  expect(whole.likeness).toBeGreaterThan(0.97)
  const part = compare(photo(mirror(cut(scene, [0.06, 0.13, 0.88, 0.96]))))
  expect([part.guess?.isMirrored, part.isFound]).toEqual([true, true])
  expect(part.differs).toBeLessThanOrEqual(maxDifference)
  expect(part.likeness).toBeGreaterThan(minSimilarity)
})

test('does not match photos of other scenes', () => {
  for (const number of [8, 9, 10, 11]) expect(compare(photo(sceneOf(number))).likeness).toBeLessThan(0.6)
})

test('marks have 63 bits and four indexed quarters', () => {
  for (const marks of [first.marks, first.mirrored]) {
    const halves = [...marks]
    const signs = halves.map((half) => half.toString(2).replaceAll('0', '').length)
    const each = signs.flatMap((count, i) => (i % 2 === 0 ? [count + (signs[i + 1] ?? 0)] : []))
    expect([...new Set(each)]).toEqual([31])
    expect(halves.filter((half, i) => i % 2 === 1 && half >= 2 ** 31)).toEqual([])
  }
  const [left = 0, right = 0] = first.marks
  const quarters = [left % 0x10000, Math.floor(left / 0x10000), right % 0x10000, Math.floor(right / 0x10000)]
  expect(quarters.filter((quarter, place) => !first.words.includes(place * 0x10000 + quarter))).toEqual([])
  expect(first.words.filter((word) => word < 0 || word >= 4 * 0x10000)).toEqual([])
})
