import { lineOf, spansOf } from './castings.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { kebab, type Masters } from './masters.ts'

/** The design that a car wears, by the name of its folder, and how long the car is in metres. */
export interface Face {
  design: string
  length: number
}

/**
 * The design of a model in the year of first registration. A model without an entry, and one without a rendered
 * rendered, wears the first of its body style; undefined where that has none.
 */
export function faceOf(
  { brand, model, bodyStyle, releaseDate }: Pick<DemoVehicle, 'brand' | 'model' | 'bodyStyle' | 'releaseDate'>,
  { variants }: Masters,
): Face | undefined {
  const style = kebab(bodyStyle)
  const numbers = variants.get(style) ?? []
  const line = lineOf(brand, model, bodyStyle)
  const spans = line === undefined ? [] : spansOf(line)
  const year = Number(releaseDate.slice(0, 4))
  const span = spans.findLast(({ from }) => from <= year) ?? spans[0]
  const [, of = '', number] = /^(.+)-(\d+)$/.exec(span?.design ?? '') ?? []
  const isRendered = variants.get(of)?.includes(Number(number)) ?? false
  const design = isRendered ? span?.design : numbers[0] === undefined ? undefined : `${style}-${numbers[0]}`
  return design === undefined ? undefined : { design, length: span?.length ?? 4.4 }
}
