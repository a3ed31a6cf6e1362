/** The compare list takes two cars or more, and never more than this (spec, section 5). */
export const compareLimit = 3

/** One value of a row: null when it is not known. */
export type Compared = string | number | boolean | null

/** What a row of the comparison says about its cars; `odd` and `best` are places in the row, or null. */
export interface Judgement {
  differs: boolean
  /** the one car that stands alone against all others, which are alike */
  odd: number | null
  /** the one car with the best value */
  best: number | null
}

/**
 * Judges one row. With `better` the row is a contest: it names the best value, unless two share it. Without, it names the odd
 * one out, which takes three cars: of two that differ neither is odd. An unknown value makes a row differ but is never odd or best.
 */
export function judge(values: readonly Compared[], better?: 'lower' | 'higher'): Judgement {
  const differs = new Set(values).size > 1
  if (!differs) return { differs, odd: null, best: null }
  return better ? { differs, odd: null, best: bestOf(values, better) } : { differs, odd: oddOf(values), best: null }
}

function bestOf(values: readonly Compared[], better: 'lower' | 'higher'): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const top = better === 'lower' ? sorted[0] : sorted.at(-1)
  return known.filter((value) => value === top).length === 1 ? values.indexOf(top ?? null) : null
}

function oddOf(values: readonly Compared[]): number | null {
  if (values.length < 3 || values.includes(null)) return null
  const alone = values.findIndex((value, i) => {
    const others = values.filter((_, j) => j !== i)
    return others.every((other) => other === others[0] && other !== value)
  })
  return alone === -1 ? null : alone
}

/** Car ids as they stand in an address or on a device: whole, positive, each once, at most three. */
export function comparedIds(texts: readonly (string | number)[]): number[] {
  const ids = texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647)
  return [...new Set(ids)].slice(0, compareLimit)
}
