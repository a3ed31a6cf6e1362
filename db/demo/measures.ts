/** Length and height in metres of the designs of the car studio, by body style and number (packages/car-studio/src/scene/styles). */
export const measures: Readonly<Record<string, readonly (readonly [length: number, height: number])[]>> = {
  cabriolet: [
    [3.84, 1.38],
    [3.98, 1.24],
    [4.62, 1.38],
    [3.78, 1.38],
  ],
  citadine: [
    [4.05, 1.45],
    [3.96, 1.48],
    [3.6, 1.5],
    [4.06, 1.43],
    [3.96, 1.44],
    [4.05, 1.45],
    [4.05, 1.45],
    [4.05, 1.45],
    [3.62, 1.49],
    [4.0, 1.46],
    [3.78, 1.42],
  ],
  compact: [
    [4.28, 1.47],
    [4.36, 1.43],
    [4.26, 1.5],
    [4.28, 1.47],
    [4.36, 1.48],
    [4.34, 1.45],
  ],
  fourgonnette: [
    [4.4, 1.82],
    [4.42, 1.81],
    [4.4, 1.85],
    [4.4, 1.84],
  ],
  'mini-van': [
    [4.45, 1.64],
    [4.86, 1.73],
    [4.3, 1.66],
    [4.53, 1.65],
  ],
  pickup: [
    [5.3, 1.8],
    [5.3, 1.8],
    [5.3, 1.83],
    [5.3, 1.83],
  ],
  suv: [
    [4.36, 1.66],
    [4.44, 1.63],
    [4.36, 1.8],
    [4.75, 1.72],
    [4.36, 1.66],
    [4.36, 1.6],
    [4.44, 1.63],
    [4.36, 1.66],
    [4.78, 1.7],
    [4.44, 1.64],
    [4.68, 1.64],
    [4.51, 1.66],
    [4.5, 1.65],
    [4.7, 1.74],
    [4.46, 1.63],
    [4.88, 1.8],
    [4.2, 1.56],
    [4.72, 1.66],
  ],
  sedan: [
    [4.36, 1.515],
    [4.68, 1.46],
    [4.92, 1.47],
    [4.74, 1.435],
    [4.68, 1.48],
    [4.74, 1.435],
    [4.4, 1.5],
    [4.7, 1.44],
    [4.82, 1.47],
  ],
  'sports-car': [
    [4.33, 1.3],
    [4.55, 1.29],
    [4.45, 1.24],
    [4.64, 1.37],
    [4.22, 1.36],
  ],
  wagon: [
    [4.6, 1.475],
    [4.86, 1.45],
    [4.74, 1.52],
  ],
}

/** Of this length a car fills the frame as a master does. */
const whole = 5

/**
 * Scale of a car in even hundredths of its master, so that all cars use one camera: the studio moves it back from a
 * long or tall design (packages/car-studio/src/scene/studio.ts), which is taken back here, and a shorter car wears the same design.
 */
export function sizeOf(design: string, length: number, isEnd: boolean): number {
  const [, style = '', number = ''] = /^(.+)-(\d+)$/.exec(design) ?? []
  const [own, height] = measures[style]?.[Number(number)] ?? [length, 1.5]
  const moved = isEnd ? (height / 1.85) ** 0.35 : (Math.max(own / 4.45, height / 1.7) * (4.45 / whole)) ** 0.75
  return Math.min(100, 2 * Math.round((50 * length * moved) / own))
}
