/**
 * The ways through a function. Where only a run could tell how it goes on, an alternative is chosen; `explore` runs again until
 * every alternative of every such place has been taken at least once. The same condition of one function is answered alike.
 */
export interface Choices {
  /** `none`: the alternative that stands for nothing given */
  choose(place: string, count: number, none?: number): number
  /** `thorough`: also with nothing given but one thing, for each */
  explore(run: () => void, thorough: boolean): void
}

/** More runs of one function than this are a fault of the check, not of the function. */
const mostRuns = 5000

/** How a place is answered that no plan speaks of. */
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
      // only so does a list become empty of which each part may be left out
      once(run, new Map(), nothing)
      if (!thorough) return
      for (const one of [...places]) once(run, new Map(), (place, none) => (place === one ? 1 - Math.min(none, 1) : none))
    },
  }
}
