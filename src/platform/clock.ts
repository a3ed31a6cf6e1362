/** Injectable clock, so that tests can fix the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock that always returns the given instant (ISO 8601). */
export function stoppedClock(instant: string): Clock {
  return { now: () => new Date(instant) }
}
