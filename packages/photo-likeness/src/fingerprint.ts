/**
 * Fingerprint of a photo that matches its copies: mirrored, cropped, scaled, recoloured, re-encoded. The search has two steps: marks of
 * many windows find candidates quickly, then the pictures are aligned window by window and their detail is compared.
 */
export interface Fingerprint {
  /** greyscale picture, `greyWidth` × `greyHeight` bytes */
  grey: Uint8Array
  /** mark of each window, 63 bits in two halves of 32 */
  marks: Uint32Array
  /** marks of the mirror image */
  mirrored: Uint32Array
  /** integral image: sums of the pixels left of and above each */
  sums: Float64Array
  /** index terms: quarters of the marks with their position */
  words: number[]
}

export const [greyWidth, greyHeight] = [96, 72] as const
/** Minimum similarity of near-duplicates (measurements: docs/decisions/056-boosts.md). */
export const minSimilarity = 0.91
/** Maximum differing bits of 63 between the closest windows of two pictures before they are compared in detail. */
export const maxDifference = 16

/** Left, top, right and bottom edge of a part of a picture, 0 to 1. */
type Window = readonly [number, number, number, number]

/** The whole picture and crops of up to three tenths of each side. */
const windows: readonly Window[] = [
  [0, 0, 1, 1],
  ...[0.9, 0.8, 0.7].flatMap((part) =>
    [0, 0.5, 1].flatMap((across) =>
      [0, 0.5, 1].map((down): Window => {
        const [left, top] = [across * (1 - part), down * (1 - part)]
        return [left, top, left + part, top + part]
      }),
    ),
  ),
]
const whole: Window = [0, 0, 1, 1]

/** Side of a marked window in pixels, and the number of frequencies stored in each direction. */
const [side, waves] = [32, 8]
const cosines = Array.from({ length: waves }, (_, wave) =>
  Float64Array.from({ length: side }, (_, i) => Math.cos((Math.PI * wave * (i + 0.5)) / side)),
)

/** Computes the integral image, so that the mean of any part takes constant time. */
export function integralImage(grey: Uint8Array): Float64Array {
  const sums = new Float64Array((greyWidth + 1) * (greyHeight + 1))
  for (let y = 0; y < greyHeight; y++) {
    let row = 0
    for (let x = 0; x < greyWidth; x++) {
      row += grey[y * greyWidth + x] ?? 0
      sums[(y + 1) * (greyWidth + 1) + x + 1] = (sums[y * (greyWidth + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Resamples a part of a picture to `width` × `height` pixels. */
function partOf(sums: Float64Array, [left, top, right, bottom]: Window, width: number, height: number, isMirrored = false): Float64Array {
  const [stepX, stepY] = [((right - left) * greyWidth) / width, ((bottom - top) * greyHeight) / height]
  const row = greyWidth + 1
  const grid = new Float64Array((width + 1) * (height + 1))
  for (let j = 0; j <= height; j++) {
    const y = top * greyHeight + j * stepY
    const line = Math.min(greyHeight - 1, Math.floor(y))
    const down = y - line
    for (let i = 0; i <= width; i++) {
      const x = left * greyWidth + i * stepX
      const column = Math.min(greyWidth - 1, Math.floor(x))
      const across = x - column
      const at = line * row + column
      const above = (sums[at] as number) * (1 - across) + (sums[at + 1] as number) * across
      const below = (sums[at + row] as number) * (1 - across) + (sums[at + row + 1] as number) * across
      grid[j * (width + 1) + i] = above * (1 - down) + below * down
    }
  }
  const pixels = new Float64Array(width * height)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = j * (width + 1) + i
      const total = (grid[at + width + 2] as number) - (grid[at + width + 1] as number) - (grid[at + 1] as number) + (grid[at] as number)
      pixels[j * width + (isMirrored ? width - 1 - i : i)] = total / (stepX * stepY)
    }
  return pixels
}

/** Discrete cosine transform of 32 × 32 pixels without the mean. */
function wavesOf(pixels: Float64Array): Float64Array {
  const rows = new Float64Array(side * waves)
  for (let y = 0; y < side; y++)
    for (const [wave, cosine] of cosines.entries()) {
      let sum = 0
      for (let x = 0; x < side; x++) sum += (pixels[y * side + x] as number) * (cosine[x] as number)
      rows[y * waves + wave] = sum
    }
  const found = new Float64Array(waves * waves - 1)
  for (const [down, cosine] of cosines.entries())
    for (let across = 0; across < waves; across++) {
      if (down + across === 0) continue
      let sum = 0
      for (let y = 0; y < side; y++) sum += (rows[y * waves + across] as number) * (cosine[y] as number)
      found[down * waves + across - 1] = sum
    }
  return found
}

/** Marks the frequencies above the median, as two halves of 32 bits. For the mirror image every second column is negated. */
function markOf(found: Float64Array, isMirrored: boolean): [number, number] {
  const turned = isMirrored ? found.map((value, i) => ((i + 1) % 2 === 1 ? -value : value)) : found
  const middle = turned.toSorted()[turned.length >> 1] ?? 0
  const halves: [number, number] = [0, 0]
  for (const [i, value] of turned.entries()) if (value > middle) halves[i >> 5 === 0 ? 0 : 1] |= 1 << (i & 31)
  return [halves[0] >>> 0, halves[1] >>> 0]
}

/** Computes the marks of each window and of its mirror image. */
function marked(sums: Float64Array): Pick<Fingerprint, 'marks' | 'mirrored'> {
  const found = windows.map((window) => wavesOf(partOf(sums, window, side, side)))
  const marks = (isMirrored: boolean) => Uint32Array.from(found.flatMap((one) => markOf(one, isMirrored)))
  return { marks: marks(false), mirrored: marks(true) }
}

/** Returns the quarters of marks with their positions; near-duplicates share some. */
const termsOf = (marks: Uint32Array): number[] => [
  ...new Set([...marks].flatMap((half, i) => [half & 0xffff, half >>> 16].map((quarter, j) => ((i & 1) * 2 + j) * 0x10000 + quarter))),
]

export function fingerprintOf(grey: Uint8Array): Fingerprint {
  const sums = integralImage(grey)
  const { marks, mirrored } = marked(sums)
  return { grey, sums, marks, mirrored, words: termsOf(marks) }
}

/** Returns the index terms of the mirror image. */
export const mirroredTerms = ({ mirrored }: Fingerprint): number[] => termsOf(mirrored)

function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
const apart = (a: Uint32Array, i: number, b: Uint32Array, j: number) =>
  bitsOf((a[2 * i] ?? 0) ^ (b[2 * j] ?? 0)) + bitsOf((a[2 * i + 1] ?? 0) ^ (b[2 * j + 1] ?? 0))

/** Candidate position of one picture in the other. `isTurned`: the second within the first. */
interface Guess {
  window: Window
  isMirrored: boolean
  isTurned: boolean
  differs: number
}

type Compared = Pick<Fingerprint, 'sums' | 'marks' | 'mirrored'>

/** Returns the bit difference of 63 between the closest windows, and the best candidate positions. */
export function closest(a: Compared, marks: Uint32Array): { differs: number; guesses: Guess[] } {
  const guesses = [a.marks, a.mirrored].flatMap((own, turned): Guess[] =>
    windows.flatMap((window, i): Guess[] => [
      { window, isMirrored: turned === 1, isTurned: false, differs: apart(own, 0, marks, i) },
      ...(i === 0 ? [] : [{ window, isMirrored: turned === 1, isTurned: true, differs: apart(own, i, marks, 0) }]),
    ]),
  )
  const sorted = guesses.sort((one, other) => one.differs - other.differs)
  return { differs: sorted[0]?.differs ?? 64, guesses: sorted.slice(0, 3) }
}

/** Subtracts the mean of five by five pixels, which removes overall brightness and contrast. */
function detailOf(pixels: Float64Array, width: number, height: number): Float64Array {
  const reach = 2
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  const squares = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0]
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x] as number
      sum += value
      square += value * value
      const at = (y + 1) * row + x + 1
      sums[at] = (sums[at - row] as number) + sum
      squares[at] = (squares[at - row] as number) + square
    }
  }
  const detail = new Float64Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach) * row, Math.min(height, y + reach + 1) * row]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const [a, b, c, d] = [top + left, top + right, bottom + left, bottom + right]
      const count = ((bottom - top) / row) * (right - left)
      const mean = ((sums[d] as number) - (sums[c] as number) - (sums[b] as number) + (sums[a] as number)) / count
      const square = ((squares[d] as number) - (squares[c] as number) - (squares[b] as number) + (squares[a] as number)) / count
      detail[y * width + x] = ((pixels[y * width + x] as number) - mean) / (Math.sqrt(Math.max(0, square - mean * mean)) + 4)
    }
  }
  return detail
}

/** Correlation of two details: 1 for equal, 0 for unrelated. */
function correlation(a: Float64Array, b: Float64Array): number {
  const count = a.length
  let [sumA, sumB, both, ofA, ofB] = [0, 0, 0, 0, 0]
  for (let i = 0; i < count; i++) {
    const [one, other] = [a[i] as number, b[i] as number]
    sumA += one
    sumB += other
    both += one * other
    ofA += one * one
    ofB += other * other
  }
  const spread = (ofA - (sumA * sumA) / count) * (ofB - (sumB * sumB) / count)
  return (both - (sumA * sumB) / count) / Math.sqrt(Math.max(0, spread) + 1e-9)
}

/** Moves of a window: the whole, and each of its edges. */
const moves = [
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 0, 0],
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [0, 0, 0, 1],
].flatMap((move) => [move, move.map((step) => -step)])

/** Resolution and step sizes of each alignment pass, from coarse to fine. */
const looks = {
  still: { width: 32, height: 24, steps: [], rounds: 0 },
  coarse: { width: 32, height: 24, steps: [0.05], rounds: 2 },
  rough: { width: 32, height: 24, steps: [0.04, 0.02], rounds: 5 },
  fine: { width: 64, height: 48, steps: [0.01, 0.005], rounds: 5 },
} as const

/** Moves the window of a candidate until its detail correlates best with the other picture. */
function fitted(a: Compared, b: Float64Array, guess: Guess, look: keyof typeof looks): Guess & { score: number } {
  const { width, height, steps, rounds } = looks[look]
  const [inner, outer] = guess.isTurned ? [b, a.sums] : [a.sums, b]
  const wanted = detailOf(partOf(inner, whole, width, height, guess.isMirrored), width, height)
  const scoreOf = (window: Window) => correlation(wanted, detailOf(partOf(outer, window, width, height), width, height))
  let best = { window: guess.window, score: scoreOf(guess.window) }
  for (const step of steps)
    for (let round = 0, moved = true; moved && round < rounds; round++) {
      moved = false
      for (const move of moves) {
        const [left = 0, top = 0, right = 1, bottom = 1] = best.window.map((edge, i) =>
          Math.min(1, Math.max(0, edge + (move[i] ?? 0) * step)),
        )
        if (right - left < 0.5 || bottom - top < 0.5) continue
        const score = scoreOf([left, top, right, bottom])
        if (score > best.score + 1e-6) {
          best = { window: [left, top, right, bottom], score }
          moved = true
        }
      }
    }
  return { ...guess, ...best }
}

const bestOf = (tries: (Guess & { score: number })[]) => tries.reduce((best, one) => (one.score > best.score ? one : best))

/** Aligns two pictures coarsely; the score ranks candidates for the detailed comparison. */
export function alignCoarsely(a: Compared, b: Float64Array, guesses: readonly Guess[]): Guess & { score: number } {
  return fitted(a, b, bestOf(guesses.map((guess) => fitted(a, b, guess, 'still'))), 'coarse')
}

/** Minimum coarse score: a finer alignment cannot raise a lower one to a match. */
const minCoarseScore = 0.7

/** Returns the similarity of two pictures, 0 to 1, from a candidate position. Takes some hundredths of a second. */
export function similarityOf(a: Compared, b: Float64Array, guess: Guess): number {
  const rough = fitted(a, b, guess, 'rough')
  return rough.score < minCoarseScore ? rough.score : fitted(a, b, rough, 'fine').score
}
