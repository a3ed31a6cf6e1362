/** Seeded random numbers: the same seed gives the same data on every machine. */
export interface Random {
  /** from 0 (included) to 1 */
  next(): number
  /** a whole number, both ends included */
  whole(least: number, max: number): number
  chance(probability: number): boolean
  /** around 0, standard deviation 1, never beyond 3 */
  normal(): number
  pick<T>(list: readonly T[]): T
  /** a weighted random entry */
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** an independent source for one part of the world, so that a change in one part leaves the others as they were */
  branch(name: string | number): Random
}

/** Creates a random source (sfc32) from any text. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = mix(seed)

  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i++) next()

  const random: Random = {
    next,
    whole: (least, max) => least + Math.floor(next() * (max - least + 1)),
    chance: (probability) => next() < probability,
    normal() {
      const sum = next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() - 6
      return Math.max(-3, Math.min(3, sum))
    },
    pick(list) {
      const picked = list[Math.floor(next() * list.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    weighted(list) {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [entry, weight] of list) {
        rest -= weight
        if (rest < 0) return entry
      }
      const last = list.at(-1)
      if (!last) throw new Error('nothing to pick from')
      return last[0]
    },
    branch: (name) => createRandom(`${seed}/${name}`),
  }
  return random
}

/** Four 32-bit numbers from a text (cyrb128). */
function mix(text: string): [number, number, number, number] {
  let h1 = 1_779_033_703
  let h2 = 3_144_134_277
  let h3 = 1_013_904_242
  let h4 = 2_773_480_762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597_399_067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2_869_860_233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951_274_213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2_716_044_179)
  }
  return [h1 | 0, h2 | 0, h3 | 0, h4 | 0]
}
