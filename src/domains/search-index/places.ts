/** Paid places, counted from 0: none of the first three, then at most one in six. */
const firstPaid = 3
const paidEvery = 6

/** A boosted car that is moved up: to which place, and from where it would stand without payment. Both count from 0. */
export interface Lift {
  item: number
  place: number
  from: number
}

/**
 * Which boosted cars take a paid place before `end`. They come in the order of the list, with their places in it. One whose own place is
 * as good stays there, unpaid; those that find no paid place keep their own.
 */
export function liftsOf(boosted: Iterable<readonly [item: number, place: number]>, end: number): Lift[] {
  const lifts: Lift[] = []
  let next = firstPaid
  if (next >= end) return lifts
  for (const [item, from] of boosted) {
    if (from < next) continue
    if (from > next) lifts.push({ item, place: next, from })
    next += paidEvery
    if (next >= end) break
  }
  return lifts
}

/** The stretch of the list without payment (`from` included, `to` not) that holds all cars of a page but those that are lifted to it. */
export function stretchOf(lifts: readonly Lift[], offset: number, limit: number): { from: number; to: number } {
  const before = lifts.filter(({ place }) => place < offset).length
  const within = lifts.filter(({ place }) => place >= offset && place < offset + limit).length
  let from = offset - before
  let to = from
  for (const lift of lifts) if (lift.from <= from) from++
  to = from + limit - within
  for (const lift of lifts) if (lift.from >= from && lift.from < to) to++
  return { from, to }
}

/** A car of a page; `unpaid` is the place that it would have without payment (from 0), null where nothing is paid. */
export interface Placed {
  item: number
  unpaid: number | null
}

/** A page: the cars of its stretch in their order, and at the paid places those that are lifted there. */
export function woven(stretch: readonly number[], lifts: readonly Lift[], offset: number, limit: number): Placed[] {
  const lifted = new Set(lifts.map(({ item }) => item))
  const at = new Map(lifts.map((lift) => [lift.place, lift]))
  const others = stretch.filter((item) => !lifted.has(item)).values()
  const page: Placed[] = []
  for (let place = offset; place < offset + limit; place++) {
    const lift = at.get(place)
    if (lift) page.push({ item: lift.item, unpaid: lift.from })
    else {
      const { value, done } = others.next()
      if (done) break
      page.push({ item: value, unpaid: null })
    }
  }
  return page
}
