/** How the cabin is cut: a passenger car, a tall one (SUV, van), a low one (sports car), a low one without a roof (cabriolet). */
export type Shape = 'car' | 'tall' | 'sport' | 'open'

/** The measures of a cabin in metres; x = 0 at the front hip points, y = 0 on the carpet. */
export interface Measures {
  /** height of the hip points */
  readonly hip: number
  /** top of the dashboard */
  readonly dash: number
  /** where the windscreen meets the dashboard */
  readonly cowl: readonly [x: number, y: number]
  /** upper edge of the windscreen */
  readonly header: readonly [x: number, y: number]
  readonly roof: number
  /** upper edge of the door cards */
  readonly belt: number
  /** middle of the steering wheel, its lean from upright in degrees, its radius */
  readonly wheel: { readonly at: readonly [x: number, y: number]; readonly lean: number; readonly radius: number }
  /** how high the console stands */
  readonly console: number
}

/** Half the width of the cabin between the door cards at the belt. */
export const halfCabin = 0.715

/** z of the driver's and the front passenger's middle. */
export const seatMiddle = 0.365

const measures: Record<Exclude<Shape, 'open'>, Measures> = {
  car: {
    hip: 0.28,
    dash: 0.735,
    cowl: [1.12, 0.735],
    header: [0.3, 1.15],
    roof: 1.2,
    belt: 0.7,
    wheel: { at: [0.455, 0.63], lean: 23, radius: 0.184 },
    console: 0.325,
  },
  tall: {
    hip: 0.36,
    dash: 0.785,
    cowl: [1.05, 0.8],
    header: [0.34, 1.26],
    roof: 1.31,
    belt: 0.75,
    wheel: { at: [0.455, 0.69], lean: 29, radius: 0.188 },
    console: 0.385,
  },
  sport: {
    hip: 0.21,
    dash: 0.69,
    cowl: [1.2, 0.68],
    header: [0.27, 1.09],
    roof: 1.13,
    belt: 0.67,
    wheel: { at: [0.45, 0.585], lean: 18, radius: 0.178 },
    console: 0.315,
  },
}

/** The measures of a shape. */
export const measuresOf = (shape: Shape): Measures => measures[shape === 'open' ? 'sport' : shape]
