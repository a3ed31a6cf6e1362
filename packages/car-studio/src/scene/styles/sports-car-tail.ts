import type { Press } from '../press.ts'

/** Upright channels of a diffuser, between every two neighbours of `edges` a fin is left; |z| and y in metres. */
export function channels(places: readonly (readonly [number, number])[], low: number, high: number): Press[] {
  return places.map(([from, to]) => ({
    on: 'back',
    outline: [
      [from, low],
      [to, low],
      [to - 0.01, high],
      [from + 0.01, high],
    ],
    depth: 0.045,
    edge: 0.022,
  }))
}

/** The hollow for the rear plate around height `y`, metres. */
export function plateHollow(y: number): Press {
  return {
    on: 'back',
    outline: [
      [-0.3, y - 0.085],
      [0.3, y - 0.085],
      [0.34, y + 0.085],
      [-0.34, y + 0.085],
    ],
    depth: 0.016,
    edge: 0.022,
  }
}
