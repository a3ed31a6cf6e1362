/** Paid positions, counted from 0: none of the first three, then at most one in six. */
const firstPaid = 3
const paidEvery = 6

/** A boosted car that moves up: its paid position, and its position without payment. Both count from 0. */
export interface Lift {
  item: number
  place: number
  from: number
}

/**
 * Assigns paid positions before `end` to boosted cars, which come in list order with their position. A car whose own position is as good
 * stays there, unpaid; a car without a free paid position also stays.
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

/** Returns the range of the unpaid list (`from` included, `to` excluded) with all cars of a page except those moved up to it. */
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

/** A car of a page; `unpaid` is its position without payment (from 0), null when it is not paid. */
export interface Placed {
  item: number
  unpaid: number | null
}

/** Merges the unpaid range of a page with the cars moved up to it. */
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
