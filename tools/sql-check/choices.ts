/**
 * Explores the branches of a function. Where only a run could decide, an alternative is chosen; `explore` repeats until every alternative
 * of every such place was taken at least once. Equal conditions of one function get equal answers.
 */
export interface Choices {
  /** `none`: the alternative without a value */
  choose(place: string, count: number, none?: number): number
  /** `thorough`: also with a single value given, for each */
  explore(run: () => void, thorough: boolean): void
}

/** Beyond this number of runs of one function the check itself is wrong. */
const mostRuns = 5000

/** Default choice for a place that the plan does not list. */
type Usual = (place: string, none: number) => number

const first: Usual = () => 0
const second: Usual = () => 1
const nothing: Usual = (_place, none) => none
export function createChoices(): Choices {
  let planned = new Map<string, number>()
  let taken = new Map<string, number>()
  let known = new Set<string>()
  let places = new Set<string>()
  let waiting: Map<string, number>[] = []
  let usual = first
  const once = (run: () => void, plan: Map<string, number>, how: Usual) => {
    planned = plan
    usual = how
    taken = new Map()
    run()
  }
  return {
    choose(place, count, none = 0) {
      if (count < 2) return 0
      const before = taken.get(place)
      if (before !== undefined) return Math.min(before, count - 1)
      const chosen = Math.min(planned.get(place) ?? usual(place, none), count - 1)
      for (let other = 0; other < count; other++) {
        const key = `${place} ${other}`
        if (known.has(key)) continue
        known.add(key)
        if (other !== chosen) waiting.push(new Map(taken).set(place, other))
      }
      taken.set(place, chosen)
      places.add(place)
      return chosen
    },
    explore(run, thorough) {
      known = new Set()
      places = new Set()
      waiting = []
      for (const how of [second, first]) once(run, new Map(), how)
      for (let plan = waiting.pop(), runs = 0; plan; plan = waiting.pop(), runs++) {
        if (runs > mostRuns) throw new Error(`more than ${mostRuns} ways`)
        once(run, plan, first)
      }
      // required for an empty list whose parts are all optional
      once(run, new Map(), nothing)
      if (!thorough) return
      for (const one of [...places]) once(run, new Map(), (place, none) => (place === one ? 1 - Math.min(none, 1) : none))
    },
  }
}
