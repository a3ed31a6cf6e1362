/** The time of day as a parameter, so that a test can stop it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still at the given instant (ISO text). */
export function stoppedClock(instant: string): Clock {
  return { now: () => new Date(instant) }
}
