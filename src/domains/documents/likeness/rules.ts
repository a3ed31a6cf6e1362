/**
 * What a photo shows, so that a copy of it is found again: mirrored, cut, smaller, in other colours, written anew. Two steps, because the
 * first is quick and rough, the second exact and slow: marks of many windows of the picture tell which others may show the same, then the
 * one picture is laid over the other, window by window, and its detail compared.
 */
export interface Print {
  /** the picture in grey, `greyWidth` × `greyHeight` bytes */
  grey: Uint8Array
  /** a mark of each window, 63 signs: two halves of 32 */
  marks: Uint32Array
  /** those of its mirror image */
  mirrored: Uint32Array
  /** of the pixels left of and above each */
  sums: Float64Array
  /** what is looked up: quarters of the marks, with the place of each quarter */
  words: number[]
}

export const [greyWidth, greyHeight] = [96, 72] as const
/** From here on two pictures show the same (`docs/decisions/059-copied-photos.md` has what was measured). */
export const leastLikeness = 0.91
/** Signs of 63 in which the closest windows of two pictures may differ before they are compared in detail. */
export const mostDifferent = 16

/** Left, top, right and bottom edge of a part of a picture, 0 to 1. */
type Window = readonly [number, number, number, number]

/** The whole, and what is left of it when up to three tenths of each side are cut. */
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

/** Pixels of a window that is marked, and waves that are kept of it in either direction. */
const [side, waves] = [32, 8]
const cosines = Array.from({ length: waves }, (_, wave) =>
  Float64Array.from({ length: side }, (_, i) => Math.cos((Math.PI * wave * (i + 0.5)) / side)),
)

/** Sums of the pixels left of and above each, so that the mean of any part is read off at once. */
function sumsOf(grey: Uint8Array): Float64Array {
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

/** A part of a picture in `width` × `height` pixels. */
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

/** The waves of 32 × 32 pixels, the mean left out (a discrete cosine transform). */
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

/** Which waves are stronger than their middle one, as two halves of 32 signs; those of the mirrored picture have every second column turned. */
function markOf(found: Float64Array, isMirrored: boolean): [number, number] {
  const turned = isMirrored ? found.map((value, i) => ((i + 1) % 2 === 1 ? -value : value)) : found
  const middle = turned.toSorted()[turned.length >> 1] ?? 0
  const halves: [number, number] = [0, 0]
  for (const [i, value] of turned.entries()) if (value > middle) halves[i >> 5 === 0 ? 0 : 1] |= 1 << (i & 31)
  return [halves[0] >>> 0, halves[1] >>> 0]
}

/** The marks of each window, and of the mirror image of each. */
function marked(sums: Float64Array): Pick<Print, 'marks' | 'mirrored'> {
  const found = windows.map((window) => wavesOf(partOf(sums, window, side, side)))
  const marks = (isMirrored: boolean) => Uint32Array.from(found.flatMap((one) => markOf(one, isMirrored)))
  return { marks: marks(false), mirrored: marks(true) }
}

/** The quarters of marks with their places: pictures that show the same have some in common. */
const wordsOf = (marks: Uint32Array): number[] => [
  ...new Set([...marks].flatMap((half, i) => [half & 0xffff, half >>> 16].map((quarter, j) => ((i & 1) * 2 + j) * 0x10000 + quarter))),
]

/** The print of a picture in grey. */
export function printOf(grey: Uint8Array): Print {
  const sums = sumsOf(grey)
  const { marks, mirrored } = marked(sums)
  return { grey, sums, marks, mirrored, words: wordsOf(marks) }
}

/** What its mirror image is looked up by. */
export const mirroredWords = ({ mirrored }: Print): number[] => wordsOf(mirrored)

function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
const apart = (a: Uint32Array, i: number, b: Uint32Array, j: number) =>
  bitsOf((a[2 * i] ?? 0) ^ (b[2 * j] ?? 0)) + bitsOf((a[2 * i + 1] ?? 0) ^ (b[2 * j + 1] ?? 0))

/** Where one picture may lie in the other: `isTurned`: the second within the first. */
interface Guess {
  window: Window
  isMirrored: boolean
  isTurned: boolean
  differs: number
}

/** A picture that others are compared with. */
type Compared = Pick<Print, 'sums' | 'marks' | 'mirrored'>

/** Signs in which the closest windows of two pictures differ, of 63, and the best guesses of how one lies in the other. */
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

/** What stands out of its surroundings of five by five pixels: light and contrast of the whole no longer count. */
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

/** How two details go together: 1 the same, 0 nothing. */
function together(a: Float64Array, b: Float64Array): number {
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

/** Ways to move a window: whole, and each of its edges. */
const moves = [
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 0, 0],
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [0, 0, 0, 1],
].flatMap((move) => [move, move.map((step) => -step)])

/** Pixels in which two windows are compared, and how far the edges of the one are moved: at first, then to place it well, then exactly. */
const looks = {
  still: { width: 32, height: 24, steps: [], rounds: 0 },
  glance: { width: 32, height: 24, steps: [0.05], rounds: 2 },
  rough: { width: 32, height: 24, steps: [0.04, 0.02], rounds: 5 },
  fine: { width: 64, height: 48, steps: [0.01, 0.005], rounds: 5 },
} as const

/** Moves the window of a guess about until the detail of what it shows goes best with the other picture. */
function fitted(a: Compared, b: Float64Array, guess: Guess, look: keyof typeof looks): Guess & { score: number } {
  const { width, height, steps, rounds } = looks[look]
  const [inner, outer] = guess.isTurned ? [b, a.sums] : [a.sums, b]
  const wanted = detailOf(partOf(inner, whole, width, height, guess.isMirrored), width, height)
  const scoreOf = (window: Window) => together(wanted, detailOf(partOf(outer, window, width, height), width, height))
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

/** Where the one seems to lie in the other after a short look; by its score the likeliest of many are compared first. */
export function glance(a: Compared, b: Float64Array, guesses: readonly Guess[]): Guess & { score: number } {
  return fitted(a, b, bestOf(guesses.map((guess) => fitted(a, b, guess, 'still'))), 'glance')
}

/** A fit that is rougher than this becomes no likeness by being made finer. */
const leastRough = 0.7

/** How much two pictures show the same, 0 to 1, from where the one seems to lie in the other; some hundredths of a second. */
export function likenessOf(a: Compared, b: Float64Array, guess: Guess): number {
  const rough = fitted(a, b, guess, 'rough')
  return rough.score < leastRough ? rough.score : fitted(a, b, rough, 'fine').score
}

/** The sums of a picture that was kept, for `glance` and `likenessOf`. */
export const sumsOfGrey = sumsOf
